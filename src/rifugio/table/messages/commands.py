"""The commands. docs/server.md lists them, with who may send each."""

from typing import Annotated, Literal
from uuid import UUID

from rifugio.table.messages.base import MoveText, SeatNumber, Stamp, message
from rifugio.table.messages.bounds import Apart, Whole
from rifugio.table.messages.options import HOLIDAY_DAYS, BotName, Clock, Look, Options, Word


@message
class ChangeOptions:
    """Change the table's options; everyone seated keeps their seat if it still exists."""

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
    """Change name, animal or colour."""

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
    """Leave the table for good: give up all of the sender's seats and, if they are the host, that role."""

    kind: Literal["leave"] = "leave"


@message
class Resign:
    """End one's own part in the game with the points so far, for good; the stand-in plays the seat on."""

    kind: Literal["resign"] = "resign"
    seat: SeatNumber


@message
class PutBot:
    """Give a seat that no person holds to a bot, or to another bot; before the start."""

    kind: Literal["put_bot"] = "put_bot"
    seat: SeatNumber
    bot: BotName


@message
class CloseSeat:
    """Remove a seat that no person holds: the game is for one player fewer."""

    kind: Literal["close_seat"] = "close_seat"
    seat: SeatNumber


@message
class OpenSeat:
    """Open a seat that was closed or held by a bot."""

    kind: Literal["open_seat"] = "open_seat"
    seat: SeatNumber


@message
class HandOn:
    """Get a link with which somebody else, or the same person on another device, can take over the seat."""

    kind: Literal["hand_on"] = "hand_on"
    seat: SeatNumber


@message
class Claim:
    """Take over a seat with such a link."""

    kind: Literal["claim"] = "claim"
    seat: SeatNumber
    look: Look | None = None


@message
class Revoke:
    """Take a seat away from its holder."""

    kind: Literal["revoke"] = "revoke"
    seat: SeatNumber


@message
class Hike:
    """Say how many days ago the sender last hiked."""

    kind: Literal["hike"] = "hike"
    seat: SeatNumber
    days: Annotated[int, Whole(0, 40_000)]


@message
class Start:
    """Start the game; the first player is the one who hiked last, or is drawn."""

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
    """Undo the last move of this turn, unless a tile was revealed since."""

    kind: Literal["undo"] = "undo"
    seat: SeatNumber


@message
class StartOver:
    """Undo everything since the beginning of the turn, or since a tile was revealed."""

    kind: Literal["start_over"] = "start_over"
    seat: SeatNumber


@message
class Back:
    """Take the sender's seat back from the bot that stood in."""

    kind: Literal["back"] = "back"
    seat: SeatNumber


@message
class Holiday:
    """Go on holiday for some days, or stay for some more; with 0, be back. The turn waits meanwhile."""

    kind: Literal["holiday"] = "holiday"
    seat: SeatNumber
    days: Annotated[int, Whole(0, HOLIDAY_DAYS)]


@message
class ChangeClock:
    """Change the clock during a game: the dinner button."""

    kind: Literal["clock"] = "clock"
    clock: Clock


@message
class Abort:
    """Abandon the table for everybody; the secret of the bag is published."""

    kind: Literal["abort"] = "abort"


@message
class Rematch:
    """Open a new table with the same people after the game."""

    kind: Literal["rematch"] = "rematch"


@message
class Expire:
    """A seat's time is up; sent by the timer, refused from anybody else."""

    kind: Literal["expire"] = "expire"
    seat: SeatNumber


Command = Annotated[
    ChangeOptions
    | Sit
    | ChangeLook
    | SayWord
    | Stand
    | Leave
    | Resign
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
    | Holiday
    | ChangeClock
    | Abort
    | Rematch
    | Expire,
    Apart("kind"),
]


@message
class SentCommand:
    """A command as sent: with its idempotency key and the version of the table it is based on."""

    id: UUID
    expected_seq: Annotated[int, Whole(1, 1_000_000)]
    expected_at: Stamp | None = None
    """That table's `at`, so that a table with the same seq but another history refuses the command."""
    command: Command
