"""Arbitrary commands from arbitrary senders, many of them invalid, as Hypothesis strategies."""

from typing import NamedTuple, get_args

from hypothesis import strategies as st

from rifugio.table.fold_seats import STAND_IN
from rifugio.table.messages.commands import (
    Abort,
    Back,
    ChangeClock,
    ChangeLook,
    ChangeOptions,
    Claim,
    CloseSeat,
    Command,
    Expire,
    HandOn,
    Hike,
    Holiday,
    Leave,
    MakeMove,
    OpenSeat,
    PutBot,
    Resign,
    Revoke,
    SayWord,
    Sit,
    Stand,
    Start,
    StartOver,
    Undo,
)
from rifugio.table.messages.options import DAY, BotName, Clock, Colour, Look, Options
from rifugio.table.who import BotPlayer, Caller, Caretaker, Timer, Who
from tests.table.driving import LIVE, Driven

COLOURS: tuple[Colour, ...] = get_args(Colour)
BOTS: tuple[BotName, ...] = get_args(BotName)
CLOCKS = (Clock(), LIVE, Clock(kind="correspondence", seconds=2 * DAY))
NONSENSE = ("hop", "walk>0,0", "reveal=G", "end", "open2@127,-127^5", "swap9@0,0", "remove0", "raft+0,0/9")
WAITING = ("options", "sit", "put_bot", "close_seat", "open_seat", "stand", "word", "hike", "start")
PLAYING = ("nonsense", "undo", "start_over", "expire", "back", "clock", "resign", "holiday")
ANY_TIME = ("look", "hand_on", "claim", "revoke", "leave")
SENDERS = (*("right",) * 20, "host", "link", "somebody", "nobody", "bot", "timer", "caretaker")


class Wish(NamedTuple):
    """A command as far as it can be generated before the table is known."""

    kind: str
    sender: str
    seat: int
    number: int


wishes = st.builds(
    Wish,
    st.sampled_from((*(*WAITING, *PLAYING, *ANY_TIME) * 3, *("move",) * 40, "abort")),
    st.sampled_from(SENDERS),
    st.integers(0, 4),
    st.integers(0, 2**16),
)


def asked(driven: Driven, wish: Wish) -> tuple[Who, Command]:
    """Return sender and command; the "right" sender is one who may send it, if there is one.

    Before the start there is nothing to move, so a move becomes another command.
    """
    seat = wish.seat % len(driven.table.seats) if wish.sender == "right" else wish.seat
    if wish.kind == "move" and driven.table.phase == "waiting":
        wish = wish._replace(kind=WAITING[wish.number % len(WAITING)], number=wish.number // len(WAITING))
    if wish.kind in {"move", *PLAYING} and wish.sender == "right" and driven.table.to_move is not None:
        seat = driven.table.to_move
    return _sender(driven, wish, seat), _command(driven, wish, seat)


def _sender(driven: Driven, wish: Wish, number: int) -> Who:
    seats = driven.table.seats
    seat = seats[number] if number < len(seats) else seats[0]
    everything = frozenset((one, own.generation) for one, own in enumerate(seats))
    match wish.sender:
        case "right" if wish.kind == "expire":
            return Timer()
        case "right" if wish.kind == "move" and seat.bot:
            return BotPlayer(seat.bot)
        case "right":
            if wish.kind in {"leave", "resign"}:  # not all seats at once, or nobody would be left
                everything = frozenset({(number, seat.generation)})
            is_host = wish.kind not in {"leave", "resign"} or wish.number % 4 == 0
            return Caller(everything | {(number, seat.generation + 1)}, host=is_host)
        case "host":
            return Caller(host=True)
        case "link":
            return Caller(frozenset({(number, seat.generation + 1)}))
        case "somebody":
            return Caller(frozenset({(number, wish.number % 4)}), may_join=bool(wish.number % 2))
        case "bot":
            return BotPlayer(STAND_IN, {"code": "none-fits"})
        case "timer":
            return Timer()
        case "caretaker":
            return Caretaker()
        case _:
            return Caller()


def _command(driven: Driven, wish: Wish, seat: int) -> Command:
    number = wish.number
    look = Look(name=f"Guest {number % 7}", animal="mole", colour=COLOURS[number % 5])
    clock = CLOCKS[number % 3]
    commands: dict[str, Command] = {
        "options": ChangeOptions(options=Options(players=2 + number % 4, clock=clock)),
        "sit": Sit(seat=seat, look=look, word="w" * (number % 3)),
        "put_bot": PutBot(seat=seat, bot=BOTS[number % len(BOTS)]),
        "close_seat": CloseSeat(seat=seat),
        "open_seat": OpenSeat(seat=seat),
        "stand": Stand(seat=seat),
        "word": SayWord(seat=seat, word=f"word {number}"),
        "hike": Hike(seat=seat, days=number % 10),
        "start": Start(first="hiked" if number % 2 else "draw"),
        "nonsense": MakeMove(seat=seat, move=NONSENSE[number % len(NONSENSE)]),
        "undo": Undo(seat=seat),
        "start_over": StartOver(seat=seat),
        "expire": Expire(seat=seat),
        "back": Back(seat=seat),
        "clock": ChangeClock(clock=clock),
        "holiday": Holiday(seat=seat, days=number % 5),
        "look": ChangeLook(seat=seat, look=look),
        "hand_on": HandOn(seat=seat),
        "claim": Claim(seat=seat, look=look if number % 2 else None),
        "revoke": Revoke(seat=seat),
        "leave": Leave(),
        "resign": Resign(seat=seat),
        "abort": Abort(),
    }
    return commands[wish.kind] if wish.kind != "move" else MakeMove(seat=seat, move=_move(driven, number))


def _move(driven: Driven, number: int) -> str:
    legal = driven.legal() if driven.table.phase == "playing" else ["end"]
    return legal[number % len(legal)]
