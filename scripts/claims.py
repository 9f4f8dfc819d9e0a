#!/usr/bin/env python3
"""Asks `fanorona-engine driver` whether what a page says of positions and moves is true.

    claims.py ENGINE rules PAGE PICTURES    what docs/rules.md says beside each of its pictures
    claims.py ENGINE kits PAGE KITS         the JSON in conformance/README.md
"""

import json
import pathlib
import re
import subprocess
import sys

MOVE = re.compile(r"[a-i][1-5](?:-[a-i][1-5][AW]?)+")
POSITION = re.compile(r"[wb1-9/]+ [wb](?: \d+ \d+)?")
POINT = re.compile(r"\b[a-i][1-5]\b")
# In bytes, without the counts.
LONGEST_POSITION = 51
KINDS = {"": "paika", "A": "approach", "W": "withdrawal"}

# How docs/rules.md says why a step may not be made.
REASONS = {
    "can take": "must_capture",
    "does take": "not_a_paika",
    "same direction": "same_direction",
    "has stood": "revisit",
}


class Driver:
    """A program that answers the questions of the conformance kit."""

    def __init__(self, engine, game="fanorona"):
        self.process = subprocess.Popen([engine, "driver", "--game", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.asked = 0

    def ask(self, **question):
        self.asked += 1
        question.setdefault("id", self.asked)
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer.pop("id") == question["id"]
        return answer


class Page:
    """A page, and what is wrong with it."""

    def __init__(self, path):
        self.path = path
        self.lines = path.read_text(encoding="utf-8").splitlines()
        self.checked = 0
        self.wrong = 0

    def holds(self, number, truth, sentence):
        self.checked += 1
        if not truth:
            self.wrong += 1
            print(f"{self.path}:{number}: {sentence}", file=sys.stderr)

    def items(self):
        """The lines, each list item with those that go on with it as one."""
        number, text = 1, ""
        for at, line in enumerate(self.lines, 1):
            if line.startswith("  ") and text.startswith("- "):
                text += " " + line.strip()
                continue
            yield number, text
            number, text = at, line
        yield number, text


# ---- the rules ----


def why(driver, position, move):
    """Why the last step of a move may not be made; `ok` where it may."""
    start, *ends = move.split("-")
    played, at = [], start
    for end in ends[:-1]:
        played.append(f"{at[:2]}-{end}")
        at = end
    end = ends[-1]
    files, ranks = (sign(ord(end[place]) - ord(at[place])) for place in (0, 1))
    direction = {1: "N", 0: "", -1: "S"}[ranks] + {1: "E", 0: "", -1: "W"}[files]
    return driver.ask(
        op="why", position=position, played=played, **{"from": at[:2]}, direction=direction, kind=KINDS[end[2:]]
    ).get("why")


def sign(number):
    return (number > 0) - (number < 0)


def check_move(page, number, driver, position, text, move):
    after = text.partition(f"`{move}`")[2]
    if after.startswith(" is no move"):
        reasons = [word for phrase, word in REASONS.items() if phrase in after]
        page.holds(number, len(reasons) == 1, f"why {move} is no move is said in none of the usual ways, or in two")
        found = why(driver, position, move)
        page.holds(number, found in reasons, f"{move} is no move for another reason: {found}")
        return
    answer = driver.ask(op="play", position=position, move=move)
    page.holds(number, "taken" in answer, f"{move} may not be played: {answer}")
    if "has won" in after:
        ended = driver.ask(op="game", position=position, moves=[move])
        page.holds(number, ended.get("winner"), f"{move} wins nothing: {ended}")
    said = re.match(r" takes ((?:[a-i][1-5](?:, | and )?)+)", after)
    if said:
        points = POINT.findall(said[1])
        page.holds(number, points == answer.get("taken"), f"{move} does not take {points}: {answer}")


def check_rules(page, engine, pictures):
    driver = Driver(engine)
    shown, moves, position = set(), 0, None
    for number, text in page.items():
        if text.startswith("#"):
            position = None
        for name in re.findall(r"\(pictures/([a-z-]+)\.svg\)", text):
            shown.add(name)
            position = re.search(r"<desc>\s*(.*?)\s*</desc>", (pictures / f"{name}.svg").read_text())[1]
        row = re.match(r"\| (\d)x(\d) \|", text)
        for span in re.findall("`([^`]*)`", text):
            if row:
                setup = driver.ask(op="board", cols=int(row[1]), rows=int(row[2])).get("setup")
                page.holds(number, span == setup, f"the set-up is {setup}")
            elif POSITION.fullmatch(span):
                answer = driver.ask(op="counted_position", text=span)
                page.holds(number, "position" in answer, f"{span} is no position: {answer}")
            elif MOVE.fullmatch(span) and position:
                moves += 1
                check_move(page, number, driver, position, text, span)
            elif MOVE.fullmatch(span):
                answer = driver.ask(op="move_text", text=span, cols=9, rows=5)
                page.holds(number, "kinds" in answer, f"{span} is no move: {answer}")
            else:
                page.holds(number, span in "wbAW/" or "/" in text, f"what is `{span}`?")
    made = {picture.stem for picture in pictures.glob("*.svg")}
    page.holds(1, shown == made, f"pictures that are shown or made, but not both: {sorted(shown ^ made)}")
    page.holds(1, moves > 20, f"only {moves} moves were found")


# ---- the conformance kits ----


# Where the page begins to tell of the kit of brandubh; before, it tells of that of fanorona.
BRANDUBH = "## The kit of brandubh"


def check_kits(page, engine, kits):
    at = page.lines.index(BRANDUBH) + 1
    check_kit(page, range(1, at), Driver(engine), kits, {"answer", "vector", "listed", "game"})
    brandubh = Driver(engine, "brandubh")
    check_kit(page, range(at, len(page.lines) + 1), brandubh, kits / "brandubh", {"answer", "vector", "listed"})


def check_kit(page, numbers, driver, kit, expected):
    """The lines with these numbers tell of a kit, and show what is expected of it."""
    listed = json.loads((kit / "kit.json").read_bytes())
    vectors = {}
    for group in listed["groups"]:
        for line in (kit / group["file"]).read_bytes().splitlines():
            vector = json.loads(line)
            vectors[vector["id"]] = vector
    ops = set(driver.ask(op="hello", protocol=listed["protocol"])["ops"])

    fence, question, found, game = None, None, set(), ""
    for number in numbers:
        line = page.lines[number - 1]
        if line.startswith("```"):
            page.holds(number, question is None, "a question without its answer")
            if fence == "text":
                found.add("game")
                answer = driver.ask(op="game_text", text=game)
                page.holds(number, answer.get("text") == game, f"this is no game as it is usually written: {answer}")
            fence, game = line[3:], ""
            continue
        if fence == "text":
            game += line + "\n"
        if fence != "json":
            continue
        value = json.loads(line)
        if question:
            found.add("answer")
            check_answer(page, number, driver, ops, question, value)
            question = None
        elif "op" in value:
            question = value
        elif "rule" in value:
            found.add("vector")
            page.holds(number, vectors.get(value["id"]) == value, f"the kit has no such vector: {value['id']}")
        else:
            found.add("listed")
            page.holds(number, value in listed["groups"] + listed["rules"], f"kit.json has no such entry: {line}")
    page.holds(numbers[0], found == expected, f"only {found} were found")
    lines = (page.lines[number - 1] for number in numbers)
    asked = set(re.findall(r"^### `(\w+)`", "\n".join(lines), re.MULTILINE))
    page.holds(numbers[0], asked == ops, f"operations that are told of or known, but not both: {asked ^ ops}")
    # The page says that it does not matter whether the length of a text is taken in bytes or in characters.
    for vector in vectors.values():
        text = vector["ask"].get("text", "")
        if vector["ask"]["op"] != "game_text" and not text.isascii():
            page.holds(1, len(text.encode()) <= LONGEST_POSITION, f"{vector['id']}: the text is long")


def check_answer(page, number, driver, ops, question, expected):
    """One that another program may answer otherwise, as hello, is only held to what it may say."""
    found = driver.ask(**question)
    page.holds(number, expected.pop("id", None) == question["id"], "the answer has another id")
    if question["op"] == "hello":
        page.holds(number, expected["protocol"] == found["protocol"], f"the protocol is {found['protocol']}")
        page.holds(number, set(expected["ops"]) < ops, f"there are only {ops}")
        return
    for answer in found, expected:
        answer.pop("message", None)
    page.holds(number, expected == found, f"the answer is {found}")


def main(engine, what, page, beside):
    page = Page(pathlib.Path(page))
    {"rules": check_rules, "kits": check_kits}[what](page, engine, pathlib.Path(beside))
    print(f"{page.path}: {page.checked} claims, {page.wrong} of them wrong")
    return page.wrong != 0


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
