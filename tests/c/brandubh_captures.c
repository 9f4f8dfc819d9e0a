/* What a move captures, and moves made and taken back. */
#include "brandubh_check.h"

/* do_move, held to preview and undone again before it is made for good; its flags. */
static int32_t make(brandubh_board *board, const char *move, const brandubh_variant *variant, const char *taken)
{
    char before[BRANDUBH_TEXT_MAX + 1];
    const uint64_t key = key_of(board);
    int32_t squares[BRANDUBH_CAPTURES_MAX], flags, told;
    size_t count = 99, i;
    brandubh_undo undo;

    strcpy(before, text_of(board));
    told = brandubh_board_preview(board, mv(move), variant, squares, BRANDUBH_CAPTURES_MAX, &count);
    IS_STR(names_of(squares, count), taken);
    BOARD_IS(board, before);
    flags = brandubh_board_do_move(board, mv(move), variant, &undo);
    IS(flags, told);
    IS((flags & BRANDUBH_DID_CAPTURE) != 0, count > 0);
    for (i = 0; i < count; i++)
        IS(brandubh_board_at(board, squares[i]), BRANDUBH_EMPTY);
    key_of(board);
    IS(brandubh_board_undo_move(board, &undo), BRANDUBH_OK);
    BOARD_IS(board, before);
    IS_U64(key_of(board), key);
    IS(brandubh_board_do_move(board, mv(move), variant, NULL), flags);
    return flags;
}

#define MAKES(position, move, variant, flags, taken, after)                                                            \
    do {                                                                                                               \
        brandubh_board *made_ = board_of(position);                                                                    \
        IS(make(made_, (move), (variant), (taken)), (flags));                                                          \
        BOARD_IS(made_, (after));                                                                                      \
        brandubh_board_free(made_);                                                                                    \
    } while (0)

/* Whether a king on d4, c4, or wherever he stands alone is taken when an attacker arrives. */
#define KING(position, move, variant, yes)                                                                             \
    do {                                                                                                               \
        brandubh_board *king_ = board_of(position);                                                                    \
        const int32_t flags_ = brandubh_board_do_move(king_, mv(move), (variant), NULL);                               \
        IS((flags_ & BRANDUBH_KING_TAKEN) != 0, (yes));                                                                \
        IS(brandubh_board_king_square(king_) == BRANDUBH_NONE, (yes));                                                 \
        brandubh_board_free(king_);                                                                                    \
    } while (0)

int main(void)
{
    const int32_t took = BRANDUBH_DID_CAPTURE, king = BRANDUBH_DID_CAPTURE | BRANDUBH_KING_TAKEN, home = BRANDUBH_KING_HOME;
    brandubh_variant strong = usual(), two = usual(), both = usual(), edge = usual();
    brandubh_board *board, *other;
    brandubh_undo undo, forged;
    size_t i;
    int round;

    strong.king_strong = 1;
    two.king_everywhere_two = 1;
    both.king_strong = both.king_everywhere_two = 1;
    edge.escape = BRANDUBH_ESCAPE_EDGE;

    topic("between two enemies, along a rank and along a file");
    MAKES("7/7/1ad4/4a2/7/7/7 a", "e4-e5", NULL, 0, "", "7/7/1ad1a2/7/7/7/7 d");
    MAKES("7/7/1ad4/3a3/7/7/7 a", "d4-d5", NULL, took, "c5", "7/7/1a1a3/7/7/7/7 d");
    MAKES("7/1d5/1a5/7/1k5/7/7 d", "b3-b4", NULL, took, "b5", "7/1d5/7/1k5/7/7/7 a");
    MAKES("7/1d5/1a5/d6/7/7/7 d", "a4-b4", NULL, took, "b5", "7/1d5/7/1d5/7/7/7 a");

    topic("the king captures by moving and by standing still");
    MAKES("7/7/2ka3/7/4d2/7/7 d", "e3-e5", NULL, took, "d5", "7/7/2k1d2/7/7/7/7 a");
    MAKES("7/7/3ad2/2k4/7/7/7 d", "c4-c5", NULL, took, "d5", "7/7/2k1d2/7/7/7/7 a");

    topic("not across a corner of the two lines, and not two at once in a row");
    MAKES("7/7/1ddd3/1a5/7/7/a6 a", "a1-a5", NULL, 0, "", "7/7/addd3/1a5/7/7/7 d");
    MAKES("7/7/1dd1a2/7/7/7/a6 a", "a1-a5", NULL, 0, "", "7/7/add1a2/7/7/7/7 d");

    topic("an empty corner counts as an enemy to both sides");
    MAKES("1d5/2a4/7/7/7/7/7 a", "c6-c7", NULL, took, "b7", "2a4/7/7/7/7/7/7 d");
    MAKES("1a5/2d4/7/7/7/7/7 d", "c6-c7", NULL, took, "b7", "2d4/7/7/7/7/7/7 a");
    MAKES("ka5/2d4/7/7/7/7/7 d", "c6-c7", NULL, took, "b7", "k1d4/7/7/7/7/7/7 a");
    MAKES("aa5/2d4/7/7/7/7/7 d", "c6-c7", NULL, 0, "", "aad4/7/7/7/7/7/7 a");

    topic("the throne counts while it is empty, and whoever stands on it for his side");
    MAKES("7/7/7/2d4/7/7/1a5 a", "b1-b4", NULL, took, "c4", "7/7/7/1a5/7/7/7 d");
    MAKES("7/7/7/2a4/7/7/1d5 d", "b1-b4", NULL, took, "c4", "7/7/7/1d5/7/7/7 a");
    MAKES("7/7/7/2dk3/7/7/1a5 a", "b1-b4", NULL, 0, "", "7/7/7/1adk3/7/7/7 d");
    MAKES("7/7/7/2ak3/7/7/1d5 d", "b1-b4", NULL, took, "c4", "7/7/7/1d1k3/7/7/7 a");
    MAKES("7/7/7/1dak3/7/7/7 d", "d4-e4", NULL, 0, "", "7/7/7/1da1k2/7/7/7 a");

    topic("the edge counts for nobody");
    MAKES("3d3/2a4/7/7/7/7/3a3 a", "d1-d6", NULL, 0, "", "3d3/2aa3/7/7/7/7/7 d");
    MAKES("3d3/3a3/3a3/7/7/7/7 a", "d5-c5", NULL, 0, "", "3d3/3a3/2a4/7/7/7/7 d");

    topic("moving in between is safe");
    MAKES("7/7/1a1a3/7/7/2d4/7 d", "c2-c5", NULL, 0, "", "7/7/1ada3/7/7/7/7 a");

    topic("up to three ways at once");
    MAKES("2a4/2d4/ad1da2/7/7/2a4/7 a", "c2-c5", NULL, took, "b5 d5 c6", "2a4/7/a1a1a2/7/7/7/7 d");

    topic("the king on the throne: four attackers");
    KING("7/7/3a3/2ak3/3a3/7/4a2 a", "e1-e4", NULL, 1);
    KING("7/7/3a3/2ak3/3d3/7/4a2 a", "e1-e4", NULL, 0);
    KING("7/7/3a3/3k3/3a3/7/4a2 a", "e1-e4", NULL, 0);
    KING("7/7/7/2ak3/7/7/4a2 a", "e1-e4", &two, 1);
    KING("7/7/7/2ak3/7/7/4a2 a", "e1-e4", &both, 0);
    KING("7/7/3a3/2ak3/3a3/7/4a2 a", "e1-e4", &strong, 1);

    topic("the king beside the throne: three attackers, and the throne does not matter");
    KING("7/7/2a4/1ak4/7/2a4/7 a", "c2-c3", NULL, 1);
    KING("7/7/2a4/1akd3/7/2a4/7 a", "c2-c3", NULL, 1);
    KING("7/7/2a4/2k4/7/2a4/7 a", "c2-c3", NULL, 0);
    KING("7/7/7/1ak4/7/2a4/7 a", "c2-c3", NULL, 0);
    KING("7/7/2a4/1dk4/7/2a4/7 a", "c2-c3", NULL, 0);
    KING("7/7/2a4/2k4/7/2a4/7 a", "c2-c3", &two, 1);
    KING("7/7/7/2k4/1a5/7/7 a", "b3-b4", &two, 1);
    KING("7/7/7/2k4/1a5/7/7 a", "b3-b4", NULL, 0);
    KING("7/7/2a4/1ak4/7/2a4/7 a", "c2-c3", &strong, 1);
    KING("7/7/2a4/1akd3/7/2a4/7 a", "c2-c3", &strong, 0);
    KING("7/7/2a4/1aka3/7/2a4/7 a", "c2-c3", &strong, 1);

    topic("the king anywhere else: two attackers, or one and an empty corner");
    KING("7/1ak4/7/7/3a3/7/7 a", "d3-d6", NULL, 1);
    KING("1k5/7/2a4/7/7/7/7 a", "c5-c7", NULL, 1);
    KING("dk5/7/2a4/7/7/7/7 a", "c5-c7", NULL, 0);
    KING("7/1dk4/7/7/3a3/7/7 a", "d3-d6", NULL, 0);
    KING("7/1ak4/7/7/3a3/7/7 a", "d3-d6", &strong, 0);
    KING("2a4/1ak4/2a4/7/3a3/7/7 a", "d3-d6", &strong, 1);
    KING("1k5/1a5/2a4/7/7/7/7 a", "c5-c7", &strong, 0);
    KING("k6/a6/2a4/7/7/7/7 a", "c5-b5", NULL, 0);

    topic("a king is taken by attackers alone");
    MAKES("7/1kk4/7/7/3d3/7/7 d", "d3-d6", NULL, 0, "", "7/1kkd3/7/7/7/7/7 a");

    topic("flags of several things at once");
    MAKES("7/1ak4/7/7/3a3/7/7 a", "d3-d6", NULL, king, "c6", "7/1a1a3/7/7/7/7/7 d");
    MAKES("1k5/7/7/7/7/7/7 d", "b7-a7", NULL, home, "", "k6/7/7/7/7/7/7 a");
    MAKES("7/a5k/d6/7/7/7/7 d", "g6-g7", NULL, home, "", "6k/a6/d6/7/7/7/7 a");
    MAKES("1k5/a6/d6/7/7/7/7 d", "b7-a7", NULL, took | home, "a6", "k6/7/d6/7/7/7/7 a");
    MAKES("7/1k5/7/7/7/7/7 d", "b6-b7", NULL, 0, "", "1k5/7/7/7/7/7/7 a");
    MAKES("7/1k5/7/7/7/7/7 d", "b6-b7", &edge, home, "", "1k5/7/7/7/7/7/7 a");
    MAKES("7/1d5/7/7/7/7/7 d", "b6-b7", &edge, 0, "", "1d5/7/7/7/7/7/7 a");

    topic("it asks only for a piece on the first square and none on the second");
    MAKES(SETUP, "d7-a7", NULL, 0, "", "a6/3a3/3d3/aadkdaa/3d3/3a3/3a3 d");
    MAKES(SETUP, "d4-a1", NULL, home, "", "3a3/3a3/3d3/aad1daa/3d3/3a3/k2a3 d");
    board = board_of(SETUP);
    {
        static const char *const nothing[] = {"a1-a2", "d7-d6", "d7-d7", "a1-a1", "h1-a1", "d7-d9"};
        for (i = 0; i < sizeof nothing / sizeof *nothing; i++) {
            memset(&undo, 0xee, sizeof undo);
            IS(brandubh_board_do_move(board, mv(nothing[i]), NULL, &undo), 0);
            BOARD_IS(board, SETUP);
            IS(brandubh_board_preview(board, mv(nothing[i]), NULL, NULL, 0, NULL), 0);
            IS(brandubh_board_undo_move(board, &undo), BRANDUBH_OK);
            BOARD_IS(board, SETUP);
        }
    }
    IS(brandubh_board_do_move(board, -1, NULL, NULL), 0);
    IS(brandubh_board_do_move(board, INT32_MAX, NULL, NULL), 0);
    BOARD_IS(board, SETUP);

    topic("hostile squares");
    IS(brandubh_board_hostile_to(board, sq("d7"), BRANDUBH_DEFENDERS), 1);
    IS(brandubh_board_hostile_to(board, sq("d7"), BRANDUBH_ATTACKERS), 0);
    IS(brandubh_board_hostile_to(board, sq("d4"), BRANDUBH_ATTACKERS), 1);
    IS(brandubh_board_hostile_to(board, sq("d4"), BRANDUBH_DEFENDERS), 0);
    IS(brandubh_board_hostile_to(board, sq("a1"), BRANDUBH_ATTACKERS), 1);
    IS(brandubh_board_hostile_to(board, sq("a1"), BRANDUBH_DEFENDERS), 1);
    IS(brandubh_board_hostile_to(board, sq("b2"), BRANDUBH_DEFENDERS), 0);
    IS(brandubh_board_hostile_to(board, 9, BRANDUBH_DEFENDERS), 0);
    IS(brandubh_board_hostile_to(board, sq("a1"), 2), 0);
    IS(brandubh_board_hostile_to(board, sq("a1"), -1), 0);
    IS(brandubh_board_lift(board, sq("d4")), BRANDUBH_OK);
    IS(brandubh_board_hostile_to(board, sq("d4"), BRANDUBH_ATTACKERS), 1);
    IS(brandubh_board_hostile_to(board, sq("d4"), BRANDUBH_DEFENDERS), 1);
    brandubh_board_free(board);

    topic("what a piece captures where it stands");
    board = board_of("2a4/2d4/ada1a2/2d4/2a4/7/7 d");
    IS_STR(captures(board, "c5", NULL), "c4 b5 c6");
    IS_STR(captures(board, "d5", NULL), "");
    IS_STR(captures(board, "a5", NULL), "b5");
    IS_STR(captures(board, "c7", NULL), "c6");
    IS_STR(captures(board, "h9", NULL), "");
    BOARD_IS(board, "2a4/2d4/ada1a2/2d4/2a4/7/7 d");
    brandubh_board_free(board);

    topic("an undo belongs to the state that its move left");
    board = board_of(SETUP);
    other = board_of(SETUP);
    IS(brandubh_board_do_move(board, mv("d7-a7"), NULL, &undo), 0);
    IS(brandubh_board_undo_move(other, &undo), BRANDUBH_ERROR_UNDO);
    BOARD_IS(other, SETUP);
    IS(brandubh_board_do_move(other, mv("d7-b7"), NULL, NULL), 0);
    IS(brandubh_board_undo_move(other, &undo), BRANDUBH_ERROR_UNDO);
    IS(brandubh_board_set_side(board, BRANDUBH_ATTACKERS), BRANDUBH_OK);
    IS(brandubh_board_undo_move(board, &undo), BRANDUBH_ERROR_UNDO);
    IS(brandubh_board_set_side(board, BRANDUBH_DEFENDERS), BRANDUBH_OK);
    for (i = 0; i < sizeof undo.bytes * 8; i++) {
        forged = undo;
        forged.bytes[i / 8] ^= (uint8_t)(1u << i % 8);
        IS(brandubh_board_undo_move(board, &forged), BRANDUBH_ERROR_UNDO);
    }
    memset(&forged, 0, sizeof forged);
    IS(brandubh_board_undo_move(board, &forged), BRANDUBH_ERROR_UNDO);
    BOARD_IS(board, "a6/3a3/3d3/aadkdaa/3d3/3a3/3a3 d");
    IS(brandubh_board_undo_move(board, &undo), BRANDUBH_OK);
    BOARD_IS(board, SETUP);
    brandubh_board_free(board);
    brandubh_board_free(other);

    topic("moves taken back in the reverse of their order");
    for (round = 0; round < rounds(80); round++) {
        enum { LONGEST = 40 };
        brandubh_undo undos[LONGEST];
        char texts[LONGEST][BRANDUBH_TEXT_MAX + 1];
        const brandubh_variant variant = random_variant();
        int made;
        board = round % 2 ? random_board() : board_of(SETUP);
        for (made = 0; made < LONGEST; made++) {
            int32_t moves[BRANDUBH_MOVES_MAX], picked, flags, squares[BRANDUBH_CAPTURES_MAX];
            size_t count = 0, taken = 0;
            NEED(brandubh_board_moves(board, &variant, moves, BRANDUBH_MOVES_MAX, &count) == BRANDUBH_OK);
            if (count == 0)
                break;
            picked = moves[random_below((uint32_t)count)];
            strcpy(texts[made], text_of(board));
            flags = brandubh_board_preview(board, picked, &variant, squares, BRANDUBH_CAPTURES_MAX, &taken);
            IS(brandubh_board_do_move(board, picked, &variant, &undos[made]), flags);
            OK(taken <= 3);
            key_of(board);
        }
        while (made-- > 0) {
            IS(brandubh_board_undo_move(board, &undos[made]), BRANDUBH_OK);
            BOARD_IS(board, texts[made]);
        }
        brandubh_board_free(board);
    }
    return check_done();
}
