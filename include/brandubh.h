/* brandubh.h - the seven by seven board game of Ireland: board, moves, captures and games.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Eight attackers close in on a king and his four defenders, who try to bring him
 * to a corner. Squares, pieces, sides, moves and reasons are plain integers, and
 * every function takes any integer: a number that is none of its kind is answered
 * and is never undefined. The functions are in the library of fanorona.h, and
 * neither header needs the other.
 *
 * Squares. The number of a square is (rank + 1) * 9 + (file + 1): a1 is 10 and the
 * throne, d4, is 40. Take it from brandubh_square_of, not from arithmetic.
 *
 * Moves. A move is one number, made by brandubh_move_of from two squares and taken
 * apart by brandubh_move_from and brandubh_move_to. What it captures is decided by
 * the position.
 *
 * Answers. Most functions return an int32_t: what was asked for, or BRANDUBH_OK,
 * where it is not negative; BRANDUBH_NONE for an ordinary "there is none"; and a
 * BRANDUBH_ERROR_ code below that. Outputs are written only on success, save that
 * a handle to be made is set to NULL on failure and that the size needed is written
 * with BRANDUBH_ERROR_SHORT. A call that fails leaves what it was given as it was.
 *
 * Ownership. A board belongs to the caller from brandubh_board_new, _empty, _parse
 * or _clone until brandubh_board_free, which is called once; a game in the same way
 * from brandubh_game_new, _start or _clone until brandubh_game_free. No function
 * keeps a pointer that it is given, and no function frees an argument. Text and the
 * table that functions return live as long as the library and are never freed.
 *
 * Pointers. A handle is NULL or a board or game that is not yet freed. Any other
 * pointer is NULL or good for what the function says it reads or writes there; an
 * array has room for its capacity. Whatever is NULL is answered; whatever the
 * numbers in the values behind the pointers, they are checked. A variant that is
 * NULL is the default game.
 *
 * Threads. Different handles may be used on different threads at once. One handle
 * may be read by many threads (the functions that take it as const) while no
 * thread changes it. The library keeps no state but the numbers of live boards and games.
 *
 * Failure inside. A fault of the library itself is answered with
 * BRANDUBH_ERROR_PANIC. The board or game that it happened to may then only be
 * freed, and answers every other call with the same code.
 */

#ifndef BRANDUBH_H
#define BRANDUBH_H


#include <stddef.h>
#include <stdint.h>

/* Names without struct. */

/** A board: what stands on each square, and the side to move. */
typedef struct brandubh_board brandubh_board;
/** A game: a board, the moves that led to it, and how it ends. */
typedef struct brandubh_game brandubh_game;
typedef struct brandubh_variant brandubh_variant;
typedef struct brandubh_undo brandubh_undo;


/**
 * The version of the table of functions. It rises when the table grows; what
 * was there before keeps its place and meaning.
 */
#define BRANDUBH_ABI_VERSION 5

/**
 * The first number of the version.
 */
#define BRANDUBH_VERSION_MAJOR 0

/**
 * The second number of the version.
 */
#define BRANDUBH_VERSION_MINOR 3

/**
 * The third number of the version.
 */
#define BRANDUBH_VERSION_PATCH 0

/**
 * The three numbers as one that grows with them.
 */
#define BRANDUBH_VERSION_NUMBER 3000

/**
 * Success.
 */
#define BRANDUBH_OK 0

/**
 * An ordinary answer: there is no such square, side or move.
 */
#define BRANDUBH_NONE -1

/**
 * A handle, or a pointer that is needed, is NULL.
 */
#define BRANDUBH_ERROR_NULL -2

/**
 * A number is outside what the function takes.
 */
#define BRANDUBH_ERROR_RANGE -3

/**
 * A buffer is too short; the size that is needed was written.
 */
#define BRANDUBH_ERROR_SHORT -4

/**
 * Not an undo, or not one of the position that the board has now.
 */
#define BRANDUBH_ERROR_UNDO -6

/**
 * The count needs more than 64 bits.
 */
#define BRANDUBH_ERROR_OVERFLOW -9

/**
 * The library failed inside. The handle may only be freed.
 */
#define BRANDUBH_ERROR_PANIC -10

/**
 * A square with no piece on it.
 */
#define BRANDUBH_EMPTY 0

/**
 * An attacker.
 */
#define BRANDUBH_ATTACKER 1

/**
 * A defender.
 */
#define BRANDUBH_DEFENDER 2

/**
 * A king, who is on the defenders' side.
 */
#define BRANDUBH_KING 3

/**
 * What stands on a number that is no square.
 */
#define BRANDUBH_BORDER 4

/**
 * The side of the attackers, which moves first.
 */
#define BRANDUBH_ATTACKERS 0

/**
 * The side of the defenders and their king.
 */
#define BRANDUBH_DEFENDERS 1

/**
 * The position string was read.
 */
#define BRANDUBH_POS_OK 0

/**
 * No string, or an empty one.
 */
#define BRANDUBH_POS_NULL 1

/**
 * Not seven ranks.
 */
#define BRANDUBH_POS_ROWS 2

/**
 * A rank that is not seven squares wide.
 */
#define BRANDUBH_POS_WIDTH 3

/**
 * A character of the board that is not a, d, k, / or a digit from 1 to 9.
 */
#define BRANDUBH_POS_LETTER 4

/**
 * The side to move is missing, is not a or d, or is followed by something.
 */
#define BRANDUBH_POS_SIDE 5

/**
 * 64 bytes or more.
 */
#define BRANDUBH_POS_LONG 6

/**
 * The move may be made.
 */
#define BRANDUBH_WHY_OK 0

/**
 * One of the two is no square.
 */
#define BRANDUBH_WHY_OFF_BOARD 1

/**
 * Nothing stands on the first square.
 */
#define BRANDUBH_WHY_NO_PIECE 2

/**
 * The piece belongs to the side that is not to move.
 */
#define BRANDUBH_WHY_NOT_YOURS 3

/**
 * The two squares are the same.
 */
#define BRANDUBH_WHY_NO_MOVE 4

/**
 * The two squares share neither rank nor file.
 */
#define BRANDUBH_WHY_NOT_A_LINE 5

/**
 * The move would stop on the throne, or cross it where that is not allowed.
 */
#define BRANDUBH_WHY_THRONE 6

/**
 * Only a king may stop on a corner.
 */
#define BRANDUBH_WHY_CORNER 7

/**
 * A piece is in the way.
 */
#define BRANDUBH_WHY_BLOCKED 8

/**
 * At least one piece was captured.
 */
#define BRANDUBH_DID_CAPTURE 1

/**
 * A king was among them.
 */
#define BRANDUBH_KING_TAKEN 2

/**
 * The king moved, and ended where he wins.
 */
#define BRANDUBH_KING_HOME 4

/**
 * The king wins on a corner.
 */
#define BRANDUBH_ESCAPE_CORNER 0

/**
 * The king wins on any square of the edge.
 */
#define BRANDUBH_ESCAPE_EDGE 1

/**
 * The files, and the ranks.
 */
#define BRANDUBH_SIZE 7

/**
 * The squares.
 */
#define BRANDUBH_SQUARES 49

/**
 * The difference between a square and the one a rank above it.
 */
#define BRANDUBH_STRIDE 9

/**
 * The most moves that a position can have.
 */
#define BRANDUBH_MOVES_MAX 140

/**
 * The most pieces that one move can capture, one each way.
 */
#define BRANDUBH_CAPTURES_MAX 4

/**
 * The length of the longest position string that is written, without a NUL.
 */
#define BRANDUBH_TEXT_MAX 57

/**
 * The room that a key in hex needs: sixteen digits and a NUL.
 */
#define BRANDUBH_KEY_SIZE 17

/**
 * The greatest depth of a perft.
 */
#define BRANDUBH_DEPTH_MAX 1000

/**
 * The greatest repeat of a variant.
 */
#define BRANDUBH_REPEAT_MAX 999999999

/**
 * The greatest ply_cap of a variant.
 */
#define BRANDUBH_PLY_CAP_MAX 100000

/**
 * The move was made.
 */
#define BRANDUBH_PLAY_OK 0

/**
 * The game has ended, and nothing was made.
 */
#define BRANDUBH_PLAY_OVER 1

/**
 * The rules do not allow it, and nothing was made.
 */
#define BRANDUBH_PLAY_ILLEGAL 2

/**
 * The game goes on.
 */
#define BRANDUBH_OUTCOME_NONE 0

/**
 * A king stands where he wins: the defenders have won.
 */
#define BRANDUBH_OUTCOME_CORNER 1

/**
 * A king was captured, or there is none: the attackers have won.
 */
#define BRANDUBH_OUTCOME_CAPTURE 2

/**
 * A side has no piece: the other has won.
 */
#define BRANDUBH_OUTCOME_NO_PIECES 3

/**
 * A position has occurred as often as the variant lets it: a draw.
 */
#define BRANDUBH_OUTCOME_REPETITION 4

/**
 * The side to move has no move: the other has won.
 */
#define BRANDUBH_OUTCOME_NO_MOVE 5

/**
 * The game has as many moves as the variant gives it: a draw.
 */
#define BRANDUBH_OUTCOME_PLY_CAP 6

/**
 * What a caller holds by pointer. Its inside is the library's own.
 */
struct brandubh_board;

/**
 * What a caller holds by pointer. Its inside is the library's own.
 */
struct brandubh_game;

/**
 * Which game is played. 64 bytes; brandubh_variant_default fills it.
 */
struct brandubh_variant {
    /**
     * 1 where a piece may slide across the empty throne, otherwise 0.
     */
    int32_t throne_pass;
    /**
     * 1 where the king may return to the throne, otherwise 0.
     */
    int32_t throne_reentry;
    /**
     * 1 where the king is captured as any other piece wherever he stands, otherwise 0.
     */
    int32_t king_everywhere_two;
    /**
     * 1 where every side of the king has to be closed, otherwise 0. It is looked
     * at before king_everywhere_two.
     */
    int32_t king_strong;
    /**
     * BRANDUBH_ESCAPE_CORNER or BRANDUBH_ESCAPE_EDGE.
     */
    int32_t escape;
    /**
     * Which occurrence of a position draws a game; 0 for none, not 1, at most
     * BRANDUBH_REPEAT_MAX.
     */
    int32_t repeat;
    /**
     * How many moves a game may have; 0 for any number, at most BRANDUBH_PLY_CAP_MAX.
     */
    int32_t ply_cap;
    /**
     * Room to grow; must be 0.
     */
    int32_t reserved[9];
};

/**
 * What takes a move back: bytes to copy, store and compare. 64 bytes.
 */
struct brandubh_undo {
    /**
     * Nobody's business but the library's.
     */
    uint8_t bytes[64];
};

/**
 * Every function of the library by pointer.
 *
 * The table only grows at its end, and nothing in it changes place or meaning.
 * A consumer asks that version is at least the BRANDUBH_ABI_VERSION that it was
 * compiled with.
 */
struct brandubh_abi {
    /**
     * The version of this table: BRANDUBH_ABI_VERSION when the library was built.
     */
    uint32_t version;
    /**
     * The size of this table in bytes.
     */
    uint32_t size;
    /**
     * brandubh_abi_version
     */
    uint32_t (*abi_version)(void);
    /**
     * brandubh_version_text
     */
    const char *(*version_text)(void);
    /**
     * brandubh_version_number
     */
    uint32_t (*version_number)(void);
    /**
     * brandubh_live
     */
    uint64_t (*live)(void);
    /**
     * brandubh_test_panic
     */
    int32_t (*test_panic)(struct brandubh_board *board);
    /**
     * brandubh_error_message
     */
    const char *(*error_message)(int32_t code);
    /**
     * brandubh_pos_message
     */
    const char *(*pos_message)(int32_t reason);
    /**
     * brandubh_why_message
     */
    const char *(*why_message)(int32_t reason);
    /**
     * brandubh_square_of
     */
    int32_t (*square_of)(int32_t file, int32_t rank);
    /**
     * brandubh_file_of
     */
    int32_t (*file_of)(int32_t square);
    /**
     * brandubh_rank_of
     */
    int32_t (*rank_of)(int32_t square);
    /**
     * brandubh_on_board
     */
    int32_t (*on_board)(int32_t square);
    /**
     * brandubh_is_throne
     */
    int32_t (*is_throne)(int32_t square);
    /**
     * brandubh_is_corner
     */
    int32_t (*is_corner)(int32_t square);
    /**
     * brandubh_beside_throne
     */
    int32_t (*beside_throne)(int32_t square);
    /**
     * brandubh_side_of
     */
    int32_t (*side_of)(int32_t piece);
    /**
     * brandubh_other
     */
    int32_t (*other)(int32_t side);
    /**
     * brandubh_all_squares
     */
    int32_t (*all_squares)(int32_t *squares, size_t capacity, size_t *count);
    /**
     * brandubh_move_of
     */
    int32_t (*move_of)(int32_t from, int32_t to);
    /**
     * brandubh_move_from
     */
    int32_t (*move_from)(int32_t packed);
    /**
     * brandubh_move_to
     */
    int32_t (*move_to)(int32_t packed);
    /**
     * brandubh_board_key
     */
    int32_t (*board_key)(const struct brandubh_board *board, uint64_t *key);
    /**
     * brandubh_board_key_full
     */
    int32_t (*board_key_full)(const struct brandubh_board *board, uint64_t *key);
    /**
     * brandubh_key_hex
     */
    int32_t (*key_hex)(uint64_t key, char *out, size_t capacity);
    /**
     * brandubh_zobrist
     */
    int32_t (*zobrist)(int32_t piece, int32_t square, uint64_t *key);
    /**
     * brandubh_zobrist_side
     */
    int32_t (*zobrist_side)(uint64_t *key);
    /**
     * brandubh_board_new
     */
    int32_t (*board_new)(struct brandubh_board **out);
    /**
     * brandubh_board_empty
     */
    int32_t (*board_empty)(struct brandubh_board **out);
    /**
     * brandubh_board_parse
     */
    int32_t (*board_parse)(const char *string, size_t length, struct brandubh_board **out);
    /**
     * brandubh_board_clone
     */
    int32_t (*board_clone)(const struct brandubh_board *board, struct brandubh_board **out);
    /**
     * brandubh_board_free
     */
    void (*board_free)(struct brandubh_board *board);
    /**
     * brandubh_board_at
     */
    int32_t (*board_at)(const struct brandubh_board *board, int32_t square);
    /**
     * brandubh_board_put
     */
    int32_t (*board_put)(struct brandubh_board *board, int32_t square, int32_t piece);
    /**
     * brandubh_board_lift
     */
    int32_t (*board_lift)(struct brandubh_board *board, int32_t square);
    /**
     * brandubh_board_side
     */
    int32_t (*board_side)(const struct brandubh_board *board);
    /**
     * brandubh_board_set_side
     */
    int32_t (*board_set_side)(struct brandubh_board *board, int32_t side);
    /**
     * brandubh_board_count
     */
    int32_t (*board_count)(const struct brandubh_board *board, int32_t piece);
    /**
     * brandubh_board_king_square
     */
    int32_t (*board_king_square)(const struct brandubh_board *board);
    /**
     * brandubh_board_text
     */
    int32_t (*board_text)(const struct brandubh_board *board,
                          char *buffer,
                          size_t capacity,
                          size_t *length);
    /**
     * brandubh_board_moves
     */
    int32_t (*board_moves)(const struct brandubh_board *board,
                           const struct brandubh_variant *variant,
                           int32_t *moves,
                           size_t capacity,
                           size_t *count);
    /**
     * brandubh_board_count_moves
     */
    int32_t (*board_count_moves)(const struct brandubh_board *board,
                                 const struct brandubh_variant *variant);
    /**
     * brandubh_board_is_legal
     */
    int32_t (*board_is_legal)(const struct brandubh_board *board,
                              int32_t packed,
                              const struct brandubh_variant *variant);
    /**
     * brandubh_board_why_not
     */
    int32_t (*board_why_not)(const struct brandubh_board *board,
                             int32_t from,
                             int32_t to,
                             const struct brandubh_variant *variant);
    /**
     * brandubh_board_relocate
     */
    int32_t (*board_relocate)(struct brandubh_board *board, int32_t packed);
    /**
     * brandubh_board_perft_slides
     */
    int32_t (*board_perft_slides)(const struct brandubh_board *board,
                                  int32_t depth,
                                  const struct brandubh_variant *variant,
                                  uint64_t *count);
    /**
     * brandubh_board_perft
     */
    int32_t (*board_perft)(const struct brandubh_board *board,
                           int32_t depth,
                           const struct brandubh_variant *variant,
                           uint64_t *count);
    /**
     * brandubh_board_hostile_to
     */
    int32_t (*board_hostile_to)(const struct brandubh_board *board,
                                int32_t square,
                                int32_t side);
    /**
     * brandubh_board_captures_at
     */
    int32_t (*board_captures_at)(const struct brandubh_board *board,
                                 int32_t square,
                                 const struct brandubh_variant *variant,
                                 int32_t *squares,
                                 size_t capacity,
                                 size_t *count);
    /**
     * brandubh_board_do_move
     */
    int32_t (*board_do_move)(struct brandubh_board *board,
                             int32_t packed,
                             const struct brandubh_variant *variant,
                             struct brandubh_undo *undo);
    /**
     * brandubh_board_undo_move
     */
    int32_t (*board_undo_move)(struct brandubh_board *board,
                               const struct brandubh_undo *undo);
    /**
     * brandubh_board_preview
     */
    int32_t (*board_preview)(const struct brandubh_board *board,
                             int32_t packed,
                             const struct brandubh_variant *variant,
                             int32_t *squares,
                             size_t capacity,
                             size_t *count);
    /**
     * brandubh_variant_default
     */
    int32_t (*variant_default)(struct brandubh_variant *variant);
    /**
     * brandubh_game_new
     */
    int32_t (*game_new)(const struct brandubh_variant *variant, struct brandubh_game **out);
    /**
     * brandubh_game_start
     */
    int32_t (*game_start)(const struct brandubh_board *board,
                          const struct brandubh_variant *variant,
                          struct brandubh_game **out);
    /**
     * brandubh_game_clone
     */
    int32_t (*game_clone)(const struct brandubh_game *game, struct brandubh_game **out);
    /**
     * brandubh_game_free
     */
    void (*game_free)(struct brandubh_game *game);
    /**
     * brandubh_game_live
     */
    uint64_t (*game_live)(void);
    /**
     * brandubh_game_board
     */
    int32_t (*game_board)(const struct brandubh_game *game, struct brandubh_board **out);
    /**
     * brandubh_game_variant
     */
    int32_t (*game_variant)(const struct brandubh_game *game,
                            struct brandubh_variant *variant);
    /**
     * brandubh_game_ply
     */
    int32_t (*game_ply)(const struct brandubh_game *game);
    /**
     * brandubh_game_key_at
     */
    int32_t (*game_key_at)(const struct brandubh_game *game, int32_t ply, uint64_t *key);
    /**
     * brandubh_game_move_at
     */
    int32_t (*game_move_at)(const struct brandubh_game *game, int32_t ply);
    /**
     * brandubh_game_repeats
     */
    int32_t (*game_repeats)(const struct brandubh_game *game);
    /**
     * brandubh_game_play
     */
    int32_t (*game_play)(struct brandubh_game *game, int32_t packed);
    /**
     * brandubh_game_undo
     */
    int32_t (*game_undo)(struct brandubh_game *game);
    /**
     * brandubh_game_outcome
     */
    int32_t (*game_outcome)(const struct brandubh_game *game);
    /**
     * brandubh_game_winner
     */
    int32_t (*game_winner)(const struct brandubh_game *game);
    /**
     * brandubh_outcome_name
     */
    const char *(*outcome_name)(int32_t outcome);
};

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the table of functions that the library has.
 *
 * @return BRANDUBH_ABI_VERSION as it was when the library was built.
 */
uint32_t brandubh_abi_version(void);

/**
 * The version of the library as text, such as "0.3.0".
 *
 * @return Text that lives as long as the library. The caller does not free it.
 */
const char *brandubh_version_text(void);

/**
 * The version of the library as one number: major * 1000000 + minor * 1000 + patch.
 *
 * @return The number; compare it with BRANDUBH_VERSION_NUMBER.
 */
uint32_t brandubh_version_number(void);

/**
 * The variant of the default game, to be changed and given to the functions that take one.
 *
 * @param variant Where it goes.
 * @return BRANDUBH_OK or BRANDUBH_ERROR_NULL.
 */
int32_t brandubh_variant_default(struct brandubh_variant *variant);

/**
 * The table of all functions.
 *
 * @return A table that lives as long as the library. The caller does not free it.
 */
const struct brandubh_abi *brandubh_abi(void);

/**
 * What a code from BRANDUBH_ERROR_PANIC to BRANDUBH_OK means, as an English sentence.
 *
 * @param code Any number.
 * @return Text that lives as long as the library; never NULL. A number that is
 *         no code has a sentence that says so.
 */
const char *brandubh_error_message(int32_t code);

/**
 * What a BRANDUBH_POS_ reason means, as an English sentence.
 *
 * @param reason Any number.
 * @return As brandubh_error_message.
 */
const char *brandubh_pos_message(int32_t reason);

/**
 * What a BRANDUBH_WHY_ reason means, as an English sentence.
 *
 * @param reason Any number.
 * @return As brandubh_error_message.
 */
const char *brandubh_why_message(int32_t reason);

/**
 * The square at a file and a rank.
 *
 * @param file 0 to 6 for a to g.
 * @param rank 0 to 6 for 1 to 7.
 * @return The square, or BRANDUBH_NONE.
 */
int32_t brandubh_square_of(int32_t file, int32_t rank);

/**
 * The file of a square.
 *
 * @param square Any number.
 * @return 0 to 6, or BRANDUBH_NONE for a number that is no square.
 */
int32_t brandubh_file_of(int32_t square);

/**
 * The rank of a square.
 *
 * @param square Any number.
 * @return 0 to 6, or BRANDUBH_NONE for a number that is no square.
 */
int32_t brandubh_rank_of(int32_t square);

/**
 * Tells whether a number is a square.
 *
 * @param square Any number.
 * @return 1 or 0.
 */
int32_t brandubh_on_board(int32_t square);

/**
 * Tells whether a number is the square in the middle, d4.
 *
 * @param square Any number.
 * @return 1 or 0.
 */
int32_t brandubh_is_throne(int32_t square);

/**
 * Tells whether a number is one of the squares a1, a7, g1 and g7.
 *
 * @param square Any number.
 * @return 1 or 0.
 */
int32_t brandubh_is_corner(int32_t square);

/**
 * Tells whether a number is one of the squares next to the throne: d3, d5, c4 and e4.
 *
 * @param square Any number.
 * @return 1 or 0.
 */
int32_t brandubh_beside_throne(int32_t square);

/**
 * The side that a piece is on.
 *
 * @param piece Any number.
 * @return BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS; BRANDUBH_NONE for a number that is no piece.
 */
int32_t brandubh_side_of(int32_t piece);

/**
 * The other side.
 *
 * @param side BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS.
 * @return The other of the two; BRANDUBH_NONE for anything else.
 */
int32_t brandubh_other(int32_t side);

/**
 * Lists all squares, a1 to g1 first and a7 to g7 last.
 *
 * @param squares  Where they go; NULL asks for their number only.
 * @param capacity How many there is room for; BRANDUBH_SQUARES always does.
 * @param count    Where their number goes.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_SHORT, and only the count is written; BRANDUBH_ERROR_NULL.
 */
int32_t brandubh_all_squares(int32_t *squares,
                             size_t capacity,
                             size_t *count);

/**
 * The move from one square to another, as one number. Nothing is checked.
 *
 * @param from Any number.
 * @param to   Any number.
 * @return The move: never negative, and none that can be made where a number is no square.
 */
int32_t brandubh_move_of(int32_t from,
                         int32_t to);

/**
 * The square that a move leaves.
 *
 * @param packed Any number.
 * @return The square, or BRANDUBH_NONE where there is none in it.
 */
int32_t brandubh_move_from(int32_t packed);

/**
 * The square that a move arrives on.
 *
 * @param packed Any number.
 * @return The square, or BRANDUBH_NONE where there is none in it.
 */
int32_t brandubh_move_to(int32_t packed);

/**
 * The key of a position: the same in every process and on every machine for
 * the same pieces on the same squares and the same side to move.
 *
 * @param board The board.
 * @param key   Where the key goes.
 * @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_key(const struct brandubh_board *board, uint64_t *key);

/**
 * The same key worked out again from the pieces. It always equals
 * brandubh_board_key, and is here so that a test can hold the two together.
 *
 * @param board The board.
 * @param key   Where the key goes.
 * @return As brandubh_board_key.
 */
int32_t brandubh_board_key_full(const struct brandubh_board *board, uint64_t *key);

/**
 * Writes a key as sixteen lowercase hexadecimal digits and a NUL.
 *
 * @param key      Any number.
 * @param out      Where the text goes.
 * @param capacity The room there; BRANDUBH_KEY_SIZE is needed.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_SHORT, and nothing is written.
 */
int32_t brandubh_key_hex(uint64_t key,
                         char *out,
                         size_t capacity);

/**
 * What one piece on one square contributes to a key.
 *
 * @param piece  BRANDUBH_ATTACKER, BRANDUBH_DEFENDER or BRANDUBH_KING.
 * @param square A square.
 * @param key    Where the number goes.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where one is not, BRANDUBH_ERROR_NULL.
 */
int32_t brandubh_zobrist(int32_t piece, int32_t square, uint64_t *key);

/**
 * What the defenders to move contribute to a key.
 *
 * @param key Where the number goes.
 * @return BRANDUBH_OK or BRANDUBH_ERROR_NULL.
 */
int32_t brandubh_zobrist_side(uint64_t *key);

/**
 * Makes a board with the set-up, the attackers to move.
 *
 * @param out Where the handle goes; the caller frees it with
 *            brandubh_board_free. It is set to NULL on failure.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_NULL where out is NULL.
 */
int32_t brandubh_board_new(struct brandubh_board **out);

/**
 * Makes a board with no pieces, the attackers to move.
 *
 * @param out As brandubh_board_new.
 * @return As brandubh_board_new.
 */
int32_t brandubh_board_empty(struct brandubh_board **out);

/**
 * Makes a board from a position string.
 *
 * The string is refused for its shape and never for its sense. It is read from
 * the left, and the first fault met is the reason; 64 bytes or more are not read.
 *
 * @param string The string; no NUL is needed behind it.
 * @param length Its length in bytes.
 * @param out    As brandubh_board_new.
 * @return BRANDUBH_POS_OK or a BRANDUBH_POS_ reason (they are positive);
 *         BRANDUBH_ERROR_NULL where out is NULL.
 */
int32_t brandubh_board_parse(const char *string,
                             size_t length,
                             struct brandubh_board **out);

/**
 * Makes a second board like the first that shares nothing with it.
 *
 * @param board The board to copy.
 * @param out   As brandubh_board_new.
 * @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_clone(const struct brandubh_board *board,
                             struct brandubh_board **out);

/**
 * Frees a board, whatever state it is in.
 *
 * @param board A board that the caller will not use again; NULL does nothing.
 */
void brandubh_board_free(struct brandubh_board *board);

/**
 * What stands on a square.
 *
 * @param board  The board.
 * @param square Any number.
 * @return BRANDUBH_EMPTY, BRANDUBH_ATTACKER, BRANDUBH_DEFENDER or BRANDUBH_KING;
 *         BRANDUBH_BORDER for a number that is no square; or
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_at(const struct brandubh_board *board, int32_t square);

/**
 * Puts a piece on a square in place of whatever stood there. The turn stays.
 *
 * @param board  The board.
 * @param square A square.
 * @param piece  BRANDUBH_ATTACKER, BRANDUBH_DEFENDER or BRANDUBH_KING.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where the square or the piece is
 *         none, and nothing changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_put(struct brandubh_board *board, int32_t square, int32_t piece);

/**
 * Empties a square. The turn stays.
 *
 * @param board  The board.
 * @param square A square.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where it is none, and nothing
 *         changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_lift(struct brandubh_board *board, int32_t square);

/**
 * The side to move.
 *
 * @param board The board.
 * @return BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_side(const struct brandubh_board *board);

/**
 * Gives the turn to a side.
 *
 * @param board The board.
 * @param side  BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE for anything else, and nothing
 *         changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_set_side(struct brandubh_board *board, int32_t side);

/**
 * How many of one piece are on the board.
 *
 * @param board The board.
 * @param piece BRANDUBH_ATTACKER, BRANDUBH_DEFENDER or BRANDUBH_KING.
 * @return The number, 0 for anything that is no piece; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_count(const struct brandubh_board *board,
                             int32_t piece);

/**
 * Where the king stands; of several kings the first, in the order of brandubh_all_squares.
 *
 * @param board The board.
 * @return The square, or BRANDUBH_NONE; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_king_square(const struct brandubh_board *board);

/**
 * Writes the position string and a NUL.
 *
 * @param board    The board.
 * @param buffer   Where the text goes; NULL asks for the length only.
 * @param capacity The room there; BRANDUBH_TEXT_MAX + 1 always does.
 * @param length   Where the length goes, without the NUL.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_SHORT, and only the length is written;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_text(const struct brandubh_board *board,
                            char *buffer,
                            size_t capacity,
                            size_t *length);

/**
 * How many boards there are in this process that have been made and not yet freed.
 *
 * @return The number. It may be read from any thread.
 */
uint64_t brandubh_live(void);

/**
 * Fails on purpose inside the library, so that a caller can test how it deals with that.
 *
 * Lines about it go to the standard error stream.
 *
 * @param board A board. From then on it may only be freed, and answers every
 *              other call with BRANDUBH_ERROR_PANIC.
 * @return BRANDUBH_ERROR_PANIC; BRANDUBH_ERROR_NULL for NULL.
 */
int32_t brandubh_test_panic(struct brandubh_board *board);

/**
 * Lists the moves of the side to move: by square, a1 first, for each piece to
 * the left, to the right, down, then up, the nearest square first.
 *
 * @param board    The board.
 * @param variant  The variant; NULL is the default game.
 * @param moves    Where they go; NULL asks for their number only.
 * @param capacity How many there is room for; BRANDUBH_MOVES_MAX always does.
 * @param count    Where their number goes.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_SHORT, and only the count is written;
 *         BRANDUBH_ERROR_RANGE where it is no variant; BRANDUBH_ERROR_NULL,
 *         BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_moves(const struct brandubh_board *board,
                             const struct brandubh_variant *variant,
                             int32_t *moves,
                             size_t capacity,
                             size_t *count);

/**
 * How many moves the side to move has.
 *
 * @param board   The board.
 * @param variant As brandubh_board_moves.
 * @return The number; BRANDUBH_ERROR_RANGE where it is no variant;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_count_moves(const struct brandubh_board *board,
                                   const struct brandubh_variant *variant);

/**
 * Tells whether a move is one of brandubh_board_moves.
 *
 * @param board   The board.
 * @param packed  Any number.
 * @param variant As brandubh_board_moves.
 * @return 1 or 0; BRANDUBH_ERROR_RANGE where it is no variant;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_is_legal(const struct brandubh_board *board,
                                int32_t packed,
                                const struct brandubh_variant *variant);

/**
 * Tells what is wrong with a move.
 *
 * @param board   The board.
 * @param from    Any number.
 * @param to      Any number.
 * @param variant As brandubh_board_moves.
 * @return BRANDUBH_WHY_OK, or the first BRANDUBH_WHY_ reason that applies (they
 *         are positive); BRANDUBH_ERROR_RANGE where it is no variant;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_why_not(const struct brandubh_board *board,
                               int32_t from,
                               int32_t to,
                               const struct brandubh_variant *variant);

/**
 * Moves whatever stands on the first square to the second, in place of what
 * was there, and passes the turn. It asks nothing and captures nothing.
 *
 * @param board  The board.
 * @param packed Any number.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where a square is none or nothing
 *         stands on the first, and nothing changes, nor the turn;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_relocate(struct brandubh_board *board, int32_t packed);

/**
 * How many sequences of so many moves there are when nothing is ever captured.
 *
 * @param board   The board, which stays as it is.
 * @param depth   How many moves, at most BRANDUBH_DEPTH_MAX; 0 or less counts 1.
 * @param variant As brandubh_board_moves.
 * @param count   Where the number goes.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE for a greater depth or where it is
 *         no variant; BRANDUBH_ERROR_OVERFLOW; BRANDUBH_ERROR_NULL,
 *         BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_perft_slides(const struct brandubh_board *board,
                                    int32_t depth,
                                    const struct brandubh_variant *variant,
                                    uint64_t *count);

/**
 * How many sequences of so many moves there are with captures played.
 *
 * Nothing ends a sequence early: a side whose king was captured goes on moving
 * what it has left.
 *
 * @param board   As brandubh_board_perft_slides.
 * @param depth   As brandubh_board_perft_slides.
 * @param variant As brandubh_board_moves.
 * @param count   As brandubh_board_perft_slides.
 * @return As brandubh_board_perft_slides.
 */
int32_t brandubh_board_perft(const struct brandubh_board *board,
                             int32_t depth,
                             const struct brandubh_variant *variant,
                             uint64_t *count);

/**
 * Tells whether a square counts as an enemy of a side in a capture: a piece of
 * the other side stands there, or it is an empty corner, or the empty throne.
 *
 * @param board  The board.
 * @param square Any number.
 * @param side   BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS.
 * @return 1 or 0, which is also the answer for what is no square or no side;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_hostile_to(const struct brandubh_board *board,
                                  int32_t square,
                                  int32_t side);

/**
 * Lists the squares whose pieces are captured by the piece on a square, as if
 * it had just arrived there. Nothing is removed.
 *
 * @param board    The board.
 * @param square   Any number; nothing is captured from what is no square, or an empty one.
 * @param variant  The variant; NULL is the default game.
 * @param squares  Where they go, a1 first; NULL asks for their number only.
 * @param capacity How many there is room for; BRANDUBH_CAPTURES_MAX always does.
 * @param count    Where their number goes.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_SHORT, and only the count is written;
 *         BRANDUBH_ERROR_RANGE where it is no variant; BRANDUBH_ERROR_NULL,
 *         BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_captures_at(const struct brandubh_board *board,
                                   int32_t square,
                                   const struct brandubh_variant *variant,
                                   int32_t *squares,
                                   size_t capacity,
                                   size_t *count);

/**
 * Makes a move: the piece goes, what it captured is removed, the turn passes.
 *
 * Whether the move is legal is not asked, only that a piece stands on the first
 * square and nothing on the second. Otherwise nothing changes, and the undo is
 * one that takes nothing back.
 *
 * @param board   The board.
 * @param packed  Any number.
 * @param variant The variant; NULL is the default game.
 * @param undo    Where what takes the move back goes; NULL where it is not wanted.
 * @return BRANDUBH_DID_CAPTURE, BRANDUBH_KING_TAKEN and BRANDUBH_KING_HOME or'd
 *         together, or 0; BRANDUBH_ERROR_RANGE where it is no variant, and
 *         nothing changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_do_move(struct brandubh_board *board,
                               int32_t packed,
                               const struct brandubh_variant *variant,
                               struct brandubh_undo *undo);

/**
 * Takes back the move that an undo is of: the piece returns, what it captured
 * returns, the turn returns.
 *
 * @param board The board, exactly as that move left one. An undo of nothing
 *              goes with any board and changes nothing.
 * @param undo  The undo.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_UNDO where it is none, or one of another
 *         position, and nothing changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_board_undo_move(struct brandubh_board *board,
                                 const struct brandubh_undo *undo);

/**
 * Tells what brandubh_board_do_move would answer and which squares it would
 * empty, without touching the board.
 *
 * @param board    The board.
 * @param packed   Any number.
 * @param variant  As brandubh_board_do_move.
 * @param squares  Where the squares go, a1 first; NULL asks for their number only.
 * @param capacity How many there is room for; BRANDUBH_CAPTURES_MAX always does.
 * @param count    Where their number goes; NULL where it is not wanted.
 * @return As brandubh_board_do_move; BRANDUBH_ERROR_SHORT, and only the count is written.
 */
int32_t brandubh_board_preview(const struct brandubh_board *board,
                               int32_t packed,
                               const struct brandubh_variant *variant,
                               int32_t *squares,
                               size_t capacity,
                               size_t *count);

/**
 * Makes a game from the set-up.
 *
 * @param variant The variant; NULL is the default game.
 * @param out     Where the handle goes; the caller frees it with
 *                brandubh_game_free. It is set to NULL on failure.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where it is no variant;
 *         BRANDUBH_ERROR_NULL where out is NULL.
 */
int32_t brandubh_game_new(const struct brandubh_variant *variant,
                          struct brandubh_game **out);

/**
 * Makes a game that starts from a board. It is over at once if the position is
 * a finished one.
 *
 * @param board   The board to start from; it is copied.
 * @param variant As brandubh_game_new.
 * @param out     As brandubh_game_new.
 * @return As brandubh_game_new, and BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_start(const struct brandubh_board *board,
                            const struct brandubh_variant *variant,
                            struct brandubh_game **out);

/**
 * Makes a second game like the first, all its moves included, that shares nothing with it.
 *
 * @param game The game to copy.
 * @param out  As brandubh_game_new.
 * @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_clone(const struct brandubh_game *game,
                            struct brandubh_game **out);

/**
 * Frees a game, whatever state it is in.
 *
 * @param game A game that the caller will not use again; NULL does nothing.
 */
void brandubh_game_free(struct brandubh_game *game);

/**
 * How many games there are in this process that have been made and not yet freed.
 *
 * @return The number. It may be read from any thread.
 */
uint64_t brandubh_game_live(void);

/**
 * Makes a board like the game's own. Everything that a board can be asked can
 * be asked of it, and the game does not change with it.
 *
 * @param game The game.
 * @param out  Where the handle goes; the caller frees it with
 *             brandubh_board_free. It is set to NULL on failure.
 * @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_board(const struct brandubh_game *game,
                            struct brandubh_board **out);

/**
 * The variant that a game is played with.
 *
 * @param game    The game.
 * @param variant Where it goes.
 * @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_variant(const struct brandubh_game *game,
                              struct brandubh_variant *variant);

/**
 * Moves made in this game.
 *
 * @param game The game.
 * @return The number; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_ply(const struct brandubh_game *game);

/**
 * The key of the position after so many moves.
 *
 * @param game The game.
 * @param ply  From 0, which is the position that the game started from, to brandubh_game_ply.
 * @param key  Where the key goes.
 * @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE for another ply;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_key_at(const struct brandubh_game *game,
                             int32_t ply,
                             uint64_t *key);

/**
 * The move made at a ply.
 *
 * @param game The game.
 * @param ply  From 0 to one below brandubh_game_ply.
 * @return The move; BRANDUBH_ERROR_RANGE for another ply; BRANDUBH_ERROR_NULL,
 *         BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_move_at(const struct brandubh_game *game, int32_t ply);

/**
 * How often the position as it stands has occurred, this time included.
 *
 * @param game The game.
 * @return The number, at least 1; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_repeats(const struct brandubh_game *game);

/**
 * Makes a move, with its captures.
 *
 * @param game   The game.
 * @param packed Any number.
 * @return BRANDUBH_PLAY_OK; BRANDUBH_PLAY_OVER where the game has ended or
 *         BRANDUBH_PLAY_ILLEGAL where it is no legal move, and nothing changes;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_play(struct brandubh_game *game, int32_t packed);

/**
 * Takes the last move back.
 *
 * @param game The game.
 * @return BRANDUBH_OK; BRANDUBH_NONE where there is nothing to take back;
 *         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_undo(struct brandubh_game *game);

/**
 * How the game has ended.
 *
 * @param game The game.
 * @return BRANDUBH_OUTCOME_NONE while it goes on, otherwise the first
 *         BRANDUBH_OUTCOME_ that applies; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_outcome(const struct brandubh_game *game);

/**
 * Who has won.
 *
 * @param game The game.
 * @return BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS; BRANDUBH_NONE for a draw
 *         and a game that goes on; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
 */
int32_t brandubh_game_winner(const struct brandubh_game *game);

/**
 * The word for a way in which a game ends.
 *
 * @param outcome Any number.
 * @return Text that lives as long as the library; never NULL. "none" for a
 *         game that goes on and for any number that is no outcome.
 */
const char *brandubh_outcome_name(int32_t outcome);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/** The version as text. */
#define BRANDUBH_VERSION                                                                  \
    BRANDUBH_JOINED_(BRANDUBH_VERSION_MAJOR, BRANDUBH_VERSION_MINOR, BRANDUBH_VERSION_PATCH)
/** Its three numbers with their values put in; not for use by itself. */
#define BRANDUBH_JOINED_(major, minor, patch) BRANDUBH_QUOTED_(major, minor, patch)
/** Three numbers as text; not for use by itself. */
#define BRANDUBH_QUOTED_(major, minor, patch) #major "." #minor "." #patch

/* The sizes of these values are frozen; a compiler that sees others stops here. */
typedef char brandubh_variant_has_64_bytes[sizeof(struct brandubh_variant) == 64 ? 1 : -1];
typedef char brandubh_undo_has_64_bytes[sizeof(struct brandubh_undo) == 64 ? 1 : -1];

#endif /* BRANDUBH_H */
