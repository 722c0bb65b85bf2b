"""Options from the command line or the menu, and the game they set up."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rifugio import setup
from rifugio.bots import BOTS
from rifugio.engine.rulebooks import known_extensions
from rifugio.terminal.seats import Seat, from_the_first, seats_for
from rifugio.terminal.session import Session, secret_of
from rifugio.words import Words

COMPANY: Final = ("squirrel", "ibex")
"""The default opponents."""
MOST_PLAYERS: Final = 5


class Unknown(ValueError):
    """An option is invalid; the message is a sentence in the reader's language."""


@dataclass(frozen=True)
class Wishes:
    """The requested players and options."""

    players: int | None = None
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    extensions: tuple[str, ...] = ()
    open_scores: bool = False
    seed: str | None = None
    first: str | None = None
    """Who begins: a name, an animal, or the number of a seat; None: chance decides."""

    @property
    def nothing(self) -> bool:
        """Whether no players or options were requested."""
        return self == Wishes(seed=self.seed, first=self.first)

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats: people first, at least one."""
        if self.nothing:
            return seats_for(1 + len(COMPANY), COMPANY)
        people = max(1, len(self.names))
        players = self.players or max(2, people + len(self.bots))
        return seats_for(players, self.bots, self.names)

    def begins(self) -> int | None:
        """Return the seat that begins, None if chance decides; raise ValueError if `first` matches nobody."""
        if self.first is None:
            return None
        seats, wanted = self.seats(), self.first.strip().casefold()
        called = [str(number) for number in range(1, len(seats) + 1)]
        for names in ([seat.name.casefold() for seat in seats], [seat.bot for seat in seats], called):
            if wanted in names:
                return names.index(wanted)
        raise ValueError(self.first)


def session_for(wishes: Wishes) -> Session:
    """Begin a game."""
    seats = from_the_first(wishes.seats(), wishes.begins(), wishes.seed)
    made = setup(len(seats), wishes.extensions, open_scores=wishes.open_scores)
    return Session(made, seats, secret_of(wishes.seed))


def session_of_bots(bots: Sequence[str], wishes: Wishes) -> Session:
    """Begin a game in which only animals play."""
    made = setup(len(bots), wishes.extensions, open_scores=True)
    return Session(made, [Seat(bot=bot) for bot in bots], secret_of(wishes.seed))


def check(wishes: Wishes, words: Words, people: int = 1) -> Wishes:
    """Return the wishes if they are valid; raise Unknown with a sentence if not.

    `people` is the minimum number of people, named or not.
    """
    for bot in wishes.bots:
        if bot not in BOTS:
            raise Unknown(words.say("error-unknown-bot", name=bot, known=", ".join(BOTS)))
    for extension in wishes.extensions:
        if extension not in known_extensions():
            known = ", ".join(known_extensions())
            raise Unknown(words.say("error-unknown-extension", name=extension, known=known))
    named = max(people, len(wishes.names)) + len(wishes.bots)
    if not 2 <= (wishes.players or max(2, named)) <= MOST_PLAYERS:
        raise Unknown(words.say("error-players"))
    if wishes.players is not None and named > wishes.players:
        raise Unknown(words.say("error-too-many", named=named, players=wishes.players))
    try:
        wishes.begins()
    except ValueError:
        raise Unknown(words.say("error-unknown-first", name=wishes.first or "")) from None
    return wishes


def check_alone(wishes: Wishes, words: Words, games: int) -> None:
    """Raise Unknown for options beside a saved game, which has its own, and for more than one game."""
    said = {
        "--players": wishes.players is not None,
        "--bots": bool(wishes.bots),
        "--name": bool(wishes.names),
        "--with": bool(wishes.extensions),
        "--open-scores": wishes.open_scores,
        "--seed": wishes.seed is not None,
        "--first": wishes.first is not None,
    }
    if any(said.values()):
        options = ", ".join(name for name, given in said.items() if given)
        raise Unknown(words.say("error-resume-alone", options=options))
    if games > 1:
        raise Unknown(words.say("error-one-game"))
