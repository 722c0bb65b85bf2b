"""Choices, ways and hexagons."""

import pytest

from rifugio.engine.cells import Cell, cell
from rifugio.engine.moves import Build, DrawBlind, End, Go, Move
from rifugio.engine.play import play
from rifugio.terminal.choosing import GO, attempt, choices
from rifugio.terminal.hand import Hand
from rifugio.terminal.hexes import SIZES, Size
from tests.terminal.tables import played, table, walking


@pytest.mark.parametrize("extensions", [(), ("rafts",), ("helicopter", "rafts")])
def test_every_choice_is_legal_and_every_legal_move_can_be_chosen(extensions: tuple[str, ...]) -> None:
    session = table(3, (), extensions)
    for number in range(120):
        found = choices(session.state, session.legal)
        offered: set[Move] = {ways[0].moves[0] for targets in found.values() for ways in targets.values()}
        for source, targets in found.items():
            for where, ways in targets.items():
                for way in ways:
                    state = session.state
                    for move in way.moves:
                        state, _ = play(state, move)
                    assert state == way.after
                    offered |= {way.moves[0]}
                    if source == GO and len(way.moves) > 1:
                        assert state.players[session.seat].cell == where
        offered |= {attempt(source, 0) for source in found if source.kind == "remove"}
        missing = {move for move in session.legal if not isinstance(move, DrawBlind | End)} - offered
        assert not missing
        session.play(session.legal[number * 7 % len(session.legal)])
        if session.over:
            break


def test_the_kindest_way_avoids_the_bear() -> None:
    """A detour without a bear is preferred to the short way over it."""
    for seed in range(40):
        session = played(table(2, seed=str(seed)), lambda one: one.round > 5 and walking(one), seed)
        for ways in choices(session.state, session.legal).get(GO, {}).values():
            steps, cards = ways[0].price
            assert steps >= cards
            assert all(isinstance(move, Go) for move in ways[0].moves)


def test_a_hand_takes_points_and_turns() -> None:
    session = table(3)
    hand = Hand(session)
    hand.look_again()
    assert hand.source is None
    source = hand.source_of_slot(0)
    assert source is not None
    hand.choose(source)
    assert hand.cursor in hand.targets
    seen: set[Cell] = set()
    for _ in hand.ordered:
        seen.add(hand.cursor)
        assert hand.ghost is not None
        hand.next_target(1)
    assert seen == set(hand.targets)
    hand.point(cell(5, 5))
    assert hand.why_not is not None
    assert hand.moves == ()
    hand.put_back()
    assert hand.source is None
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        hand.cursor = 0
        hand.step(across, down)
        hand.step(-across, -down)
        assert hand.cursor == 0


def test_building_is_a_choice() -> None:
    session = played(table(3), lambda one: any(isinstance(move, Build) for move in one.legal))
    hand = Hand(session)
    hand.look_again()
    assert any(source.kind == "build" for source in hand.choices)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_drawn_is_what_is_hit(size: Size) -> None:
    for q in range(-6, 7):
        for r in range(-6, 7):
            x, y = size.corner(cell(q, r))
            for column in range(size.width):
                for line in range(size.tip, size.tip + size.body):
                    assert size.at(x + column, y + line) == cell(q, r)
            middle = size.width // 2
            assert size.at(x + middle, y + size.tip - 1) == cell(q, r)
            assert size.at(x + middle, y + size.tip + size.body) == cell(q, r)
