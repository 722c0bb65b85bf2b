"""What may be asked of a table. docs/server.md has the list with who may ask."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field

from rifugio.table.messages.base import Message, MoveText, SeatNumber, Stamp
from rifugio.table.messages.options import BotName, Clock, Look, Options, Word


class ChangeOptions(Message):
    """Set up the table otherwise; everyone who sits keeps their seat if it still exists."""

    kind: Literal["options"] = "options"
    options: Options


class Sit(Message):
    """Take an open seat."""

    kind: Literal["sit"] = "sit"
    seat: SeatNumber
    look: Look
    word: Word = ""


class ChangeLook(Message):
    """Look otherwise."""

    kind: Literal["look"] = "look"
    seat: SeatNumber
    look: Look


class SayWord(Message):
    """Add a word to the bag, after seeing its commitment and before the start."""

    kind: Literal["word"] = "word"
    seat: SeatNumber
    word: Word


class Stand(Message):
    """Leave a seat before the start."""

    kind: Literal["stand"] = "stand"
    seat: SeatNumber


class Leave(Message):
    """Leave the table for good, with all seats one has and, if one is the host, with the host's powers."""

    kind: Literal["leave"] = "leave"


class PutBot(Message):
    """Give a seat that no person has to a bot, or to another bot; before the start."""

    kind: Literal["put_bot"] = "put_bot"
    seat: SeatNumber
    bot: BotName


class CloseSeat(Message):
    """Take a seat that no person has away from the table: the game is for one player fewer."""

    kind: Literal["close_seat"] = "close_seat"
    seat: SeatNumber


class OpenSeat(Message):
    """Open a seat that was closed or a bot's."""

    kind: Literal["open_seat"] = "open_seat"
    seat: SeatNumber


class HandOn(Message):
    """Ask for a link by which somebody else, or oneself on another device, can take the seat over."""

    kind: Literal["hand_on"] = "hand_on"
    seat: SeatNumber


class Claim(Message):
    """Take a seat over by such a link."""

    kind: Literal["claim"] = "claim"
    seat: SeatNumber
    look: Look | None = None


class Revoke(Message):
    """Take a seat from whoever has it."""

    kind: Literal["revoke"] = "revoke"
    seat: SeatNumber


class Hike(Message):
    """Say how many days ago one hiked last."""

    kind: Literal["hike"] = "hike"
    seat: SeatNumber
    days: int = Field(ge=0, le=40_000, strict=True)


class Start(Message):
    """Begin: the first player is who hiked last, or is drawn."""

    kind: Literal["start"] = "start"
    first: Literal["hiked", "draw"] = "draw"


class MakeMove(Message):
    """Make a move."""

    kind: Literal["move"] = "move"
    seat: SeatNumber
    move: MoveText


class Undo(Message):
    """Take back the last move of this turn, unless something was revealed since."""

    kind: Literal["undo"] = "undo"
    seat: SeatNumber


class StartOver(Message):
    """Take back everything since the beginning of the turn, or since something was revealed."""

    kind: Literal["start_over"] = "start_over"
    seat: SeatNumber


class Back(Message):
    """Take one's seat back from the bot that played on."""

    kind: Literal["back"] = "back"
    seat: SeatNumber


class ChangeClock(Message):
    """Change the clock during a game: the dinner button."""

    kind: Literal["clock"] = "clock"
    clock: Clock


class Abort(Message):
    """Give the table up; the secret of the bag is published."""

    kind: Literal["abort"] = "abort"


class Rematch(Message):
    """Open a new table with the same people after the game."""

    kind: Literal["rematch"] = "rematch"


class Expire(Message):
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
    Field(discriminator="kind"),
]


class SentCommand(Message):
    """A command as it is sent: with an id of the sender's making and the table it was decided on."""

    id: UUID
    expected_seq: int = Field(ge=1, le=1_000_000, strict=True)
    expected_at: Stamp | None = None
    """That table's `at`; then nothing is done on another table that has come to the same seq."""
    command: Command
