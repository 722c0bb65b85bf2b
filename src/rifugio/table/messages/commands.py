"""The commands. docs/server.md lists them, with who may send each."""

from typing import Annotated, Literal
from uuid import UUID

from rifugio.table.messages.base import MoveText, SeatNumber, Stamp, message
from rifugio.table.messages.bounds import Apart, Whole
from rifugio.table.messages.options import BotName, Clock, Look, Options, Word


@message
class ChangeOptions:
    """Set up the table otherwise; everyone who sits keeps their seat if it still exists."""

    kind: Literal["options"] = "options"
    options: Options


@message
class Sit:
    """Take an open seat."""

    kind: Literal["sit"] = "sit"
    seat: SeatNumber
    look: Look
    word: Word = ""


@message
class ChangeLook:
    """Look otherwise."""

    kind: Literal["look"] = "look"
    seat: SeatNumber
    look: Look


@message
class SayWord:
    """Add a word to the bag, after seeing its commitment and before the start."""

    kind: Literal["word"] = "word"
    seat: SeatNumber
    word: Word


@message
class Stand:
    """Leave a seat before the start."""

    kind: Literal["stand"] = "stand"
    seat: SeatNumber


@message
class Leave:
    """Leave the table for good, with all seats one has and, if one is the host, with the host's powers."""

    kind: Literal["leave"] = "leave"


@message
class PutBot:
    """Give a seat that no person has to a bot, or to another bot; before the start."""

    kind: Literal["put_bot"] = "put_bot"
    seat: SeatNumber
    bot: BotName


@message
class CloseSeat:
    """Take a seat that no person has away from the table: the game is for one player fewer."""

    kind: Literal["close_seat"] = "close_seat"
    seat: SeatNumber


@message
class OpenSeat:
    """Open a seat that was closed or a bot's."""

    kind: Literal["open_seat"] = "open_seat"
    seat: SeatNumber


@message
class HandOn:
    """Ask for a link by which somebody else, or oneself on another device, can take the seat over."""

    kind: Literal["hand_on"] = "hand_on"
    seat: SeatNumber


@message
class Claim:
    """Take a seat over by such a link."""

    kind: Literal["claim"] = "claim"
    seat: SeatNumber
    look: Look | None = None


@message
class Revoke:
    """Take a seat from whoever has it."""

    kind: Literal["revoke"] = "revoke"
    seat: SeatNumber


@message
class Hike:
    """Say how many days ago one hiked last."""

    kind: Literal["hike"] = "hike"
    seat: SeatNumber
    days: Annotated[int, Whole(0, 40_000)]


@message
class Start:
    """Begin: the first player is who hiked last, or is drawn."""

    kind: Literal["start"] = "start"
    first: Literal["hiked", "draw"] = "draw"


@message
class MakeMove:
    """Make a move."""

    kind: Literal["move"] = "move"
    seat: SeatNumber
    move: MoveText


@message
class Undo:
    """Take back the last move of this turn, unless something was revealed since."""

    kind: Literal["undo"] = "undo"
    seat: SeatNumber


@message
class StartOver:
    """Take back everything since the beginning of the turn, or since something was revealed."""

    kind: Literal["start_over"] = "start_over"
    seat: SeatNumber


@message
class Back:
    """Take one's seat back from the bot that played on."""

    kind: Literal["back"] = "back"
    seat: SeatNumber


@message
class ChangeClock:
    """Change the clock during a game: the dinner button."""

    kind: Literal["clock"] = "clock"
    clock: Clock


@message
class Abort:
    """Give the table up; the secret of the bag is published."""

    kind: Literal["abort"] = "abort"


@message
class Rematch:
    """Open a new table with the same people after the game."""

    kind: Literal["rematch"] = "rematch"


@message
class Expire:
    """The time of a seat is over; sent by the timer, refused from anybody else."""

    kind: Literal["expire"] = "expire"
    seat: SeatNumber


Command = Annotated[
    ChangeOptions
    | Sit
    | ChangeLook
    | SayWord
    | Stand
    | Leave
    | PutBot
    | CloseSeat
    | OpenSeat
    | HandOn
    | Claim
    | Revoke
    | Hike
    | Start
    | MakeMove
    | Undo
    | StartOver
    | Back
    | ChangeClock
    | Abort
    | Rematch
    | Expire,
    Apart("kind"),
]


@message
class SentCommand:
    """A command as it is sent: with an id of the sender's making and the table it was decided on."""

    id: UUID
    expected_seq: Annotated[int, Whole(1, 1_000_000)]
    expected_at: Stamp | None = None
    """That table's `at`; then nothing is done on another table that has come to the same seq."""
    command: Command
