"""The bots, from weak to strong: the single source for every list of them.

Names only, so that `rifugio.table` can import them without the randomness and the clock that bots use.
"""

from collections.abc import Mapping
from typing import Final

LEVELS: Final[Mapping[str, str]] = {
    "marmot": "Marmot",
    "squirrel": "Squirrel",
    "ibex": "ibex",
    "fox": "fox",
    "eagle": "eagle",
    "lynx": "lynx",
}
"""Name → what implements it in `rifugio.bots.characters`: its own class, or a planner's function."""
