"""A table on the wire: valid by the models, and equal to the slow reference projection."""

import json
from dataclasses import replace

import pytest

from kit.positions import position
from rifugio.box import load_box
from rifugio.engine.text.positions import read_position, write_position
from rifugio.table.messages.commands import PutBot, Sit
from rifugio.table.messages.options import ExtensionName, Look, Options
from rifugio.table.messages.reading import reader
from rifugio.table.messages.tables import ShownTable
from rifugio.table.messages.writing import write_message
from rifugio.table.projection import Projection, own_seats, table_json
from rifugio.table.who import Caller
from tests.table.projection.slow import slow_table
from tests.table.projection.stories import (
    HOST,
    LINK,
    SECRET,
    STRANGER,
    WATCHER,
    Story,
    aborted,
    begun,
    callers,
    person,
    played,
)

GAMES: list[tuple[tuple[ExtensionName, ...], int]] = [
    ((), 2),
    (("helicopter",), 3),
    (("rafts",), 4),
    (("helicopter", "rafts"), 5),
]


@pytest.mark.parametrize(("extensions", "players"), GAMES, ids=str)
def test_whole_games(extensions: tuple[ExtensionName, ...], players: int) -> None:
    """Every projection validates against the models, and the fast one equals the slow one byte for byte."""
    steps = played(extensions, players=players).steps
    for step in (*steps[:-1:4], *steps[-2:]):
        kept = Projection(step.table)
        for caller in callers(step.table):
            quick = kept.for_caller(caller)
            assert quick == write_message(slow_table(step.table, caller)).encode()
            assert reader(ShownTable)(json.loads(quick)).seq == step.table.seq


def test_a_game_that_was_given_up() -> None:
    table = aborted().table
    for caller in callers(table):
        assert table_json(table, caller) == write_message(slow_table(table, caller)).encode()


def test_somebody_swims() -> None:
    """Too rare in random games; also with objects, rejected tiles and a tile that left the game."""
    state = position(
        "W@1,0 W@2,0 G@3,0 T1@0,1",
        players=4,
        extensions=("rafts",),
        at="1,0 2,0",
        objects="hut1@3,0 raft0@2,0",
        rejects="P1",
        removed="F R",
        parts={"rafts": "1=3,0 0=mid"},
    )
    table = begun(("rafts",)).table
    table = replace(table, play=replace(table.begun, state=state))
    for caller in callers(table):
        sent = table_json(table, caller)
        assert sent == write_message(slow_table(table, caller)).encode()
        assert b'"swimmers":[{"player":0,"near":null},{"player":1,"near":[3,0]}]' in sent


def test_equal_tables_have_equal_bytes() -> None:
    """Even if the internal order differs, as after a text round trip."""
    for step in played(("rafts",)).steps[::9]:
        if step.table.play is not None:
            again = read_position(write_position(step.table.play.state), load_box)
            table = replace(step.table, play=replace(step.table.play, state=again))
            for caller in (WATCHER, person(table, 0)):
                assert table_json(table, caller) == table_json(step.table, caller)


def test_a_caller_is_served_from_what_is_kept() -> None:
    kept = Projection(begun().table)
    assert kept.for_caller(HOST) is kept.for_caller(STRANGER)


def test_whose_seats() -> None:
    table = begun().table
    assert own_seats(table, person(table, 0, 1)) == {0, 1}
    assert own_seats(table, person(table, 2)) == set()  # a bot's seat, whichever token matches
    assert own_seats(table, Caller(frozenset({(0, 0), (1, 2), (7, 1), (-4, 1)}))) == set()


def test_only_the_player_to_move_sees_moves() -> None:
    for step in played().steps:
        for caller in callers(step.table):
            legal = json.loads(table_json(step.table, caller))["legal"]
            assert (legal is not None) == (step.table.to_move in own_seats(step.table, caller))
            assert legal is None or legal


def test_the_way_in_is_not_for_watchers() -> None:
    """The room code and the next table's link lead to a seat; a spectator's link does not."""
    table = played().table
    for caller, inside in ((WATCHER, False), (STRANGER, True), (HOST, True), (person(table, 0), True)):
        shown = json.loads(table_json(table, caller))
        assert (shown["room"] is not None) == (shown["rematch"] == LINK) == inside


def test_the_secret_comes_with_the_end() -> None:
    for step in played().steps:
        shown = json.loads(table_json(step.table, WATCHER))
        assert shown["secret"] == (SECRET.hex() if step.table.phase == "over" else None)


def test_bots_wear_what_is_left() -> None:
    table = begun(players=5).table
    looks = [seat.look for seat in slow_table(table, WATCHER).seats]
    shown = json.loads(table_json(table, WATCHER))["seats"]
    assert [seat["look"]["colour"] for seat in shown] == ["blue", "red", "yellow", "green", "violet"]
    assert shown[3]["look"] == {"name": None, "animal": "eagle", "colour": "green"}
    assert None not in looks


def test_a_bot_that_took_over_keeps_the_colour() -> None:
    story = Story(Options(players=3))
    story.do(STRANGER, Sit(seat=0, look=Look(name="Ann", animal="owl", colour="red")))
    story.do(HOST, PutBot(seat=1, bot="fox"))
    table = story.table
    taken = replace(table.seats[0], kind="bot", bot="ibex")
    shown = json.loads(table_json(replace(table, seats=(taken, *table.seats[1:])), WATCHER))["seats"]
    assert [seat["look"] and seat["look"]["colour"] for seat in shown] == ["red", "blue", None]
