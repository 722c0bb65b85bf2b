"""The options of a table, and the looks of its players."""

import re
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias
from unicodedata import category, normalize

from rifugio.engine.rulebooks import known_extensions
from rifugio.levels import LEVELS
from rifugio.table.messages.base import SeatNumber, Truth, message
from rifugio.table.messages.bounds import Checked, Length, Pattern, Whole

DAY = 86_400
HOLIDAY_DAYS = 14
"""How many days of holiday each seat has in a game."""
MOST_EXTENSIONS = 16

Animal = Literal[
    "badger", "bear", "beaver", "chamois", "deer", "dormouse", "fox", "frog", "goose", "hare",
    "hedgehog", "ibex", "lynx", "marmot", "mole", "otter", "owl", "raven", "salamander", "squirrel",
]  # fmt: skip
Colour = Literal["red", "blue", "yellow", "green", "violet"]
if TYPE_CHECKING:
    BotName: TypeAlias = str
else:  # computed from `LEVELS`, which a type checker cannot evaluate
    BotName = Literal[tuple(LEVELS)]


def _known(name: str) -> str:
    if name not in known_extensions():
        raise ValueError("no such extension here")
    return name


ExtensionName = Annotated[str, Pattern(r"^[a-z][a-z0-9_]*$")]
ChosenExtension = Annotated[ExtensionName, Checked(_known)]
"""An extension that can be played here: in the box, or installed by the operator."""

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, formatting (bidi, zero width), surrogate, private and unassigned characters; line ends."""

SPACES = re.compile(r"\s+")


def tidy(text: str) -> str:
    """Normalise a text (NFKC, single spaces); raise ValueError for invisible characters or if it is empty."""
    plain = normalize("NFKC", text)
    if any(category(letter) in UNSEEN for letter in plain):
        raise ValueError("has characters that cannot be seen")
    plain = SPACES.sub(" ", plain).strip()
    if not plain:
        raise ValueError("is empty")
    return plain


def _tidy_or_none(text: str) -> str:
    return text and tidy(text)


def _short(text: str) -> str:
    if len(text) > 20:  # normalising can make a text longer
        raise ValueError("is longer than 20 characters")
    return text


Name = Annotated[str, Length(1, 20), Checked(tidy), Checked(_short)]
Word = Annotated[str, Length(most=40)]
"""A player's word for the bag; empty for no word."""


@message
class Clock:
    """The time limit of a turn: none, seconds while everybody is there (live), or days (correspondence)."""

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: Annotated[int, Whole(0, 30 * DAY)] = 0

    def __post_init__(self) -> None:
        low, high = {"none": (0, 0), "live": (5, 3600), "correspondence": (3600, 30 * DAY)}[self.kind]
        if not low <= self.seconds <= high:
            raise ValueError(f"a {self.kind} clock has {low} to {high} seconds a turn")


@message
class Options:
    """What the host decides before the start; the defaults are the standard rules."""

    players: Annotated[int, Whole(2, 5)] = 2
    extensions: Annotated[tuple[ChosenExtension, ...], Length(most=MOST_EXTENSIONS)] = ()
    open_scores: Truth = False
    clock: Clock = Clock()
    child_seats: Annotated[tuple[SeatNumber, ...], Length(most=5)] = ()
    chat: Truth = False
    """Whether people at the table may send free text."""
    spectators: Truth = True

    def __post_init__(self) -> None:
        for many in (self.extensions, self.child_seats):
            if len(set(many)) != len(many):
                raise ValueError("something is named twice")
        if any(seat >= self.players for seat in self.child_seats):
            raise ValueError("a child seat that is not at the table")


@message
class Trail:
    """That a table walks the trail of a day (docs/decisions/0066)."""

    day: Annotated[str, Pattern(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    tries: Annotated[int, Whole(1, 1_000_000)]
    """The bots' budget for a turn: counted, so that they play alike everywhere."""


@message
class Look:
    """How a player appears to the others."""

    name: Annotated[str, Length(most=20), Checked(_tidy_or_none), Checked(_short)]
    """Empty if none was typed, or if it was erased: readers then see the animal in their own language."""
    animal: Animal
    colour: Colour
