"""The beginning in a browser: shipped beside `rifugio`, and run before the memory of Python is kept.

A kept memory has no files. Whatever is imported or read later must have been imported or read here;
`make runtime` plays games from such a memory, and fails if something is missing.
"""

import random
import secrets
import traceback
from importlib import import_module
from pkgutil import walk_packages

import rifugio
from rifugio.answering.room_codes import room_words
from rifugio.bots.learned.value import shipped


def everything() -> None:
    """Import every module there is, and read every file."""
    for module in walk_packages(rifugio.__path__, "rifugio."):
        import_module(module.name)
    rifugio.setup(2)
    shipped()
    room_words()
    try:
        rifugio.read_move("")
    except ValueError as error:
        traceback.format_exception(error)  # the first error, too, imports what it needs


def another_chance() -> None:
    """Seed again: every start from one kept memory would play the same random numbers."""
    random.seed(secrets.token_bytes(32))
