"""How people play: assumptions, each in one place. Nobody has measured them; change them and run again."""

from dataclasses import dataclass, replace
from typing import Final, Self

from rifugio.levels import LEVELS

EVENTS: Final = 200
TURNS: Final = 57
"""Of a game: 10,000 games of bots, 500 of chance (docs/bots.md, docs/security.md)."""
TURN_SECONDS: Final = 20.0
"""As in docs/operations.md."""
MOVES_A_TURN: Final = EVENTS / TURNS
MOVE_APART: Final = 1.5
"""Seconds between the moves of one turn."""
GAME_SECONDS: Final = TURNS * TURN_SECONDS
PLAYERS: Final = {2: 0.4, 3: 0.3, 4: 0.2, 5: 0.1}
"""Of live tables: three on average."""
SPECTATORS: Final = 1
"""Or a second screen, at a live table."""
BOTS: Final = 2
"""At the table of somebody who plays alone."""
LEVEL_SHARES: Final = dict.fromkeys(LEVELS, 1 / len(LEVELS))
VISIT_SECONDS: Final = 120.0
"""Of somebody who plays by correspondence: comes, looks, takes a turn, goes."""
FIRST_VISITS: Final = 0.1
"""The share of visits that download the site; later ones have it on the device."""
VISIT_EVERY: Final = 3600.0
"""Seconds: how long somebody stays who plays live or alone."""
DAY: Final = (
    *(0.25, 0.12, 0.07, 0.05, 0.05, 0.08, 0.14, 0.22, 0.27, 0.30, 0.32, 0.35),
    *(0.42, 0.42, 0.38, 0.38, 0.40, 0.48, 0.60, 0.80, 1.00, 0.98, 0.80, 0.50),
)
"""People at once by hour, as a share of the evening's peak at 20:00, which is 2.6 times the mean."""


@dataclass(frozen=True)
class Mix:
    """What the people at once do; shares that add up to one."""

    browser: float
    """Alone, in the browser: no server."""
    bots: float
    """Alone against bots at the server."""
    live: float
    correspondence: float

    def without_browser(self) -> Self:
        """Return the same people, if games alone were all at the server."""
        return replace(self, browser=0.0, bots=self.bots + self.browser)


USUAL: Final = Mix(browser=0.4, bots=0.1, live=0.4, correspondence=0.1)
A_TABLE: Final = sum(players * share for players, share in PLAYERS.items())


def mean_of_day() -> float:
    """Return the mean of the day as a share of its peak."""
    return sum(DAY) / len(DAY)
