"""The bots, from weak to strong: the one table that all lists of them come from.

It has names only, so that a table knows them without the chance and the clock that bots think with.
"""

from collections.abc import Mapping
from typing import Final

LEVELS: Final[Mapping[str, str]] = {
    "marmot": "Marmot",
    "squirrel": "Squirrel",
    "ibex": "ibex",
    "fox": "fox",
    "eagle": "eagle",
}
"""Name → what `rifugio.bots.characters` makes it of: a class of its own, or how a planner plans."""
