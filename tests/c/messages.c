/* Every code has a sentence of its own, and every other number an answer. */
#include "check.h"

int main(void)
{
    topic("the codes of calls");
    told_between(fanorona_error_message, FANORONA_ERROR_PANIC, FANORONA_STOPPED);
    topic("the reasons of positions");
    told_between(fanorona_pos_message, FANORONA_POS_OK, FANORONA_POS_SIDE);
    topic("the reasons of steps");
    told_between(fanorona_why_message, FANORONA_WHY_OK, FANORONA_WHY_PAIKA_IN_CHAIN);
    return check_done();
}
