"""Three-word names for tables that wait for their players."""

import re
from functools import cache
from importlib.resources import files
from random import Random, SystemRandom

_ROOM = re.compile(r"[a-z]{2,12}-[a-z]{2,12}-[a-z]{2,12}")


@cache
def room_words() -> tuple[tuple[str, ...], ...]:
    """Return the three lists of words."""
    lists: list[list[str]] = []
    for line in files("rifugio.server").joinpath("rooms.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            lists.append([])
        elif line and not line.startswith("#"):
            lists[-1].extend(line.split())
    return tuple(tuple(words) for words in lists)


_CHANCE = SystemRandom()


def new_room(random: Random = _CHANCE) -> str:
    """Return a name such as quiet-amber-lake."""
    return "-".join(random.choice(words) for words in room_words())


def is_room(text: str) -> bool:
    """Whether a text could be a room's name, so that nothing else needs to be looked up."""
    return _ROOM.fullmatch(text) is not None
