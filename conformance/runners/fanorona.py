# SPDX-License-Identifier: MIT OR Apache-2.0
"""Fanorona for Python: boards, moves, games and records over the C library, by ctypes alone.

Points are names such as "e3"; a name that no board has is no point and is answered like any other number that is
none of its kind. What the library refuses is an exception: Refused where a text or a play is at fault, with the one
word that says why, and Error for anything else. An object frees its handle when it goes away. What each function
does in full is told in fanorona.h at the C function of the same name.
"""

import ctypes
import enum
from ctypes import POINTER, byref, c_char, c_char_p, c_int32, c_size_t, c_uint8, c_uint32, c_uint64

from library import (
    ERROR_RANGE,
    INT_OUT,
    INTS_OUT,
    NONE,
    NUMBER_OUT,
    SIZE_OUT,
    TEXT_IN,
    TEXT_OUT,
    Error,
    Owner,
    Refused,
    counted,
    data,
    digits,
    listed,
    load,
    place,
    sizes,
    written,
)

ERROR_MOVE = -7
UINT64_MAX = 2**64 - 1
STEPS_MAX = 216
CHAIN_MAX = 44
POINTS_MAX = 45
HEADERS = ("variant", "start", "quiet_limit", "repeat", "ply_cap", "white", "black", "result", "offer", "chain")

Side = enum.IntEnum("Side", "WHITE BLACK")
Direction = enum.IntEnum("Direction", "N NE E SE S SW W NW", start=0)
Kind = enum.IntEnum("Kind", "PAIKA APPROACH WITHDRAWAL", start=0)
Pos = enum.IntEnum("Pos", "OK NULL LONG LETTER ROWS WIDTH SIDE", start=0)
Play = enum.IntEnum("Play", "OK OVER ILLEGAL", start=0)
Why = enum.IntEnum(
    "Why",
    "OK OFF_BOARD BAD_STEP NO_STONE NOT_YOURS NO_LINE OCCUPIED TAKES_NOTHING NOT_A_PAIKA MUST_CAPTURE "
    "NOT_THE_STONE SAME_DIRECTION REVISIT PAIKA_IN_CHAIN",
    start=0,
)


# ---- values of the library, and its functions ----


class Step(ctypes.Structure):
    """One step and what it takes."""

    _fields_ = [
        ("_from", c_uint8),
        ("_to", c_uint8),
        ("_direction", c_uint8),
        ("_kind", c_uint8),
        ("_taken_count", c_uint8),
        ("_taken", c_uint8 * 7),
        ("_reserved", c_uint8 * 20),
    ]

    start = property(lambda self: _name(self._from), doc="The point that the stone leaves.")
    end = property(lambda self: _name(self._to), doc="The point that it goes to.")
    direction = property(lambda self: Direction(self._direction), doc="The way that it goes.")
    kind = property(lambda self: Kind(self._kind), doc="What it takes.")
    taken = property(
        lambda self: [_name(point) for point in self._taken[: self._taken_count]],
        doc="The points of the stones taken, the nearest first.",
    )

    def move(self):
        """The move of this one step."""
        return Move(self._from, 1, direction=(self._direction,), kind=(self._kind,))


class Move(ctypes.Structure):
    """One whole move: where its stone starts, and each step's direction and kind."""

    _fields_ = [
        ("_from", c_uint8),
        ("length", c_uint8),
        ("_reserved", c_uint8 * 6),
        ("direction", c_uint8 * 60),
        ("kind", c_uint8 * 60),
    ]

    start = property(lambda self: _name(self._from), doc="The point that the stone starts from.")
    legs = property(
        lambda self: [(Direction(self.direction[i]), Kind(self.kind[i])) for i in range(self.length)],
        doc="Direction and kind of each step.",
    )

    @classmethod
    def parse(cls, text, cols=9, rows=5):
        """Reads a move; whether it may be played anywhere is not asked."""
        move = cls()
        _note(_library.fanorona_move_parse(*data(text), cols, rows, byref(move)))
        return move

    def __str__(self):
        return written(_library.fanorona_move_text, byref(self))


class Variant(ctypes.Structure):
    """The size of the board, and the numbers by which a game is drawn, which 0 turns off."""

    _fields_ = [
        ("cols", c_int32),
        ("rows", c_int32),
        ("quiet_limit", c_int32),
        ("repeat", c_int32),
        ("ply_cap", c_int32),
        ("_reserved", c_int32 * 11),
    ]


sizes({Step: 32, Move: 128, Variant: 64})


class _RawBoard(ctypes.Structure):
    """A board of the library, held by pointer."""


class _RawGame(ctypes.Structure):
    """A game of the library, held by pointer."""


class _RawRecord(ctypes.Structure):
    """A record of the library, held by pointer."""


_board, _game, _record = POINTER(_RawBoard), POINTER(_RawGame), POINTER(_RawRecord)
_steps_out = (POINTER(Step), c_size_t, SIZE_OUT)

# What each function answers, and what it takes.
_PROTOTYPES = {
    "abi_version": (c_uint32,),
    "live": (c_uint64,),
    "game_live": (c_uint64,),
    "error_message": (c_char_p, c_int32),
    "pos_message": (c_char_p, c_int32),
    "note_message": (c_char_p, c_int32),
    "note_word": (c_char_p, c_int32),
    "outcome_name": (c_char_p, c_int32),
    "square_of": (c_int32, c_int32, c_int32),
    "file_of": (c_int32, c_int32),
    "rank_of": (c_int32, c_int32),
    "is_strong": (c_int32, c_int32),
    "key_hex": (c_int32, c_uint64, POINTER(c_char), c_size_t),
    "board_new": (c_int32, c_int32, c_int32, POINTER(_board)),
    "board_empty": (c_int32, c_int32, c_int32, POINTER(_board)),
    "board_parse": (c_int32, *TEXT_IN, POINTER(_board)),
    "board_free": (None, _board),
    "board_at": (c_int32, _board, c_int32),
    "board_side": (c_int32, _board),
    "board_cols": (c_int32, _board),
    "board_rows": (c_int32, _board),
    "board_text": (c_int32, _board, *TEXT_OUT),
    "board_key": (c_int32, _board, NUMBER_OUT),
    "board_on_board": (c_int32, _board, c_int32),
    "board_next_to": (c_int32, _board, c_int32, c_int32),
    "board_all_squares": (c_int32, _board, *INTS_OUT),
    "board_play_steps": (c_int32, _board, *_steps_out),
    "board_play_why": (c_int32, _board, c_int32, c_int32, c_int32),
    "board_play": (c_int32, _board, c_int32, c_int32, c_int32, ctypes.c_void_p, INT_OUT),
    "board_stop": (c_int32, _board, ctypes.c_void_p),
    "board_can_stop": (c_int32, _board),
    "board_chain_at": (c_int32, _board),
    "board_chain_dir": (c_int32, _board),
    "board_chain_seen": (c_int32, _board, *INTS_OUT),
    "board_moves": (c_int32, _board, POINTER(Move), c_size_t, SIZE_OUT),
    "board_count_moves": (c_int32, _board, c_uint64, NUMBER_OUT),
    "board_move_steps": (c_int32, _board, POINTER(Move), *_steps_out),
    "board_play_move": (c_int32, _board, POINTER(Move), ctypes.c_void_p, c_size_t, SIZE_OUT),
    "board_perft_moves": (c_int32, _board, c_int32, NUMBER_OUT),
    "board_perft_steps": (c_int32, _board, c_int32, NUMBER_OUT),
    "position_parse": (c_int32, *TEXT_IN, POINTER(_board), INT_OUT, INT_OUT, INT_OUT),
    "move_parse": (c_int32, *TEXT_IN, c_int32, c_int32, POINTER(Move)),
    "move_text": (c_int32, POINTER(Move), *TEXT_OUT),
    "game_start": (c_int32, _board, POINTER(Variant), c_int32, c_int32, POINTER(_game)),
    "game_free": (None, _game),
    "game_board": (c_int32, _game, POINTER(_board)),
    "game_play_move": (c_int32, _game, POINTER(Move)),
    "game_ply": (c_int32, _game),
    "game_quiet": (c_int32, _game),
    "game_repeats": (c_int32, _game),
    "game_outcome": (c_int32, _game),
    "game_winner": (c_int32, _game),
    "gametext_parse": (c_int32, *TEXT_IN, POINTER(_record), INT_OUT),
    "gametext_free": (None, _record),
    "gametext_header": (c_int32, _record, *TEXT_IN, *TEXT_OUT),
    "gametext_move_count": (c_int32, _record),
    "gametext_move": (c_int32, _record, c_int32, POINTER(Move)),
    "gametext_moves_at": (c_int32, _record),
    "gametext_text": (c_int32, _record, *TEXT_OUT),
}


_library = load("fanorona_", _PROTOTYPES)


# ---- how they are called ----


def _note(code, line=None):
    if code:
        word, message = _library.fanorona_note_word(code), _library.fanorona_note_message(code)
        raise Refused(code, word.decode(), message.decode(), line)


def _name(square):
    file, rank = _library.fanorona_file_of(square), _library.fanorona_rank_of(square)
    if NONE in (file, rank):
        raise Error(ERROR_RANGE, f"{square} is no point")
    return "abcdefghi"[file] + "12345"[rank]


def _square(name):
    return _library.fanorona_square_of(*place(name))


# ---- boards ----


class Board(Owner):
    """A position, and the chain that may be open in it."""

    _free = _library.fanorona_board_free

    @classmethod
    def _made(cls, function, *arguments):
        handle = _board()
        code = function(*arguments, byref(handle))
        return (cls(handle) if handle else None), code

    @classmethod
    def new(cls, cols=9, rows=5):
        """The set-up of a size."""
        return cls._made(_library.fanorona_board_new, cols, rows)[0]

    @classmethod
    def empty(cls, cols=9, rows=5):
        """A board with no stones."""
        return cls._made(_library.fanorona_board_empty, cols, rows)[0]

    @classmethod
    def parse(cls, text):
        """Reads a position string."""
        board, code = cls._made(_library.fanorona_board_parse, *data(text))
        if code:
            raise Refused(code, Pos(code).name.lower(), _library.fanorona_pos_message(code).decode())
        return board

    @classmethod
    def parse_counted(cls, text):
        """Reads a position by itself or with counts: the board, quiet moves, number of the next, and whether there
        were counts."""
        handle, quiet, number, counted = _board(), c_int32(), c_int32(), c_int32()
        _note(
            _library.fanorona_position_parse(
                *data(text), byref(handle), byref(quiet), byref(number), byref(counted)
            )
        )
        return cls(handle), quiet.value, number.value, bool(counted.value)

    def __str__(self):
        return written(_library.fanorona_board_text, self._handle)

    cols = property(lambda self: _library.fanorona_board_cols(self._handle), doc="How many files it has.")
    rows = property(lambda self: _library.fanorona_board_rows(self._handle), doc="How many ranks it has.")
    side = property(lambda self: Side(_library.fanorona_board_side(self._handle)), doc="The side to move.")
    can_stop = property(
        lambda self: bool(_library.fanorona_board_can_stop(self._handle)),
        doc="Whether the move in progress may end here.",
    )

    @property
    def key(self):
        """The key of the position, as sixteen hexadecimal digits."""
        return digits(_library.fanorona_key_hex, counted(_library.fanorona_board_key, self._handle))

    def points(self):
        """Every point, a1 first, along each rank in turn."""
        squares = listed(c_int32, POINTS_MAX, _library.fanorona_board_all_squares, self._handle)
        return [_name(square) for square in squares]

    def stones(self, side):
        """The points where the stones of a side stand."""
        return [point for point in self.points() if _library.fanorona_board_at(self._handle, _square(point)) == side]

    def on_board(self, point):
        """Tells whether it has a point."""
        return bool(_library.fanorona_board_on_board(self._handle, _square(point)))

    def next_to(self, point, direction):
        """The next point along a line; None where no line goes that way."""
        square = _library.fanorona_board_next_to(self._handle, _square(point), direction)
        return None if square == NONE else _name(square)

    def play_steps(self):
        """The steps that the game allows next."""
        return listed(Step, STEPS_MAX, _library.fanorona_board_play_steps, self._handle)

    def play_why(self, point, direction, kind):
        """Why a step is none of play_steps(); Why.OK for those that are."""
        return Why(_library.fanorona_board_play_why(self._handle, _square(point), direction, kind))

    def play(self, step):
        """Plays a step: the turn stays while the chain can go on. Whether it is legal is not asked."""
        start = _square(step.start)
        _library.fanorona_board_play(self._handle, start, step.direction, step.kind, None, None)

    def stop(self):
        """Ends the move in progress."""
        _library.fanorona_board_stop(self._handle, None)

    def chain(self):
        """Point, last direction and all the points stood on, of the chain that is open; None between moves."""
        square = _library.fanorona_board_chain_at(self._handle)
        if square == NONE:
            return None
        stood = listed(c_int32, POINTS_MAX, _library.fanorona_board_chain_seen, self._handle)
        last = Direction(_library.fanorona_board_chain_dir(self._handle))
        return _name(square), last, [_name(square) for square in stood]

    def count_moves(self, cap=UINT64_MAX):
        """How many whole moves there are, counted no further than a cap."""
        return counted(_library.fanorona_board_count_moves, self._handle, cap)

    def moves(self):
        """Every whole move of the side to move, which can be very many."""
        return listed(Move, self.count_moves(), _library.fanorona_board_moves, self._handle)

    def move_steps(self, move):
        """The steps of a whole move, with what each takes here."""
        return listed(Step, CHAIN_MAX, _library.fanorona_board_move_steps, self._handle, byref(move))

    def play_move(self, move):
        """Plays a whole move, with a stop where its stone could go on."""
        _library.fanorona_board_play_move(self._handle, byref(move), None, 0, None)

    def perft_moves(self, depth):
        """How many sequences of so many whole moves there are."""
        return counted(_library.fanorona_board_perft_moves, self._handle, depth)

    def perft_steps(self, depth):
        """How many sequences of so many single steps there are, each passing the turn."""
        return counted(_library.fanorona_board_perft_steps, self._handle, depth)


def is_strong(point):
    """Tells whether diagonals meet at a point."""
    return bool(_library.fanorona_is_strong(_square(point)))


# ---- games and records ----


class Game(Owner):
    """A board, the moves that led to it, and how it ends."""

    _free = _library.fanorona_game_free

    def __init__(self, board, quiet_limit=60, repeat=3, ply_cap=0, quiet=0, number=1):
        """A game from a board, which is copied."""
        variant = Variant(board.cols, board.rows, quiet_limit, repeat, ply_cap)
        handle = _game()
        _library.fanorona_game_start(board._handle, byref(variant), quiet, number, byref(handle))
        super().__init__(handle)

    ply = property(lambda self: _library.fanorona_game_ply(self._handle), doc="How many moves were made in it.")
    quiet = property(lambda self: _library.fanorona_game_quiet(self._handle), doc="How many running took nothing.")
    repeats = property(
        lambda self: _library.fanorona_game_repeats(self._handle),
        doc="How often the position has occurred, this time included.",
    )
    outcome = property(
        lambda self: _library.fanorona_outcome_name(_library.fanorona_game_outcome(self._handle)).decode(),
        doc='The word for how it has ended, "none" while it goes on.',
    )

    @property
    def winner(self):
        """The side that has won; None in a draw and while it goes on."""
        side = _library.fanorona_game_winner(self._handle)
        return Side(side) if side else None

    def board(self):
        """A board like the game's own."""
        return Board._made(_library.fanorona_game_board, self._handle)[0]

    def play(self, move):
        """Makes a whole move, or the rest of the one in progress."""
        code = _library.fanorona_game_play_move(self._handle, byref(move))
        if code == Play.OVER:
            raise Refused(code, "over", "The game has ended.")
        if code == Play.ILLEGAL:
            raise Refused(code, "illegal", f"The rules do not allow {move} here.")


class Record(Owner):
    """The record of a game: headers and moves, always well formed."""

    _free = _library.fanorona_gametext_free

    def __init__(self, text):
        """Reads the text of a game."""
        handle, line = _record(), c_int32()
        _note(_library.fanorona_gametext_parse(*data(text), byref(handle), byref(line)), line.value)
        super().__init__(handle)

    def __str__(self):
        return written(_library.fanorona_gametext_text, self._handle)

    moves_at = property(
        lambda self: _library.fanorona_gametext_moves_at(self._handle),
        doc="The number of the line of the first move, or where it would be.",
    )

    def header(self, name):
        """The value of a header; None where there is none."""
        return written(_library.fanorona_gametext_header, self._handle, *data(name))

    def headers(self):
        """The headers that there are, with their values."""
        values = {name: self.header(name) for name in HEADERS}
        return {name: value for name, value in values.items() if value is not None}

    def moves(self):
        """All the moves."""
        moves = [Move() for _ in range(_library.fanorona_gametext_move_count(self._handle))]
        for index, move in enumerate(moves):
            _library.fanorona_gametext_move(self._handle, index, byref(move))
        return moves


def live():
    """How many boards and games of this process are not yet freed."""
    return _library.fanorona_live() + _library.fanorona_game_live()
