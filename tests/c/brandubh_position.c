/* Boards: their text, what stands on them, and their keys. */
#include "brandubh_check.h"

static int32_t read_code(const char *text, size_t length)
{
    brandubh_board *board = (brandubh_board *)&board;
    const int32_t code = brandubh_board_parse(text, length, &board);
    OK((board != NULL) == (code == BRANDUBH_POS_OK));
    brandubh_board_free(board);
    return code;
}

#define READS(text, code) IS(read_code((text), strlen(text)), BRANDUBH_POS_##code)

int main(void)
{
    brandubh_board *board = NULL, *copy = NULL;
    char text[BRANDUBH_TEXT_MAX + 1], hex[BRANDUBH_KEY_SIZE];
    uint64_t key = 0, side = 0;
    size_t length = 0;
    int32_t number;

    topic("the set-up");
    IS(brandubh_board_new(&board), BRANDUBH_OK);
    BOARD_IS(board, SETUP);
    IS(brandubh_board_side(board), BRANDUBH_ATTACKERS);
    IS(brandubh_board_count(board, BRANDUBH_ATTACKER), 8);
    IS(brandubh_board_count(board, BRANDUBH_DEFENDER), 4);
    IS(brandubh_board_count(board, BRANDUBH_KING), 1);
    IS(brandubh_board_count(board, BRANDUBH_EMPTY), 0);
    IS(brandubh_board_count(board, BRANDUBH_BORDER), 0);
    IS(brandubh_board_king_square(board), sq("d4"));
    IS(brandubh_board_at(board, sq("d4")), BRANDUBH_KING);
    IS(brandubh_board_at(board, sq("d7")), BRANDUBH_ATTACKER);
    IS(brandubh_board_at(board, sq("e4")), BRANDUBH_DEFENDER);
    IS(brandubh_board_at(board, sq("a1")), BRANDUBH_EMPTY);

    topic("what stands on a number that is no square");
    for (number = -200; number < 400; number++)
        if (!brandubh_on_board(number))
            IS(brandubh_board_at(board, number), BRANDUBH_BORDER);
    IS(brandubh_board_at(board, INT32_MIN), BRANDUBH_BORDER);
    IS(brandubh_board_at(board, INT32_MAX), BRANDUBH_BORDER);

    topic("keys");
    IS_U64(key_of(board), UINT64_C(0xf161530840d30927));
    IS(brandubh_zobrist(BRANDUBH_KING, sq("d4"), &key), BRANDUBH_OK);
    IS_U64(key, UINT64_C(0xfa26dc19dcc41964));
    IS(brandubh_zobrist(BRANDUBH_ATTACKER, sq("a1"), &key), BRANDUBH_OK);
    IS_U64(key, UINT64_C(0x9f6841b8aac743c7));
    IS(brandubh_zobrist_side(&side), BRANDUBH_OK);
    IS_U64(side, UINT64_C(0xdca9f8bb22f5c613));
    IS(brandubh_zobrist(BRANDUBH_EMPTY, sq("a1"), &key), BRANDUBH_ERROR_RANGE);
    IS(brandubh_zobrist(BRANDUBH_BORDER, sq("a1"), &key), BRANDUBH_ERROR_RANGE);
    IS(brandubh_zobrist(BRANDUBH_KING, 9, &key), BRANDUBH_ERROR_RANGE);
    IS_U64(key, UINT64_C(0x9f6841b8aac743c7));
    IS(brandubh_key_hex(UINT64_C(0x00ab), hex, sizeof hex), BRANDUBH_OK);
    IS_STR(hex, "00000000000000ab");
    memset(hex, 'x', sizeof hex);
    IS(brandubh_key_hex(1, hex, sizeof hex - 1), BRANDUBH_ERROR_SHORT);
    IS(hex[0], 'x');

    topic("a copy shares nothing");
    IS(brandubh_board_clone(board, &copy), BRANDUBH_OK);
    IS(brandubh_board_lift(copy, sq("d4")), BRANDUBH_OK);
    BOARD_IS(board, SETUP);
    BOARD_IS(copy, "3a3/3a3/3d3/aad1daa/3d3/3a3/3a3 a");
    IS(brandubh_board_king_square(copy), BRANDUBH_NONE);
    brandubh_board_free(copy);
    IS_U64(brandubh_live(), 1);
    brandubh_board_free(board);

    topic("pieces put, lifted, and the turn");
    IS(brandubh_board_empty(&board), BRANDUBH_OK);
    BOARD_IS(board, "7/7/7/7/7/7/7 a");
    IS_U64(key_of(board), 0);
    IS(brandubh_board_put(board, sq("a1"), BRANDUBH_ATTACKER), BRANDUBH_OK);
    IS_U64(key_of(board), UINT64_C(0x9f6841b8aac743c7));
    IS(brandubh_board_set_side(board, BRANDUBH_DEFENDERS), BRANDUBH_OK);
    IS_U64(key_of(board), UINT64_C(0x9f6841b8aac743c7) ^ side);
    IS(brandubh_board_side(board), BRANDUBH_DEFENDERS);
    IS(brandubh_board_put(board, sq("a1"), BRANDUBH_KING), BRANDUBH_OK);
    IS(brandubh_board_put(board, sq("g7"), BRANDUBH_KING), BRANDUBH_OK);
    BOARD_IS(board, "6k/7/7/7/7/7/k6 d");
    IS(brandubh_board_king_square(board), sq("a1"));
    IS(brandubh_board_lift(board, sq("a1")), BRANDUBH_OK);
    IS(brandubh_board_king_square(board), sq("g7"));
    IS(brandubh_board_lift(board, sq("a1")), BRANDUBH_OK);
    BOARD_IS(board, "6k/7/7/7/7/7/7 d");

    topic("what is no square, no piece and no side changes nothing");
    for (number = -20; number < 300; number++) {
        if (!brandubh_on_board(number)) {
            IS(brandubh_board_put(board, number, BRANDUBH_KING), BRANDUBH_ERROR_RANGE);
            IS(brandubh_board_lift(board, number), BRANDUBH_ERROR_RANGE);
        }
        if (number < BRANDUBH_ATTACKER || number > BRANDUBH_KING)
            IS(brandubh_board_put(board, sq("g7"), number), BRANDUBH_ERROR_RANGE);
        if (number != BRANDUBH_ATTACKERS && number != BRANDUBH_DEFENDERS)
            IS(brandubh_board_set_side(board, number), BRANDUBH_ERROR_RANGE);
        BOARD_IS(board, "6k/7/7/7/7/7/7 d");
    }

    topic("text into a buffer that is long enough, and one that is not");
    IS(brandubh_board_text(board, NULL, 0, &length), BRANDUBH_OK);
    IS(length, strlen("6k/7/7/7/7/7/7 d"));
    memset(text, 'x', sizeof text);
    IS(brandubh_board_text(board, text, length, &length), BRANDUBH_ERROR_SHORT);
    IS(length, strlen("6k/7/7/7/7/7/7 d"));
    IS(text[0], 'x');
    IS(brandubh_board_text(board, text, length + 1, &length), BRANDUBH_OK);
    IS_STR(text, "6k/7/7/7/7/7/7 d");
    IS(text[length + 1], 'x');
    brandubh_board_free(board);

    topic("the longest text");
    board = board_of("adadada/dadadad/adadada/dadkdad/adadada/dadadad/adadada d");
    IS(strlen(text_of(board)), BRANDUBH_TEXT_MAX);
    brandubh_board_free(board);

    topic("texts that are read");
    READS("7/7/7/7/7/7/7 a", OK);
    READS("7/7/7/7/7/7/7 d", OK);
    READS("kkkkkkk/7/7/7/7/7/7 d", OK);
    READS("1111111/1a5/25/7/7/7/34 a", OK);
    board = board_of("1111111/1a5/25/7/7/7/34 a");
    BOARD_IS(board, "7/1a5/7/7/7/7/7 a");
    brandubh_board_free(board);

    topic("texts that are refused, by the first fault from the left");
    READS("", NULL);
    IS(read_code(NULL, 0), BRANDUBH_POS_NULL);
    IS(read_code(NULL, 5), BRANDUBH_POS_NULL);
    READS("7/7/7/7/7/7 a", ROWS);
    READS("7/7/7/7/7/7/7/7 a", ROWS);
    READS("7/7/7/7/7/7/7/ a", ROWS);
    READS("7", ROWS);
    READS("7/7/7/7/7/7/6 a", WIDTH);
    READS("7/7/7/7/7/7/6", WIDTH);
    READS("6/7/7/7/7/7/7 a", WIDTH);
    READS("8/7/7/7/7/7/7 a", WIDTH);
    READS("9x", WIDTH);
    READS("7a", WIDTH);
    READS("aaaaaaaa/x", WIDTH);
    READS("/7/7/7/7/7/7 a", WIDTH);
    READS(" a", WIDTH);
    READS("7//7/7/7/7/7 a", WIDTH);
    READS("x", LETTER);
    READS("0", LETTER);
    READS("7/7/7/7/7/7/6A a", LETTER);
    READS("7/7/7/7/7/7/7a", WIDTH);
    READS("6x/6/7/7/7/7/7 a", LETTER);
    READS("6/6x/7/7/7/7/7 a", WIDTH);
    READS("7/7/7/7/7/7/7", SIDE);
    READS("7/7/7/7/7/7/7 ", SIDE);
    READS("7/7/7/7/7/7/7 k", SIDE);
    READS("7/7/7/7/7/7/7 A", SIDE);
    READS("7/7/7/7/7/7/7  a", SIDE);
    READS("7/7/7/7/7/7/7 a ", SIDE);
    READS("7/7/7/7/7/7/7 ad", SIDE);
    READS("7/7/7/7/7/7/7 a\n", SIDE);
    IS(read_code("7/7/7/7/7/7/7 a", 16), BRANDUBH_POS_SIDE);
    IS(read_code("\0", 1), BRANDUBH_POS_LETTER);
    READS("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", LETTER);
    READS("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", LONG);
    IS(read_code(SETUP, SIZE_MAX), BRANDUBH_POS_LONG);

    topic("what is written is read back as the same board");
    for (number = 0; number < rounds(400); number++) {
        brandubh_board *first = random_board(), *second = board_of(text_of(first));
        IS_STR(text_of(second), text_of(first));
        IS_U64(key_of(second), key_of(first));
        brandubh_board_free(first);
        brandubh_board_free(second);
    }
    return check_done();
}
