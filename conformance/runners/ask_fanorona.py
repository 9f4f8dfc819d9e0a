# SPDX-License-Identifier: MIT OR Apache-2.0
"""Answers the questions about fanorona, through fanorona.py."""

import fanorona
from fanorona import Board, Direction, Game, Kind, Move, Record, Refused, live
from values import error, word

DIRECTIONS = {direction.name: direction for direction in Direction}
KINDS = {kind.name.lower(): kind for kind in Kind}


def step_text(step):
    return str(step.move())


def play_one(board, text):
    if text == "stop":
        board.stop()
        return
    step = next((step for step in board.play_steps() if step_text(step) == text), None)
    if step is None:
        raise ValueError(f"{text} may not be played")
    board.play(step)


def board_of(ask):
    """The board of a question with what was played on it."""
    board = Board.parse(ask["position"])
    for text in ask.get("played", []):
        play_one(board, text)
    return board


# ---- the operations: each answers a question ----


def ask_board(ask):
    try:
        board = Board.new(ask["cols"], ask["rows"])
    except fanorona.Error as refusal:
        if refusal.code != fanorona.ERROR_RANGE:
            raise
        return error("bad_size")
    return {"points": board.points(), "setup": str(board)}


def ask_lines(ask):
    board, point = Board.empty(ask["cols"], ask["rows"]), ask["point"]
    if not board.on_board(point):
        return error("off_board")
    ways = {direction.name: board.next_to(point, direction) for direction in Direction}
    return {
        "strong": fanorona.is_strong(point),
        "next": {name: to for name, to in ways.items() if to is not None},
    }


def ask_position(ask):
    try:
        board = Board.parse(ask["text"])
    except Refused as refusal:
        return error(refusal.word)
    return {
        "position": str(board),
        "cols": board.cols,
        "rows": board.rows,
        "side": word(board.side),
        "white": board.stones(fanorona.Side.WHITE),
        "black": board.stones(fanorona.Side.BLACK),
    }


def ask_counted_position(ask):
    try:
        board, quiet, number, counted = Board.parse_counted(ask["text"])
    except Refused as refusal:
        return error(refusal.word)
    return {"position": str(board), "counted": counted, "quiet": quiet, "number": number}


def ask_move_text(ask):
    try:
        move = Move.parse(ask["text"], ask["cols"], ask["rows"])
    except Refused as refusal:
        return error(refusal.word)
    board = Board.empty(ask["cols"], ask["rows"])
    points = [move.start]
    for direction, _ in move.legs:
        points.append(board.next_to(points[-1], direction))
    return {"points": points, "kinds": [word(kind) for _, kind in move.legs]}


def ask_steps(ask):
    steps = board_of(ask).play_steps()
    return {"steps": [{"step": step_text(step), "takes": step.taken} for step in steps]}


def ask_why(ask):
    direction = DIRECTIONS.get(ask["direction"], fanorona.NONE)
    kind = KINDS.get(ask["kind"], fanorona.NONE)
    return {"why": word(board_of(ask).play_why(ask["from"], direction, kind))}


def ask_chain(ask):
    board = board_of(ask)
    chain = board.chain()
    if chain is not None:
        at, last, stood = chain
        chain = {"at": at, "last": last.name, "stood": stood}
    return {"position": str(board), "can_stop": board.can_stop, "chain": chain}


def ask_moves(ask):
    return {"moves": [str(move) for move in board_of(ask).moves()]}


def ask_count(ask):
    return {"moves": board_of(ask).count_moves()}


def ask_play(ask):
    board = board_of(ask)
    try:
        move = Move.parse(ask["move"], board.cols, board.rows)
        taken = [point for step in board.move_steps(move) for point in step.taken]
    except fanorona.Error as refusal:
        if not isinstance(refusal, Refused) and refusal.code != fanorona.ERROR_MOVE:
            raise
        return error("illegal")
    board.play_move(move)
    return {"position": str(board), "taken": taken}


def ask_key(ask):
    return {"key": board_of(ask).key}


def ask_perft(ask):
    board = board_of(ask)
    perft = {"moves": board.perft_moves, "steps": board.perft_steps}[ask["unit"]]
    return {"count": perft(ask["depth"])}


def play_whole(game, text, board):
    """Plays a move by its text; one that cannot be read is as good as one that may not be played."""
    try:
        move = Move.parse(text, board.cols, board.rows)
    except Refused:
        return "illegal" if game.outcome == "none" else "over"
    try:
        game.play(move)
    except Refused as refusal:
        return refusal.word
    return None


def ask_game(ask):
    board = board_of(ask)
    limits = {name: ask[name] for name in ("quiet_limit", "repeat", "ply_cap") if name in ask}
    game = Game(board, **limits)
    for text in ask["moves"]:
        refusal = play_whole(game, text, board)
        if refusal is not None:
            return error(refusal, at=game.ply)
    return {
        "outcome": game.outcome,
        "winner": word(game.winner),
        "ply": game.ply,
        "quiet": game.quiet,
        "repeats": game.repeats,
        "position": str(game.board()),
    }


def ask_game_text(ask):
    try:
        record = Record(ask["text"])
    except Refused as refusal:
        return error(refusal.word, line=refusal.line)
    return {
        "headers": record.headers(),
        "moves": [str(move) for move in record.moves()],
        "moves_at": record.moves_at,
        "text": str(record),
    }


OPERATIONS = {
    "board": ask_board,
    "lines": ask_lines,
    "position": ask_position,
    "counted_position": ask_counted_position,
    "move_text": ask_move_text,
    "steps": ask_steps,
    "why": ask_why,
    "chain": ask_chain,
    "moves": ask_moves,
    "count": ask_count,
    "play": ask_play,
    "key": ask_key,
    "perft": ask_perft,
    "game": ask_game,
    "game_text": ask_game_text,
}
