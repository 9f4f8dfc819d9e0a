#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Holds the C library to the vectors of the conformance kit, through fanorona.py.

    runner.py [KIT-FOLDER]

The folder is the one with kit.json, `conformance` where none is given. Prints TAP, a test for each group of vectors;
what failed goes to the error stream.
"""

import json
import pathlib
import sys

import fanorona
from fanorona import Board, Direction, Game, Kind, Move, Record, Refused, Why

# So many vectors of a group are shown when they fail.
SHOWN = 10

DIRECTIONS = {direction.name: direction for direction in Direction}
KINDS = {kind.name.lower(): kind for kind in Kind}


def word(value):
    """The word for a value of an enumeration; None for none."""
    return None if value is None else value.name.lower()


def error(code_word, **more):
    return {"error": code_word, **more}


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


# ---- the kit ----


def read_json(text, where):
    try:
        return json.loads(text)
    except ValueError as trouble:
        raise ValueError(f"{where}: {trouble}") from None


def canonical(value):
    """A text that is the same for equal values and for no others: 1 is not true, and not 1.0."""
    return json.dumps(value, sort_keys=True)


def passes(vector, sentences, wanted):
    """Asks one vector; false, with a report if it is still wanted, where it fails."""
    ask, rule, expected = vector["ask"], vector["rule"], canonical(vector["answer"])
    try:
        sentence = sentences[rule]
        came = canonical(OPERATIONS[ask["op"]](ask))
    except Exception as trouble:  # Whatever it is, it belongs to this vector.
        sentence = sentences.get(rule, "?")
        came = f"{type(trouble).__name__}: {trouble}"
    if came == expected:
        return True
    if wanted:
        print(
            f"# {vector['id']} fails. The rule {rule}: {sentence}",
            f"    asked    {canonical(ask)}",
            f"    expected {expected}",
            f"    came     {came}",
            sep="\n# ",
            file=sys.stderr,
        )
    return False


def run(folder, group, sentences, number):
    """Asks the vectors of a group; false where one fails, or where they are not as many as they should be."""
    path, name = folder / group["file"], group["id"]
    lines = path.read_bytes().splitlines()
    vectors = [read_json(line, f"{path}, line {number}") for number, line in enumerate(lines, 1)]
    failed = 0
    for vector in vectors:
        failed += not passes(vector, sentences, failed < SHOWN)
    if failed > SHOWN:
        print(f"# {failed - SHOWN} more of {name} fail", file=sys.stderr)
    if len(vectors) != group["vectors"]:
        print(f"# {path} has {len(vectors)} vectors, and kit.json says {group['vectors']}", file=sys.stderr)
    passed = not failed and len(vectors) == group["vectors"]
    print(f"{'ok' if passed else 'not ok'} {number} - {name}, {len(vectors)} vectors", flush=True)
    return passed


def run_all(folder):
    path = folder / "kit.json"
    kit = read_json(path.read_bytes(), path)
    groups = kit["groups"]
    if not groups:
        raise ValueError(f"{path} has no groups")
    sentences = {rule["id"]: rule["text"] for rule in kit["rules"]}
    print(f"1..{len(groups) + 1}")
    passed = [run(folder, group, sentences, number) for number, group in enumerate(groups, 1)]
    freed = fanorona.live() == 0
    print(f"{'ok' if freed else 'not ok'} {len(groups) + 1} - every board and every game was freed")
    return all(passed) and freed


def main(arguments):
    if len(arguments) > 1:
        sys.exit("usage: runner.py [KIT-FOLDER]")
    try:
        passed = run_all(pathlib.Path(*arguments or ["conformance"]))
    except (OSError, ValueError, KeyError) as trouble:
        print(f"Bail out! {type(trouble).__name__}: {trouble}")
        return 1
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
