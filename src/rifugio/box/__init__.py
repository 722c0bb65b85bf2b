"""The boxes that exist, as data files. The only part of the rules library that reads files."""

from functools import cache
from importlib.resources import files
from typing import Final

from rifugio.engine.box import Box, read_box

NEWEST: Final = "second-edition"
BOXES: Final = (NEWEST,)


@cache
def load_box(name: str) -> Box:
    """Return the contents of a box, cached. The name may come from an untrusted record."""
    if name not in BOXES:
        raise ValueError(f"unknown box: {name!r}")
    return read_box(files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
