/* runner.c - holds the C library to the vectors of the conformance kits, through fanorona.h and brandubh.h.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 *     runner [FOLDER]
 *
 * The folder is the one with the kits, `conformance` where none is given. Prints
 * TAP, a test for each group of vectors; what failed goes to the error stream.
 */
#include "runner.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Texts of the kits may hold a NUL. */
#define READING (JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES)

/* So many vectors of a group are shown when they fail. */
#define SHOWN 10

static const game_kit *const games[] = {&fanorona_kit, &brandubh_kit};

/* ---- what goes wrong ---- */

/* Why the vector at hand got no answer; empty while nothing is wrong. */
static char trouble[256];

void complain(const char *format, ...)
{
    va_list arguments;
    if (trouble[0] != 0)
        return;
    va_start(arguments, format);
    vsnprintf(trouble, sizeof trouble, format, arguments);
    va_end(arguments);
}

int is_in_trouble(void)
{
    return trouble[0] != 0;
}

/* A kit itself cannot be read. */
static void give_up(const char *format, ...)
{
    va_list arguments;
    fputs("Bail out! ", stdout);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    exit(EXIT_FAILURE);
}

/* ---- the fields of a question ---- */

span text_of(const json_t *value, const char *what)
{
    span text = {"", 0};
    if (!json_is_string(value)) {
        complain("there is no text \"%s\"", what);
        return text;
    }
    text.bytes = json_string_value(value);
    text.length = json_string_length(value);
    return text;
}

span text_in(const json_t *object, const char *field)
{
    return text_of(json_object_get(object, field), field);
}

int32_t number_in(const json_t *object, const char *field)
{
    const json_t *value = json_object_get(object, field);
    const json_int_t number = json_integer_value(value);
    if (!json_is_integer(value) || number < INT32_MIN || number > INT32_MAX) {
        complain("there is no number \"%s\"", field);
        return 0;
    }
    return (int32_t)number;
}

int32_t number_or(const json_t *object, const char *field, int32_t usual)
{
    return json_object_get(object, field) == NULL ? usual : number_in(object, field);
}

int is(span text, const char *word)
{
    return text.length == strlen(word) && memcmp(text.bytes, word, text.length) == 0;
}

int32_t number_of(span word, const char *const *words, size_t count)
{
    size_t i;
    for (i = 0; i < count; i++)
        if (is(word, words[i]))
            return (int32_t)i;
    return -1;
}

const char *word_of(int32_t number, const char *const *words, size_t count)
{
    if (number >= 0 && (size_t)number < count)
        return words[number];
    complain("there is no word for the number %" PRId32, number);
    return "";
}

/* ---- values as JSON ---- */

json_t *refused(const char *word)
{
    return json_pack("{s:s}", "error", word);
}

json_t *place_json(int32_t file, int32_t rank)
{
    char name[2];
    name[0] = (char)('a' + file);
    name[1] = (char)('1' + rank);
    return json_stringn(name, sizeof name);
}

int read_place(span name, int32_t *file, int32_t *rank)
{
    if (name.length != 2)
        return 0;
    *file = name.bytes[0] - 'a';
    *rank = name.bytes[1] - '1';
    return 1;
}

/* ---- the kits ---- */

static json_t *answer_to(const game_kit *which, const json_t *ask)
{
    const span op = text_in(ask, "op");
    size_t i;
    for (i = 0; i < which->count; i++)
        if (is(op, which->operations[i].op))
            return which->operations[i].answer(ask);
    complain("no operation \"%s\" is known here", op.bytes);
    return NULL;
}

/* Opens a file of a kit to read. */
static FILE *open_in(const char *folder, const game_kit *which, const char *name, char *path, size_t capacity)
{
    FILE *file;
    snprintf(path, capacity, "%s/%s%s", folder, which->folder, name);
    file = fopen(path, "rb");
    if (file == NULL)
        give_up("%s: %s", path, strerror(errno));
    return file;
}

static const char *sentence_of(const json_t *kit, span id)
{
    const json_t *rule;
    size_t i;
    json_array_foreach(json_object_get(kit, "rules"), i, rule)
        if (is(id, text_in(rule, "id").bytes))
            return text_in(rule, "text").bytes;
    complain("kit.json has no rule \"%s\"", id.bytes);
    return "?";
}

static void show(const char *what, const json_t *value)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_ENCODE_ANY);
    fprintf(stderr, "#     %-8s %s\n", what, text == NULL ? "nothing" : text);
    free(text);
}

/* Asks one vector; false, with a report if it is still wanted, where it fails. */
static int passes(const game_kit *which, const json_t *kit, const json_t *vector, int wanted)
{
    const json_t *ask = json_object_get(vector, "ask"), *expected = json_object_get(vector, "answer");
    const char *sentence;
    span id, rule;
    json_t *came;
    int passed;
    trouble[0] = 0;
    id = text_in(vector, "id");
    rule = text_in(vector, "rule");
    sentence = sentence_of(kit, rule);
    came = answer_to(which, ask);
    passed = trouble[0] == 0 && json_equal(expected, came);
    if (!passed && wanted) {
        fprintf(stderr, "# %s %s fails. The rule %s: %s\n", which->name, id.bytes, rule.bytes, sentence);
        show("asked", ask);
        show("expected", expected);
        if (trouble[0] != 0)
            fprintf(stderr, "#     %-8s %s\n", "came", trouble);
        else
            show("came", came);
    }
    json_decref(came);
    return passed;
}

/* The next vector of a file, or NULL at its end. */
static json_t *next_vector(FILE *file, const char *path, json_int_t before)
{
    json_error_t error;
    json_t *vector;
    int byte;
    do
        byte = getc(file);
    while (byte != EOF && isspace(byte));
    if (byte == EOF)
        return NULL;
    ungetc(byte, file);
    vector = json_loadf(file, READING | JSON_DISABLE_EOF_CHECK, &error);
    if (vector == NULL)
        give_up("%s: after %" JSON_INTEGER_FORMAT " vectors: %s", path, before, error.text);
    return vector;
}

/* Asks the vectors of a group; false where one fails, or where they are not as many as they should be. */
static int run(const char *folder, const game_kit *which, const json_t *kit, const json_t *group, int number)
{
    const span id = text_in(group, "id");
    const json_int_t promised = json_integer_value(json_object_get(group, "vectors"));
    char path[4096];
    FILE *file = open_in(folder, which, text_in(group, "file").bytes, path, sizeof path);
    json_int_t count = 0, failed = 0;
    json_t *vector;
    int passed;
    while ((vector = next_vector(file, path, count)) != NULL) {
        count++;
        if (!passes(which, kit, vector, failed < SHOWN))
            failed++;
        json_decref(vector);
    }
    fclose(file);
    if (failed > SHOWN)
        fprintf(stderr, "# %" JSON_INTEGER_FORMAT " more of %s %s fail\n", failed - SHOWN, which->name, id.bytes);
    if (count != promised)
        fprintf(stderr, "# %s has %" JSON_INTEGER_FORMAT " vectors, and kit.json says %" JSON_INTEGER_FORMAT "\n", path,
                count, promised);
    passed = failed == 0 && count == promised;
    printf("%s %d - %s %s, %" JSON_INTEGER_FORMAT " vectors\n", passed ? "ok" : "not ok", number, which->name, id.bytes,
           count);
    fflush(stdout);
    return passed;
}

static json_t *read_kit(const char *folder, const game_kit *which)
{
    char path[4096];
    FILE *file = open_in(folder, which, "kit.json", path, sizeof path);
    json_error_t error;
    json_t *kit = json_loadf(file, READING, &error);
    fclose(file);
    if (kit == NULL)
        give_up("%s: line %d: %s", path, error.line, error.text);
    if (json_array_size(json_object_get(kit, "groups")) == 0)
        give_up("%s has no groups", path);
    return kit;
}

int main(int argc, char **argv)
{
    const char *folder = argc > 1 ? argv[1] : "conformance";
    json_t *kits[COUNT(games)];
    const json_t *group;
    size_t i, j, promised = 1;
    int number = 0, passed = 1, freed = 1;
    if (argc > 2) {
        fprintf(stderr, "usage: %s [FOLDER]\n", argv[0]);
        return 2;
    }
    for (i = 0; i < COUNT(games); i++) {
        kits[i] = read_kit(folder, games[i]);
        promised += json_array_size(json_object_get(kits[i], "groups"));
    }
    printf("1..%d\n", (int)promised);
    for (i = 0; i < COUNT(games); i++) {
        json_array_foreach(json_object_get(kits[i], "groups"), j, group)
            passed &= run(folder, games[i], kits[i], group, ++number);
        freed &= games[i]->live() == 0;
        json_decref(kits[i]);
    }
    printf("%s %d - every board and every game was freed\n", freed ? "ok" : "not ok", ++number);
    return passed && freed ? EXIT_SUCCESS : EXIT_FAILURE;
}
