# SPDX-License-Identifier: MIT OR Apache-2.0
"""Answers the questions about brandubh, through brandubh.py."""

import brandubh
from brandubh import Board, Escape, Flags, Game, Piece, Refused, Side, Variant, Why, live
from values import error, word


def board_of(ask):
    return Board.parse(ask["position"])


def variant_of(ask):
    """None where the usual game is played."""
    given = dict(ask.get("variant", {}))
    if "escape" in given:
        given["escape"] = Escape[given["escape"].upper()]
    return Variant(**given) if given else None


def play_all(board, moves, variant):
    """Makes moves that may all be made; what takes each of them back."""
    undos = []
    for move in moves:
        if not board.is_legal(move, variant):
            raise ValueError(f"{move} may not be played")
        undos.append(board.do_move(move, variant)[1])
    return undos


# ---- the operations: each answers a question ----


def ask_board(_ask):
    return {"squares": brandubh.squares(), "setup": str(Board.new())}


def ask_square(ask):
    square = ask["square"]
    if not brandubh.on_board(square):
        return error("off_board")
    return {
        "throne": brandubh.is_throne(square),
        "corner": brandubh.is_corner(square),
        "beside_throne": brandubh.beside_throne(square),
    }


def ask_position(ask):
    try:
        board = Board.parse(ask["text"])
    except Refused as refusal:
        return error(refusal.word)
    on = {word(piece) + "s": board.pieces(piece) for piece in Piece}
    if [len(squares) for squares in on.values()] != [board.count(piece) for piece in Piece]:
        raise ValueError("the library counts other pieces than there are")
    return {"position": str(board), "side": word(board.side), **on, "king": board.king}


def ask_moves(ask):
    return {"moves": board_of(ask).moves(variant_of(ask))}


def ask_count(ask):
    return {"moves": board_of(ask).count_moves(variant_of(ask))}


def ask_why(ask):
    board, variant, start, end = board_of(ask), variant_of(ask), ask["from"], ask["to"]
    why = board.why_not(start, end, variant)
    if board.is_legal(f"{start}-{end}", variant) != (why == Why.OK):
        raise ValueError("the library does not know whether the move may be made")
    return {"why": word(why)}


def ask_hostile(ask):
    return {"hostile": board_of(ask).hostile_to(ask["square"], Side[ask["side"].upper()])}


def ask_captures(ask):
    return {"captures": board_of(ask).captures_at(ask["square"], variant_of(ask))}


def ask_play(ask):
    board, variant, move = board_of(ask), variant_of(ask), ask["move"]
    # Only the preview tells what a move captures.
    flags, captured = board.preview(move, variant)
    if board.do_move(move, variant)[0] != flags:
        raise ValueError("the preview says something else than the move")
    return {"flags": [word(flag) for flag in Flags if flag in flags], "captured": captured, "position": str(board)}


def ask_undo(ask):
    board, positions = board_of(ask), []
    for undo in reversed(play_all(board, ask["moves"], variant_of(ask))):
        board.undo_move(undo)
        positions.append(str(board))
    return {"positions": positions}


def ask_key(ask):
    board = board_of(ask)
    play_all(board, ask.get("played", []), variant_of(ask))
    if board.key != board.key_full:
        raise ValueError("the key is another when it is worked out again")
    return {"key": board.key}


def ask_perft(ask):
    board = board_of(ask)
    perft = board.perft if ask["captures"] else board.perft_slides
    return {"count": perft(ask["depth"], variant_of(ask))}


def ask_game(ask):
    game = Game(board_of(ask), variant_of(ask))
    for at, move in enumerate(ask["moves"]):
        try:
            game.undo() if move == "undo" else game.play(move)
        except Refused as refusal:
            return error(refusal.word, at=at)
    return {
        "outcome": game.outcome,
        "winner": word(game.winner),
        "ply": game.ply,
        "repeats": game.repeats,
        "position": str(game.board()),
    }


OPERATIONS = {
    "board": ask_board,
    "square": ask_square,
    "position": ask_position,
    "moves": ask_moves,
    "count": ask_count,
    "why": ask_why,
    "hostile": ask_hostile,
    "captures": ask_captures,
    "play": ask_play,
    "undo": ask_undo,
    "key": ask_key,
    "perft": ask_perft,
    "game": ask_game,
}
