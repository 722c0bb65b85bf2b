"""A table at a glance: what a list of one's tables shows of each."""

import json
from collections.abc import Iterator

import pytest

from rifugio.answering.callers import HostToken, SeatToken, mine_of
from rifugio.answering.glances import glance_of
from rifugio.table.messages.events import Moved
from rifugio.table.messages.options import ExtensionName
from rifugio.table.messages.writing import write_message
from rifugio.table.projection import table_json
from rifugio.table.table import Table
from tests.table.projection.stories import (
    LINK,
    SALTS,
    SECRET,
    WATCHER,
    WORDS,
    Story,
    aborted,
    begun,
    command_id,
    played,
)
from tests.table.projection.test_leaks import CANARY, assert_absent, loudly, with_another_pile


def seen(table: Table) -> dict[str, str]:
    """Return all that may be asked about a table, by whose token it is."""
    tokens: dict[str, SeatToken | HostToken] = {"host": HostToken(LINK)}
    for number, seat in enumerate(table.seats):
        tokens[f"seat {number}"] = SeatToken(LINK, number, seat.generation)
        tokens[f"no longer seat {number}"] = SeatToken(LINK, number, seat.generation - 1)
    glance = glance_of(table)
    return {name: write_message(mine_of(name, token, table, glance)) for name, token in tokens.items()}


@pytest.mark.parametrize("extensions", [(), ("helicopter", "rafts")])
def test_covered_piles_make_no_difference(extensions: tuple[ExtensionName, ...]) -> None:
    """B-INFO-03: whatever lies in a pile, a list of tables looks the same, even to its owner."""
    for step in played(extensions).steps[::9]:
        if step.table.phase == "playing":
            for player in range(4):
                assert seen(step.table) == seen(with_another_pile(step.table, player))


def test_nothing_secret_is_in_it() -> None:
    for step in (*begun().steps, *played().steps[::40]):
        told = "".join(seen(step.table).values()).encode()
        for secret in (SECRET, *SALTS, *(word.encode() for word in WORDS), command_id(step.table.seq).bytes):
            assert_absent(secret, told)


def test_what_is_added_is_not_sent() -> None:
    for step in (*begun().steps, *played().steps[-2:]):
        loud = seen(loudly(step.table))
        assert loud == seen(step.table)
        assert CANARY not in "".join(loud.values())


def test_a_token_that_is_not_valid_sees_nothing() -> None:
    told = {name: json.loads(text) for name, text in seen(begun().table).items()}
    assert {name for name, mine in told.items() if mine["glance"]} == {"host", "seat 0", "seat 1"}


def test_it_says_who_sits_there_and_whose_turn_it_is() -> None:
    for story in (begun(), aborted(), played(("rafts",))):
        table = json.loads(table_json(story.table, WATCHER))
        glance = json.loads(write_message(glance_of(story.table)))
        seats = {seat["seat"]: seat for seat in table["seats"]}
        assert [one["seat"] for one in glance["seats"]] == table["game"]["order"]
        assert all(one["look"] == seats[one["seat"]]["look"] for one in glance["seats"])
        assert [one["kind"] for one in glance["seats"]].count("bot") == 2
        assert (glance["turn"], glance["deadline"]) == (table["turn"]["seat"], table["turn"]["deadline"])
        assert (glance["at"], glance["extensions"]) == (table["at"], table["options"]["extensions"])
        assert glance["players"] == 4


def test_while_it_waits_only_the_seats_that_are_taken() -> None:
    table = begun().steps[1].table
    assert [one.look.name for one in glance_of(table).seats] == ["Ann “Ä”\\"]
    assert glance_of(table).last is None


def test_ranks_and_points_come_with_the_end() -> None:
    over = played()
    glance, table = glance_of(over.table), json.loads(table_json(over.table, WATCHER))
    assert [one.rank for one in glance.seats] == table["result"]["ranks"]
    totals = [sum(line["points"] for line in lines) for lines in table["result"]["points"]]
    assert [one.points for one in glance.seats] == totals
    for table_before in (begun().table, aborted().table):
        assert {(one.rank, one.points) for one in glance_of(table_before).seats} == {(None, None)}


LEAST = {"draw": 0, "end": 0, "remove": 0, "open": 1, "drawn": 1, "swap": 1}
"""How telling a move is; going anywhere is more, and building most."""


def weight(move: str) -> int:
    """Return how telling a move is."""
    return 3 if "+" in move else LEAST.get(move.split("@", maxsplit=1)[0].rstrip("0123456789"), 2)


def turns(story: Story) -> Iterator[tuple[Table, int, list[str]]]:
    """Yield tables, each after a move: who has moved last, and all their moves in that turn."""
    made: list[str] | None = []
    for step in story.steps:
        if step.event.kind == "undone":
            made = None  # some of its moves no longer stand: the next turn is clear again
        elif isinstance(step.event, Moved):
            if made is not None:
                made.append(step.event.move)
                yield step.table, step.event.seat, made
            if step.event.move == "end":
                made = []


def test_the_last_turn_is_told_by_its_most_telling_move() -> None:
    checked = 0
    for table, seat, made in turns(played(("helicopter", "rafts"))):
        last = glance_of(table).last
        assert last is not None
        assert (last.seat, last.move in made) == (seat, True)
        assert weight(last.move) == max(map(weight, made))
        checked += 1
    assert checked > 100
