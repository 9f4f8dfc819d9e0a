# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C library by ctypes alone: what the modules for each game share.

The functions of a game are declared by what they answer and take. An answer that is an error of the library is an
exception, and so is what the library refuses.
"""

import ctypes
import weakref
from ctypes import POINTER, byref, c_char, c_char_p, c_int32, c_size_t, c_uint64

NONE = -1
ERROR_RANGE = -3
KEY_SIZE = 17

SIZE_OUT, NUMBER_OUT, INT_OUT = POINTER(c_size_t), POINTER(c_uint64), POINTER(c_int32)
TEXT_IN = (c_char_p, c_size_t)
TEXT_OUT = (POINTER(c_char), c_size_t, SIZE_OUT)
INTS_OUT = (INT_OUT, c_size_t, SIZE_OUT)


class Error(Exception):
    """What the library cannot do; code is its number for it."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Refused(Error):
    """A text or a play that is refused; word says why, and line where in the text of a game."""

    def __init__(self, code, word, message, line=None):
        super().__init__(code, f"line {line}: {message}" if line else message)
        self.word = word
        self.line = line


def load(prefix, prototypes):
    """The library with the functions of a game, of each what it answers and takes. It is found by the name that
    carries the number of its binary interface."""
    library = ctypes.CDLL("libfanorona.so.1")

    def no_error(code, _function, _arguments):
        if code < NONE:
            raise Error(code, getattr(library, prefix + "error_message")(code).decode())
        return code

    for name, (answers, *takes) in prototypes.items():
        function = getattr(library, prefix + name)
        function.restype = answers
        function.argtypes = takes
        if answers is c_int32:
            function.errcheck = no_error
    if getattr(library, prefix + "abi_version")() < 1:
        raise ImportError("the library is older than this module")
    return library


def sizes(structures):
    """Stops a module whose structures are not those of the library."""
    for structure, size in structures.items():
        found = ctypes.sizeof(structure)
        if found != size:
            raise ImportError(f"{structure.__name__} has {found} bytes here and {size} in the library")


def data(text):
    """A text as the library takes it."""
    encoded = text.encode()
    return encoded, len(encoded)


def written(function, *arguments):
    """The text that a function writes; None where it answers that there is none."""
    length = c_size_t()
    if function(*arguments, None, 0, byref(length)) == NONE:
        return None
    room = ctypes.create_string_buffer(length.value + 1)
    function(*arguments, room, len(room), byref(length))
    return room.raw[: length.value].decode()


def listed(kind, most, function, *arguments):
    """The values that a function lists, of which there are at most so many."""
    values, count = (kind * most)(), c_size_t()
    function(*arguments, values, most, byref(count))
    return values[: count.value]


def counted(function, *arguments):
    """The number that a function writes."""
    count = c_uint64()
    function(*arguments, byref(count))
    return count.value


def digits(function, key):
    """A key as sixteen hexadecimal digits."""
    room = ctypes.create_string_buffer(KEY_SIZE)
    function(key, room, len(room))
    return room.value.decode()


def place(name):
    """The file and the rank of any name of two characters, counted from 0; what no board has for every other."""
    if len(name) != 2 or not name.isascii():
        return NONE, NONE
    return ord(name[0]) - ord("a"), ord(name[1]) - ord("1")


class Owner:
    """Owns a handle, which is freed once, when the object goes away."""

    _free = None

    def __init__(self, handle):
        self._handle = handle
        weakref.finalize(self, self._free, handle)
