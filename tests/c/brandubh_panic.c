/* After a panic inside the library a board answers every call with the code, and can be freed. */
#include "brandubh_check.h"

int main(void)
{
    brandubh_board *board = board_of(SETUP), *other = board_of(SETUP), *copy = other;
    brandubh_game *game = (brandubh_game *)&game;
    brandubh_undo undo;
    int32_t list[4] = {7, 7, 7, 7};
    size_t count = 777;
    uint64_t wide = 777;
    char text[64] = "x";

    memset(&undo, 0x55, sizeof undo);
    topic("a panic does not leave the library");
    IS(brandubh_test_panic(board), BRANDUBH_ERROR_PANIC);

    topic("every call that takes the board answers with the code, and writes nothing");
#define BROKEN(call) IS((call), BRANDUBH_ERROR_PANIC)
    BROKEN(brandubh_test_panic(board));
    BROKEN(brandubh_board_clone(board, &copy));
    OK(copy == NULL);
    BROKEN(brandubh_board_at(board, 40));
    BROKEN(brandubh_board_put(board, 40, 1));
    BROKEN(brandubh_board_put(board, -1, 9));
    BROKEN(brandubh_board_lift(board, 40));
    BROKEN(brandubh_board_side(board));
    BROKEN(brandubh_board_set_side(board, 1));
    BROKEN(brandubh_board_count(board, 1));
    BROKEN(brandubh_board_king_square(board));
    BROKEN(brandubh_board_text(board, text, sizeof text, &count));
    BROKEN(brandubh_board_key(board, &wide));
    BROKEN(brandubh_board_key_full(board, &wide));
    BROKEN(brandubh_board_moves(board, NULL, list, 4, &count));
    BROKEN(brandubh_board_count_moves(board, NULL));
    BROKEN(brandubh_board_is_legal(board, mv("d7-c7"), NULL));
    BROKEN(brandubh_board_why_not(board, -1, -1, NULL));
    BROKEN(brandubh_board_relocate(board, mv("d7-c7")));
    BROKEN(brandubh_board_perft_slides(board, 0, NULL, &wide));
    BROKEN(brandubh_board_perft(board, 1, NULL, &wide));
    BROKEN(brandubh_board_hostile_to(board, 40, 0));
    BROKEN(brandubh_board_captures_at(board, 40, NULL, list, 4, &count));
    BROKEN(brandubh_board_preview(board, mv("d7-c7"), NULL, list, 4, &count));
    BROKEN(brandubh_board_do_move(board, mv("d7-c7"), NULL, &undo));
    BROKEN(brandubh_board_undo_move(board, &undo));
    BROKEN(brandubh_game_start(board, NULL, &game));
    OK(game == NULL);
    IS(list[0], 7);
    IS(count, 777);
    IS_U64(wide, 777);
    IS(text[0], 'x');
    IS(undo.bytes[0], 0x55);

    topic("other boards are as they were, and it is counted until it is freed");
    BOARD_IS(other, SETUP);
    IS_U64(brandubh_live(), 2);
    brandubh_board_free(board);
    IS_U64(brandubh_live(), 1);
    brandubh_board_free(other);
    return check_done();
}
