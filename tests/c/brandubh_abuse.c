/* Wrong use: NULL, bad variants, short buffers, any number anywhere. Everything is answered, and nothing changes. */
#include "brandubh_check.h"

#define NULLED(call) IS((call), BRANDUBH_ERROR_NULL)
#define RANGED(call) IS((call), BRANDUBH_ERROR_RANGE)

/* Every call that takes a variant refuses one that is none. */
static void refused(brandubh_board *board, const brandubh_variant *variant)
{
    brandubh_game *game = (brandubh_game *)&game;
    brandubh_undo undo;
    int32_t list[BRANDUBH_MOVES_MAX];
    size_t count = 777;
    uint64_t wide = 777;
    memset(&undo, 0x55, sizeof undo);
    RANGED(brandubh_board_moves(board, variant, list, BRANDUBH_MOVES_MAX, &count));
    RANGED(brandubh_board_count_moves(board, variant));
    RANGED(brandubh_board_is_legal(board, mv("d7-c7"), variant));
    RANGED(brandubh_board_is_legal(board, -1, variant));
    RANGED(brandubh_board_why_not(board, sq("d7"), sq("c7"), variant));
    RANGED(brandubh_board_why_not(board, -1, -1, variant));
    RANGED(brandubh_board_perft(board, 1, variant, &wide));
    RANGED(brandubh_board_perft_slides(board, 0, variant, &wide));
    RANGED(brandubh_board_captures_at(board, sq("d7"), variant, list, 4, &count));
    RANGED(brandubh_board_captures_at(board, -1, variant, list, 4, &count));
    RANGED(brandubh_board_preview(board, mv("d7-c7"), variant, list, 4, &count));
    RANGED(brandubh_board_preview(board, -1, variant, list, 4, &count));
    RANGED(brandubh_board_do_move(board, mv("d7-c7"), variant, &undo));
    RANGED(brandubh_board_do_move(board, -1, variant, &undo));
    RANGED(brandubh_game_new(variant, &game));
    OK(game == NULL);
    game = (brandubh_game *)&game;
    RANGED(brandubh_game_start(board, variant, &game));
    OK(game == NULL);
    IS(count, 777);
    IS_U64(wide, 777);
    IS(undo.bytes[0], 0x55);
    BOARD_IS(board, SETUP);
}

int main(void)
{
    brandubh_board *board = board_of(SETUP), *none = (brandubh_board *)&none;
    brandubh_game *game = NULL, *nothing = (brandubh_game *)&nothing;
    brandubh_variant variant;
    brandubh_undo undo;
    int32_t list[BRANDUBH_MOVES_MAX], *guard;
    size_t count = 777, i;
    uint64_t wide = 777;
    char text[64] = "x";
    int round;

    memset(&undo, 0, sizeof undo);
    NEED(brandubh_game_new(NULL, &game) == BRANDUBH_OK);

    topic("no handle");
    NULLED(brandubh_board_clone(NULL, &none));
    OK(none == NULL);
    NULLED(brandubh_board_at(NULL, 40));
    NULLED(brandubh_board_put(NULL, 40, 1));
    NULLED(brandubh_board_lift(NULL, 40));
    NULLED(brandubh_board_side(NULL));
    NULLED(brandubh_board_set_side(NULL, 0));
    NULLED(brandubh_board_count(NULL, 1));
    NULLED(brandubh_board_king_square(NULL));
    NULLED(brandubh_board_text(NULL, text, sizeof text, &count));
    NULLED(brandubh_board_key(NULL, &wide));
    NULLED(brandubh_board_key_full(NULL, &wide));
    NULLED(brandubh_board_moves(NULL, NULL, list, 140, &count));
    NULLED(brandubh_board_count_moves(NULL, NULL));
    NULLED(brandubh_board_is_legal(NULL, 1, NULL));
    NULLED(brandubh_board_why_not(NULL, 40, 41, NULL));
    NULLED(brandubh_board_relocate(NULL, 1));
    NULLED(brandubh_board_perft(NULL, 1, NULL, &wide));
    NULLED(brandubh_board_perft_slides(NULL, 1, NULL, &wide));
    NULLED(brandubh_board_hostile_to(NULL, 40, 0));
    NULLED(brandubh_board_captures_at(NULL, 40, NULL, list, 4, &count));
    NULLED(brandubh_board_preview(NULL, 1, NULL, list, 4, &count));
    NULLED(brandubh_board_do_move(NULL, 1, NULL, &undo));
    NULLED(brandubh_board_undo_move(NULL, &undo));
    NULLED(brandubh_game_start(NULL, NULL, &nothing));
    OK(nothing == NULL);
    nothing = (brandubh_game *)&nothing;
    NULLED(brandubh_game_clone(NULL, &nothing));
    OK(nothing == NULL);
    none = (brandubh_board *)&none;
    NULLED(brandubh_game_board(NULL, &none));
    OK(none == NULL);
    NULLED(brandubh_game_variant(NULL, &variant));
    NULLED(brandubh_game_ply(NULL));
    NULLED(brandubh_game_key_at(NULL, 0, &wide));
    NULLED(brandubh_game_move_at(NULL, 0));
    NULLED(brandubh_game_repeats(NULL));
    NULLED(brandubh_game_play(NULL, 1));
    NULLED(brandubh_game_undo(NULL));
    NULLED(brandubh_game_outcome(NULL));
    NULLED(brandubh_game_winner(NULL));
    NULLED(brandubh_test_panic(NULL));
    brandubh_board_free(NULL);
    brandubh_game_free(NULL);

    topic("no place for the answer");
    NULLED(brandubh_board_new(NULL));
    NULLED(brandubh_board_empty(NULL));
    NULLED(brandubh_board_parse(SETUP, strlen(SETUP), NULL));
    NULLED(brandubh_board_clone(board, NULL));
    NULLED(brandubh_board_text(board, text, sizeof text, NULL));
    NULLED(brandubh_board_key(board, NULL));
    NULLED(brandubh_board_key_full(board, NULL));
    NULLED(brandubh_board_moves(board, NULL, list, 140, NULL));
    NULLED(brandubh_board_captures_at(board, 40, NULL, list, 4, NULL));
    NULLED(brandubh_board_perft(board, 1, NULL, NULL));
    NULLED(brandubh_board_undo_move(board, NULL));
    NULLED(brandubh_all_squares(list, 49, NULL));
    NULLED(brandubh_key_hex(1, NULL, 17));
    NULLED(brandubh_zobrist(1, 40, NULL));
    NULLED(brandubh_zobrist_side(NULL));
    NULLED(brandubh_variant_default(NULL));
    NULLED(brandubh_game_new(NULL, NULL));
    NULLED(brandubh_game_start(board, NULL, NULL));
    NULLED(brandubh_game_clone(game, NULL));
    NULLED(brandubh_game_board(game, NULL));
    NULLED(brandubh_game_variant(game, NULL));
    NULLED(brandubh_game_key_at(game, 0, NULL));
    IS(count, 777);
    IS_U64(wide, 777);
    IS(text[0], 'x');
    BOARD_IS(board, SETUP);

    topic("the default game's variant");
    variant = usual();
    IS(variant.throne_pass, 1);
    IS(variant.throne_reentry, 0);
    IS(variant.king_everywhere_two, 0);
    IS(variant.king_strong, 0);
    IS(variant.escape, BRANDUBH_ESCAPE_CORNER);
    IS(variant.repeat, 3);
    IS(variant.ply_cap, 0);
    IS(brandubh_board_count_moves(board, &variant), 40);

    topic("variants that are none");
    for (i = 0; i < sizeof variant / sizeof(int32_t); i++) {
        static const int32_t bad[] = {-1, 2, 256, INT32_MIN};
        size_t k;
        for (k = 0; k < sizeof bad / sizeof *bad; k++) {
            int32_t *field;
            variant = usual();
            field = (int32_t *)&variant + i;
            /* A greater repeat and ply_cap are good ones. */
            *field = (i == 5 || i == 6) && bad[k] > 0 ? (i == 5 ? 1 : BRANDUBH_PLY_CAP_MAX + 1) : bad[k];
            refused(board, &variant);
        }
    }
    variant = usual();
    variant.repeat = BRANDUBH_REPEAT_MAX + 1;
    refused(board, &variant);
    variant.repeat = BRANDUBH_REPEAT_MAX;
    variant.ply_cap = BRANDUBH_PLY_CAP_MAX;
    IS(brandubh_board_count_moves(board, &variant), 40);

    topic("short buffers stay within their bounds");
    for (i = 0; i <= 40; i++) {
        int32_t code;
        guard = guarded(i * sizeof *guard);
        code = brandubh_board_moves(board, NULL, guard, i, &count);
        IS(code, i < 40 ? BRANDUBH_ERROR_SHORT : BRANDUBH_OK);
        IS(count, 40);
        OK(guard_held(guard, i * sizeof *guard, i < 40 ? 0 : i * sizeof *guard));
    }
    for (i = 0; i < 50; i++) {
        guard = guarded(i * sizeof *guard);
        IS(brandubh_all_squares(guard, i, &count), i < 49 ? BRANDUBH_ERROR_SHORT : BRANDUBH_OK);
        IS(count, 49);
        OK(guard_held(guard, i * sizeof *guard, i < 49 ? 0 : 49 * sizeof *guard));
    }
    {
        brandubh_board *three = board_of("2a4/2d4/ad1da2/7/7/2a4/7 a");
        for (i = 0; i < 4; i++) {
            guard = guarded(i * sizeof *guard);
            IS(brandubh_board_preview(three, mv("c2-c5"), NULL, guard, i, &count),
               i < 3 ? BRANDUBH_ERROR_SHORT : BRANDUBH_DID_CAPTURE);
            IS(count, 3);
            OK(guard_held(guard, i * sizeof *guard, i < 3 ? 0 : 3 * sizeof *guard));
        }
        IS(brandubh_board_do_move(three, mv("c2-c5"), NULL, NULL), BRANDUBH_DID_CAPTURE);
        brandubh_board_free(three);
    }

    topic("any numbers anywhere");
    for (round = 0; round < rounds(20000); round++) {
        static const int32_t edges[] = {-1, 0, 1, 2, 3, 4, 9, 10, 16, 40, 70, 80, 81, 255, 256, INT32_MAX, INT32_MIN};
        int32_t numbers[3];
        char before[BRANDUBH_TEXT_MAX + 1];
        int k;
        for (k = 0; k < 3; k++)
            numbers[k] = random_below(2) ? edges[random_below(17)] : (int32_t)(random_below(300)) - 20;
        strcpy(before, text_of(board));
        IS(brandubh_board_is_legal(board, brandubh_move_of(numbers[0], numbers[1]), NULL),
           brandubh_board_why_not(board, numbers[0], numbers[1], NULL) == BRANDUBH_WHY_OK);
        OK(brandubh_board_hostile_to(board, numbers[0], numbers[1]) >= 0);
        OK(brandubh_board_at(board, numbers[0]) >= 0);
        OK(brandubh_board_preview(board, numbers[2], NULL, list, 140, &count) >= 0);
        OK(brandubh_board_captures_at(board, numbers[0], NULL, list, 140, &count) == BRANDUBH_OK);
        BOARD_IS(board, before);
        for (k = 0; k < (int)sizeof undo.bytes; k++)
            undo.bytes[k] = (uint8_t)random_below(256);
        IS(brandubh_board_undo_move(board, &undo), BRANDUBH_ERROR_UNDO);
        BOARD_IS(board, before);
        brandubh_board_put(board, numbers[0], numbers[1]);
        brandubh_board_set_side(board, numbers[2]);
        brandubh_board_relocate(board, brandubh_move_of(numbers[0], numbers[2]));
        OK(brandubh_board_do_move(board, brandubh_move_of(numbers[1], numbers[2]), NULL, &undo) >= 0);
        IS(brandubh_board_undo_move(board, &undo), BRANDUBH_OK);
        key_of(board);
    }
    brandubh_board_free(board);
    brandubh_game_free(game);
    return check_done();
}
