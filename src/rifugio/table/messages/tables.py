"""A table as it is sent. docs/server.md shows it whole; `rifugio.table.projection` writes it.

No field has a default: all are always sent, so that a reader never has to guess. Seats are those of the
table; players, owners and ranks follow the order of play, and `order` maps from one to the other.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from rifugio.table.messages.base import Moment, MoveText, SeatNumber, message
from rifugio.table.messages.bounds import Whole
from rifugio.table.messages.options import Animal, BotName, Colour, ExtensionName

Coordinate = Annotated[int, Whole(-127, 127)]
Cell = tuple[Coordinate, Coordinate]
"""Axial coordinates q and r."""
PlayerNumber = Annotated[int, Whole(0, 4)]
"""A player in the order of play: the engine's seat."""


@message
class ShownClock:
    """How long a turn may take."""

    kind: Literal["none", "live", "correspondence"]
    seconds: int


@message
class ShownOptions:
    """What the host decided."""

    players: int
    extensions: tuple[ExtensionName, ...]
    open_scores: bool
    clock: ShownClock
    """As it was at the start."""
    child_seats: tuple[SeatNumber, ...]
    chat: bool
    spectators: bool


@message
class ShownLook:
    """A player's look; a bot's animal is its level, named in the reader's language."""

    name: str | None
    """Null for a bot, and if it was erased; then the animal's name is shown."""
    animal: Animal | BotName
    colour: Colour


@message
class ShownSeat:
    """A seat at the table."""

    seat: SeatNumber
    kind: Literal["open", "person", "bot", "closed"]
    look: ShownLook | None
    bot: BotName | None
    """The bot that holds the seat, or stands in while its person is away."""
    away: bool
    held: bool
    """Whether a person holds the seat, away or not; false after leaving, resigning or being freed."""
    resigned: int | None
    """The points with which its person resigned; then the stand-in plays it to the end."""
    holiday: Moment | None
    """When its person's holiday ends, or has ended; null if there was none."""
    holiday_used: int
    """How many days of holiday were taken."""
    generation: int
    hiked: int | None
    """How many days ago they last hiked."""
    word: bool
    """Whether they have given a word for the bag; it stays hidden until the start."""
    mine: bool
    """Whether the reader has the token of this seat."""


@message
class ShownEnd:
    """When the table ends by itself unless somebody does something, and from when on pages say so."""

    at: Moment
    announced: Moment


@message
class ShownTurn:
    """Whose turn it is: a seat at the table, null when nobody is to move."""

    seat: SeatNumber | None
    deadline: Moment | None
    can_undo: bool
    take_back: SeatNumber | None
    """A child's seat whose turn has just ended and may be undone until somebody moves."""
    ends: ShownEnd | None
    """Of a table that waits, and of a turn without a clock; null where time does not run, and on a device."""
    idle: bool
    """Whether nobody has walked and no free step was spent in this turn so far."""


@message
class ShownScoreLine:
    """Points from one source."""

    source: str
    points: int


@message
class ShownPile:
    """The point cards of a player."""

    places: tuple[str, ...]
    firsts: tuple[str, ...]
    """Those of the places for which it is the first visitor's card."""
    bears: int
    visits: Mapping[str, int]
    """Counted visits by others to this player's objects."""


@message
class ShownPlayer:
    """A player; pile and score are null where the pile lies face down for the reader."""

    at: Cell
    cards: int
    left: Mapping[str, int]
    pile: ShownPile | None
    score: tuple[ShownScoreLine, ...] | None


@message
class ShownSwimmer:
    """A player in the water: near the land `near` or, if that is null, in the middle of the tile."""

    player: PlayerNumber
    near: Cell | None


@message
class ShownSteps:
    """What is left of the turn: free steps, and tiles to connect first."""

    free: int
    connect: int


@message
class ShownGame:
    """The game on the table."""

    setup: str
    order: tuple[SeatNumber, ...]
    """The table seat of each player."""
    tiles: tuple[tuple[str, Coordinate, Coordinate, int], ...]
    """Tile, q, r and rotation, in the order of the cells."""
    open: tuple[str, ...]
    hand: str | None
    blind: Mapping[str, int]
    rejects: tuple[str, ...]
    removed: tuple[str, ...]
    players: tuple[ShownPlayer, ...]
    objects: tuple[tuple[str, PlayerNumber, Coordinate, Coordinate], ...]
    """What, the player who owns it, q and r, in the order of the cells."""
    marks: tuple[tuple[str, PlayerNumber, Coordinate, Coordinate], ...]
    """Marks that third-party extensions have laid on the map, in the same format."""
    swimmers: tuple[ShownSwimmer, ...]
    steps: ShownSteps
    firsts: tuple[str, ...]
    """The places whose card for the first visitor is still there."""


@message
class ShownResult:
    """The result of a game, by player."""

    ranks: tuple[int, ...]
    points: tuple[tuple[ShownScoreLine, ...], ...]
    decided_by: tuple[str, ...]
    """If others had as many points as the winner: the sources whose points, added up, broke the tie."""


@message
class ShownTable:
    """A table as one reader may see it."""

    seq: int
    at: Moment
    """When the event `seq` was stored. A table of the same seq with another `at` is not the same table."""
    phase: Literal["waiting", "playing", "over", "aborted"]
    room: str | None
    """Null for spectators, because the room leads to the table's own link."""
    options: ShownOptions
    clock: ShownClock
    """As it is now."""
    turn_days: int | None
    """How many days a turn without a clock may take before the table ends; null on a device."""
    holiday_days: int | None
    """How many days of holiday each seat has in this game; null if nobody has to be waited for that long."""
    commitment: str
    """Of the bag; published from the beginning, so that words are given after it."""
    host: SeatNumber | None
    """The seat that became host when the one who opened the table left; null while that one is host."""
    seats: tuple[ShownSeat, ...]
    turn: ShownTurn
    game: ShownGame | None
    legal: tuple[MoveText, ...] | None
    """The reader's own moves, if one of their seats is to move."""
    result: ShownResult | None
    secret: str | None
    rematch: str | None
    """The link of the next table; null for spectators."""
    trail: str | None
    """The day whose trail is walked here; then the secret is published when that day is over everywhere."""
