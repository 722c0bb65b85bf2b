"""Permissions: who may send which command, and when, in one table."""

from dataclasses import replace
from functools import cache

import pytest

from rifugio.table.decide import RULES, Declined, check_rematch, decide
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
    Rematch,
    Resign,
    Revoke,
    SayWord,
    Sit,
    Stand,
    Start,
    StartOver,
    Undo,
)
from rifugio.table.messages.options import Options
from rifugio.table.table import Phase, Table
from rifugio.table.who import BotPlayer, Caller, Caretaker, Timer, Who
from tests.table.driving import ANNA, CARA, HOST, LIVE, SECRET, seated

WHO: dict[str, Who] = {
    "anonymous": Caller(),
    "onlooker": Caller(may_join=False),
    "other": Caller(frozenset({(1, 1)})),
    "own": Caller(frozenset({(0, 1)})),
    "host": HOST,
    "dead": Caller(frozenset({(0, 0)})),
    "next": Caller(frozenset({(0, 2)})),
    "timer": Timer(),
    "bot": BotPlayer("ibex"),
    "keeper": Caretaker(),
}
"""Seat 0 is a person's, of generation 1; `next` has a token of the next generation."""

COMMANDS: dict[str, Command] = {
    "options": ChangeOptions(options=Options(players=4)),
    "put_bot": PutBot(seat=3, bot="fox"),
    "close_seat": CloseSeat(seat=3),
    "open_seat": OpenSeat(seat=3),
    "start": Start(),
    "sit": Sit(seat=3, look=CARA),
    "stand": Stand(seat=0),
    "word": SayWord(seat=0, word="edelweiss"),
    "hike": Hike(seat=0, days=3),
    "look": ChangeLook(seat=0, look=ANNA),
    "hand_on": HandOn(seat=0),
    "claim": Claim(seat=0),
    "revoke": Revoke(seat=0),
    "leave": Leave(),
    "resign": Resign(seat=0),
    "move": MakeMove(seat=0, move="end"),
    "move_bots": MakeMove(seat=2, move="end"),
    "undo": Undo(seat=0),
    "start_over": StartOver(seat=0),
    "expire": Expire(seat=0),
    "back": Back(seat=0),
    "holiday": Holiday(seat=0, days=3),
    "clock": ChangeClock(clock=LIVE),
    "abort": Abort(),
    "rematch": Rematch(),
}

MATRIX = """
                when             anonymous onlooker other own host dead next timer bot keeper
options         waiting              -        -       -    -   yes   -    -    -    -    -
put_bot         waiting              -        -       -    -   yes   -    -    -    -    -
close_seat      waiting              -        -       -    -   yes   -    -    -    -    -
open_seat       waiting              -        -       -    -   yes   -    -    -    -    -
start           waiting              -        -       -    -   yes   -    -    -    -    -
sit             waiting             yes       -      yes  yes  yes  yes  yes   -    -    -
stand           waiting              -        -       -   yes   -    -    -    -    -    -
word            waiting              -        -       -   yes   -    -    -    -    -    -
hike            waiting              -        -       -   yes   -    -    -    -    -    -
look            waiting,playing      -        -       -   yes   -    -    -    -    -    -
hand_on         waiting,playing      -        -       -   yes   -    -    -    -    -    -
hand_on/away    waiting,playing      -        -       -   yes  yes   -    -    -    -    -
claim           waiting,playing      -        -       -    -    -    -   yes   -    -    -
revoke          waiting,playing      -        -       -    -   yes   -    -    -    -    -
leave           waiting,playing      -        -      yes  yes  yes   -    -    -    -    -
resign          playing              -        -       -   yes   -    -    -    -    -    -
move            playing              -        -       -   yes   -    -    -    -    -    -
move/away       playing              -        -       -   yes   -    -    -    -   yes   -
move_bots       playing              -        -       -    -    -    -    -    -   yes   -
undo            playing              -        -       -   yes   -    -    -    -    -    -
start_over      playing              -        -       -   yes   -    -    -    -    -    -
expire          playing              -        -       -    -    -    -    -   yes   -    -
back            playing              -        -       -   yes   -    -    -    -    -    -
holiday         playing              -        -       -   yes   -    -    -    -    -    -
clock           playing              -        -      yes  yes  yes   -    -    -    -    -
abort           waiting,playing      -        -       -    -   yes   -    -    -    -   yes
rematch         over,aborted         -        -      yes  yes  yes   -    -    -    -    -
"""

HEAD, *ROWS = [line.split() for line in MATRIX.strip().splitlines()]
PHASES: tuple[Phase, ...] = ("waiting", "playing", "over", "aborted")
CASES = [
    pytest.param(name, phase, who, when.split(","), may == "yes", id=f"{name}, {phase}, {who}")
    for name, when, *row in ROWS
    for who, may in zip(HEAD[1:], row, strict=True)
    for phase in PHASES
]


@cache
def table_in(phase: Phase, *, away: bool) -> Table:
    """Two people and a bot; the fourth seat is open while the table waits, and closed afterwards."""
    driven = seated(2, ["ibex"], clock=LIVE)
    driven.ask(driven.at(0), Hike(seat=0, days=0))
    driven.ask(driven.at(1), Hike(seat=1, days=1))
    driven.ask(HOST, ChangeOptions(options=Options(players=4, clock=LIVE)))
    if phase != "waiting":
        driven.ask(HOST, CloseSeat(seat=3))
        driven.ask(HOST, Start(first="hiked"))
    table = replace(driven.table, phase=phase)
    person = replace(table.seats[0], away=away, bot="ibex" if away else None)
    return replace(table, seats=(person, *table.seats[1:]))


def answer(table: Table, who: Who, command: Command) -> str:
    found = (
        check_rematch(table, who)
        if isinstance(command, Rematch)
        else decide(table, who, command, lambda: SECRET)
    )
    return found.code if isinstance(found, Declined) else "accepted"


@pytest.mark.parametrize(("name", "phase", "who", "when", "may"), CASES)
def test_nobody_does_what_is_not_theirs_or_not_now(
    name: str, phase: Phase, who: str, when: list[str], may: bool
) -> None:
    command, _, away = name.partition("/")
    found = answer(table_in(phase, away=bool(away)), WHO[who], COMMANDS[command])
    if not may:
        assert found == "not_yours"
    elif phase not in when:
        assert found == "wrong_phase"
    else:
        assert found not in {"not_yours", "wrong_phase"}


def test_the_table_has_every_command_and_everybody() -> None:
    assert HEAD[1:] == list(WHO)
    assert {type(COMMANDS[row[0].partition("/")[0]]) for row in ROWS} == {*RULES, Rematch}


@pytest.mark.parametrize("name", [name for name, command in COMMANDS.items() if hasattr(command, "seat")])
def test_a_seat_that_does_not_exist(name: str) -> None:
    command = replace(COMMANDS[name], seat=4)  # type: ignore[arg-type]
    everything = Caller(frozenset((4, generation) for generation in range(9)), host=True)
    assert answer(table_in("waiting", away=False), everything, command) == "no_such_seat"
