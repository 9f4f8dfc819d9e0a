# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the answers about every game are made of."""


def word(value):
    """The word for a value of an enumeration; None for none."""
    return None if value is None else value.name.lower()


def error(code_word, **more):
    return {"error": code_word, **more}
