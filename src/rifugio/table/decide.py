"""The decider: maps a command to the one event it becomes, or to a refusal. Pure: it has no side effects."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from rifugio.table import afterwards, owning, permissions, playing, starting, waiting
from rifugio.table.afterwards import check_rematch, rematch_of
from rifugio.table.asked import Asked, Bag, Declined
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
from rifugio.table.messages.events import Event
from rifugio.table.table import Phase, Table
from rifugio.table.who import Who

__all__ = ["Declined", "check_rematch", "decide", "rematch_of"]


class Rule(NamedTuple):
    """Who may send a command, in which phases, and the function that decides on it."""

    who: Callable[[Asked[Any]], bool]
    when: tuple[Phase, ...]
    answer: Callable[[Asked[Any]], Event | Declined]


WAITING: Final[tuple[Phase, ...]] = ("waiting",)
PLAYING: Final[tuple[Phase, ...]] = ("playing",)
BOTH: Final = WAITING + PLAYING

RULES: Final[Mapping[type, Rule]] = {
    ChangeOptions: Rule(permissions.host, WAITING, waiting.change_options),
    PutBot: Rule(permissions.host, WAITING, waiting.put_bot),
    CloseSeat: Rule(permissions.host, WAITING, waiting.close_seat),
    OpenSeat: Rule(permissions.host, WAITING, waiting.open_seat),
    Sit: Rule(permissions.newcomer, WAITING, waiting.sit),
    Stand: Rule(permissions.holder, WAITING, waiting.stand),
    SayWord: Rule(permissions.holder, WAITING, waiting.say_word),
    Hike: Rule(permissions.holder, WAITING, waiting.hike),
    Start: Rule(permissions.host, WAITING, starting.start),
    ChangeLook: Rule(permissions.holder, BOTH, owning.change_look),
    HandOn: Rule(permissions.holder_or_host_if_away, BOTH, owning.hand_on),
    Claim: Rule(permissions.with_the_link, BOTH, owning.claim),
    Leave: Rule(permissions.host_or_player, BOTH, owning.leave),
    Resign: Rule(permissions.holder, PLAYING, owning.resign),
    Revoke: Rule(permissions.host, BOTH, owning.revoke),
    MakeMove: Rule(permissions.mover, PLAYING, playing.move),
    Undo: Rule(permissions.holder, PLAYING, playing.undo),
    StartOver: Rule(permissions.holder, PLAYING, playing.start_over),
    Expire: Rule(permissions.timer, PLAYING, playing.expire),
    Back: Rule(permissions.holder, PLAYING, playing.back),
    Holiday: Rule(permissions.holder, PLAYING, playing.holiday),
    ChangeClock: Rule(permissions.host_or_player, PLAYING, playing.change_clock),
    Abort: Rule(permissions.host_or_caretaker, BOTH, afterwards.abort),
}


def decide(table: Table, who: Who, command: Command, bag: Bag) -> Event | Declined:
    """Return the event a command becomes, or why it is refused.

    A `Rematch` is decided by `check_rematch` instead, because its event needs the link of a table that is
    opened only if the rematch is allowed.
    """
    rule = RULES[type(command)]
    seat: int | None = getattr(command, "seat", None)
    if seat is not None and seat >= len(table.seats):
        return Declined("no_such_seat")
    asked = Asked(table, who, command, bag)
    if not rule.who(asked):
        return Declined("not_yours")
    if table.phase not in rule.when:
        return Declined("wrong_phase")
    return rule.answer(asked)
