/* What the C tests share: checks that say where they failed, counted by topic
 * and printed as TAP, one line for each topic, so that a loop of a thousand
 * checks is still one line for a person to read. */
#ifndef TAP_H
#define TAP_H

#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Not every test uses every helper. */
#if defined(__GNUC__)
#define CHECK_UNUSED __attribute__((unused))
#else
#define CHECK_UNUSED
#endif

static char check_topic_name[96];
static int check_topics, check_topics_failed;
static long check_count, check_failed;


static void check_close_topic(void)
{
    if (check_topic_name[0] == 0)
        return;
    check_topics++;
    if (check_failed != 0)
        check_topics_failed++;
    if (check_count == 0) {
        check_topics_failed++;
        printf("# nothing was checked\n");
    }
    printf("%s %d - %s (%ld checks)\n", check_failed || !check_count ? "not ok" : "ok", check_topics, check_topic_name,
           check_count);
    fflush(stdout);
    check_topic_name[0] = 0;
}

/* Every check from here to the next topic belongs to this one. */
static void topic(const char *name)
{
    check_close_topic();
    snprintf(check_topic_name, sizeof check_topic_name, "%s", name);
    check_count = check_failed = 0;
}

static CHECK_UNUSED int check_true(int ok, const char *what, const char *file, int line)
{
    check_count++;
    if (!ok && check_failed++ < 20)
        printf("# %s:%d: %s\n", file, line, what);
    return ok;
}

static CHECK_UNUSED int check_int(int64_t got, int64_t want, const char *what, const char *file, int line)
{
    check_count++;
    if (got != want && check_failed++ < 20)
        printf("# %s:%d: %s is %" PRId64 ", not %" PRId64 "\n", file, line, what, got, want);
    return got == want;
}

static CHECK_UNUSED int check_u64(uint64_t got, uint64_t want, const char *what, const char *file, int line)
{
    check_count++;
    if (got != want && check_failed++ < 20)
        printf("# %s:%d: %s is %" PRIu64 " (%016" PRIx64 "), not %" PRIu64 " (%016" PRIx64 ")\n", file, line, what, got,
               got, want, want);
    return got == want;
}

static CHECK_UNUSED int check_str(const char *got, const char *want, const char *what, const char *file, int line)
{
    check_count++;
    if (strcmp(got, want) != 0 && check_failed++ < 20)
        printf("# %s:%d: %s is \"%s\", not \"%s\"\n", file, line, what, got, want);
    return strcmp(got, want) == 0;
}

#define OK(condition) check_true(!!(condition), #condition, __FILE__, __LINE__)
#define IS(got, want) check_int((int64_t)(got), (int64_t)(want), #got, __FILE__, __LINE__)
#define IS_U64(got, want) check_u64((got), (want), #got, __FILE__, __LINE__)
#define IS_STR(got, want) check_str((got), (want), #got, __FILE__, __LINE__)

/* For what a test cannot go on without. */
#define NEED(condition)                                                                                                \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            printf("Bail out! %s:%d: %s\n", __FILE__, __LINE__, #condition);                                           \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

/* The end of every test, after the checks that nothing is left over. */
static CHECK_UNUSED int check_end(void)
{
    check_close_topic();
    printf("1..%d\n", check_topics);
    return check_topics_failed != 0;
}

/* ---- what is compiled in ---- */

/* The place of a member in a struct, and its size. */
#define AT(type, member, place, size)                                                                                  \
    do {                                                                                                               \
        IS(offsetof(type, member), place);                                                                             \
        IS(sizeof(((type *)0)->member), size);                                                                         \
    } while (0)

typedef const char *(*teller)(int32_t);

/* Each of some codes has a sentence of its own, and numbers that are no codes have another. */
static CHECK_UNUSED void told(teller tell, const int32_t *codes, size_t count)
{
    const char *unknown = tell(999);
    size_t i, k;
    NEED(unknown != NULL);
    for (i = 0; i < count; i++) {
        const char *sentence = tell(codes[i]);
        NEED(sentence != NULL);
        OK(strlen(sentence) > 3);
        OK(strcmp(sentence, unknown) != 0);
        for (k = 0; k < i; k++)
            OK(strcmp(sentence, tell(codes[k])) != 0);
        OK(tell(codes[i]) == sentence);
        IS_STR(tell(codes[i] + 256), unknown);
        IS_STR(tell(codes[i] - 256), unknown);
    }
    IS_STR(tell(INT32_MIN), unknown);
    IS_STR(tell(INT32_MAX), unknown);
}

/* The same for all codes from one to another, beside which there are none. */
static CHECK_UNUSED void told_between(teller tell, int32_t first, int32_t last)
{
    int32_t codes[64];
    size_t count = (size_t)(last - first) + 1, i;
    NEED(count <= 64);
    for (i = 0; i < count; i++)
        codes[i] = first + (int32_t)i;
    told(tell, codes, count);
    IS_STR(tell(first - 1), tell(999));
    IS_STR(tell(last + 1), tell(999));
}

/* ---- buffers with a guard on both sides ---- */

enum { GUARD = 64, GUARD_BYTE = 0xA5 };

static CHECK_UNUSED void *guarded(size_t size)
{
    unsigned char *memory = malloc(size + 2 * GUARD);
    NEED(memory != NULL);
    memset(memory, GUARD_BYTE, size + 2 * GUARD);
    return memory + GUARD;
}

/* True when neither the guards nor the bytes from `used` on were written; frees the buffer. */
static CHECK_UNUSED int guard_held(void *buffer, size_t size, size_t used)
{
    unsigned char *memory = (unsigned char *)buffer - GUARD;
    size_t i;
    int held = 1;
    for (i = 0; i < size + 2 * GUARD; i++)
        if ((i < GUARD || i >= GUARD + used) && memory[i] != GUARD_BYTE)
            held = 0;
    free(memory);
    return held;
}

/* How often to repeat what is drawn at random: less under a checker that makes everything slow. */
static CHECK_UNUSED int rounds(int full)
{
    return getenv("FANORONA_QUICK") != NULL ? (full + 7) / 8 : full;
}

/* ---- a number now and then, the same in every run ---- */

static uint64_t random_state = 0x9E3779B97F4A7C15u;

static CHECK_UNUSED uint32_t random_below(uint32_t limit)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (uint32_t)((random_state >> 32) % limit);
}

#endif
