"""The bots, from weak to strong, a row each: the single source for every list of them.

Data only, so that `rifugio.table` can import it without the randomness and the clock that bots use.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class Level(NamedTuple):
    """How a bot plays: how far it looks, what it overlooks, and what it wants."""

    tiles: int = 0
    """Placements for which it plans the whole turn; 0: it lays at a glance, then walks step by step."""
    most: int = 60
    """Positions of a walk it looks at."""
    sifted: int = 0
    """Placements it judges as they lie, to plan with the best; 0: it plans with those that look best."""
    overlooks: float = 0.0
    """The chance that it does not notice one of its choices."""
    draws: bool = False
    """Whether it draws blind when the bag promises more than the open tiles."""
    ahead: int = 0
    """Up to how many players it plays its best plans on before it decides (`rifugio.bots.looking_ahead`)."""
    learned: bool = False
    """Whether it judges positions by the learned value (docs/learning.md)."""
    wants: Mapping[str, float] = MappingProxyType({})
    """The weights in which it differs from `rifugio.bots.worth.Weights`."""


LEVELS: Final[Mapping[str, Level]] = {
    "marmot": Level(overlooks=0.12, wants={"rivals": 0.0, "hut": 0.2}),
    "squirrel": Level(wants={"nearness": 0.7, "rivals": 0.0, "hut": 0.2}),
    "badger": Level(4, overlooks=0.57, wants={"in_sight": 0.5, "rivals": 0.0, "hut": 2.0}),
    "ibex": Level(4, overlooks=0.8, wants={"in_sight": 0.4, "rivals": 0.2, "hut": 0.7, "tops": 2.0}),
    "fox": Level(4, overlooks=0.57, wants={"in_sight": 0.4, "rivals": 1.0, "hut": 1.0}),
    "eagle": Level(6, overlooks=0.31, wants={"in_sight": 0.35, "rivals": 0.5, "hut": 1.0, "sets": 1.6}),
    "lynx": Level(6, draws=True, wants={"in_sight": 0.35, "rivals": 0.5, "hut": 1.0}),
    "owl": Level(
        2, sifted=12, draws=True, ahead=2, learned=True, wants={"in_sight": 0.35, "rivals": 0.5, "hut": 1.0}
    ),
}
