"""Looking ahead: the best plans are played on, and what comes of them decides."""

from collections import Counter
from itertools import islice
from random import Random
from typing import cast

import pytest

import rifugio
from kit.ways import SOME_WAYS, Way
from rifugio.bots import Budget, looking_ahead
from rifugio.bots.characters import Planner
from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.looking_ahead import Judge
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Breadth, Plan, turns
from rifugio.bots.worth import by_hand
from rifugio.engine.game import Setup
from rifugio.engine.moves import REVEAL, Move, PlaceOpen
from rifugio.engine.play import legal_moves, new_game, play, view
from rifugio.engine.state import State
from rifugio.levels import LEVELS, Level
from tests.bots.test_bots import positions

VALUE = by_hand(LYNX_WEIGHTS)
JUDGE = Judge(VALUE, LYNX_WEIGHTS)
OWL = LEVELS["owl"]
STEPS = tuple(PlaceOpen(slot=slot, cell=1, rotation=0) for slot in range(3))


def begun(setup: Setup) -> State:
    """The first position in which somebody has to lay a tile."""
    state, rng = new_game(setup), Random(1)
    while state.turn.awaiting is not None:
        tile = rng.choices(state.game.tiles, state.offer.blind)[0]
        state, _ = play(state, REVEAL[tile.id])
    return state


def some_plans(state: State) -> list[Plan]:
    return turns(state, LYNX_WEIGHTS, VALUE, breadth=Breadth(3, 20), patience=Patience())


@pytest.mark.parametrize("way", SOME_WAYS, ids=str)
def test_it_plays_on_to_the_next_turn_of_the_seat(way: Way) -> None:
    state = begun(rifugio.setup(way.players, way.extensions))
    plan = some_plans(state)[0]
    after = looking_ahead.played_on(plan.state, 0, JUDGE, Random(2), Patience())
    assert after.turn.seat == 0
    assert len(after.board.tiles) > len(state.board.tiles) + way.players - 1


def test_the_same_draws_lead_to_the_same_position() -> None:
    plan = some_plans(begun(rifugio.setup(2)))[0]
    one, other = (looking_ahead.played_on(plan.state, 0, JUDGE, Random(3), Patience()) for _ in range(2))
    assert one == other


def test_what_it_finds_there_counts_more_than_what_it_thought() -> None:
    state = begun(rifugio.setup(3))
    plans = [plan._replace(worth=0.0) for plan in some_plans(state)]
    with_hut = [plan for plan in plans if plan.state.objects]
    without = [plan for plan in plans if not plan.state.objects]
    mixed = [without[0]._replace(worth=0.1), with_hut[0]]

    def wants_a_hut(later: State, seat: int) -> float:
        return float(any(owner == seat for _, owner in later.objects.values()))

    wanting, indifferent = JUDGE._replace(value=wants_a_hut), JUDGE._replace(value=lambda *_: 0.0)
    assert looking_ahead.chosen(mixed, 0, wanting, Random(4), Patience()) is mixed[1]
    assert looking_ahead.chosen(mixed, 0, indifferent, Random(4), Patience()) is mixed[0]
    assert looking_ahead.chosen(mixed, 0, wanting, Random(4), Patience(tries=5)) is mixed[0]


def test_when_time_is_up_those_that_were_played_on_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game a try: the worths are those of the position itself, and the third plan would be best."""
    plan, worth = some_plans(begun(rifugio.setup(3)))[0], {0: 1.0, 1: 2.0, 2: 3.0}
    plans = [plan._replace(moves=(step,), worth=-number / 10) for number, step in enumerate(STEPS)]

    def found(tries: int) -> int:
        games = iter([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2])
        monkeypatch.setattr(looking_ahead, "played_on", lambda *_: next(games))
        judge = JUDGE._replace(value=lambda number, _: worth[cast("int", number)])
        return plans.index(looking_ahead.chosen(plans, 0, judge, Random(1), Patience(tries=tries)))

    assert [found(tries) for tries in range(8)] == [0, 0, 1, 2, 2, 2, 2, 2]


def test_plans_of_many_placements_are_played_on_if_they_are_nearly_as_good() -> None:
    found = turns(begun(rifugio.setup(3)), LYNX_WEIGHTS, VALUE, breadth=Breadth(8, 40), patience=Patience())
    plans = [plan._replace(worth=-0.1 * (number // 2)) for number, plan in enumerate(found)]
    left = looking_ahead.contenders(plans)
    placements = Counter(plan.moves[0] for plan in left)
    assert plans[0] in left
    assert 1 < len(placements) <= looking_ahead.PLACEMENTS
    assert max(placements.values()) == looking_ahead.EACH
    assert len({plan.worth for plan in left}) == len(left)
    assert min(plan.worth for plan in left) > -looking_ahead.BEHIND


def with_a_tile_in_hand(way: Way) -> list[State]:
    """Some positions in which a bot has drawn blind."""
    game = (state for state, _ in positions(way, ["lynx"], 3, Budget(tries=2_000)))
    held = (state for state in game if state.offer.hand is not None and state.turn.awaiting is None)
    return [*islice(held, 3, 9)]


def choices(row: Level, states: list[State], tries: int) -> list[Move]:
    """What a bot would do next."""
    return [
        Planner("owl", 8, row).choose(view(at, at.turn.seat), legal_moves(at), Budget(tries=tries))
        for at in states
    ]


def test_the_owl_looks_ahead_with_two_players_if_it_has_the_time_and_always_alike() -> None:
    alone, two, three = OWL._replace(ahead=0), *map(with_a_tile_in_hand, (Way(2, ("rafts",)), Way(3, ())))
    found = choices(OWL, two, 5_000)
    assert found == choices(OWL, two, 5_000) != choices(alone, two, 5_000)
    assert choices(OWL, two, 100) == choices(alone, two, 100)
    assert choices(OWL, three, 5_000) == choices(alone, three, 5_000)
