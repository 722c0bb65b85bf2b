"""What places are worth to a player: told to that player alone, because it follows from their pile."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import pytest

from rifugio.answering.analysis import ways_for, worth_for
from rifugio.client import Player
from rifugio.engine.base.scoring import total, worth
from rifugio.engine.play import play
from rifugio.engine.text.moves import read_move
from rifugio.table.messages.options import ExtensionName
from rifugio.table.messages.questions import AskedWorth, Worth
from rifugio.table.projection import own_seats
from rifugio.table.table import Table
from rifugio.table.who import Caller
from tests.server.nodes import RunningNode
from tests.server.playing.driving import started
from tests.table.projection.stories import aborted, callers, person, played
from tests.table.projection.test_leaks import with_another_pile

Json = dict[str, Any]
ID = UUID(int=7)


def told(table: Table, caller: Caller, seat: int) -> Worth:
    return worth_for(table, own_seats(table, caller), AskedWorth(id=ID, seat=seat))


@pytest.mark.ruling("B-INFO-03")
@pytest.mark.parametrize("extensions", [(), ("helicopter", "rafts")])
def test_everybody_is_told_about_their_own_seats_only(extensions: tuple[ExtensionName, ...]) -> None:
    """Non-interference: with another pile for one player, only that player is told anything else."""
    for step in played(extensions).steps[::9]:
        table = step.table
        if table.phase != "playing":
            continue
        for player, seat in enumerate(table.begun.order):
            other = with_another_pile(table, player)
            for caller in callers(table):
                for asked in table.begun.order:
                    found = told(table, caller, asked)
                    own = asked in own_seats(table, caller)
                    assert bool(found.places) == bool(found.sets) == own
                    assert (found == told(other, caller, asked)) == (not own or asked != seat)


def test_it_is_what_the_engine_says() -> None:
    for step in played(("rafts",)).steps[::25]:
        if step.table.phase == "playing":
            state, order = step.table.begun.state, step.table.begun.order
            expected = worth(state, order.index(1))
            found = told(step.table, person(step.table, 0, 1), 1)
            assert (found.places, found.sets, found.seq) == (*expected, step.table.seq)


def test_only_while_a_game_is_on() -> None:
    tables = [played().steps[2].table, played().table, aborted().table]
    assert {table.phase for table in tables} == {"waiting", "over", "aborted"}
    for table in tables:
        found = told(table, person(table, 0), 0)
        assert (found.places, found.sets) == ({}, {})


@pytest.mark.parametrize("extensions", [(), ("helicopter", "rafts")])
def test_a_way_is_worth_what_the_score_gains_by_it(extensions: tuple[ExtensionName, ...]) -> None:
    values = set[int]()
    for step in played(extensions).steps:
        seat = step.table.to_move
        if seat is None or step.table.begun.state.turn.to_connect:
            continue
        state = step.table.begun.state
        assert not ways_for(step.table, [one for one in range(4) if one != seat], ID).ways
        for way in ways_for(step.table, [seat], ID).ways[::4]:
            now = state
            for move in way.moves:
                now, _ = play(now, read_move(move))
            assert way.worth == total(now, state.turn.seat) - total(state, state.turn.seat)
            values.add(way.worth)
    assert max(values) > 2, "some ways lead to places"


async def asked_for(player: Player, frames: list[Json], seat: int) -> Json:
    """Ask through the socket, and wait for the answer."""
    mine = str(uuid4())
    await player.send({"worth": {"id": mine, "seat": seat}})
    for _ in range(300):
        for frame in frames:
            if frame.get("worth", {}).get("id") == mine:
                return dict(frame["worth"])
        await asyncio.sleep(0.05)
    raise AssertionError("no answer")


async def test_through_the_socket(node: RunningNode) -> None:
    link, tokens, host = await started(node.url, {"players": 2})
    for seats, own in (([tokens[0]], [0]), ([tokens[1]], [1]), (tokens, [0, 1]), ([host], []), ([], [])):
        frames: list[Json] = []
        async with Player([node.url], link, seats, frames.append) as player:
            await player.until(lambda table: table["phase"] == "playing")
            found = [await asked_for(player, frames, seat) for seat in (0, 1)]
            assert [seat for seat in (0, 1) if found[seat]["places"]] == own
            assert {one["seq"] for one in found} == {player.table["seq"]}
