#!/usr/bin/env python3
"""A driver for the conformance kit: fanorona from its rules alone, in plain Python (3.9 or later).

    fanorona-engine conformance --cmd 'python3 examples/driver.py'

It reads questions, a JSON object a line, and writes an answer to each. What
they mean is told in conformance/README.md. It knows all of them but those
about the text of counted positions, of moves and of games.

A position is never changed: a step makes a new one. That is slower than
taking steps back, and nothing can be forgotten.
"""

import json
import re
import sys
from collections import Counter
from functools import cache
from itertools import islice
from typing import NamedTuple

FILES, RANKS = "abcdefghi", "12345"
WIDTHS, HEIGHTS = (3, 5, 7, 9), (3, 5)
LONGEST_POSITION = 51
SIDES = {"w": "white", "b": "black"}
ENEMY = {"w": "b", "b": "w"}
LETTERS = {"paika": "", "approach": "A", "withdrawal": "W"}
# How far each goes to the right and up. They are clockwise, the order in which steps are listed.
DIRECTIONS = dict(N=(0, 1), NE=(1, 1), E=(1, 0), SE=(1, -1), S=(0, -1), SW=(-1, -1), W=(-1, 0), NW=(-1, 1))
OPPOSITE = dict(N="S", NE="SW", E="W", SE="NW", S="N", SW="NE", W="E", NW="SE")


class Refused(Exception):
    """There is no answer but an error, and this is its word."""


class Board(NamedTuple):
    """A size. `rays[point][direction]` holds the points of the line that way, the nearest first."""

    cols: int
    rows: int
    rays: dict


class Chain(NamedTuple):
    """What limits a stone that has taken and may go on."""

    at: str
    last: str
    stood: frozenset


class Position(NamedTuple):
    """`stones` has `w` or `b` for a point with a stone on it, and nothing for an empty one."""

    board: Board
    stones: dict
    side: str
    chain: Chain = None


class Step(NamedTuple):
    start: str
    direction: str
    end: str
    kind: str
    takes: list

    def __str__(self):
        return f"{self.start}-{self.end}{LETTERS[self.kind]}"


# The board


@cache
def board_of(cols, rows):
    if cols not in WIDTHS or rows not in HEIGHTS:
        raise Refused("bad_size")
    points = [file + rank for rank in RANKS[:rows] for file in FILES[:cols]]
    return Board(cols, rows, {point: {way: ray(cols, rows, point, way) for way in DIRECTIONS} for point in points})


def place_of(point):
    """The file and the rank of a point, counted from 0."""
    return FILES.index(point[0]), RANKS.index(point[1])


def is_strong(point):
    return sum(place_of(point)) % 2 == 0


def ray(cols, rows, start, direction):
    file, rank = place_of(start)
    right, up = DIRECTIONS[direction]
    # Diagonals join strong points to strong points, so only the first need be asked about.
    if right and up and not is_strong(start):
        return []
    line = []
    while 0 <= (file := file + right) < cols and 0 <= (rank := rank + up) < rows:
        line.append(FILES[file] + RANKS[rank])
    return line


def set_up(board):
    half, beside = board.rows // 2, board.cols // 2
    # Read from left to right, both sides of the centre are a piece of one pattern.
    alternating = "bw" * beside
    middle = alternating[-beside:] + "1" + alternating[:beside]
    return "/".join(["b" * board.cols] * half + [middle] + ["w" * board.cols] * half) + " w"


# Positions as text


def read_position(text):
    if not text:
        raise Refused("null")
    if len(text.encode()) > LONGEST_POSITION:
        raise Refused("long")
    picture, _, side = text.partition(" ")
    if re.search("[^wb/1-9]", picture):
        raise Refused("letter")
    ranks = re.sub("[1-9]", lambda run: "." * int(run[0]), picture).split("/")
    if len(ranks) not in HEIGHTS:
        raise Refused("rows")
    width = len(ranks[0])
    if width not in WIDTHS or any(len(rank) != width for rank in ranks):
        raise Refused("width")
    if side not in SIDES:
        raise Refused("side")
    board = board_of(width, len(ranks))
    cells = zip(board.rays, "".join(reversed(ranks)))
    return Position(board, {point: cell for point, cell in cells if cell != "."}, side)


def write_position(position):
    board, stones, side, _ = position
    cells = "".join(stones.get(point, ".") for point in board.rays)
    ranks = [cells[first : first + board.cols] for first in range(0, len(cells), board.cols)]
    return re.sub(r"\.+", lambda run: str(len(run[0])), "/".join(reversed(ranks))) + " " + side


# Steps


def row(stones, line, colour):
    """The points at the beginning of a line that hold stones of a colour, up to the first that does not."""
    taken = []
    for point in line:
        if stones.get(point) != colour:
            break
        taken.append(point)
    return taken


def ways(position, start, direction):
    """What the stone on a point can do in a direction, whatever a chain or the duty to take says of it."""
    line = position.board.rays[start][direction]
    if not line or line[0] in position.stones:
        return []
    behind = position.board.rays[start][OPPOSITE[direction]]
    captures = []
    for kind, beyond in ("approach", line[1:]), ("withdrawal", behind):
        if takes := row(position.stones, beyond, ENEMY[position.side]):
            captures.append(Step(start, direction, line[0], kind, takes))
    # A step that could take, takes: it is a paika only if it can take neither way.
    return captures or [Step(start, direction, line[0], "paika", [])]


def steps(position):
    """What may be played next, in the kit's order."""
    board, stones, side, chain = position
    starts = [chain.at] if chain else [point for point in board.rays if stones.get(point) == side]
    found = [step for start in starts for direction in DIRECTIONS for step in ways(position, start, direction)]
    captures = [step for step in found if step.takes]
    if chain:
        return [step for step in captures if not barred(chain, step.direction, step.end)]
    return captures or found


def barred(chain, direction, end):
    """Why a chain may not go on that way, if it may not."""
    if direction == chain.last:
        return "same_direction"
    if end in chain.stood:
        return "revisit"
    return None


def play_single(position, step):
    """The position after a step on its own, which passes the turn even if it took."""
    stones = {point: stone for point, stone in position.stones.items() if point not in step.takes}
    stones[step.end] = stones.pop(step.start)
    return Position(position.board, stones, ENEMY[position.side])


def play(position, step):
    """The position after a step of the game. Who has taken keeps the turn for as long as the chain can go on."""
    passed = play_single(position, step)
    if not step.takes:
        return passed
    stood = position.chain.stood if position.chain else {step.start}
    chain = Chain(step.end, step.direction, frozenset(stood | {step.end}))
    kept = passed._replace(side=position.side, chain=chain)
    return kept if steps(kept) else passed


def stop(position):
    """The position with its chain ended; where none is open the turn has passed already."""
    return position._replace(side=ENEMY[position.side], chain=None) if position.chain else position


def find_step(position, text):
    for step in steps(position):
        if str(step) == text:
            return step
    raise Refused("illegal")


def why(position, start, direction, kind):
    board, stones, side, chain = position
    if start not in board.rays:
        return "off_board"
    if direction not in DIRECTIONS or kind not in LETTERS:
        return "bad_step"
    if start not in stones:
        return "no_stone"
    if stones[start] != side:
        return "not_yours"
    if chain and start != chain.at:
        return "not_the_stone"
    line = board.rays[start][direction]
    if not line:
        return "no_line"
    if line[0] in stones:
        return "occupied"
    if chain and (reason := barred(chain, direction, line[0])):
        return reason
    if kind not in [step.kind for step in ways(position, start, direction)]:
        return "not_a_paika" if kind == "paika" else "takes_nothing"
    if kind == "paika" and chain:
        return "paika_in_chain"
    if kind == "paika" and any(step.takes for step in steps(position)):
        return "must_capture"
    return "ok"


# Whole moves


def moves(position, beginning=None):
    """Every whole move and the position after it. The mover may stop anywhere, so each beginning of a chain is one."""
    for step in steps(position):
        text = (beginning or step.start) + str(step)[2:]
        after = play(position, step)
        yield text, stop(after)
        if after.chain:
            yield from moves(after, text)


def play_move(position, text):
    """The position after a whole move, and what was taken."""
    at, *ends = text.split("-")
    if not ends:
        raise Refused("illegal")
    taken = []
    for end in ends:
        # Where the turn has passed already, the stone is an enemy's and nothing is found.
        step = find_step(position, f"{at}-{end}")
        position = play(position, step)
        at = step.end
        taken += step.takes
    return stop(position), taken


def perft(position, depth, unit):
    if depth < 1:
        return 1
    if unit == "steps":
        positions = (play_single(position, step) for step in steps(position))
    else:
        positions = (after for _, after in moves(position))
    return sum(perft(after, depth - 1, unit) for after in positions)


# Keys


def splitmix64(state):
    """Numbers of 64 bits that look random and are the same in every program that begins with this state."""
    mask = 2**64 - 1
    while True:
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & mask
        yield mixed ^ mixed >> 31


# Every cell of every point, Black to move and every size have a number, drawn in this order; a key is those that are
# true of the position, combined. The points are counted on the largest board with a border one point wide around it, so
# that a point has the same numbers on every size. The numbers of the border and of empty cells are drawn and not used.
FRAME_COLS, FRAME_POINTS = 11, 77
DRAWS = splitmix64(int.from_bytes(b"fanorona", "big"))
STONE_NUMBERS = {cell: list(islice(DRAWS, FRAME_POINTS)) for cell in ".wb"}
SIDE_NUMBERS = {"w": 0, "b": next(DRAWS)}
SIZE_NUMBERS = {(cols, rows): next(DRAWS) for cols in WIDTHS for rows in HEIGHTS}


def key(position):
    board, stones, side, _ = position
    number = SIZE_NUMBERS[board.cols, board.rows] ^ SIDE_NUMBERS[side]
    for point, stone in stones.items():
        file, rank = place_of(point)
        number ^= STONE_NUMBERS[stone][(rank + 1) * FRAME_COLS + file + 1]
    return f"{number:016x}"


# Games


def ending(position, counts, ask):
    """How the game has ended and who has won it: the first that applies, wins before draws."""
    side, enemy = position.side, ENEMY[position.side]
    if side not in position.stones.values():
        return "no_stones", SIDES[enemy]
    if enemy not in position.stones.values():
        return "no_stones", SIDES[side]
    if not steps(position):
        return "no_moves", SIDES[enemy]
    for outcome, count, limit in (
        ("repetition", counts["repeats"], ask.get("repeat", 3)),
        ("quiet", counts["quiet"], ask.get("quiet_limit", 60)),
        ("ply_cap", counts["ply"], ask.get("ply_cap", 0)),
    ):
        if 0 < limit <= count:
            return outcome, None
    return "none", None


def answer_game(ask):
    position = read_position(ask["position"])
    # The text of a position has the side to move in it, so the same stones with another to move are another position.
    seen = Counter([write_position(position)])
    counts = {"ply": 0, "quiet": 0, "repeats": 1}
    outcome, winner = ending(position, counts, ask)
    for ply, text in enumerate(ask["moves"]):
        if outcome != "none":
            return {"error": "over", "at": ply}
        try:
            position, taken = play_move(position, text)
        except Refused as refusal:
            return {"error": str(refusal), "at": ply}
        now = write_position(position)
        seen[now] += 1
        counts = {"ply": ply + 1, "quiet": 0 if taken else counts["quiet"] + 1, "repeats": seen[now]}
        outcome, winner = ending(position, counts, ask)
    return {"outcome": outcome, "winner": winner, **counts, "position": write_position(position)}


# Questions


def asked_about(ask):
    """The position of a question, after what is played from it."""
    position = read_position(ask["position"])
    for text in ask.get("played", []):
        position = stop(position) if text == "stop" else play(position, find_step(position, text))
    return position


def answer_board(ask):
    board = board_of(ask["cols"], ask["rows"])
    return {"points": list(board.rays), "setup": set_up(board)}


def answer_lines(ask):
    rays = board_of(ask["cols"], ask["rows"]).rays
    if ask["point"] not in rays:
        raise Refused("off_board")
    neighbours = {direction: line[0] for direction, line in rays[ask["point"]].items() if line}
    return {"strong": is_strong(ask["point"]), "next": neighbours}


def answer_position(ask):
    position = read_position(ask["text"])
    board, stones, side, _ = position
    answer = {"position": write_position(position), "cols": board.cols, "rows": board.rows, "side": SIDES[side]}
    for letter, colour in SIDES.items():
        answer[colour] = [point for point in board.rays if stones.get(point) == letter]
    return answer


def answer_chain(ask):
    position = asked_about(ask)
    answer = {"position": write_position(position), "can_stop": False, "chain": None}
    if position.chain:
        at, last, stood = position.chain
        ordered = [point for point in position.board.rays if point in stood]
        answer.update(can_stop=True, chain={"at": at, "last": last, "stood": ordered})
    return answer


def answer_play(ask):
    position, taken = play_move(read_position(ask["position"]), ask["move"])
    return {"position": write_position(position), "taken": taken}


ANSWERS = {
    "hello": lambda ask: {"protocol": 1, "name": "driver.py", "ops": [op for op in ANSWERS if op != "hello"]},
    "board": answer_board,
    "lines": answer_lines,
    "position": answer_position,
    "steps": lambda ask: {"steps": [{"step": str(step), "takes": step.takes} for step in steps(asked_about(ask))]},
    "why": lambda ask: {"why": why(asked_about(ask), ask["from"], ask["direction"], ask["kind"])},
    "chain": answer_chain,
    "moves": lambda ask: {"moves": [text for text, _ in moves(asked_about(ask))]},
    "count": lambda ask: {"moves": sum(1 for _ in moves(asked_about(ask)))},
    "play": answer_play,
    "key": lambda ask: {"key": key(asked_about(ask))},
    "perft": lambda ask: {"count": perft(asked_about(ask), ask["depth"], ask["unit"])},
    "game": answer_game,
}


def reply(line):
    number = None
    try:
        ask = json.loads(line)
        number = ask["id"]
        return {"id": number, **ANSWERS[ask["op"]](ask)}
    except Refused as refusal:
        return {"id": number, "error": str(refusal)}
    except Exception:
        # Whatever else is wrong with a question, the next may be right.
        return {"id": number, "error": "bad_question"}


# Read as bytes, a line is UTF-8 wherever this runs. Each answer is flushed: one left in a buffer never comes.
for line in sys.stdin.buffer:
    print(json.dumps(reply(line)), flush=True)
