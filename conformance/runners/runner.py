#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Holds the C library to the vectors of the conformance kits, through fanorona.py and brandubh.py.

    runner.py [FOLDER]

The folder is the one with the kits, `conformance` where none is given. Prints TAP, a test for each group of vectors;
what failed goes to the error stream.
"""

import json
import pathlib
import sys

import ask_brandubh
import ask_fanorona

# So many vectors of a group are shown when they fail.
SHOWN = 10

# Of each game its name, where its kit is in the folder of them all, and what answers.
GAMES = (("fanorona", "", ask_fanorona), ("brandubh", "brandubh", ask_brandubh))


# ---- the kits ----


def read_json(text, where):
    try:
        return json.loads(text)
    except ValueError as trouble:
        raise ValueError(f"{where}: {trouble}") from None


def canonical(value):
    """A text that is the same for equal values and for no others: 1 is not true, and not 1.0."""
    return json.dumps(value, sort_keys=True)


def passes(game, vector, sentences, wanted):
    """Asks one vector; false, with a report if it is still wanted, where it fails."""
    name, _, answers = game
    ask, rule, expected = vector["ask"], vector["rule"], canonical(vector["answer"])
    try:
        sentence = sentences[rule]
        came = canonical(answers.OPERATIONS[ask["op"]](ask))
    except Exception as trouble:  # Whatever it is, it belongs to this vector.
        sentence = sentences.get(rule, "?")
        came = f"{type(trouble).__name__}: {trouble}"
    if came == expected:
        return True
    if wanted:
        print(
            f"# {name} {vector['id']} fails. The rule {rule}: {sentence}",
            f"    asked    {canonical(ask)}",
            f"    expected {expected}",
            f"    came     {came}",
            sep="\n# ",
            file=sys.stderr,
        )
    return False


def run(folder, game, group, sentences, number):
    """Asks the vectors of a group; false where one fails, or where they are not as many as they should be."""
    path, name = folder / group["file"], f"{game[0]} {group['id']}"
    lines = path.read_bytes().splitlines()
    vectors = [read_json(line, f"{path}, line {at}") for at, line in enumerate(lines, 1)]
    failed = 0
    for vector in vectors:
        failed += not passes(game, vector, sentences, failed < SHOWN)
    if failed > SHOWN:
        print(f"# {failed - SHOWN} more of {name} fail", file=sys.stderr)
    if len(vectors) != group["vectors"]:
        print(f"# {path} has {len(vectors)} vectors, and kit.json says {group['vectors']}", file=sys.stderr)
    passed = not failed and len(vectors) == group["vectors"]
    print(f"{'ok' if passed else 'not ok'} {number} - {name}, {len(vectors)} vectors", flush=True)
    return passed


def read_kit(path):
    kit = read_json(path.read_bytes(), path)
    if not kit["groups"]:
        raise ValueError(f"{path} has no groups")
    return kit


def run_all(folder):
    kits = [(game, folder / game[1], read_kit(folder / game[1] / "kit.json")) for game in GAMES]
    promised = sum(len(kit["groups"]) for _, _, kit in kits) + 1
    print(f"1..{promised}")
    passed = []
    for game, place, kit in kits:
        sentences = {rule["id"]: rule["text"] for rule in kit["rules"]}
        for group in kit["groups"]:
            passed.append(run(place, game, group, sentences, len(passed) + 1))
    freed = all(answers.live() == 0 for _, _, answers in GAMES)
    print(f"{'ok' if freed else 'not ok'} {promised} - every board and every game was freed")
    return all(passed) and freed


def main(arguments):
    if len(arguments) > 1:
        sys.exit("usage: runner.py [FOLDER]")
    try:
        passed = run_all(pathlib.Path(*arguments or ["conformance"]))
    except (OSError, ValueError, KeyError) as trouble:
        print(f"Bail out! {type(trouble).__name__}: {trouble}")
        return 1
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
