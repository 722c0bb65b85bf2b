"""What was asked for on the command line or in the menu, and the game that comes of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rifugio import setup
from rifugio.bots import BOTS
from rifugio.engine.rulebooks import EXTENSIONS
from rifugio.terminal.seats import Seat, seats_for
from rifugio.terminal.session import Session, secret_of
from rifugio.words import Words

COMPANY: Final = ("squirrel", "ibex")
"""Who plays along if nobody was asked for."""
MOST_PLAYERS: Final = 5


class Unknown(ValueError):
    """Something was asked for that there is not; the message is a sentence in the reader's language."""


@dataclass(frozen=True)
class Wishes:
    """Who plays, with what."""

    players: int | None = None
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    extensions: tuple[str, ...] = ()
    open_scores: bool = False
    seed: str | None = None

    @property
    def nothing(self) -> bool:
        """Whether nothing was said about who plays what."""
        return self == Wishes(seed=self.seed)

    def seats(self) -> tuple[Seat, ...]:
        """Return who sits where: people first, and one at least."""
        if self.nothing:
            return seats_for(1 + len(COMPANY), COMPANY)
        people = max(1, len(self.names))
        players = self.players or max(2, people + len(self.bots))
        return seats_for(players, self.bots[: players - people], self.names)


def session_for(wishes: Wishes) -> Session:
    """Begin a game."""
    seats = wishes.seats()
    made = setup(len(seats), wishes.extensions, open_scores=wishes.open_scores)
    return Session(made, seats, secret_of(wishes.seed))


def session_of_bots(bots: Sequence[str], wishes: Wishes) -> Session:
    """Begin a game in which only animals play."""
    made = setup(len(bots), wishes.extensions, open_scores=True)
    return Session(made, [Seat(bot=bot) for bot in bots], secret_of(wishes.seed))


def check(wishes: Wishes, words: Words) -> Wishes:
    """Return the wishes if they can be met; raise Unknown with a sentence if not."""
    for bot in wishes.bots:
        if bot not in BOTS:
            raise Unknown(words.say("error-unknown-bot", name=bot, known=", ".join(BOTS)))
    for extension in wishes.extensions:
        if extension not in EXTENSIONS:
            known = ", ".join(EXTENSIONS)
            raise Unknown(words.say("error-unknown-extension", name=extension, known=known))
    wanted = wishes.players or max(1, len(wishes.names)) + len(wishes.bots)
    if wanted > MOST_PLAYERS or (wishes.players is not None and wishes.players < 2):
        raise Unknown(words.say("error-players"))
    return wishes
