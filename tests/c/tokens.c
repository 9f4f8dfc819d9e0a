/* Tokens: each is good for the one state it led to and for nothing else. */
#include "check.h"

#define THREE "w3b/5/1b3/w2b1/w1b2 w"

typedef int32_t (*undoer)(fanorona_board *, const fanorona_token *);

static void refuses(fanorona_board *board, undoer undo, const fanorona_token *token, int line)
{
    snapshot before = snapshot_of(board);
    check_int(undo(board, token), FANORONA_ERROR_TOKEN, "undo", __FILE__, line);
    check_unchanged(board, &before, __FILE__, line);
}

#define REFUSES(board, undo, token) refuses((board), (undo), (token), __LINE__)

static const undoer unplay = fanorona_board_unplay, undo_step = fanorona_board_undo_step;

static void every_bit(fanorona_board *board, undoer undo, const fanorona_token *token)
{
    snapshot before = snapshot_of(board);
    size_t i;
    for (i = 0; i < sizeof token->bytes * 8; i++) {
        fanorona_token forged = *token;
        forged.bytes[i / 8] ^= (uint8_t)(1u << i % 8);
        check_count++;
        if (undo(board, &forged) != FANORONA_ERROR_TOKEN) {
            printf("# bit %u of byte %u\n", (unsigned)(i % 8), (unsigned)(i / 8));
            OK(!"a token with one bit turned is refused");
            return;
        }
    }
    UNCHANGED(board, &before);
}

/* Every end of a token cut off and filled with something else. */
static void every_length(fanorona_board *board, undoer undo, const fanorona_token *token)
{
    size_t i;
    for (i = 0; i < sizeof token->bytes; i++) {
        static const int fill[] = {0x00, 0xFF, 0x5A};
        int k;
        for (k = 0; k < 3; k++) {
            fanorona_token cut = *token;
            memset(cut.bytes + i, fill[k], sizeof cut.bytes - i);
            if (memcmp(&cut, token, sizeof cut) != 0)
                REFUSES(board, undo, &cut);
        }
    }
}

int main(void)
{
    fanorona_board *board = board_of(THREE), *other, *foreign = board_of(SIVY_SETUP);
    snapshot states[5];
    fanorona_token play[4], stopped, done, foreign_token, token;
    int i, k;

    states[0] = snapshot_of(board);
    NEED(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, &play[0], NULL) == FANORONA_OK);
    states[1] = snapshot_of(board);
    NEED(fanorona_board_play(board, pt("b1"), FANORONA_N, FANORONA_APPROACH, &play[1], NULL) == FANORONA_OK);
    states[2] = snapshot_of(board);
    NEED(fanorona_board_stop(board, &stopped) == FANORONA_OK);
    states[3] = snapshot_of(board);
    NEED(fanorona_board_play(foreign, pt("d3"), FANORONA_E, FANORONA_WITHDRAWAL, &foreign_token, NULL) == FANORONA_OK);

    topic("out of order");
    REFUSES(board, unplay, &play[0]);
    REFUSES(board, unplay, &play[1]);

    topic("of another board");
    REFUSES(board, unplay, &foreign_token);
    REFUSES(foreign, unplay, &stopped);
    REFUSES(foreign, unplay, &play[0]);

    topic("of the other kind");
    REFUSES(board, undo_step, &stopped);
    REFUSES(foreign, undo_step, &foreign_token);

    topic("a stop's token: every bit turned, every end cut");
    every_bit(board, unplay, &stopped);
    every_length(board, unplay, &stopped);

    topic("forgeries of one value");
    for (i = 0; i < 256; i++) {
        memset(&token, i, sizeof token);
        REFUSES(board, unplay, &token);
        REFUSES(board, undo_step, &token);
    }

    topic("a play's token inside a chain: every bit turned, every end cut");
    IS(unplay(board, &stopped), FANORONA_OK);
    UNCHANGED(board, &states[2]);
    every_bit(board, unplay, &play[1]);
    every_length(board, unplay, &play[1]);
    REFUSES(board, undo_step, &play[1]);

    topic("twice");
    REFUSES(board, unplay, &stopped);
    IS(unplay(board, &play[1]), FANORONA_OK);
    REFUSES(board, unplay, &play[1]);
    UNCHANGED(board, &states[1]);
    IS(unplay(board, &play[0]), FANORONA_OK);
    REFUSES(board, unplay, &play[0]);
    UNCHANGED(board, &states[0]);

    topic("a step's token: every bit turned, every end cut, twice, of the other kind");
    NEED(fanorona_board_do_step(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, &done, NULL) == FANORONA_OK);
    states[4] = snapshot_of(board);
    every_bit(board, undo_step, &done);
    every_length(board, undo_step, &done);
    REFUSES(board, unplay, &done);
    IS(undo_step(board, &done), FANORONA_OK);
    UNCHANGED(board, &states[0]);
    REFUSES(board, undo_step, &done);

    topic("a board changed meanwhile is another position");
    NEED(fanorona_board_do_step(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, &done, NULL) == FANORONA_OK);
    NEED(fanorona_board_lift(board, pt("a5")) == FANORONA_OK);
    REFUSES(board, undo_step, &done);
    NEED(fanorona_board_put(board, pt("a5"), FANORONA_WHITE) == FANORONA_OK);
    NEED(fanorona_board_set_side(board, FANORONA_WHITE) == FANORONA_OK);
    REFUSES(board, undo_step, &done);
    NEED(fanorona_board_set_side(board, FANORONA_BLACK) == FANORONA_OK);
    IS(undo_step(board, &done), FANORONA_OK);
    UNCHANGED(board, &states[0]);

    topic("a chain closed meanwhile is another state");
    NEED(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, &play[0], NULL) == FANORONA_OK);
    NEED(fanorona_board_lift(board, pt("a5")) == FANORONA_OK);
    NEED(fanorona_board_put(board, pt("a5"), FANORONA_WHITE) == FANORONA_OK);
    IS(fanorona_board_in_chain(board), 0);
    REFUSES(board, unplay, &play[0]);
    other = board_of(states[1].text);
    REFUSES(other, unplay, &play[0]);
    fanorona_board_free(other);

    topic("a copy is in the same state, and takes the same token");
    fanorona_board_free(board);
    board = board_of(THREE);
    NEED(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, &play[0], NULL) == FANORONA_OK);
    other = copy_of(board);
    IS(unplay(other, &play[0]), FANORONA_OK);
    UNCHANGED(other, &states[0]);
    UNCHANGED(board, &states[1]);
    IS(unplay(board, &play[0]), FANORONA_OK);
    fanorona_board_free(other);

    topic("a token can be copied and kept");
    NEED(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, &play[0], NULL) == FANORONA_OK);
    {
        unsigned char kept[sizeof(fanorona_token) + 1];
        memcpy(kept + 1, &play[0], sizeof play[0]);
        memset(&play[0], 0, sizeof play[0]);
        memcpy(&token, kept + 1, sizeof token);
        IS(unplay(board, &token), FANORONA_OK);
        UNCHANGED(board, &states[0]);
    }
    IS(sizeof(fanorona_token), 96);

    topic("of the same move on another size, or with another stone");
    {
        static const char *const like[] = {
            "w3b4/9/1b7/w2b5/w1b6 w", "w3b/5/1b3/w2b1/w1b1b w", "w3b/5/1b3/w2b1/w1b1w w", "w4/5/1b3/w2b1/w1b2 w",
        };
        for (i = 0; i < 4; i++) {
            other = board_of(like[i]);
            NEED(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, &play[0], NULL) == FANORONA_OK);
            NEED(fanorona_board_play(other, pt("a1"), FANORONA_E, FANORONA_APPROACH, &play[1], NULL) == FANORONA_OK);
            REFUSES(board, unplay, &play[1]);
            REFUSES(other, unplay, &play[0]);
            IS(unplay(board, &play[0]), FANORONA_OK);
            IS(unplay(other, &play[1]), FANORONA_OK);
            IS_STR(text_of(other), like[i]);
            fanorona_board_free(other);
        }
    }

    topic("whole moves are taken back whole or not at all");
    {
        fanorona_token tokens[4], bad[4];
        fanorona_move moves[3];
        size_t count = 0, made = 0;
        snapshot after;
        NEED(fanorona_board_moves(board, moves, 3, &count) == FANORONA_OK && count == 3);
        NEED(fanorona_board_play_move(board, &moves[1], tokens, 4, &made) == FANORONA_OK && made == 3);
        after = snapshot_of(board);
        for (i = 0; i < 3; i++)
            for (k = 0; k < 96; k += 5) {
                memcpy(bad, tokens, sizeof bad);
                bad[i].bytes[k] ^= 4;
                IS(fanorona_board_unplay_move(board, bad, 3), FANORONA_ERROR_TOKEN);
                UNCHANGED(board, &after);
            }
        bad[0] = tokens[2];
        bad[1] = tokens[1];
        bad[2] = tokens[0];
        IS(fanorona_board_unplay_move(board, bad, 3), FANORONA_ERROR_TOKEN);
        IS(fanorona_board_unplay_move(board, tokens, 2), FANORONA_ERROR_TOKEN);
        UNCHANGED(board, &after);
        bad[0] = tokens[0];
        bad[2] = tokens[2];
        bad[1] = tokens[0];
        IS(fanorona_board_unplay_move(board, bad, 3), FANORONA_ERROR_TOKEN);
        UNCHANGED(board, &after);
        IS(fanorona_board_unplay_move(board, tokens, 3), FANORONA_OK);
        UNCHANGED(board, &states[0]);
        IS(fanorona_board_unplay_move(board, tokens, 3), FANORONA_ERROR_TOKEN);
        UNCHANGED(board, &states[0]);
    }

    topic("random bytes, and true tokens with random bytes in them");
    for (i = 0; i < rounds(3000); i++) {
        fanorona_board *random = random_board();
        fanorona_step steps[FANORONA_STEPS_MAX];
        size_t count = 0, n;
        NEED(fanorona_board_play_steps(random, steps, FANORONA_STEPS_MAX, &count) == FANORONA_OK);
        if (count > 0) {
            fanorona_step *s = &steps[random_below((uint32_t)count)];
            fanorona_token good, bad;
            NEED(fanorona_board_play(random, s->from, s->direction, s->kind, &good, NULL) == FANORONA_OK);
            bad = good;
            for (n = 1 + random_below(6); n > 0; n--)
                bad.bytes[random_below(96)] = (uint8_t)random_below(256);
            if (memcmp(&good, &bad, sizeof good) != 0)
                REFUSES(random, unplay, &bad);
            IS(unplay(random, &good), FANORONA_OK);
            for (n = 0; n < 96; n++)
                bad.bytes[n] = (uint8_t)random_below(256);
            REFUSES(random, unplay, &bad);
            REFUSES(random, undo_step, &bad);
        }
        fanorona_board_free(random);
    }
    fanorona_board_free(foreign);
    fanorona_board_free(board);
    return check_done();
}
