#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Holds each kit.json and every vector to the schemas beside this file, and the schemas to refusing what is spoilt.

    check.py [FOLDER]

The folder is the one with the kits, `conformance` where none is given.
"""

import copy
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

# Where each kit is, and the schema of its vectors.
KITS = {"": "vector.schema.json", "brandubh": "vector-brandubh.schema.json"}

# What a question may do without.
OPTIONAL = {("ask", field) for field in ("played", "variant", "quiet_limit", "repeat", "ply_cap")}


def validator(name):
    schema = json.loads(pathlib.Path(__file__).with_name(name).read_bytes())
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def why_not(error):
    """What is wrong and where. Of two answers that were possible, the one that the error has come nearest to."""
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.relative_path))
    return f"{error.json_path}: {error.message}"


def faults(valid, value, where):
    return [f"{where}: {why_not(error)}" for error in valid.iter_errors(value)]


def may_lack(path):
    """A point lacks some directions, a game most headers, a variant most fields."""
    return path in OPTIONAL or path[-2:-1] in (("next",), ("headers",), ("variant",)) and path[-1] != "variant"


def spoilt(value, path=()):
    """Copies of a JSON value, each with one mistake: a field too many, one too few, or a value of another type."""

    def copied(path):
        whole = copy.deepcopy(value)
        part = whole
        for key in path:
            part = part[key]
        return whole, part

    _, part = copied(path)
    if isinstance(part, dict):
        whole, there = copied(path)
        there["more"] = 1
        yield f"{path} has more", whole
        for key in part:
            if not may_lack(path + (key,)):
                whole, there = copied(path)
                del there[key]
                yield f"{path} has no {key}", whole
    if isinstance(part, (dict, list)):
        for key in part if isinstance(part, dict) else range(len(part)):
            whole, there = copied(path)
            there[key] = "?" if isinstance(part[key], (bool, int, list)) else [[]]
            yield f"{path + (key,)} is of another type", whole
            yield from spoilt(value, path + (key,))


def shape(vector):
    return vector["ask"]["op"], *(tuple(sorted(vector[part])) for part in ("ask", "answer"))


def vectors(folder, kit):
    """Every vector, with its group and where it stands."""
    for group in kit["groups"]:
        for number, line in enumerate((folder / group["file"]).read_bytes().splitlines(), 1):
            yield group, json.loads(line), f"{group['file']}, line {number}"


def beside_the_schemas(kit, folder):
    """What no schema can say: which names there are."""
    rules, ids = {rule["id"] for rule in kit["rules"]}, set()
    for rule in kit["rules"]:
        for need in set(rule["needs"]) - rules:
            yield f"kit.json: {rule['id']} needs {need}, which is no rule"
    for group, vector, where in vectors(folder, kit):
        if vector["id"] in ids or vector["id"].rpartition("-")[0] != group["id"]:
            yield f"{where}: {vector['id']} is the name of another vector, or for another group"
        if vector["ask"]["op"] not in group["ops"]:
            yield f"{where}: the group is not about {vector['ask']['op']}"
        if vector["rule"] not in rules:
            yield f"{where}: {vector['rule']} is no rule"
        ids.add(vector["id"])


def check(folder, schema):
    """The faults of a kit, how many vectors it has, and how many mistakes were tried."""
    valid_kit, valid_vector = validator("kit.schema.json"), validator(schema)
    kit = json.loads((folder / "kit.json").read_bytes())
    wrong = faults(valid_kit, kit, "kit.json")
    count = tried = 0
    if not wrong:
        shapes = {}
        for _, vector, where in vectors(folder, kit):
            found = faults(valid_vector, vector, where)
            if not found:
                shapes.setdefault(shape(vector), vector)
            wrong += found
            count += 1
        for valid, value in [(valid_kit, kit)] + [(valid_vector, vector) for vector in shapes.values()]:
            for mistake, bad in spoilt(value):
                tried += 1
                if valid.is_valid(bad):
                    wrong.append(f"{value.get('id', 'kit.json')} is let through though {mistake}")
    return wrong or list(beside_the_schemas(kit, folder)), count, tried


def main(folder):
    failed = False
    for name, schema in KITS.items():
        wrong, count, tried = check(folder / name, schema)
        for fault in wrong[:20]:
            print(fault, file=sys.stderr)
        print(f"{folder / name}: {count} vectors, {tried} mistakes tried, {len(wrong)} faults")
        failed |= bool(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit("usage: check.py [KIT-FOLDER]")
    sys.exit(main(pathlib.Path(*sys.argv[1:] or ["conformance"])))
