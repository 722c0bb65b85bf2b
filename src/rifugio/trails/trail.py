"""What is walked on which day: animals, extensions and secret follow from the date, and nobody chooses."""

import hmac
from datetime import date
from typing import Final, NamedTuple

import rifugio
from rifugio.dealer import commitment_of, first_player
from rifugio.engine.game import Setup
from rifugio.engine.rulebooks import EXTENSIONS
from rifugio.levels import LEVELS

TRIES: Final = 4_000
"""The animals' budget for a turn, in tries, so that they play alike everywhere."""
WALKER: Final = 0
"""The seat of whoever walks; the animals sit on the others."""
STRONGEST: Final = tuple(LEVELS)[-1]
"""The bot that shows its path when the day is over."""
_WEEK: Final = ((), (0,), (), (1,), (), (0, 1), ())
"""From Monday on, the extensions of the box by number. The strongest animal's day has none: it would think
for too long in a browser."""


class Trail(NamedTuple):
    """The trail of a day: about five minutes, fifteen to eighteen turns, against one animal."""

    day: date
    animals: tuple[str, ...]
    """Stronger every day from Monday on, and on Sunday the strongest."""
    extensions: tuple[str, ...]

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return rifugio.setup(1 + len(self.animals), self.extensions)


def trail_of(day: date) -> Trail:
    """Return the trail of a day."""
    weekday, boxed = day.weekday(), tuple(EXTENSIONS)
    animal = tuple(LEVELS)[weekday - len(_WEEK)]
    return Trail(day, (animal,), tuple(boxed[number] for number in _WEEK[weekday]))


def secret_of(key: bytes, day: date) -> bytes:
    """Return the secret of a day's bag: whoever lacks the key learns nothing from those of other days."""
    return hmac.digest(key, b"rifugio trail " + day.isoformat().encode(), "sha256")


def sealed_by(key: bytes, day: date) -> str:
    """Return the commitment to a day's bag."""
    return commitment_of(secret_of(key, day))


def order_of(trail: Trail, secret: bytes) -> tuple[int, ...]:
    """Return the seats in the order of play; the bag says who begins, as at every table."""
    seats = range(trail.setup.players)
    begins = first_player(secret, ("",) * len(seats))
    return (*seats[begins:], *seats[:begins])
