# SPDX-License-Identifier: MIT OR Apache-2.0
"""Brandubh for Python: boards, moves, captures and games over the C library, by ctypes alone.

Squares are names such as "d4", and a move is two of them with a hyphen; a name that the board lacks is no square and
is answered like any other number that is none of its kind. What the library refuses is an exception: Refused where a
text or a play is at fault, with the one word that says why, and Error for anything else. An object frees its handle
when it goes away. What each function does in full is told in brandubh.h at the C function of the same name.
"""

import ctypes
import enum
from ctypes import POINTER, byref, c_char, c_char_p, c_int32, c_size_t, c_uint8, c_uint32, c_uint64

from library import (
    ERROR_RANGE,
    INTS_OUT,
    NONE,
    NUMBER_OUT,
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

MOVES_MAX = 140
CAPTURES_MAX = 4
SQUARES = 49

Piece = enum.IntEnum("Piece", "ATTACKER DEFENDER KING")
Side = enum.IntEnum("Side", "ATTACKERS DEFENDERS", start=0)
Escape = enum.IntEnum("Escape", "CORNER EDGE", start=0)
Pos = enum.IntEnum("Pos", "OK NULL ROWS WIDTH LETTER SIDE LONG", start=0)
Play = enum.IntEnum("Play", "OK OVER ILLEGAL", start=0)
Flags = enum.IntFlag("Flags", "DID_CAPTURE KING_TAKEN KING_HOME")
Why = enum.IntEnum("Why", "OK OFF_BOARD NO_PIECE NOT_YOURS NO_MOVE NOT_A_LINE THRONE CORNER BLOCKED", start=0)

# ---- values of the library, and its functions ----


class Variant(ctypes.Structure):
    """What may differ from the usual game, which it is to begin with."""

    _fields_ = [
        ("throne_pass", c_int32),
        ("throne_reentry", c_int32),
        ("king_everywhere_two", c_int32),
        ("king_strong", c_int32),
        ("escape", c_int32),
        ("repeat", c_int32),
        ("ply_cap", c_int32),
        ("_reserved", c_int32 * 9),
    ]

    def __init__(self, **fields):
        _library.brandubh_variant_default(byref(self))
        super().__init__(**fields)


class Undo(ctypes.Structure):
    """What takes a move back."""

    _fields_ = [("_bytes", c_uint8 * 64)]


sizes({Variant: 64, Undo: 64})


class _RawBoard(ctypes.Structure):
    """A board of the library, held by pointer."""


class _RawGame(ctypes.Structure):
    """A game of the library, held by pointer."""


_board, _game, _variant, _undo = POINTER(_RawBoard), POINTER(_RawGame), POINTER(Variant), POINTER(Undo)

# What each function answers, and what it takes.
_PROTOTYPES = {
    "abi_version": (c_uint32,),
    "live": (c_uint64,),
    "game_live": (c_uint64,),
    "error_message": (c_char_p, c_int32),
    "pos_message": (c_char_p, c_int32),
    "outcome_name": (c_char_p, c_int32),
    "square_of": (c_int32, c_int32, c_int32),
    "file_of": (c_int32, c_int32),
    "rank_of": (c_int32, c_int32),
    "on_board": (c_int32, c_int32),
    "is_throne": (c_int32, c_int32),
    "is_corner": (c_int32, c_int32),
    "beside_throne": (c_int32, c_int32),
    "all_squares": (c_int32, *INTS_OUT),
    "move_of": (c_int32, c_int32, c_int32),
    "move_from": (c_int32, c_int32),
    "move_to": (c_int32, c_int32),
    "key_hex": (c_int32, c_uint64, POINTER(c_char), c_size_t),
    "variant_default": (c_int32, _variant),
    "board_new": (c_int32, POINTER(_board)),
    "board_parse": (c_int32, *TEXT_IN, POINTER(_board)),
    "board_free": (None, _board),
    "board_at": (c_int32, _board, c_int32),
    "board_side": (c_int32, _board),
    "board_count": (c_int32, _board, c_int32),
    "board_king_square": (c_int32, _board),
    "board_text": (c_int32, _board, *TEXT_OUT),
    "board_key": (c_int32, _board, NUMBER_OUT),
    "board_key_full": (c_int32, _board, NUMBER_OUT),
    "board_moves": (c_int32, _board, _variant, *INTS_OUT),
    "board_count_moves": (c_int32, _board, _variant),
    "board_is_legal": (c_int32, _board, c_int32, _variant),
    "board_why_not": (c_int32, _board, c_int32, c_int32, _variant),
    "board_hostile_to": (c_int32, _board, c_int32, c_int32),
    "board_captures_at": (c_int32, _board, c_int32, _variant, *INTS_OUT),
    "board_preview": (c_int32, _board, c_int32, _variant, *INTS_OUT),
    "board_do_move": (c_int32, _board, c_int32, _variant, _undo),
    "board_undo_move": (c_int32, _board, _undo),
    "board_perft": (c_int32, _board, c_int32, _variant, NUMBER_OUT),
    "board_perft_slides": (c_int32, _board, c_int32, _variant, NUMBER_OUT),
    "game_start": (c_int32, _board, _variant, POINTER(_game)),
    "game_free": (None, _game),
    "game_board": (c_int32, _game, POINTER(_board)),
    "game_play": (c_int32, _game, c_int32),
    "game_undo": (c_int32, _game),
    "game_ply": (c_int32, _game),
    "game_repeats": (c_int32, _game),
    "game_outcome": (c_int32, _game),
    "game_winner": (c_int32, _game),
}

_library = load("brandubh_", _PROTOTYPES)


# ---- how they are called ----


def _name(square):
    file, rank = _library.brandubh_file_of(square), _library.brandubh_rank_of(square)
    if NONE in (file, rank):
        raise Error(ERROR_RANGE, f"{square} is no square")
    return "abcdefg"[file] + "1234567"[rank]


def _square(name):
    return _library.brandubh_square_of(*place(name))


def _packed(move):
    start, _, end = move.partition("-")
    return _library.brandubh_move_of(_square(start), _square(end))


# ---- squares ----


def squares():
    """Every square, a1 first, along each rank in turn."""
    return [_name(square) for square in listed(c_int32, SQUARES, _library.brandubh_all_squares)]


def on_board(square):
    """Tells whether the board has a square."""
    return bool(_library.brandubh_on_board(_square(square)))


def is_throne(square):
    """Tells whether it is d4."""
    return bool(_library.brandubh_is_throne(_square(square)))


def is_corner(square):
    """Tells whether it is a1, g1, a7 or g7."""
    return bool(_library.brandubh_is_corner(_square(square)))


def beside_throne(square):
    """Tells whether it is d3, d5, c4 or e4."""
    return bool(_library.brandubh_beside_throne(_square(square)))


# ---- boards ----


class Board(Owner):
    """What stands on each square, and whose move it is. The variant of a method may be left out."""

    _free = _library.brandubh_board_free

    @classmethod
    def _made(cls, function, *arguments):
        handle = _board()
        code = function(*arguments, byref(handle))
        return (cls(handle) if handle else None), code

    @classmethod
    def new(cls):
        """The set-up."""
        return cls._made(_library.brandubh_board_new)[0]

    @classmethod
    def parse(cls, text):
        """Reads a position string."""
        board, code = cls._made(_library.brandubh_board_parse, *data(text))
        if code:
            raise Refused(code, Pos(code).name.lower(), _library.brandubh_pos_message(code).decode())
        return board

    def __str__(self):
        return written(_library.brandubh_board_text, self._handle)

    side = property(lambda self: Side(_library.brandubh_board_side(self._handle)), doc="The side to move.")

    @property
    def king(self):
        """The square of the first king; None where there is none."""
        square = _library.brandubh_board_king_square(self._handle)
        return None if square == NONE else _name(square)

    @property
    def key(self):
        """The key of the position, as sixteen hexadecimal digits."""
        return digits(_library.brandubh_key_hex, counted(_library.brandubh_board_key, self._handle))

    @property
    def key_full(self):
        """The same, worked out again."""
        return digits(_library.brandubh_key_hex, counted(_library.brandubh_board_key_full, self._handle))

    def count(self, piece):
        """How many of a piece there are."""
        return _library.brandubh_board_count(self._handle, piece)

    def pieces(self, piece):
        """The squares where a piece stands."""
        return [at for at in squares() if _library.brandubh_board_at(self._handle, _square(at)) == piece]

    def moves(self, variant=None):
        """Every move of the side to move."""
        moves = listed(c_int32, MOVES_MAX, _library.brandubh_board_moves, self._handle, variant)
        ends = [(_library.brandubh_move_from(move), _library.brandubh_move_to(move)) for move in moves]
        return [f"{_name(start)}-{_name(end)}" for start, end in ends]

    def count_moves(self, variant=None):
        """How many moves there are."""
        return _library.brandubh_board_count_moves(self._handle, variant)

    def is_legal(self, move, variant=None):
        """Tells whether a move is one of moves()."""
        return bool(_library.brandubh_board_is_legal(self._handle, _packed(move), variant))

    def why_not(self, start, end, variant=None):
        """Why a move is none of moves(); Why.OK for those that are."""
        return Why(_library.brandubh_board_why_not(self._handle, _square(start), _square(end), variant))

    def hostile_to(self, square, side):
        """Tells whether a square counts as an enemy of a side."""
        return bool(_library.brandubh_board_hostile_to(self._handle, _square(square), side))

    def captures_at(self, square, variant=None):
        """The squares of what the piece on a square captures, as if it had just arrived there."""
        function, at = _library.brandubh_board_captures_at, _square(square)
        return [_name(captured) for captured in listed(c_int32, CAPTURES_MAX, function, self._handle, at, variant)]

    def preview(self, move, variant=None):
        """What do_move() would report, and the squares that it would empty."""
        captured, count = (c_int32 * CAPTURES_MAX)(), c_size_t()
        function = _library.brandubh_board_preview
        flags = function(self._handle, _packed(move), variant, captured, CAPTURES_MAX, byref(count))
        return Flags(flags), [_name(square) for square in captured[: count.value]]

    def do_move(self, move, variant=None):
        """Makes a move; what it did, and what takes it back. Whether it is legal is not asked."""
        undo = Undo()
        return Flags(_library.brandubh_board_do_move(self._handle, _packed(move), variant, byref(undo))), undo

    def undo_move(self, undo):
        """Takes back the last move."""
        _library.brandubh_board_undo_move(self._handle, byref(undo))

    def perft(self, depth, variant=None):
        """How many sequences of so many moves there are."""
        return counted(_library.brandubh_board_perft, self._handle, depth, variant)

    def perft_slides(self, depth, variant=None):
        """The same when nothing is captured."""
        return counted(_library.brandubh_board_perft_slides, self._handle, depth, variant)


# ---- games ----


class Game(Owner):
    """A board, the moves that led to it, and how it ends."""

    _free = _library.brandubh_game_free

    def __init__(self, board, variant=None):
        """A game from a board, which is copied."""
        handle = _game()
        _library.brandubh_game_start(board._handle, variant, byref(handle))
        super().__init__(handle)

    ply = property(lambda self: _library.brandubh_game_ply(self._handle), doc="How many moves were made in it.")
    repeats = property(
        lambda self: _library.brandubh_game_repeats(self._handle),
        doc="How often the position has occurred, this time included.",
    )
    outcome = property(
        lambda self: _library.brandubh_outcome_name(_library.brandubh_game_outcome(self._handle)).decode(),
        doc='The word for how it has ended, "none" while it goes on.',
    )

    @property
    def winner(self):
        """The side that has won; None in a draw and while it goes on."""
        side = _library.brandubh_game_winner(self._handle)
        return None if side == NONE else Side(side)

    def board(self):
        """A board like the game's own."""
        return Board._made(_library.brandubh_game_board, self._handle)[0]

    def play(self, move):
        """Makes a move."""
        code = _library.brandubh_game_play(self._handle, _packed(move))
        if code == Play.OVER:
            raise Refused(code, "over", "The game has ended.")
        if code == Play.ILLEGAL:
            raise Refused(code, "illegal", f"The rules do not allow {move} here.")

    def undo(self):
        """Takes the last move back."""
        if _library.brandubh_game_undo(self._handle) == NONE:
            raise Refused(NONE, "no_moves", "There is no move to take back.")


def live():
    """How many boards and games of this process are not yet freed."""
    return _library.brandubh_live() + _library.brandubh_game_live()
