/* fanorona.h - the board game of Madagascar: board, steps, chains, moves, games and their text.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * A stone moves along a line to the next point and takes the enemy line that it
 * approaches or withdraws from. Points, directions, kinds and reasons are plain
 * integers, and every function takes any integer: a number that is none of its
 * kind is answered and is never undefined.
 *
 * Points. The number of a point is (rank + 1) * 11 + (file + 1), on every size of
 * board: a1 is 12 and e3 is 38. Take it from fanorona_square_of, not from arithmetic.
 *
 * Answers. Most functions return an int32_t: what was asked for, or FANORONA_OK,
 * where it is not negative; FANORONA_NONE for an ordinary "there is none"; and a
 * FANORONA_ERROR_ code below that. Outputs are written only on success, save that
 * a handle to be made is set to NULL on failure, that the size needed is written
 * with FANORONA_ERROR_SHORT, and that fanorona_gametext_parse tells the line at
 * fault. A call that fails leaves what it was given as it was.
 *
 * Ownership. A board belongs to the caller from fanorona_board_new, _empty, _parse
 * or _clone until fanorona_board_free, which is called once; a game in the same way
 * from fanorona_game_new, _start or _clone until fanorona_game_free, and a record of a
 * game from fanorona_gametext_new, _parse or _clone until fanorona_gametext_free. No
 * function keeps a pointer that it is given, and no function frees an argument. Text
 * and the table that functions return live as long as the library and are never freed.
 *
 * Pointers. A handle is NULL or a board that is not yet freed. Any other pointer is
 * NULL or good for what the function says it reads or writes there; an array has
 * room for its capacity. Whatever is NULL is answered; whatever the numbers in the
 * values behind the pointers, they are checked.
 *
 * Threads. Different handles may be used on different threads at once. One handle
 * may be read by many threads (the functions that take it as const) while no
 * thread changes it. The library keeps no state but the numbers of live boards and games.
 *
 * Failure inside. A fault of the library itself is answered with
 * FANORONA_ERROR_PANIC. The board that it happened to may then only be freed, and
 * answers every other call with the same code.
 */

#ifndef FANORONA_H
#define FANORONA_H


#include <stddef.h>
#include <stdint.h>

/* Names without struct. */

/** A board: a position and the chain that may be open in it. */
typedef struct fanorona_board fanorona_board;
typedef struct fanorona_step fanorona_step;
typedef struct fanorona_move fanorona_move;
typedef struct fanorona_token fanorona_token;
/** A game: a board, the moves that led to it, and how it ends. */
typedef struct fanorona_game fanorona_game;
typedef struct fanorona_variant fanorona_variant;
typedef struct fanorona_weights fanorona_weights;
typedef struct fanorona_options fanorona_options;
typedef struct fanorona_found fanorona_found;
/** A record of a game: headers and moves, always well formed. */
typedef struct fanorona_gametext fanorona_gametext;


/**
 * The version of the table of functions. It rises when the table grows; what
 * was there before keeps its place and meaning.
 */
#define FANORONA_ABI_VERSION 1

/**
 * The first number of the version.
 */
#define FANORONA_VERSION_MAJOR 0

/**
 * The second number of the version.
 */
#define FANORONA_VERSION_MINOR 3

/**
 * The third number of the version.
 */
#define FANORONA_VERSION_PATCH 0

/**
 * The three numbers as one that grows with them.
 */
#define FANORONA_VERSION_NUMBER 3000

/**
 * Success.
 */
#define FANORONA_OK 0

/**
 * A visit was stopped by its callback.
 */
#define FANORONA_STOPPED 1

/**
 * An ordinary answer: there is no such point, direction, chain or size.
 */
#define FANORONA_NONE -1

/**
 * A handle, or a pointer that is needed, is NULL.
 */
#define FANORONA_ERROR_NULL -2

/**
 * A number is outside what the function takes.
 */
#define FANORONA_ERROR_RANGE -3

/**
 * A buffer is too short; the size that is needed was written.
 */
#define FANORONA_ERROR_SHORT -4

/**
 * There is no such step to build.
 */
#define FANORONA_ERROR_STEP -5

/**
 * Not a token, or not one of the position that the board has now.
 */
#define FANORONA_ERROR_TOKEN -6

/**
 * Not a whole move, or not one that may be played here.
 */
#define FANORONA_ERROR_MOVE -7

/**
 * No chain is open.
 */
#define FANORONA_ERROR_CHAIN -8

/**
 * The count needs more than 64 bits.
 */
#define FANORONA_ERROR_OVERFLOW -9

/**
 * The library failed inside. The handle may only be freed.
 */
#define FANORONA_ERROR_PANIC -10

/**
 * A point with no stone on it.
 */
#define FANORONA_EMPTY 0

/**
 * A white stone, and the side that moves first.
 */
#define FANORONA_WHITE 1

/**
 * A black stone, and its side.
 */
#define FANORONA_BLACK 2

/**
 * What stands on a number that is no point of the board.
 */
#define FANORONA_BORDER 3

/**
 * North: up the file, towards Black's side.
 */
#define FANORONA_N 0

/**
 * North-east.
 */
#define FANORONA_NE 1

/**
 * East: to the right along the rank.
 */
#define FANORONA_E 2

/**
 * South-east.
 */
#define FANORONA_SE 3

/**
 * South: down the file.
 */
#define FANORONA_S 4

/**
 * South-west.
 */
#define FANORONA_SW 5

/**
 * West: to the left along the rank.
 */
#define FANORONA_W 6

/**
 * North-west.
 */
#define FANORONA_NW 7

/**
 * A step that takes nothing.
 */
#define FANORONA_PAIKA 0

/**
 * A step that takes the enemy line ahead of it.
 */
#define FANORONA_APPROACH 1

/**
 * A step that takes the enemy line behind it.
 */
#define FANORONA_WITHDRAWAL 2

/**
 * The position string was read.
 */
#define FANORONA_POS_OK 0

/**
 * No string, or an empty one.
 */
#define FANORONA_POS_NULL 1

/**
 * More bytes than the longest position string has.
 */
#define FANORONA_POS_LONG 2

/**
 * A character of the board that is not w, b, / or a digit from 1 to 9.
 */
#define FANORONA_POS_LETTER 3

/**
 * Neither three ranks nor five.
 */
#define FANORONA_POS_ROWS 4

/**
 * Ranks of different widths, or a width that no board has.
 */
#define FANORONA_POS_WIDTH 5

/**
 * The side to move is missing, is not w or b, or is followed by something.
 */
#define FANORONA_POS_SIDE 6

/**
 * The step may be made.
 */
#define FANORONA_WHY_OK 0

/**
 * Not a point of this board.
 */
#define FANORONA_WHY_OFF_BOARD 1

/**
 * Not a direction, or not a kind.
 */
#define FANORONA_WHY_BAD_STEP 2

/**
 * No stone stands there.
 */
#define FANORONA_WHY_NO_STONE 3

/**
 * The stone belongs to the side that is not to move.
 */
#define FANORONA_WHY_NOT_YOURS 4

/**
 * No line goes that way from there.
 */
#define FANORONA_WHY_NO_LINE 5

/**
 * A stone stands where the step would go.
 */
#define FANORONA_WHY_OCCUPIED 6

/**
 * Asked to take in a way in which nothing can be taken.
 */
#define FANORONA_WHY_TAKES_NOTHING 7

/**
 * Asked as a paika, but the step takes.
 */
#define FANORONA_WHY_NOT_A_PAIKA 8

/**
 * A paika, while some stone of the side to move can take.
 */
#define FANORONA_WHY_MUST_CAPTURE 9

/**
 * A chain is open with another stone.
 */
#define FANORONA_WHY_NOT_THE_STONE 10

/**
 * The direction of the chain's last step.
 */
#define FANORONA_WHY_SAME_DIRECTION 11

/**
 * A point that the chain has stood on.
 */
#define FANORONA_WHY_REVISIT 12

/**
 * A step that takes nothing, after one that took.
 */
#define FANORONA_WHY_PAIKA_IN_CHAIN 13

/**
 * The difference between a point and the one a rank above it.
 */
#define FANORONA_STRIDE 11

/**
 * The most steps that one move can have.
 */
#define FANORONA_CHAIN_MAX 44

/**
 * The most tokens that one move can leave: its steps and a stop.
 */
#define FANORONA_TOKENS_MAX 45

/**
 * The most steps that a position can have.
 */
#define FANORONA_STEPS_MAX 216

/**
 * The most stones that one step can take.
 */
#define FANORONA_LINE_MAX 7

/**
 * The length of the longest position string, without a NUL.
 */
#define FANORONA_TEXT_MAX 51

/**
 * The room that a key in hex needs: sixteen digits and a NUL.
 */
#define FANORONA_KEY_SIZE 17

/**
 * The greatest depth of a perft.
 */
#define FANORONA_DEPTH_MAX 1000

/**
 * The step or move was made.
 */
#define FANORONA_PLAY_OK 0

/**
 * The game has ended, and nothing was made.
 */
#define FANORONA_PLAY_OVER 1

/**
 * The rules do not allow it, and nothing was made.
 */
#define FANORONA_PLAY_ILLEGAL 2

/**
 * The game goes on.
 */
#define FANORONA_OUTCOME_NONE 0

/**
 * Every stone of one side is gone: the other has won.
 */
#define FANORONA_OUTCOME_NO_STONES 1

/**
 * The side to move has stones and no step: the other has won.
 */
#define FANORONA_OUTCOME_NO_MOVES 2

/**
 * A position has occurred as often as the variant lets it: a draw.
 */
#define FANORONA_OUTCOME_REPETITION 3

/**
 * The variant's number of moves running took nothing: a draw.
 */
#define FANORONA_OUTCOME_QUIET 4

/**
 * The game has as many moves as the variant gives it: a draw.
 */
#define FANORONA_OUTCOME_PLY_CAP 5

/**
 * The greatest count in a game, a variant and a position: no text of one has more digits.
 */
#define FANORONA_NUMBER_MAX 999999999

/**
 * A weight is from the negative of this to this.
 */
#define FANORONA_WEIGHT_MAX 10000

/**
 * How many weights the evaluation has.
 */
#define FANORONA_WEIGHTS 6

/**
 * The most moves that a search looks ahead.
 */
#define FANORONA_SEARCH_DEPTH_MAX 64

/**
 * Scores above this are proved wins; those below its negative, proved losses.
 */
#define FANORONA_SCORE_PROVED 29000

/**
 * The text was read.
 */
#define FANORONA_NOTE_OK 0

/**
 * No board of that size can be built.
 */
#define FANORONA_NOTE_BAD_SIZE 1

/**
 * There is no text.
 */
#define FANORONA_NOTE_EMPTY 2

/**
 * Not dashes between points, or not two fields or four.
 */
#define FANORONA_NOTE_BAD_SHAPE 3

/**
 * A letter after the first point of a move.
 */
#define FANORONA_NOTE_KIND_ON_START 4

/**
 * Something where a point belongs that is not a lower-case letter and a digit.
 */
#define FANORONA_NOTE_BAD_POINT 5

/**
 * More than forty-four steps, or longer than any position.
 */
#define FANORONA_NOTE_TOO_LONG 6

/**
 * Something after a point that is neither one A nor one W.
 */
#define FANORONA_NOTE_BAD_KIND 7

/**
 * A point that the board lacks.
 */
#define FANORONA_NOTE_OFF_BOARD 8

/**
 * A step that goes nowhere.
 */
#define FANORONA_NOTE_SAME_POINT 9

/**
 * A step to a point that is not next to its start.
 */
#define FANORONA_NOTE_NOT_ADJACENT 10

/**
 * A diagonal step from a weak point.
 */
#define FANORONA_NOTE_NO_LINE 11

/**
 * Several steps, and one without a letter.
 */
#define FANORONA_NOTE_PAIKA_IN_CHAIN 12

/**
 * A character of the board that is not w, b, / or a digit from 1 to 9.
 */
#define FANORONA_NOTE_BAD_LETTER 13

/**
 * Neither three ranks nor five.
 */
#define FANORONA_NOTE_ROWS 14

/**
 * Ranks of different widths, or a width that no board has.
 */
#define FANORONA_NOTE_WIDTH 15

/**
 * The side to move is not w or b.
 */
#define FANORONA_NOTE_SIDE 16

/**
 * A count that is not a number of at most nine digits, or a move number of 0.
 */
#define FANORONA_NOTE_BAD_COUNT 17

/**
 * The first line is not "fanorona 1".
 */
#define FANORONA_NOTE_NOT_A_GAME 18

/**
 * Not a word, a space and a value in printable ASCII.
 */
#define FANORONA_NOTE_BAD_HEADER 19

/**
 * No header has that name.
 */
#define FANORONA_NOTE_UNKNOWN_HEADER 20

/**
 * There is a header of that name already.
 */
#define FANORONA_NOTE_REPEATED_HEADER 21

/**
 * Something else than digits for a number.
 */
#define FANORONA_NOTE_BAD_NUMBER 22

/**
 * An offer by no side, or one beside a result.
 */
#define FANORONA_NOTE_BAD_OFFER 23

/**
 * The text ends before a line "moves".
 */
#define FANORONA_NOTE_NO_MOVES_LINE 24

/**
 * No such board, or a number that a variant cannot have.
 */
#define FANORONA_NOTE_BAD_VARIANT 25

/**
 * The start is no position, or one on a board of another size.
 */
#define FANORONA_NOTE_BAD_START 26

/**
 * Left and right change places.
 */
#define FANORONA_MIRROR_FILES 1

/**
 * Top and bottom change places.
 */
#define FANORONA_MIRROR_RANKS 2

/**
 * Both: half a turn of the board.
 */
#define FANORONA_MIRROR_TURN 3

/**
 * The length of the longest position with counts, without a NUL.
 */
#define FANORONA_COUNTED_TEXT_MAX 71

/**
 * What a caller holds by pointer. Its inside is the library's own.
 */
struct fanorona_board;

/**
 * What a caller holds by pointer. Its inside is the library's own.
 */
struct fanorona_game;

/**
 * What a caller holds by pointer. Its inside is the library's own.
 */
struct fanorona_gametext;

/**
 * One step and what it takes. 32 bytes.
 */
struct fanorona_step {
    /**
     * The point that the stone leaves.
     */
    uint8_t from;
    /**
     * The point that it goes to.
     */
    uint8_t to;
    /**
     * The way it goes: FANORONA_N to FANORONA_NW.
     */
    uint8_t direction;
    /**
     * FANORONA_PAIKA, FANORONA_APPROACH or FANORONA_WITHDRAWAL.
     */
    uint8_t kind;
    /**
     * How many stones it takes, at most FANORONA_LINE_MAX.
     */
    uint8_t taken_count;
    /**
     * The points of those stones, the nearest first; 0 after the last.
     */
    uint8_t taken[7];
    /**
     * Room to grow; 0.
     */
    uint8_t reserved[20];
};

/**
 * What takes a step or a stop back: bytes to copy, store and compare. 96 bytes.
 */
struct fanorona_token {
    /**
     * Nobody's business but the library's.
     */
    uint8_t bytes[96];
};

/**
 * One whole move: where its stone starts, and each step's direction and kind. 128 bytes.
 */
struct fanorona_move {
    /**
     * The point that the stone starts from.
     */
    uint8_t from;
    /**
     * How many steps, from 1 to FANORONA_CHAIN_MAX.
     */
    uint8_t length;
    /**
     * Room to grow; must be 0.
     */
    uint8_t reserved[6];
    /**
     * Each step's direction. What comes after the last is not looked at.
     */
    uint8_t direction[60];
    /**
     * Each step's kind. What comes after the last is not looked at.
     */
    uint8_t kind[60];
};

/**
 * Which game is played: the size of the board, and the numbers by which a game
 * is drawn, which 0 turns off. 64 bytes.
 */
struct fanorona_variant {
    /**
     * Files: 3, 5, 7 or 9.
     */
    int32_t cols;
    /**
     * Ranks: 3 or 5.
     */
    int32_t rows;
    /**
     * How many moves running may take nothing before the game is drawn; at most
     * FANORONA_NUMBER_MAX.
     */
    int32_t quiet_limit;
    /**
     * Which occurrence of a position draws the game; not 1, and at most
     * FANORONA_NUMBER_MAX.
     */
    int32_t repeat;
    /**
     * How many moves a game may have; at most 100000.
     */
    int32_t ply_cap;
    /**
     * Room to grow; must be 0.
     */
    int32_t reserved[11];
};

/**
 * What the evaluation counts, in hundredths of a stone. 64 bytes.
 */
struct fanorona_weights {
    /**
     * The weights, in the order of fanorona_weight_name, each from
     * -FANORONA_WEIGHT_MAX to FANORONA_WEIGHT_MAX. After the first
     * FANORONA_WEIGHTS they must be 0.
     */
    int32_t value[16];
};

/**
 * How a search is done. 128 bytes. Begin with fanorona_search_defaults.
 */
struct fanorona_options {
    /**
     * How many positions it may look at; at least 1.
     */
    uint64_t budget;
    /**
     * Settles the choice among moves of the same score, and nothing else.
     */
    uint64_t seed;
    /**
     * How many moves ahead it may look, from 1 to FANORONA_SEARCH_DEPTH_MAX.
     */
    int32_t depth;
    /**
     * Room to grow; must be 0.
     */
    int32_t reserved[11];
    /**
     * What the evaluation counts.
     */
    struct fanorona_weights weights;
};

/**
 * What a search found, beside the steps of the move. 64 bytes.
 */
struct fanorona_found {
    /**
     * How many positions were looked at.
     */
    uint64_t nodes;
    /**
     * The score for the side to move, in hundredths of a stone. A proved win is
     * above FANORONA_SCORE_PROVED, and nearer ones are higher.
     */
    int32_t score;
    /**
     * How many moves ahead the last finished iteration looked.
     */
    int32_t depth;
    /**
     * 1 when the move ends by stopping, otherwise 0.
     */
    int32_t stop;
    /**
     * 1 when the budget cut an iteration short, otherwise 0.
     */
    int32_t stopped;
    /**
     * Room to grow; 0.
     */
    int32_t reserved[10];
};

/**
 * Every function of the library by pointer.
 *
 * The table only grows at its end, and nothing in it changes place or meaning.
 * A consumer asks that version is at least the FANORONA_ABI_VERSION that it was
 * compiled with.
 */
struct fanorona_abi {
    /**
     * The version of this table: FANORONA_ABI_VERSION when the library was built.
     */
    uint32_t version;
    /**
     * The size of this table in bytes.
     */
    uint32_t size;
    /**
     * fanorona_abi_version
     */
    uint32_t (*abi_version)(void);
    /**
     * fanorona_version_text
     */
    const char *(*version_text)(void);
    /**
     * fanorona_version_number
     */
    uint32_t (*version_number)(void);
    /**
     * fanorona_live
     */
    uint64_t (*live)(void);
    /**
     * fanorona_test_panic
     */
    int32_t (*test_panic)(struct fanorona_board *board);
    /**
     * fanorona_error_message
     */
    const char *(*error_message)(int32_t code);
    /**
     * fanorona_pos_message
     */
    const char *(*pos_message)(int32_t reason);
    /**
     * fanorona_why_message
     */
    const char *(*why_message)(int32_t reason);
    /**
     * fanorona_size_ok
     */
    int32_t (*size_ok)(int32_t cols, int32_t rows);
    /**
     * fanorona_size_of
     */
    int32_t (*size_of)(const char *name, size_t length, int32_t *cols, int32_t *rows);
    /**
     * fanorona_square_of
     */
    int32_t (*square_of)(int32_t file, int32_t rank);
    /**
     * fanorona_file_of
     */
    int32_t (*file_of)(int32_t square);
    /**
     * fanorona_rank_of
     */
    int32_t (*rank_of)(int32_t square);
    /**
     * fanorona_is_strong
     */
    int32_t (*is_strong)(int32_t square);
    /**
     * fanorona_opposite
     */
    int32_t (*opposite)(int32_t dir);
    /**
     * fanorona_is_diagonal
     */
    int32_t (*is_diagonal)(int32_t dir);
    /**
     * fanorona_other
     */
    int32_t (*other)(int32_t stone);
    /**
     * fanorona_board_key
     */
    int32_t (*board_key)(const struct fanorona_board *board, uint64_t *key);
    /**
     * fanorona_board_key_full
     */
    int32_t (*board_key_full)(const struct fanorona_board *board, uint64_t *key);
    /**
     * fanorona_key_hex
     */
    int32_t (*key_hex)(uint64_t key, char *out, size_t capacity);
    /**
     * fanorona_zobrist
     */
    int32_t (*zobrist)(int32_t stone, int32_t square, uint64_t *key);
    /**
     * fanorona_zobrist_side
     */
    int32_t (*zobrist_side)(uint64_t *key);
    /**
     * fanorona_zobrist_size
     */
    int32_t (*zobrist_size)(int32_t cols, int32_t rows, uint64_t *key);
    /**
     * fanorona_board_new
     */
    int32_t (*board_new)(int32_t cols, int32_t rows, struct fanorona_board **out);
    /**
     * fanorona_board_empty
     */
    int32_t (*board_empty)(int32_t cols, int32_t rows, struct fanorona_board **out);
    /**
     * fanorona_board_parse
     */
    int32_t (*board_parse)(const char *string, size_t length, struct fanorona_board **out);
    /**
     * fanorona_board_clone
     */
    int32_t (*board_clone)(const struct fanorona_board *board, struct fanorona_board **out);
    /**
     * fanorona_board_free
     */
    void (*board_free)(struct fanorona_board *board);
    /**
     * fanorona_board_at
     */
    int32_t (*board_at)(const struct fanorona_board *board, int32_t square);
    /**
     * fanorona_board_put
     */
    int32_t (*board_put)(struct fanorona_board *board, int32_t square, int32_t stone);
    /**
     * fanorona_board_lift
     */
    int32_t (*board_lift)(struct fanorona_board *board, int32_t square);
    /**
     * fanorona_board_side
     */
    int32_t (*board_side)(const struct fanorona_board *board);
    /**
     * fanorona_board_set_side
     */
    int32_t (*board_set_side)(struct fanorona_board *board, int32_t stone);
    /**
     * fanorona_board_count
     */
    int32_t (*board_count)(const struct fanorona_board *board, int32_t stone);
    /**
     * fanorona_board_text
     */
    int32_t (*board_text)(const struct fanorona_board *board,
                          char *buffer,
                          size_t capacity,
                          size_t *length);
    /**
     * fanorona_board_cols
     */
    int32_t (*board_cols)(const struct fanorona_board *board);
    /**
     * fanorona_board_rows
     */
    int32_t (*board_rows)(const struct fanorona_board *board);
    /**
     * fanorona_board_points
     */
    int32_t (*board_points)(const struct fanorona_board *board);
    /**
     * fanorona_board_centre
     */
    int32_t (*board_centre)(const struct fanorona_board *board);
    /**
     * fanorona_board_on_board
     */
    int32_t (*board_on_board)(const struct fanorona_board *board, int32_t square);
    /**
     * fanorona_board_next_to
     */
    int32_t (*board_next_to)(const struct fanorona_board *board,
                             int32_t square,
                             int32_t dir);
    /**
     * fanorona_board_degree
     */
    int32_t (*board_degree)(const struct fanorona_board *board, int32_t square);
    /**
     * fanorona_board_neighbours
     */
    int32_t (*board_neighbours)(const struct fanorona_board *board,
                                int32_t square,
                                int32_t *points,
                                size_t capacity,
                                size_t *count);
    /**
     * fanorona_board_segments
     */
    int32_t (*board_segments)(const struct fanorona_board *board,
                              int32_t *pairs,
                              size_t capacity,
                              size_t *count);
    /**
     * fanorona_board_all_squares
     */
    int32_t (*board_all_squares)(const struct fanorona_board *board,
                                 int32_t *points,
                                 size_t capacity,
                                 size_t *count);
    /**
     * fanorona_board_steps
     */
    int32_t (*board_steps)(const struct fanorona_board *board,
                           struct fanorona_step *steps,
                           size_t capacity,
                           size_t *count);
    /**
     * fanorona_board_steps_of
     */
    int32_t (*board_steps_of)(const struct fanorona_board *board,
                              int32_t square,
                              struct fanorona_step *steps,
                              size_t capacity,
                              size_t *count);
    /**
     * fanorona_board_play_steps
     */
    int32_t (*board_play_steps)(const struct fanorona_board *board,
                                struct fanorona_step *steps,
                                size_t capacity,
                                size_t *count);
    /**
     * fanorona_board_can_capture
     */
    int32_t (*board_can_capture)(const struct fanorona_board *board, int32_t stone);
    /**
     * fanorona_board_step_why
     */
    int32_t (*board_step_why)(const struct fanorona_board *board,
                              int32_t from,
                              int32_t dir,
                              int32_t how);
    /**
     * fanorona_board_play_why
     */
    int32_t (*board_play_why)(const struct fanorona_board *board,
                              int32_t from,
                              int32_t dir,
                              int32_t how);
    /**
     * fanorona_board_step
     */
    int32_t (*board_step)(const struct fanorona_board *board,
                          int32_t from,
                          int32_t dir,
                          int32_t how,
                          struct fanorona_step *step);
    /**
     * fanorona_board_do_step
     */
    int32_t (*board_do_step)(struct fanorona_board *board,
                             int32_t from,
                             int32_t dir,
                             int32_t how,
                             struct fanorona_token *token,
                             int32_t *removed);
    /**
     * fanorona_board_undo_step
     */
    int32_t (*board_undo_step)(struct fanorona_board *board,
                               const struct fanorona_token *token);
    /**
     * fanorona_board_perft_steps
     */
    int32_t (*board_perft_steps)(const struct fanorona_board *board,
                                 int32_t depth,
                                 uint64_t *count);
    /**
     * fanorona_board_play
     */
    int32_t (*board_play)(struct fanorona_board *board,
                          int32_t from,
                          int32_t dir,
                          int32_t how,
                          struct fanorona_token *token,
                          int32_t *removed);
    /**
     * fanorona_board_stop
     */
    int32_t (*board_stop)(struct fanorona_board *board, struct fanorona_token *token);
    /**
     * fanorona_board_unplay
     */
    int32_t (*board_unplay)(struct fanorona_board *board,
                            const struct fanorona_token *token);
    /**
     * fanorona_board_can_stop
     */
    int32_t (*board_can_stop)(const struct fanorona_board *board);
    /**
     * fanorona_board_in_chain
     */
    int32_t (*board_in_chain)(const struct fanorona_board *board);
    /**
     * fanorona_board_chain_at
     */
    int32_t (*board_chain_at)(const struct fanorona_board *board);
    /**
     * fanorona_board_chain_dir
     */
    int32_t (*board_chain_dir)(const struct fanorona_board *board);
    /**
     * fanorona_board_chain_seen
     */
    int32_t (*board_chain_seen)(const struct fanorona_board *board,
                                int32_t *points,
                                size_t capacity,
                                size_t *count);
    /**
     * fanorona_board_moves
     */
    int32_t (*board_moves)(const struct fanorona_board *board,
                           struct fanorona_move *moves,
                           size_t capacity,
                           size_t *count);
    /**
     * fanorona_board_count_moves
     */
    int32_t (*board_count_moves)(const struct fanorona_board *board,
                                 uint64_t cap,
                                 uint64_t *count);
    /**
     * fanorona_board_visit_moves
     */
    int32_t (*board_visit_moves)(const struct fanorona_board *board,
                                 int32_t (*visit)(const struct fanorona_move *whole,
                                                  void *user),
                                 void *user);
    /**
     * fanorona_board_move_steps
     */
    int32_t (*board_move_steps)(const struct fanorona_board *board,
                                const struct fanorona_move *whole,
                                struct fanorona_step *steps,
                                size_t capacity,
                                size_t *count);
    /**
     * fanorona_board_play_move
     */
    int32_t (*board_play_move)(struct fanorona_board *board,
                               const struct fanorona_move *whole,
                               struct fanorona_token *tokens,
                               size_t capacity,
                               size_t *count);
    /**
     * fanorona_board_unplay_move
     */
    int32_t (*board_unplay_move)(struct fanorona_board *board,
                                 const struct fanorona_token *tokens,
                                 size_t count);
    /**
     * fanorona_board_perft_moves
     */
    int32_t (*board_perft_moves)(const struct fanorona_board *board,
                                 int32_t depth,
                                 uint64_t *count);
    /**
     * fanorona_move_text
     */
    int32_t (*move_text)(const struct fanorona_move *whole,
                         char *buffer,
                         size_t capacity,
                         size_t *length);
    /**
     * fanorona_game_new
     */
    int32_t (*game_new)(const struct fanorona_variant *variant, struct fanorona_game **out);
    /**
     * fanorona_game_start
     */
    int32_t (*game_start)(const struct fanorona_board *board,
                          const struct fanorona_variant *variant,
                          int32_t quiet,
                          int32_t number,
                          struct fanorona_game **out);
    /**
     * fanorona_game_clone
     */
    int32_t (*game_clone)(const struct fanorona_game *game, struct fanorona_game **out);
    /**
     * fanorona_game_free
     */
    void (*game_free)(struct fanorona_game *game);
    /**
     * fanorona_game_live
     */
    uint64_t (*game_live)(void);
    /**
     * fanorona_game_board
     */
    int32_t (*game_board)(const struct fanorona_game *game, struct fanorona_board **out);
    /**
     * fanorona_game_variant
     */
    int32_t (*game_variant)(const struct fanorona_game *game,
                            struct fanorona_variant *variant);
    /**
     * fanorona_game_ply
     */
    int32_t (*game_ply)(const struct fanorona_game *game);
    /**
     * fanorona_game_number
     */
    int32_t (*game_number)(const struct fanorona_game *game);
    /**
     * fanorona_game_quiet
     */
    int32_t (*game_quiet)(const struct fanorona_game *game);
    /**
     * fanorona_game_repeats
     */
    int32_t (*game_repeats)(const struct fanorona_game *game);
    /**
     * fanorona_game_key_at
     */
    int32_t (*game_key_at)(const struct fanorona_game *game, int32_t ply, uint64_t *key);
    /**
     * fanorona_game_move_at
     */
    int32_t (*game_move_at)(const struct fanorona_game *game,
                            int32_t ply,
                            struct fanorona_move *made);
    /**
     * fanorona_game_in_progress
     */
    int32_t (*game_in_progress)(const struct fanorona_game *game,
                                struct fanorona_move *made);
    /**
     * fanorona_game_steps
     */
    int32_t (*game_steps)(const struct fanorona_game *game,
                          struct fanorona_step *steps,
                          size_t capacity,
                          size_t *count);
    /**
     * fanorona_game_why
     */
    int32_t (*game_why)(const struct fanorona_game *game,
                        int32_t from,
                        int32_t dir,
                        int32_t how);
    /**
     * fanorona_game_step
     */
    int32_t (*game_step)(struct fanorona_game *game,
                         int32_t from,
                         int32_t dir,
                         int32_t how);
    /**
     * fanorona_game_stop
     */
    int32_t (*game_stop)(struct fanorona_game *game);
    /**
     * fanorona_game_play_move
     */
    int32_t (*game_play_move)(struct fanorona_game *game, const struct fanorona_move *made);
    /**
     * fanorona_game_undo
     */
    int32_t (*game_undo)(struct fanorona_game *game);
    /**
     * fanorona_game_outcome
     */
    int32_t (*game_outcome)(const struct fanorona_game *game);
    /**
     * fanorona_game_winner
     */
    int32_t (*game_winner)(const struct fanorona_game *game);
    /**
     * fanorona_outcome_name
     */
    const char *(*outcome_name)(int32_t outcome);
    /**
     * fanorona_search_defaults
     */
    int32_t (*search_defaults)(struct fanorona_options *options);
    /**
     * fanorona_weight_name
     */
    const char *(*weight_name)(int32_t index);
    /**
     * fanorona_weight_of
     */
    int32_t (*weight_of)(const char *name, size_t length);
    /**
     * fanorona_game_evaluate
     */
    int32_t (*game_evaluate)(const struct fanorona_game *game,
                             const struct fanorona_weights *weights,
                             int32_t *score);
    /**
     * fanorona_game_search
     */
    int32_t (*game_search)(const struct fanorona_game *game,
                           const struct fanorona_options *options,
                           struct fanorona_found *found,
                           struct fanorona_step *steps,
                           size_t capacity,
                           size_t *count);
    /**
     * fanorona_note_message
     */
    const char *(*note_message)(int32_t reason);
    /**
     * fanorona_note_word
     */
    const char *(*note_word)(int32_t reason);
    /**
     * fanorona_move_parse
     */
    int32_t (*move_parse)(const char *text,
                          size_t length,
                          int32_t cols,
                          int32_t rows,
                          struct fanorona_move *out);
    /**
     * fanorona_move_mirror
     */
    int32_t (*move_mirror)(const struct fanorona_move *whole,
                           int32_t cols,
                           int32_t rows,
                           int32_t how,
                           struct fanorona_move *out);
    /**
     * fanorona_position_parse
     */
    int32_t (*position_parse)(const char *text,
                              size_t length,
                              struct fanorona_board **out,
                              int32_t *quiet,
                              int32_t *number,
                              int32_t *counted);
    /**
     * fanorona_position_text
     */
    int32_t (*position_text)(const struct fanorona_board *board,
                             int32_t quiet,
                             int32_t number,
                             char *buffer,
                             size_t capacity,
                             size_t *length);
    /**
     * fanorona_position_mirror
     */
    int32_t (*position_mirror)(const struct fanorona_board *board,
                               int32_t how,
                               struct fanorona_board **out);
    /**
     * fanorona_variant_named
     */
    int32_t (*variant_named)(const char *name, size_t length, struct fanorona_variant *out);
    /**
     * fanorona_variant_parse
     */
    int32_t (*variant_parse)(const char *text, size_t length, struct fanorona_variant *out);
    /**
     * fanorona_variant_text
     */
    int32_t (*variant_text)(const struct fanorona_variant *variant,
                            char *buffer,
                            size_t capacity,
                            size_t *length);
    /**
     * fanorona_gametext_new
     */
    int32_t (*gametext_new)(struct fanorona_gametext **out);
    /**
     * fanorona_gametext_parse
     */
    int32_t (*gametext_parse)(const char *text,
                              size_t length,
                              struct fanorona_gametext **out,
                              int32_t *line);
    /**
     * fanorona_gametext_clone
     */
    int32_t (*gametext_clone)(const struct fanorona_gametext *gametext,
                              struct fanorona_gametext **out);
    /**
     * fanorona_gametext_free
     */
    void (*gametext_free)(struct fanorona_gametext *gametext);
    /**
     * fanorona_gametext_set
     */
    int32_t (*gametext_set)(struct fanorona_gametext *gametext,
                            const char *name,
                            size_t name_length,
                            const char *value,
                            size_t value_length);
    /**
     * fanorona_gametext_add_move
     */
    int32_t (*gametext_add_move)(struct fanorona_gametext *gametext,
                                 const char *text,
                                 size_t length);
    /**
     * fanorona_gametext_header
     */
    int32_t (*gametext_header)(const struct fanorona_gametext *gametext,
                               const char *name,
                               size_t name_length,
                               char *buffer,
                               size_t capacity,
                               size_t *length);
    /**
     * fanorona_gametext_header_line
     */
    int32_t (*gametext_header_line)(const struct fanorona_gametext *gametext,
                                    const char *name,
                                    size_t name_length);
    /**
     * fanorona_gametext_variant
     */
    int32_t (*gametext_variant)(const struct fanorona_gametext *gametext,
                                struct fanorona_variant *variant);
    /**
     * fanorona_gametext_move_count
     */
    int32_t (*gametext_move_count)(const struct fanorona_gametext *gametext);
    /**
     * fanorona_gametext_move
     */
    int32_t (*gametext_move)(const struct fanorona_gametext *gametext,
                             int32_t index,
                             struct fanorona_move *out);
    /**
     * fanorona_gametext_moves_at
     */
    int32_t (*gametext_moves_at)(const struct fanorona_gametext *gametext);
    /**
     * fanorona_gametext_text
     */
    int32_t (*gametext_text)(const struct fanorona_gametext *gametext,
                             char *buffer,
                             size_t capacity,
                             size_t *length);
};

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the table of functions that the library has.
 *
 * @return FANORONA_ABI_VERSION as it was when the library was built.
 */
uint32_t fanorona_abi_version(void);

/**
 * The version of the library as text, such as "0.3.0".
 *
 * @return Text that lives as long as the library. The caller does not free it.
 */
const char *fanorona_version_text(void);

/**
 * The version of the library as one number: major * 1000000 + minor * 1000 + patch.
 *
 * @return The number; compare it with FANORONA_VERSION_NUMBER.
 */
uint32_t fanorona_version_number(void);

/**
 * The table of all functions.
 *
 * @return A table that lives as long as the library. The caller does not free it.
 */
const struct fanorona_abi *fanorona_abi(void);

/**
 * What a code from FANORONA_ERROR_PANIC to FANORONA_STOPPED means, as an English sentence.
 *
 * @param code Any number.
 * @return Text that lives as long as the library; never NULL. A number that is
 *         no code has a sentence that says so.
 */
const char *fanorona_error_message(int32_t code);

/**
 * What a FANORONA_POS_ reason means, as an English sentence.
 *
 * @param reason Any number.
 * @return As fanorona_error_message.
 */
const char *fanorona_pos_message(int32_t reason);

/**
 * What a FANORONA_WHY_ reason means, as an English sentence.
 *
 * @param reason Any number.
 * @return As fanorona_error_message.
 */
const char *fanorona_why_message(int32_t reason);

/**
 * What a FANORONA_NOTE_ reason means, as an English sentence.
 *
 * @param reason Any number.
 * @return As fanorona_error_message.
 */
const char *fanorona_note_message(int32_t reason);

/**
 * The one word for a FANORONA_NOTE_ reason, such as "off_board".
 *
 * @param reason Any number.
 * @return Text that lives as long as the library; never NULL. It is empty for
 *         FANORONA_NOTE_OK and for a number that is no reason.
 */
const char *fanorona_note_word(int32_t reason);

/**
 * Tells whether a board of so many files and ranks can be built.
 *
 * @param cols Files: 3, 5, 7 or 9.
 * @param rows Ranks: 3 or 5.
 * @return 1 if it can, otherwise 0.
 */
int32_t fanorona_size_ok(int32_t cols, int32_t rows);

/**
 * The size that a name stands for: sivy (9 by 5), dimy (5 by 5) or telo (3 by 3).
 *
 * @param name   The name; no NUL is needed behind it.
 * @param length Its length in bytes.
 * @param cols   Where the number of files goes.
 * @param rows   Where the number of ranks goes.
 * @return FANORONA_OK; FANORONA_NONE for another name or NULL, and nothing is
 *         written; FANORONA_ERROR_NULL where an output is NULL.
 */
int32_t fanorona_size_of(const char *name, size_t length, int32_t *cols, int32_t *rows);

/**
 * The point at a file and a rank of the nine by five.
 *
 * @param file 0 to 8 for a to i.
 * @param rank 0 to 4 for 1 to 5.
 * @return The point, or FANORONA_NONE.
 */
int32_t fanorona_square_of(int32_t file, int32_t rank);

/**
 * The file of a point.
 *
 * @param square A point of the nine by five.
 * @return 0 to 8, or FANORONA_NONE where the number is no point.
 */
int32_t fanorona_file_of(int32_t square);

/**
 * The rank of a point.
 *
 * @param square A point of the nine by five.
 * @return 0 to 4, or FANORONA_NONE where the number is no point.
 */
int32_t fanorona_rank_of(int32_t square);

/**
 * Tells whether a point is strong, which is to have diagonal lines.
 *
 * @param square A point of the nine by five.
 * @return 1 if it is strong; 0 if it is weak or no point.
 */
int32_t fanorona_is_strong(int32_t square);

/**
 * The direction that leads back.
 *
 * @param dir A direction.
 * @return Its opposite, or FANORONA_NONE where the number is no direction.
 */
int32_t fanorona_opposite(int32_t dir);

/**
 * Tells whether a direction is one of the four that only strong points have.
 *
 * @param dir A direction.
 * @return 1 for NE, SE, SW and NW; 0 for anything else.
 */
int32_t fanorona_is_diagonal(int32_t dir);

/**
 * The opponent of a side.
 *
 * @param stone FANORONA_WHITE or FANORONA_BLACK.
 * @return The other of the two; FANORONA_EMPTY for anything else.
 */
int32_t fanorona_other(int32_t stone);

/**
 * The key of a board's position: the same in every process and on every
 * machine for the same stones, size and side to move. A chain does not count.
 *
 * @param board The board.
 * @param key   Where the key goes.
 * @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_key(const struct fanorona_board *board, uint64_t *key);

/**
 * The same key worked out again from the stones. It always equals
 * fanorona_board_key, and is here so that a test can hold the two together.
 *
 * @param board The board.
 * @param key   Where the key goes.
 * @return As fanorona_board_key.
 */
int32_t fanorona_board_key_full(const struct fanorona_board *board, uint64_t *key);

/**
 * Writes a key as sixteen lowercase hexadecimal digits and a NUL.
 *
 * @param key      Any number.
 * @param out      Where the text goes.
 * @param capacity The room there; FANORONA_KEY_SIZE is needed.
 * @return FANORONA_OK; FANORONA_ERROR_NULL or FANORONA_ERROR_SHORT, and nothing is written.
 */
int32_t fanorona_key_hex(uint64_t key,
                         char *out,
                         size_t capacity);

/**
 * What one stone on one point contributes to a key.
 *
 * @param stone FANORONA_WHITE or FANORONA_BLACK.
 * @param square A point of the nine by five.
 * @param key   Where the number goes.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE where one is not, FANORONA_ERROR_NULL.
 */
int32_t fanorona_zobrist(int32_t stone, int32_t square, uint64_t *key);

/**
 * What Black to move contributes to a key.
 *
 * @param key Where the number goes.
 * @return FANORONA_OK or FANORONA_ERROR_NULL.
 */
int32_t fanorona_zobrist_side(uint64_t *key);

/**
 * What the size of the board contributes to a key.
 *
 * @param cols Files.
 * @param rows Ranks.
 * @param key  Where the number goes.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE where no such board can be built, FANORONA_ERROR_NULL.
 */
int32_t fanorona_zobrist_size(int32_t cols,
                              int32_t rows,
                              uint64_t *key);

/**
 * Makes a board with the set-up of its size, White to move.
 *
 * @param cols Files: 3, 5, 7 or 9.
 * @param rows Ranks: 3 or 5.
 * @param out  Where the handle goes; the caller frees it with
 *             fanorona_board_free. It is set to NULL on failure.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE where no such board can be built,
 *         FANORONA_ERROR_NULL where out is NULL.
 */
int32_t fanorona_board_new(int32_t cols, int32_t rows, struct fanorona_board **out);

/**
 * Makes a board with no stones, White to move.
 *
 * @param cols As fanorona_board_new.
 * @param rows As fanorona_board_new.
 * @param out  As fanorona_board_new.
 * @return As fanorona_board_new.
 */
int32_t fanorona_board_empty(int32_t cols, int32_t rows, struct fanorona_board **out);

/**
 * Makes a board from a position string, which also gives its size.
 *
 * The string is refused for its shape and never for its sense.
 *
 * @param string The string; no NUL is needed behind it.
 * @param length Its length in bytes.
 * @param out    As fanorona_board_new.
 * @return FANORONA_POS_OK, or the first FANORONA_POS_ reason that applies
 *         (they are positive); FANORONA_ERROR_NULL where out is NULL.
 */
int32_t fanorona_board_parse(const char *string,
                             size_t length,
                             struct fanorona_board **out);

/**
 * Makes a second board like the first, an open chain included, that shares nothing with it.
 *
 * @param board The board to copy.
 * @param out   As fanorona_board_new.
 * @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_clone(const struct fanorona_board *board,
                             struct fanorona_board **out);

/**
 * Frees a board, whatever state it is in.
 *
 * @param board A board that the caller will not use again; NULL does nothing.
 */
void fanorona_board_free(struct fanorona_board *board);

/**
 * What stands on a point.
 *
 * @param board  The board.
 * @param square Any number.
 * @return FANORONA_EMPTY, FANORONA_WHITE or FANORONA_BLACK; FANORONA_BORDER for
 *         a number that is no point of this board; or FANORONA_ERROR_NULL,
 *         FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_at(const struct fanorona_board *board, int32_t square);

/**
 * Puts a stone on a point in place of whatever stood there.
 *
 * A change closes an open chain and leaves the turn where it is.
 *
 * @param board  The board.
 * @param square A point of it.
 * @param stone  FANORONA_WHITE or FANORONA_BLACK; FANORONA_EMPTY empties the point.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE where the point or the stone is
 *         none, and nothing changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_put(struct fanorona_board *board, int32_t square, int32_t stone);

/**
 * Empties a point. The same as putting FANORONA_EMPTY there.
 *
 * @param board  The board.
 * @param square A point of it.
 * @return As fanorona_board_put.
 */
int32_t fanorona_board_lift(struct fanorona_board *board, int32_t square);

/**
 * The side to move.
 *
 * @param board The board.
 * @return FANORONA_WHITE or FANORONA_BLACK; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_side(const struct fanorona_board *board);

/**
 * Gives the turn to a side. A change closes an open chain.
 *
 * @param board The board.
 * @param stone FANORONA_WHITE or FANORONA_BLACK.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE for anything else, and nothing
 *         changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_set_side(struct fanorona_board *board, int32_t stone);

/**
 * How many stones a side has.
 *
 * @param board The board.
 * @param stone FANORONA_WHITE or FANORONA_BLACK.
 * @return The number, 0 for anything that is no side; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_count(const struct fanorona_board *board,
                             int32_t stone);

/**
 * Writes the position string and a NUL.
 *
 * A chain is no part of it: the string reads back with none open.
 *
 * @param board    The board.
 * @param buffer   Where the text goes; NULL asks for the length only.
 * @param capacity The room there; FANORONA_TEXT_MAX + 1 always does.
 * @param length   Where the length goes, without the NUL.
 * @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the length is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_text(const struct fanorona_board *board,
                            char *buffer,
                            size_t capacity,
                            size_t *length);

/**
 * How many files the board has.
 *
 * @param board The board.
 * @return 3, 5, 7 or 9; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_cols(const struct fanorona_board *board);

/**
 * How many ranks the board has.
 *
 * @param board The board.
 * @return 3 or 5; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_rows(const struct fanorona_board *board);

/**
 * How many points the board has.
 *
 * @param board The board.
 * @return 9 to 45; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_points(const struct fanorona_board *board);

/**
 * The point in the middle of the board.
 *
 * @param board The board.
 * @return The point; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_centre(const struct fanorona_board *board);

/**
 * Tells whether a number is a point of the board.
 *
 * @param board  The board.
 * @param square Any number.
 * @return 1 or 0; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_on_board(const struct fanorona_board *board, int32_t square);

/**
 * The point one step away along a line.
 *
 * @param board  The board.
 * @param square Any number.
 * @param dir    Any number.
 * @return The point; FANORONA_NONE past the edge, diagonally from a weak point,
 *         or where a number is no point or no direction; FANORONA_ERROR_NULL,
 *         FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_next_to(const struct fanorona_board *board,
                               int32_t square,
                               int32_t dir);

/**
 * How many lines meet at a point.
 *
 * @param board  The board.
 * @param square Any number.
 * @return 3 to 8, 0 where the number is no point of the board;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_degree(const struct fanorona_board *board, int32_t square);

/**
 * Lists the points joined to a point, clockwise from north.
 *
 * @param board    The board.
 * @param square   Any number; one that is no point of the board has none.
 * @param points   Where they go; NULL asks for their number only.
 * @param capacity How many there is room for; 8 always does.
 * @param count    Where their number goes.
 * @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_neighbours(const struct fanorona_board *board,
                                  int32_t square,
                                  int32_t *points,
                                  size_t capacity,
                                  size_t *count);

/**
 * Lists every joined pair of points once, the lower point first: by that
 * point, then clockwise from north.
 *
 * @param board    The board.
 * @param pairs    Where they go, two numbers a pair; NULL asks for their number only.
 * @param capacity How many pairs there is room for; 108 always does.
 * @param count    Where the number of pairs goes.
 * @return As fanorona_board_neighbours.
 */
int32_t fanorona_board_segments(const struct fanorona_board *board,
                                int32_t *pairs,
                                size_t capacity,
                                size_t *count);

/**
 * Lists the points of the board, a1 first, along each rank in turn.
 *
 * @param board    The board.
 * @param points   Where they go; NULL asks for their number only.
 * @param capacity How many there is room for; 45 always does.
 * @param count    Where their number goes.
 * @return As fanorona_board_neighbours.
 */
int32_t fanorona_board_all_squares(const struct fanorona_board *board,
                                   int32_t *points,
                                   size_t capacity,
                                   size_t *count);

/**
 * How many boards there are in this process that have been made and not yet freed.
 *
 * @return The number. It may be read from any thread.
 */
uint64_t fanorona_live(void);

/**
 * Fails on purpose inside the library, so that a caller can test how it deals with that.
 *
 * Lines about it go to the standard error stream.
 *
 * @param board A board. From then on it may only be freed, and answers every
 *              other call with FANORONA_ERROR_PANIC.
 * @return FANORONA_ERROR_PANIC; FANORONA_ERROR_NULL for NULL.
 */
int32_t fanorona_test_panic(struct fanorona_board *board);

/**
 * Lists the steps of the side to move; if any of them takes, only those that take.
 *
 * In point order, a1 first; for each stone clockwise from north; an approach
 * before a withdrawal. An open chain does not count: see fanorona_board_play_steps.
 *
 * @param board    The board.
 * @param steps    Where they go; NULL asks for their number only.
 * @param capacity How many there is room for; FANORONA_STEPS_MAX always does.
 * @param count    Where their number goes.
 * @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_steps(const struct fanorona_board *board,
                             struct fanorona_step *steps,
                             size_t capacity,
                             size_t *count);

/**
 * Lists every step that the stone on a point could make, whoever is to move
 * and whatever else could take.
 *
 * @param board    The board.
 * @param square   Any number; where no stone stands there are none.
 * @param steps    As fanorona_board_steps; 16 always have room.
 * @param capacity As fanorona_board_steps.
 * @param count    As fanorona_board_steps.
 * @return As fanorona_board_steps.
 */
int32_t fanorona_board_steps_of(const struct fanorona_board *board,
                                int32_t square,
                                struct fanorona_step *steps,
                                size_t capacity,
                                size_t *count);

/**
 * Lists the steps that the game allows next.
 *
 * With no chain open they are those of fanorona_board_steps. With one open
 * they are the captures of its stone that neither go the way it last went nor
 * arrive where it has stood. Stopping is not in the list: see
 * fanorona_board_can_stop.
 *
 * @param board    The board.
 * @param steps    As fanorona_board_steps.
 * @param capacity As fanorona_board_steps.
 * @param count    As fanorona_board_steps.
 * @return As fanorona_board_steps.
 */
int32_t fanorona_board_play_steps(const struct fanorona_board *board,
                                  struct fanorona_step *steps,
                                  size_t capacity,
                                  size_t *count);

/**
 * Tells whether some stone of a side has a step that takes.
 *
 * @param board The board.
 * @param stone FANORONA_WHITE or FANORONA_BLACK.
 * @return 1 or 0, and 0 for anything that is no side; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_can_capture(const struct fanorona_board *board,
                                   int32_t stone);

/**
 * Tells why a step is none of fanorona_board_steps.
 *
 * @param board The board.
 * @param from  Any number.
 * @param dir   Any number.
 * @param how   Any number.
 * @return FANORONA_WHY_OK for exactly the steps listed, otherwise the first
 *         reason that applies of FANORONA_WHY_OFF_BOARD, _BAD_STEP, _NO_STONE,
 *         _NOT_YOURS, _NO_LINE, _OCCUPIED, _TAKES_NOTHING, _NOT_A_PAIKA and
 *         _MUST_CAPTURE; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_step_why(const struct fanorona_board *board,
                                int32_t from,
                                int32_t dir,
                                int32_t how);

/**
 * Tells why a step is none of fanorona_board_play_steps.
 *
 * @param board The board.
 * @param from  Any number.
 * @param dir   Any number.
 * @param how   Any number.
 * @return With no chain open, as fanorona_board_step_why. With one open,
 *         FANORONA_WHY_OK for exactly the steps listed, otherwise the first
 *         reason that applies of FANORONA_WHY_OFF_BOARD, _BAD_STEP, _NO_STONE,
 *         _NOT_YOURS, _NOT_THE_STONE, _NO_LINE, _OCCUPIED, _SAME_DIRECTION,
 *         _REVISIT, and then _PAIKA_IN_CHAIN, _NOT_A_PAIKA or _TAKES_NOTHING;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_play_why(const struct fanorona_board *board,
                                int32_t from,
                                int32_t dir,
                                int32_t how);

/**
 * Builds a step as geometry alone has it: a stone, a line to an empty point
 * and, for a capture, an enemy line to take.
 *
 * It asks neither whose turn it is nor what else could take, and builds a
 * paika with nothing taken even where the step would take.
 *
 * @param board The board.
 * @param from  Any number.
 * @param dir   Any number.
 * @param how   Any number.
 * @param step  Where the step goes.
 * @return FANORONA_OK; FANORONA_ERROR_STEP where there is none to build;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_step(const struct fanorona_board *board,
                            int32_t from,
                            int32_t dir,
                            int32_t how,
                            struct fanorona_step *step);

/**
 * Makes a step on its own, which always passes the turn and closes a chain.
 *
 * It does not ask whether the step is legal: ask fanorona_board_step_why.
 *
 * @param board   The board.
 * @param from    Any number.
 * @param dir     Any number.
 * @param how     Any number.
 * @param token   Where the token goes that fanorona_board_undo_step takes; may be NULL.
 * @param removed Where the number of stones taken goes; may be NULL.
 * @return FANORONA_OK; FANORONA_ERROR_STEP where there is no such step to
 *         build, and nothing changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_do_step(struct fanorona_board *board,
                               int32_t from,
                               int32_t dir,
                               int32_t how,
                               struct fanorona_token *token,
                               int32_t *removed);

/**
 * Puts the position back as it was before the step that a token came from, an
 * open chain included. Steps are undone in the reverse of their order.
 *
 * @param board The board.
 * @param token A token of fanorona_board_do_step.
 * @return FANORONA_OK; FANORONA_ERROR_TOKEN for one that did not lead to this
 *         position, or is no such token, and nothing changes;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_undo_step(struct fanorona_board *board,
                                 const struct fanorona_token *token);

/**
 * How many sequences of so many single steps there are, each passing the turn.
 *
 * A check on the list of steps, not a count of games. An open chain does not count.
 *
 * @param board The board.
 * @param depth At most FANORONA_DEPTH_MAX; 0 or below gives 1.
 * @param count Where the number goes.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE for a greater depth,
 *         FANORONA_ERROR_OVERFLOW, FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_perft_steps(const struct fanorona_board *board,
                                   int32_t depth,
                                   uint64_t *count);

/**
 * Plays a step of the game.
 *
 * A step that takes nothing passes the turn. One that takes leaves the turn
 * with the mover and the chain open on its stone, unless nothing could
 * follow: then the move is over and the turn passed. It does not ask whether
 * the step is legal: ask fanorona_board_play_why. A stone of the side that is
 * not to move can be played so; where it opens a chain, the turn is its own.
 *
 * @param board   The board.
 * @param from    Any number.
 * @param dir     Any number.
 * @param how     Any number.
 * @param token   Where the token goes that fanorona_board_unplay takes; may be NULL.
 * @param removed Where the number of stones taken goes; may be NULL.
 * @return FANORONA_OK; FANORONA_ERROR_STEP where there is no such step to
 *         build, and nothing changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_play(struct fanorona_board *board,
                            int32_t from,
                            int32_t dir,
                            int32_t how,
                            struct fanorona_token *token,
                            int32_t *removed);

/**
 * Ends the move in progress: closes its chain and passes the turn.
 *
 * @param board The board.
 * @param token Where the token goes that fanorona_board_unplay takes; may be NULL.
 * @return FANORONA_OK; FANORONA_ERROR_CHAIN where no chain is open, and
 *         nothing changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_stop(struct fanorona_board *board, struct fanorona_token *token);

/**
 * Takes back one fanorona_board_play or fanorona_board_stop, the chain included.
 *
 * @param board The board.
 * @param token A token of one of those.
 * @return FANORONA_OK; FANORONA_ERROR_TOKEN for one that did not lead to this
 *         position and chain, or is no such token, and nothing changes;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_unplay(struct fanorona_board *board,
                              const struct fanorona_token *token);

/**
 * Tells whether the move in progress may end here, which is while a chain is open.
 *
 * @param board The board.
 * @return 1 or 0; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_can_stop(const struct fanorona_board *board);

/**
 * Tells whether a stone is in the middle of its move.
 *
 * @param board The board.
 * @return 1 or 0; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_in_chain(const struct fanorona_board *board);

/**
 * The point of the stone that is in the middle of its move.
 *
 * @param board The board.
 * @return The point, or FANORONA_NONE; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_chain_at(const struct fanorona_board *board);

/**
 * The direction of that stone's last step.
 *
 * @param board The board.
 * @return The direction, or FANORONA_NONE; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_chain_dir(const struct fanorona_board *board);

/**
 * Lists every point that the open chain has stood on, its start included, in point order.
 *
 * @param board    The board.
 * @param points   Where they go; NULL asks for their number only.
 * @param capacity How many there is room for; 45 always does.
 * @param count    Where their number goes; 0 when no chain is open.
 * @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_chain_seen(const struct fanorona_board *board,
                                  int32_t *points,
                                  size_t capacity,
                                  size_t *count);

/**
 * Lists the whole moves of the side to move: in the order of its steps, each
 * chain's shorter beginnings before its longer ones. None while a chain is open.
 *
 * There are usually about ten and can be very many: count them first with
 * fanorona_board_count_moves and a cap, or visit them.
 *
 * @param board    The board.
 * @param moves    Where they go; NULL asks for their number only.
 * @param capacity How many there is room for.
 * @param count    Where their number goes.
 * @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_moves(const struct fanorona_board *board,
                             struct fanorona_move *moves,
                             size_t capacity,
                             size_t *count);

/**
 * How many whole moves the side to move has; 0 while a chain is open.
 *
 * Memory does not grow with their number.
 *
 * @param board The board.
 * @param cap   Where the count stops; UINT64_MAX for no cap.
 * @param count Where the number goes.
 * @return FANORONA_OK, FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_count_moves(const struct fanorona_board *board,
                                   uint64_t cap,
                                   uint64_t *count);

/**
 * Shows every whole move to a callback, in the order of fanorona_board_moves.
 *
 * The visit goes over the board as it is when the call begins: the callback may
 * use the board in any way except to free it. It must return: no longjmp and
 * no C++ exception may leave it.
 *
 * @param board The board.
 * @param visit Called with a move that is its own until it returns, and with
 *              user; 0 goes on, anything else stops the visit.
 * @param user  Handed to the callback as it is.
 * @return FANORONA_OK when every move was visited, FANORONA_STOPPED when the
 *         callback stopped; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_visit_moves(const struct fanorona_board *board,
                                   int32_t (*visit)(const struct fanorona_move *whole,
                                                    void *user),
                                   void *user);

/**
 * The steps of a whole move, with what each of them takes on this board.
 *
 * @param board    The board, which does not change.
 * @param whole    The move.
 * @param steps    Where they go; NULL asks for their number only.
 * @param capacity How many there is room for; FANORONA_CHAIN_MAX always does.
 * @param count    Where their number goes.
 * @return FANORONA_OK; FANORONA_ERROR_MOVE where the move may not be played
 *         here; FANORONA_ERROR_SHORT, and only the count is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_move_steps(const struct fanorona_board *board,
                                  const struct fanorona_move *whole,
                                  struct fanorona_step *steps,
                                  size_t capacity,
                                  size_t *count);

/**
 * Plays a whole move: each of its steps, and then a stop if the chain is still open.
 *
 * Each step is asked of fanorona_board_play_why first. In the middle of a
 * chain a move that goes on with it is played as well.
 *
 * @param board    The board.
 * @param whole    The move.
 * @param tokens   Where the tokens go that fanorona_board_unplay_move takes; may be NULL.
 * @param capacity How many there is room for; FANORONA_TOKENS_MAX always does.
 * @param count    Where their number goes; may be NULL.
 * @return FANORONA_OK; FANORONA_ERROR_MOVE where the move may not be played
 *         here; FANORONA_ERROR_SHORT where the tokens have no room, and only
 *         the count is written; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC. Nothing
 *         changes unless it is FANORONA_OK.
 */
int32_t fanorona_board_play_move(struct fanorona_board *board,
                                 const struct fanorona_move *whole,
                                 struct fanorona_token *tokens,
                                 size_t capacity,
                                 size_t *count);

/**
 * Takes a whole move back.
 *
 * @param board  The board.
 * @param tokens The tokens of fanorona_board_play_move, in the order it gave them.
 * @param count  How many; 0 does nothing.
 * @return FANORONA_OK; FANORONA_ERROR_TOKEN where one of them does not belong,
 *         and nothing changes; FANORONA_ERROR_NULL, also for NULL tokens with a
 *         count that is not 0; FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_unplay_move(struct fanorona_board *board,
                                   const struct fanorona_token *tokens,
                                   size_t count);

/**
 * How many sequences of so many whole moves there are.
 *
 * A side without a move ends its line: how a game is won is not asked. While a
 * chain is open there is no whole move.
 *
 * @param board The board.
 * @param depth At most FANORONA_DEPTH_MAX; 0 or below gives 1.
 * @param count Where the number goes.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE for a greater depth,
 *         FANORONA_ERROR_OVERFLOW, FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_board_perft_moves(const struct fanorona_board *board,
                                   int32_t depth,
                                   uint64_t *count);

/**
 * Writes a whole move as players write it, such as d3-e3A-e4W, and a NUL.
 *
 * @param whole    The move.
 * @param buffer   Where the text goes; NULL asks for the length only.
 * @param capacity The room there; 180 bytes always do.
 * @param length   Where the length goes, without the NUL.
 * @return FANORONA_OK; FANORONA_ERROR_MOVE where it is no move at all;
 *         FANORONA_ERROR_SHORT, and only the length is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_move_text(const struct fanorona_move *whole,
                           char *buffer,
                           size_t capacity,
                           size_t *length);

/**
 * Makes a game from the set-up of a variant.
 *
 * @param variant The variant; NULL is the nine by five with its usual limits.
 * @param out     Where the handle goes; the caller frees it with
 *                fanorona_game_free. It is set to NULL on failure.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE where it is no variant,
 *         FANORONA_ERROR_NULL where out is NULL.
 */
int32_t fanorona_game_new(const struct fanorona_variant *variant,
                          struct fanorona_game **out);

/**
 * Makes a game that starts from a board, between moves. It is over at once if
 * the position is a finished one.
 *
 * @param board   The board to start from; it is copied.
 * @param variant As fanorona_game_new; its size must be the board's.
 * @param quiet   How many moves running have taken nothing, from 0 to FANORONA_NUMBER_MAX.
 * @param number  The number of the move about to be made, from 1 to FANORONA_NUMBER_MAX.
 * @param out     As fanorona_game_new.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE where the variant, its size or a
 *         number is wrong; FANORONA_ERROR_CHAIN where a chain is open on the
 *         board; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_start(const struct fanorona_board *board,
                            const struct fanorona_variant *variant,
                            int32_t quiet,
                            int32_t number,
                            struct fanorona_game **out);

/**
 * Makes a second game like the first, all its moves included, that shares nothing with it.
 *
 * @param game The game to copy.
 * @param out  As fanorona_game_new.
 * @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_clone(const struct fanorona_game *game,
                            struct fanorona_game **out);

/**
 * Frees a game, whatever state it is in.
 *
 * @param game A game that the caller will not use again; NULL does nothing.
 */
void fanorona_game_free(struct fanorona_game *game);

/**
 * How many games there are in this process that have been made and not yet freed.
 *
 * @return The number. It may be read from any thread.
 */
uint64_t fanorona_game_live(void);

/**
 * Makes a board like the game's own, an open chain included. Everything that
 * a board can be asked can be asked of it, and the game does not change with it.
 *
 * @param game The game.
 * @param out  Where the handle goes; the caller frees it with
 *             fanorona_board_free. It is set to NULL on failure.
 * @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_board(const struct fanorona_game *game,
                            struct fanorona_board **out);

/**
 * The variant that a game is played with.
 *
 * @param game    The game.
 * @param variant Where it goes.
 * @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_variant(const struct fanorona_game *game,
                              struct fanorona_variant *variant);

/**
 * Whole moves made in this game.
 *
 * @param game The game.
 * @return The number; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_ply(const struct fanorona_game *game);

/**
 * The number of the move about to be made, or being made.
 *
 * @param game The game.
 * @return The number, from 1; it stays at FANORONA_NUMBER_MAX once it gets there; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_number(const struct fanorona_game *game);

/**
 * How many whole moves, running up to now, took nothing.
 *
 * @param game The game.
 * @return The number, which stays at FANORONA_NUMBER_MAX once it gets there; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_quiet(const struct fanorona_game *game);

/**
 * How often the position as it stands has occurred between moves, this time included.
 *
 * @param game The game.
 * @return The number, 0 in the middle of a move; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_repeats(const struct fanorona_game *game);

/**
 * The key of the position after so many whole moves.
 *
 * @param game The game.
 * @param ply  From 0, which is the position that the game started from, to fanorona_game_ply.
 * @param key  Where the key goes.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE for another ply;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_key_at(const struct fanorona_game *game,
                             int32_t ply,
                             uint64_t *key);

/**
 * The whole move made at a ply.
 *
 * @param game The game.
 * @param ply  From 0 to one below fanorona_game_ply.
 * @param made Where the move goes.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE for another ply;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_move_at(const struct fanorona_game *game,
                              int32_t ply,
                              struct fanorona_move *made);

/**
 * The move being made, as far as it has got.
 *
 * @param game The game.
 * @param made Where the move goes.
 * @return FANORONA_OK; FANORONA_NONE between moves; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_in_progress(const struct fanorona_game *game,
                                  struct fanorona_move *made);

/**
 * Lists the steps that may be made next; none once the game is over.
 *
 * @param game     The game.
 * @param steps    Where they go; NULL asks for their number only.
 * @param capacity How many there is room for; FANORONA_STEPS_MAX always does.
 * @param count    Where their number goes.
 * @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_steps(const struct fanorona_game *game,
                            struct fanorona_step *steps,
                            size_t capacity,
                            size_t *count);

/**
 * Tells why a step is none of fanorona_game_steps, as fanorona_board_play_why
 * does; whether the game is over is not asked.
 *
 * @param game The game.
 * @param from Any number.
 * @param dir  Any number.
 * @param how  Any number.
 * @return As fanorona_board_play_why.
 */
int32_t fanorona_game_why(const struct fanorona_game *game,
                          int32_t from,
                          int32_t dir,
                          int32_t how);

/**
 * Makes one step. The move is complete if it took nothing, or took and left
 * nothing that could follow.
 *
 * @param game The game.
 * @param from Any number.
 * @param dir  Any number.
 * @param how  Any number.
 * @return FANORONA_PLAY_OK; FANORONA_PLAY_OVER where the game has ended or
 *         FANORONA_PLAY_ILLEGAL where the step is not one of
 *         fanorona_game_steps, and nothing changes; FANORONA_ERROR_NULL,
 *         FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_step(struct fanorona_game *game,
                           int32_t from,
                           int32_t dir,
                           int32_t how);

/**
 * Ends the move in progress.
 *
 * @param game The game.
 * @return FANORONA_PLAY_OK; FANORONA_PLAY_OVER where the game has ended or
 *         FANORONA_PLAY_ILLEGAL where no move is in progress, and nothing
 *         changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_stop(struct fanorona_game *game);

/**
 * Makes a whole move, or in the middle of one the rest of it. It ends with a
 * stop where its stone could go on.
 *
 * @param game The game.
 * @param made The move.
 * @return FANORONA_PLAY_OK; FANORONA_PLAY_OVER where the game has ended or
 *         FANORONA_PLAY_ILLEGAL where some step of it is refused, and nothing
 *         changes; FANORONA_ERROR_MOVE where it is no move at all;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_play_move(struct fanorona_game *game,
                                const struct fanorona_move *made);

/**
 * Takes back one step or one stop.
 *
 * @param game The game.
 * @return FANORONA_OK; FANORONA_NONE where there is nothing to take back;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_undo(struct fanorona_game *game);

/**
 * How the game has ended.
 *
 * @param game The game.
 * @return FANORONA_OUTCOME_NONE while it goes on, otherwise the first
 *         FANORONA_OUTCOME_ that applies; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_outcome(const struct fanorona_game *game);

/**
 * Who has won.
 *
 * @param game The game.
 * @return FANORONA_WHITE or FANORONA_BLACK; FANORONA_EMPTY for a draw and a
 *         game that goes on; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_winner(const struct fanorona_game *game);

/**
 * The word for a way in which a game ends, as a game's text has it.
 *
 * @param outcome Any number.
 * @return Text that lives as long as the library; never NULL. "none" for a
 *         game that goes on and for any number that is no outcome.
 */
const char *fanorona_outcome_name(int32_t outcome);

/**
 * The options of a search of ten thousand positions with the engine's own weights.
 *
 * @param options Where they go.
 * @return FANORONA_OK or FANORONA_ERROR_NULL.
 */
int32_t fanorona_search_defaults(struct fanorona_options *options);

/**
 * The name of a weight.
 *
 * @param index From 0 to one below FANORONA_WEIGHTS.
 * @return Text that lives as long as the library; never NULL, and empty for another index.
 */
const char *fanorona_weight_name(int32_t index);

/**
 * The number of the weight with a name.
 *
 * @param name   The name; no NUL is needed behind it.
 * @param length Its length in bytes.
 * @return The index, or FANORONA_NONE.
 */
int32_t fanorona_weight_of(const char *name, size_t length);

/**
 * The position of a game scored for White with no looking ahead.
 *
 * @param game    The game.
 * @param weights What to count; NULL for the engine's own weights.
 * @param score   Where the score goes, in hundredths of a stone.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE where a weight is out of range;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_evaluate(const struct fanorona_game *game,
                               const struct fanorona_weights *weights,
                               int32_t *score);

/**
 * Finds the move that the side to move should make, or in the middle of one the rest of it.
 *
 * The same game and the same options give the same answer on every machine,
 * however often and from however many threads it is asked.
 *
 * @param game     The game, which does not change.
 * @param options  How to search; NULL is as fanorona_search_defaults.
 * @param found    Where what was found goes.
 * @param steps    Where the steps of the move go; NULL asks for their number
 *                 only. There are none where the thing to do is to stop.
 * @param capacity How many there is room for; FANORONA_CHAIN_MAX always does.
 * @param count    Where their number goes.
 * @return FANORONA_OK; FANORONA_NONE once the game is over;
 *         FANORONA_ERROR_RANGE where an option is out of range;
 *         FANORONA_ERROR_SHORT, and only the count is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_game_search(const struct fanorona_game *game,
                             const struct fanorona_options *options,
                             struct fanorona_found *found,
                             struct fanorona_step *steps,
                             size_t capacity,
                             size_t *count);

/**
 * Reads a move, such as d3-e3A-e4W, on a board of some size.
 *
 * What stands on the board is not asked: the move may be legal nowhere.
 *
 * @param text   The move; no NUL is needed behind it.
 * @param length Its length in bytes.
 * @param cols   The files of the board.
 * @param rows   Its ranks.
 * @param out    Where the move goes.
 * @return FANORONA_NOTE_OK, or the first FANORONA_NOTE_ reason that applies
 *         (they are positive); FANORONA_ERROR_NULL where out is NULL.
 */
int32_t fanorona_move_parse(const char *text,
                            size_t length,
                            int32_t cols,
                            int32_t rows,
                            struct fanorona_move *out);

/**
 * The move as a reflected board has it. An approach stays an approach.
 *
 * @param whole The move.
 * @param cols  The files of the board.
 * @param rows  Its ranks.
 * @param how   FANORONA_MIRROR_FILES, FANORONA_MIRROR_RANKS or FANORONA_MIRROR_TURN.
 * @param out   Where the reflected move goes; it may be the same place.
 * @return FANORONA_OK; FANORONA_ERROR_MOVE where it is no move of such a board;
 *         FANORONA_ERROR_RANGE for another size or way; FANORONA_ERROR_NULL.
 */
int32_t fanorona_move_mirror(const struct fanorona_move *whole,
                             int32_t cols,
                             int32_t rows,
                             int32_t how,
                             struct fanorona_move *out);

/**
 * Makes a board from a position by itself or with two counts behind it, such as
 * "bbb/w1b/www w 12 40".
 *
 * @param text    The position; no NUL is needed behind it.
 * @param length  Its length in bytes.
 * @param out     As fanorona_board_new.
 * @param quiet   Where the number of moves running that took nothing goes, 0
 *                where nothing is counted; NULL where it is not wanted.
 * @param number  Where the number of the move about to be made goes, 1 where
 *                nothing is counted; NULL where it is not wanted.
 * @param counted Where 1 goes if there were counts, otherwise 0; NULL where it
 *                is not wanted.
 * @return FANORONA_NOTE_OK, or the first FANORONA_NOTE_ reason that applies
 *         (they are positive); FANORONA_ERROR_NULL where out is NULL.
 */
int32_t fanorona_position_parse(const char *text,
                                size_t length,
                                struct fanorona_board **out,
                                int32_t *quiet,
                                int32_t *number,
                                int32_t *counted);

/**
 * Writes a board's position with two counts behind it, and a NUL. A chain is no
 * part of it.
 *
 * @param board    The board.
 * @param quiet    How many moves running have taken nothing, from 0.
 * @param number   The number of the move about to be made, from 1.
 * @param buffer   Where the text goes; NULL asks for the length only.
 * @param capacity The room there; FANORONA_COUNTED_TEXT_MAX + 1 always does.
 * @param length   Where the length goes, without the NUL.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE for a count that is too small or has
 *         more than nine digits; FANORONA_ERROR_SHORT, and only the length is
 *         written; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_position_text(const struct fanorona_board *board,
                               int32_t quiet,
                               int32_t number,
                               char *buffer,
                               size_t capacity,
                               size_t *length);

/**
 * Makes a board with the reflected position of another. Stones keep their
 * colours and the side to move is the same; no chain is open in it.
 *
 * @param board The board to reflect.
 * @param how   As fanorona_move_mirror.
 * @param out   As fanorona_board_new.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE for another way;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_position_mirror(const struct fanorona_board *board,
                                 int32_t how,
                                 struct fanorona_board **out);

/**
 * The usual limits on a named board: sivy, dimy or telo.
 *
 * @param name   The name; no NUL is needed behind it.
 * @param length Its length in bytes.
 * @param out    Where the variant goes.
 * @return FANORONA_OK; FANORONA_NONE for another name or NULL, and nothing is
 *         written; FANORONA_ERROR_NULL where out is NULL.
 */
int32_t fanorona_variant_named(const char *name,
                               size_t length,
                               struct fanorona_variant *out);

/**
 * Reads a variant: a name, or what differs from sivy, such as
 * "custom board=7x5,quiet_limit=40".
 *
 * @param text   The text; no NUL is needed behind it.
 * @param length Its length in bytes.
 * @param out    Where the variant goes.
 * @return FANORONA_OK; FANORONA_NONE for anything else, and nothing is written;
 *         FANORONA_ERROR_NULL where out is NULL.
 */
int32_t fanorona_variant_parse(const char *text,
                               size_t length,
                               struct fanorona_variant *out);

/**
 * Writes a variant as fanorona_variant_parse reads it, and a NUL.
 *
 * @param variant  The variant.
 * @param buffer   Where the text goes; NULL asks for the length only.
 * @param capacity The room there; 80 bytes always do.
 * @param length   Where the length goes, without the NUL.
 * @return FANORONA_OK; FANORONA_ERROR_RANGE where these numbers are no variant;
 *         FANORONA_ERROR_SHORT, and only the length is written; FANORONA_ERROR_NULL.
 */
int32_t fanorona_variant_text(const struct fanorona_variant *variant,
                              char *buffer,
                              size_t capacity,
                              size_t *length);

/**
 * Makes a record with no header and no move.
 *
 * @param out Where the handle goes; the caller frees it with
 *            fanorona_gametext_free. It is set to NULL on failure.
 * @return FANORONA_OK, FANORONA_ERROR_NULL.
 */
int32_t fanorona_gametext_new(struct fanorona_gametext **out);

/**
 * Makes a record from the text of a game.
 *
 * A game that is read is well formed; whether it could be played is not asked.
 *
 * @param text   The text; no NUL is needed behind it.
 * @param length Its length in bytes.
 * @param out    As fanorona_gametext_new.
 * @param line   Where the number of the line at fault goes, from 1, if there is
 *               a fault and only then; NULL where it is not wanted.
 * @return FANORONA_NOTE_OK, or the first FANORONA_NOTE_ reason that applies
 *         (they are positive); FANORONA_ERROR_NULL where out is NULL.
 */
int32_t fanorona_gametext_parse(const char *text,
                                size_t length,
                                struct fanorona_gametext **out,
                                int32_t *line);

/**
 * Makes a second record like the first that shares nothing with it.
 *
 * @param gametext The record to copy.
 * @param out      As fanorona_gametext_new.
 * @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_clone(const struct fanorona_gametext *gametext,
                                struct fanorona_gametext **out);

/**
 * Frees a record, whatever state it is in.
 *
 * @param gametext A record that the caller will not use again; NULL does nothing.
 */
void fanorona_gametext_free(struct fanorona_gametext *gametext);

/**
 * Gives a header a value in place of the one it has, or takes it away.
 *
 * What would not be read back is refused, and nothing changes: also an offer
 * beside a result, or a board without a point of the start, the chain or a move.
 *
 * @param gametext     The record.
 * @param name         The name: variant, start, quiet_limit, repeat, ply_cap,
 *                     white, black, result, offer or chain.
 * @param name_length  Its length in bytes.
 * @param value        The value, in printable ASCII; NULL takes the header away.
 * @param value_length Its length in bytes.
 * @return FANORONA_NOTE_OK, or a FANORONA_NOTE_ reason (they are positive);
 *         FANORONA_ERROR_NULL, also for a NULL name; FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_set(struct fanorona_gametext *gametext,
                              const char *name,
                              size_t name_length,
                              const char *value,
                              size_t value_length);

/**
 * Adds a move at the end. Whether it could be played there is not asked.
 *
 * @param gametext The record.
 * @param text     The move, such as d3-e3A.
 * @param length   Its length in bytes.
 * @return As fanorona_move_parse, for the board of the record's variant;
 *         FANORONA_ERROR_NULL where gametext is NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_add_move(struct fanorona_gametext *gametext,
                                   const char *text,
                                   size_t length);

/**
 * Writes the value of a header, exactly as it was given, and a NUL. A record
 * that was read has the header variant in any case.
 *
 * @param gametext    The record.
 * @param name        The name of the header.
 * @param name_length Its length in bytes.
 * @param buffer      Where the value goes; NULL asks for the length only.
 * @param capacity    The room there.
 * @param length      Where the length goes, without the NUL.
 * @return FANORONA_OK; FANORONA_NONE where there is no such header, and nothing
 *         is written; FANORONA_ERROR_SHORT, and only the length is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_header(const struct fanorona_gametext *gametext,
                                 const char *name,
                                 size_t name_length,
                                 char *buffer,
                                 size_t capacity,
                                 size_t *length);

/**
 * The number of the line that a header was read from.
 *
 * @param gametext    The record.
 * @param name        The name of the header.
 * @param name_length Its length in bytes.
 * @return The number, from 2; FANORONA_NONE where the header was not read or was
 *         changed since; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_header_line(const struct fanorona_gametext *gametext,
                                      const char *name,
                                      size_t name_length);

/**
 * The variant that the headers come to.
 *
 * @param gametext The record.
 * @param variant  Where it goes.
 * @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_variant(const struct fanorona_gametext *gametext,
                                  struct fanorona_variant *variant);

/**
 * How many moves there are.
 *
 * @param gametext The record.
 * @return The number; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_move_count(const struct fanorona_gametext *gametext);

/**
 * One of the moves.
 *
 * @param gametext The record.
 * @param index    Which, from 0.
 * @param out      Where it goes.
 * @return FANORONA_OK; FANORONA_NONE where there is none, and nothing is
 *         written; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_move(const struct fanorona_gametext *gametext,
                               int32_t index,
                               struct fanorona_move *out);

/**
 * The number of the line that the first move was read from, or would have been.
 * The others follow, one a line.
 *
 * @param gametext The record.
 * @return The number, from 3; FANORONA_NONE for a record that was not read;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_moves_at(const struct fanorona_gametext *gametext);

/**
 * Writes the text of the game and a NUL. fanorona_gametext_parse reads it back.
 *
 * @param gametext The record.
 * @param buffer   Where the text goes; NULL asks for the length only.
 * @param capacity The room there.
 * @param length   Where the length goes, without the NUL.
 * @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the length is written;
 *         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
 */
int32_t fanorona_gametext_text(const struct fanorona_gametext *gametext,
                               char *buffer,
                               size_t capacity,
                               size_t *length);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/** The version as text. */
#define FANORONA_VERSION                                                                  \
    FANORONA_JOINED_(FANORONA_VERSION_MAJOR, FANORONA_VERSION_MINOR, FANORONA_VERSION_PATCH)
/** Its three numbers with their values put in; not for use by itself. */
#define FANORONA_JOINED_(major, minor, patch) FANORONA_QUOTED_(major, minor, patch)
/** Three numbers as text; not for use by itself. */
#define FANORONA_QUOTED_(major, minor, patch) #major "." #minor "." #patch

/* The sizes of these values are frozen; a compiler that sees others stops here. */
typedef char fanorona_step_has_32_bytes[sizeof(struct fanorona_step) == 32 ? 1 : -1];
typedef char fanorona_move_has_128_bytes[sizeof(struct fanorona_move) == 128 ? 1 : -1];
typedef char fanorona_token_has_96_bytes[sizeof(struct fanorona_token) == 96 ? 1 : -1];
typedef char fanorona_variant_has_64_bytes[sizeof(struct fanorona_variant) == 64 ? 1 : -1];
typedef char fanorona_weights_has_64_bytes[sizeof(struct fanorona_weights) == 64 ? 1 : -1];
typedef char fanorona_options_has_128_bytes[sizeof(struct fanorona_options) == 128 ? 1 : -1];
typedef char fanorona_found_has_64_bytes[sizeof(struct fanorona_found) == 64 ? 1 : -1];

#endif /* FANORONA_H */
