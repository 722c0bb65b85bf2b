"""Information: what each player may see."""

import pytest

from kit.positions import after, effects_of, position
from rifugio import view
from rifugio.engine.base.information import PlayerView
from rifugio.engine.state import State
from rifugio.engine.text.positions import write_view

PILES = {0: "FL1 T1! bear:1 hut:2", 1: "AN1 T3! bear:4 hut:7", 2: "WF1 T1"}


def table(*, open_scores: bool = False, over: bool = False) -> State:
    return position(
        "G@1,0 P1@2,0 F@-1,0",
        players=3,
        at="1,0 2,0 0,0",
        cards=(3, 4, 5),
        objects="hut1@1,0 hut2@-1,0",
        piles=PILES,
        row="F R",
        hand="AN2",
        rejects="T1",
        removed="T2",
        open_scores=open_scores,
        awaiting="over" if over else "-",
        seen="1,0:1:3",
    )


@pytest.mark.vector("T-63")
@pytest.mark.ruling("B-INFO-03")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_sees_the_own_pile_and_of_the_others_only_what_is_public(seat: int) -> None:
    state = table()
    seen = view(state, seat)
    assert seen.seat == seat
    for number, (player, shown) in enumerate(zip(state.players, seen.players, strict=True)):
        assert shown == PlayerView(
            cell=player.cell,
            cards=player.cards,
            left=player.left,
            pile=player.pile if number == seat else None,
        )
    assert [shown.cards for shown in seen.players] == [3, 4, 5]


@pytest.mark.vector("T-63")
@pytest.mark.ruling("B-INFO-03")
def test_the_view_as_text_holds_nothing_of_the_others_piles() -> None:
    lines = write_view(view(table(), 0)).splitlines()
    assert [line for line in lines if line.startswith("seat")] == [
        "seat at=1,0 cards=3 left=hut:4 places=FL1,T1! bears=1 visits=hut:2",
        "seat at=2,0 cards=4 left=hut:3 pile=?",
        "seat at=0,0 cards=5 left=hut:3 pile=?",
    ]
    text = "\n".join(lines)
    for secret in ("AN1:0", "T3!", "bears=4", "hut:7", "WF1,"):
        assert secret not in text


@pytest.mark.ruling("B-INFO-03")
def test_an_onlooker_sees_no_pile() -> None:
    seen = view(table(), None)
    assert seen.seat is None
    assert [shown.pile for shown in seen.players] == [None, None, None]


@pytest.mark.ruling("B-INFO-03")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize(("open_scores", "over"), [(True, False), (False, True), (True, True)])
def test_all_piles_are_seen_when_scores_are_open_and_at_the_end(
    seat: int | None, open_scores: bool, over: bool
) -> None:
    state = table(open_scores=open_scores, over=over)
    assert [shown.pile for shown in view(state, seat).players] == [player.pile for player in state.players]


@pytest.mark.ruling("B-INFO-03")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everything_else_is_public(seat: int | None) -> None:
    state = table()
    seen = view(state, seat)
    assert seen.game is state.game
    assert seen.board == state.board
    assert seen.offer == state.offer
    assert seen.objects == state.objects
    assert seen.turn == state.turn
    assert seen.parts == state.parts


@pytest.mark.ruling("B-INFO-03")
@pytest.mark.parametrize(
    ("piles", "left"),
    [
        ({}, {"T1", "T2", "T3"}),
        ({0: "T1 T2 FL1"}, {"T1", "T2", "T3"}),
        (PILES, {"T2"}),
        ({0: "T1!", 1: "T1 T2!", 2: "T3!"}, set()),
    ],
)
def test_for_each_top_everybody_sees_whether_the_card_of_its_first_visitor_is_left(
    piles: dict[int, str], left: set[str]
) -> None:
    state = position(players=3, piles=piles)
    for seat in (0, 1, 2, None):
        assert view(state, seat).firsts_left == left


@pytest.mark.ruling("B-INFO-03")
def test_every_gain_happens_in_public_as_an_effect() -> None:
    state = position("T1@1,0 BE1@2,0 G@3,0", objects="hut1@3,0", cards=(1,))
    kinds = [type(effect).__name__ for effect in effects_of(state, "walk>1,0", "walk>2,0", "walk>3,0")]
    assert kinds == ["Went", "PlaceTaken", "Went", "BearMet", "Went", "Visited", "StepEarned"]
    assert view(after(state, "walk>1,0"), 1).firsts_left == {"T2", "T3"}
