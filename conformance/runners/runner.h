/* runner.h - what the runner shares with the part for each game.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef RUNNER_H
#define RUNNER_H

#include <jansson.h>

#include <stddef.h>
#include <stdint.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* Answers the questions of one operation. */
typedef struct {
    const char *op;
    json_t *(*answer)(const json_t *ask);
} operation;

/* A game that there is a kit of. */
typedef struct {
    const char *name;
    /* Where its kit is, in the folder of them all. */
    const char *folder;
    const operation *operations;
    size_t count;
    /* How many of its boards and games are not yet freed. */
    uint64_t (*live)(void);
} game_kit;

extern const game_kit fanorona_kit;
extern const game_kit brandubh_kit;

/* ---- what goes wrong ---- */

/* Notes why the vector at hand gets no answer; only the first trouble counts. */
void complain(const char *format, ...);

/* Whether there was any. */
int is_in_trouble(void);

/* ---- the fields of a question ---- */

typedef struct {
    const char *bytes;
    size_t length;
} span;

span text_in(const json_t *object, const char *field);
/* A value that should be a text; `what` is what it is called. */
span text_of(const json_t *value, const char *what);
int32_t number_in(const json_t *object, const char *field);
int32_t number_or(const json_t *object, const char *field, int32_t usual);
int is(span text, const char *word);

/* The number of a word among others, or -1. */
int32_t number_of(span word, const char *const *words, size_t count);

/* The word of a number. */
const char *word_of(int32_t number, const char *const *words, size_t count);

/* ---- values as JSON ---- */

json_t *refused(const char *word);

/* The name of a place, such as a1; files and ranks are counted from 0. */
json_t *place_json(int32_t file, int32_t rank);

/* The file and the rank of any name of two characters; false for every other. */
int read_place(span name, int32_t *file, int32_t *rank);

#endif
