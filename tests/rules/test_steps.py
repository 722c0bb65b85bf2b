"""Steps and extra-step cards: what travelling and building cost, and how it is paid."""

import pytest

from kit.positions import after, effects_of, legal, position, refused
from rifugio import legal_moves, play
from rifugio.engine.base.steps import earned, paid, refuse_price
from rifugio.engine.effects import Built, StepEarned, Visited, Went
from rifugio.engine.reasons import ConnectFirst, NotEnoughSteps
from rifugio.engine.text.moves import read_move

LINE = "F@1,0 F@2,0 F@3,0 F@4,0 F@5,0 F@6,0 F@7,0"
"""A way of seven plain tiles away from START."""


def steps_until_none_is_left(free: int, cards: int) -> list[tuple[int, int]]:
    """Walk on along the line while possible; return the steps and cards left after each step."""
    state = position(LINE, free=free, cards=(cards,))
    left = []
    for cell in range(1, 8):
        if f"walk>{cell},0" not in legal(state):
            break
        state = after(state, f"walk>{cell},0")
        left.append((state.turn.free, state.me.cards))
    return left


@pytest.mark.vector("T-20")
@pytest.mark.ruling("B-STEP-01", "B-STEP-03", "B-STEP-05")
def test_three_cards_make_five_steps_in_the_first_turn() -> None:
    assert steps_until_none_is_left(free=2, cards=3) == [(1, 3), (0, 3), (0, 2), (0, 1), (0, 0)]


@pytest.mark.ruling("B-STEP-03", "B-STEP-05")
@pytest.mark.parametrize("free", range(4))
@pytest.mark.parametrize("cards", range(6))
def test_every_free_step_and_every_card_is_one_step_and_free_steps_go_first(free: int, cards: int) -> None:
    expected = [(free - step, cards) for step in range(1, free + 1)]
    expected += [(0, cards - card) for card in range(1, cards + 1)]
    assert steps_until_none_is_left(free, cards) == expected[:7]


@pytest.mark.ruling("B-STEP-03")
def test_without_steps_nothing_that_costs_a_step_is_possible() -> None:
    state = position("F@1,0 F@2,0", at="1,0", free=0, cards=(0, 5))
    assert legal(state) == {"end"}
    assert refused(state, "walk>2,0") == NotEnoughSteps("B-STEP-03", price=1, left=0)
    assert refused(state, "hut+1,0") == NotEnoughSteps("B-STEP-03", price=1, left=0)


@pytest.mark.ruling("B-STEP-04")
@pytest.mark.parametrize(
    ("free", "cards", "left"), [(2, 1, (1, 1)), (1, 1, (0, 1)), (0, 1, (0, 0)), (0, 5, (0, 4))]
)
def test_any_step_pays_for_walking_or_building(free: int, cards: int, left: tuple[int, int]) -> None:
    state = position("F@1,0 F@2,0", at="1,0", free=free, cards=(cards, 5))
    for move in ("walk>2,0", "hut+1,0"):
        now = after(state, move)
        assert (now.turn.free, now.me.cards) == left
        assert now.players[1] == state.players[1]
    spent = (free - left[0], cards - left[1])
    assert effects_of(state, "walk>2,0") == (Went(0, "walk", 1, 2, *spent),)
    assert effects_of(state, "hut+1,0") == (Built(0, "hut", 1, *spent),)


@pytest.mark.ruling("B-STEP-04", "B-CARD-03")
def test_an_earned_step_pays_for_a_building_too() -> None:
    state = position("G@1,0 G@2,0", objects="hut1@1,0", free=1)
    visiting = after(state, "walk>1,0")
    assert (visiting.turn.free, visiting.me.cards) == (0, 1)
    on_the_way = position("G@1,0 G@2,0", objects="hut1@1,0", free=2, at="0,0")
    built = after(on_the_way, "walk>1,0", "walk>2,0", "hut+2,0")
    assert (built.turn.free, built.me.cards) == (0, 0)


@pytest.mark.vector("T-21")
@pytest.mark.ruling("B-STEP-02", "B-STEP-01")
def test_an_unused_free_step_is_not_carried_over() -> None:
    state = position("F@1,0 F@2,0", players=2, cards=(1, 4), row="F R G")
    now = after(state, "walk>1,0", "end")
    assert (now.turn.seat, now.turn.free) == (1, 2)
    assert [player.cards for player in now.players] == [1, 4]
    for connection in ("open0@-1,0", "reveal=F", "open0@-2,0"):
        now = after(now, connection)
    now = after(now, "end", "reveal=F")
    assert (now.turn.seat, now.turn.free, now.me.cards) == (0, 2, 1)


@pytest.mark.vector("T-22")
@pytest.mark.ruling("B-BUILD-02", "B-STEP-03")
def test_building_and_walking_use_up_the_free_steps_and_more_needs_a_card() -> None:
    moves = ("hut+1,0", "walk>2,0")
    without = after(position("F@1,0 F@2,0", at="1,0"), *moves)
    assert refused(without, "walk>1,0") == NotEnoughSteps("B-STEP-03", 1, 0)
    assert refused(without, "hut+2,0") == NotEnoughSteps("B-STEP-03", 1, 0)
    with_card = after(position("F@1,0 F@2,0", at="1,0", cards=(1,)), *moves)
    assert legal(with_card) == {"walk>1,0", "hut+2,0", "end"}
    assert after(with_card, "hut+2,0").me.cards == 0


# Earning.


@pytest.mark.ruling("B-CARD-01", "B-CARD-02", "B-CARD-04", "B-CARD-05", "B-VISIT-03")
@pytest.mark.parametrize(
    ("free", "cards", "left", "as_card"),
    [
        (2, 0, (1, 1), True),
        (2, 3, (1, 4), True),
        (2, 4, (1, 5), True),
        (2, 5, (2, 5), False),
        (1, 4, (0, 5), True),
        (1, 5, (1, 5), False),
        (0, 1, (0, 1), True),
        (0, 5, (0, 5), True),
    ],
)
def test_a_visit_earns_a_card_or_with_five_cards_a_free_step(
    free: int, cards: int, left: tuple[int, int], as_card: bool
) -> None:
    state = position("G@1,0", players=3, objects="hut2@1,0", free=free, cards=(cards, 5, 5))
    now, effects = play(state, read_move("walk>1,0"))
    assert (now.turn.free, now.me.cards) == left
    went = Went(0, "walk", 0, 1, 1, 0) if free else Went(0, "walk", 0, 1, 0, 1)
    assert effects == (went, Visited(0, 2, "hut", 1, 2), StepEarned(0, as_card))
    assert [player.cards for player in now.players[1:]] == [5, 5]


@pytest.mark.vector("T-28")
@pytest.mark.ruling("B-CARD-04", "B-CARD-05", "B-STEP-02")
def test_with_five_cards_the_earned_step_is_a_free_step_that_lapses() -> None:
    state = position("G@1,0 F@2,0 F@3,0", objects="hut1@1,0", cards=(5,), row="F R G")
    visited = after(state, "walk>1,0")
    assert (visited.turn.free, visited.me.cards) == (2, 5)
    two_more = after(visited, "walk>2,0", "walk>3,0")
    assert (two_more.turn.free, two_more.me.cards) == (0, 5)
    ended = after(visited, "end")
    assert ended.players[0].cards == 5
    for connection in ("open0@-1,0", "reveal=F", "open0@-2,0", "end", "reveal=F"):
        ended = after(ended, connection)
    assert (ended.turn.seat, ended.turn.free, ended.me.cards) == (0, 2, 5)


@pytest.mark.vector("T-69")
@pytest.mark.ruling("B-CARD-05")
def test_with_five_cards_and_no_free_step_a_visit_leaves_five_cards_and_no_free_step() -> None:
    state = position("G@1,0", objects="hut1@1,0", cards=(5,), free=0)
    now = after(state, "walk>1,0")
    assert (now.turn.free, now.me.cards) == (0, 5)


@pytest.mark.ruling("B-CARD-03")
def test_an_earned_card_is_used_at_once_or_kept() -> None:
    state = after(position("G@1,0 F@2,0", objects="hut1@1,0", free=1, row="F R G"), "walk>1,0")
    assert after(state, "walk>2,0").me.cards == 0
    assert after(state, "end").players[0].cards == 1


@pytest.mark.ruling("B-CARD-06")
def test_played_cards_can_be_earned_again_without_end() -> None:
    state = position("G@1,0", players=2, objects="hut1@1,0", free=0, cards=(5,))
    for left in (5, 4, 4, 3, 3, 2, 2, 1, 1, 0):
        state = after(state, "walk>0,0" if state.me.cell else "walk>1,0")
        assert (state.turn.free, state.me.cards) == (0, left)
    assert state.players[1].pile.visits == (5,)


@pytest.mark.ruling("B-CARD-07")
def test_cards_are_played_only_after_connecting_and_only_by_the_mover() -> None:
    connecting = position("G@1,0", players=3, to_connect=1, row="F", cards=(5, 5, 5), free=0)
    assert refused(connecting, "walk>1,0") == ConnectFirst("B-TURN-03")
    assert not [move for move in legal_moves(connecting) if type(move).__name__ in {"Go", "Build"}]
    for seat in range(3):
        cards = tuple(0 if number == seat else 5 for number in range(3))
        state = position("G@1,0", players=3, seat=seat, cards=cards, free=0)
        assert state.steps_left == 0
        assert refused(state, "walk>1,0") == NotEnoughSteps("B-STEP-03", 1, 0)


# The arithmetic.


@pytest.mark.ruling("B-STEP-05")
@pytest.mark.parametrize(
    ("free", "cards", "price", "left"),
    [
        (2, 3, 1, (1, 3)),
        (2, 3, 2, (0, 3)),
        (2, 3, 3, (0, 2)),
        (2, 3, 5, (0, 0)),
        (1, 1, 2, (0, 0)),
        (0, 4, 2, (0, 2)),
        (3, 0, 2, (1, 0)),
        (4, 5, 3, (1, 5)),
    ],
)
def test_paying(free: int, cards: int, price: int, left: tuple[int, int]) -> None:
    assert paid(free, cards, price) == left


@pytest.mark.ruling("B-CARD-01", "B-CARD-04", "B-CARD-05")
def test_earning() -> None:
    assert [earned(1, cards) for cards in range(6)] == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (2, 5)]


@pytest.mark.ruling("B-STEP-03")
@pytest.mark.parametrize(("free", "cards", "price"), [(2, 0, 3), (1, 1, 3), (0, 0, 1), (0, 1, 2)])
def test_a_price_must_be_covered_in_full(free: int, cards: int, price: int) -> None:
    state = position(free=free, cards=(cards, 5))
    assert refuse_price(state, price) == NotEnoughSteps("B-STEP-03", price, free + cards)
    assert refuse_price(state, price - 1) is None


@pytest.mark.ruling("B-STEP-05")
@pytest.mark.parametrize("cards", range(1, 6))
def test_a_step_without_free_steps_is_told_as_one_card_however_many_are_held(cards: int) -> None:
    state = position(LINE, free=0, cards=(cards,))
    assert effects_of(state, "walk>1,0") == (Went(0, "walk", 0, 1, free=0, cards=1),)
