/* Every code has a sentence of its own, and every other number an answer. */
#include "check.h"

typedef const char *(*teller)(int32_t);

static void told(teller tell, int32_t first, int32_t last)
{
    const char *unknown = tell(999);
    int32_t i, k;
    NEED(unknown != NULL);
    for (i = first; i <= last; i++) {
        const char *sentence = tell(i);
        NEED(sentence != NULL);
        OK(strlen(sentence) > 3);
        OK(strcmp(sentence, unknown) != 0);
        for (k = first; k < i; k++)
            OK(strcmp(sentence, tell(k)) != 0);
        OK(tell(i) == sentence);
    }
    IS_STR(tell(first - 1), unknown);
    IS_STR(tell(last + 1), unknown);
    IS_STR(tell(INT32_MIN), unknown);
    IS_STR(tell(INT32_MAX), unknown);
    IS_STR(tell(first + 256), unknown);
    IS_STR(tell(last - 256), unknown);
}

int main(void)
{
    topic("the codes of calls");
    told(fanorona_error_message, FANORONA_ERROR_PANIC, FANORONA_STOPPED);
    topic("the reasons of positions");
    told(fanorona_pos_message, FANORONA_POS_OK, FANORONA_POS_SIDE);
    topic("the reasons of steps");
    told(fanorona_why_message, FANORONA_WHY_OK, FANORONA_WHY_PAIKA_IN_CHAIN);
    return check_done();
}
