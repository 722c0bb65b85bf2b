"""The base game is unchanged by the extensions as long as nothing of theirs is on the table."""

import pytest

from kit.positions import position, refused
from rifugio.engine.cells import neighbours
from rifugio.engine.moves import Build, Go, Move, PlaceOpen
from rifugio.engine.play import legal_moves, play, standings, why_not
from rifugio.engine.reasons import NoSuchBuilding, NoSuchMeans
from rifugio.engine.state import State

COMBINATIONS = [("helicopter",), ("rafts",), ("helicopter", "rafts")]

LANDSCAPE = "F@1,0 G@0,1 R@1,-1 T1@2,-2 BE1@-1,0 FL1@-1,1 P2@2,0 WF1@3,0 F@-1,2 R@0,-1"


def start(extensions: tuple[str, ...], number: int) -> State:
    """One of some positions, with or without extensions."""
    match number:
        case 0:
            return position(LANDSCAPE, players=3, extensions=extensions, blind="F:3", cards=(1, 2, 3))
        case 1:
            return position(
                LANDSCAPE,
                players=3,
                extensions=extensions,
                blind="F:3",
                objects="hut1@1,0 hut2@0,1 hut0@-1,2",
                at="1,-1 1,0 0,0",
                free=2,
            )
        case 2:
            objects = "hut1@0,1 hut1@1,0"
            return position(
                LANDSCAPE, extensions=extensions, blind="F:3", objects=objects, cards=(5,), free=1
            )
        case 3:
            return position(LANDSCAPE, extensions=extensions, blind="F:3", at="2,0", free=2, cards=(0, 5))
        case _:
            return position(
                LANDSCAPE, players=4, extensions=extensions, row="P1 T2 G", blind="F:1 R:1", to_connect=1
            )


def tried(state: State) -> list[Move]:
    """Moves that may or may not be legal."""
    cells = {*state.board.tiles, *neighbours(state.me.cell)}
    return [
        *(Go("walk", cell) for cell in cells),
        *(Build("hut", cell) for cell in cells),
        *(PlaceOpen(slot, cell, rotation) for slot in range(3) for cell in cells for rotation in (0, 1)),
    ]


@pytest.mark.ruling("H-BUILD-06", "B-WALK-01", "B-BUILD-03", "B-STEP-01")
@pytest.mark.parametrize("extensions", COMBINATIONS)
@pytest.mark.parametrize("number", range(5))
def test_offers_refusals_effects_and_scores_stay_as_they_are(
    extensions: tuple[str, ...], number: int
) -> None:
    ahead = [(start((), number), start(extensions, number), 3)]
    compared = 0
    while ahead:
        base, more, depth = ahead.pop()
        compared += 1
        assert legal_moves(more) == legal_moves(base)
        assert (more.turn, more.me.cards, more.me.cell) == (base.turn, base.me.cards, base.me.cell)
        assert [player.left[0] for player in more.players] == [player.left[0] for player in base.players]
        assert [one.total for one in standings(more)] == [one.total for one in standings(base)]
        if depth == 3:
            for move in tried(base):
                assert why_not(more, move) == why_not(base, move)
        if depth:
            for move in legal_moves(base):
                (base_then, base_effects), (more_then, more_effects) = play(base, move), play(more, move)
                assert more_effects == base_effects
                ahead.append((base_then, more_then, depth - 1))
    assert compared > 20


@pytest.mark.parametrize("means", ["fly", "sail", "swim"])
def test_the_base_game_knows_no_other_means_than_walking(means: str) -> None:
    state = position("F@1,0")
    assert refused(state, Go(means, 1)) == NoSuchMeans("B-WALK-01", means)


@pytest.mark.parametrize("what", ["helicopter", "raft"])
def test_the_base_game_builds_nothing_but_huts(what: str) -> None:
    state = position("F@1,0", at="1,0")
    assert refused(state, Build(what, 1, 2)) == NoSuchBuilding("B-BUILD-01", what)
