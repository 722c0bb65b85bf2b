"""Bots play whole legal games, from their view alone, within their time budget."""

from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from kit.ways import SOME_WAYS, WAYS, Way
from rifugio.bots import BOTS, Bot, Budget, make_bot
from rifugio.bots.imagine import imagine
from rifugio.engine.moves import REVEAL
from rifugio.engine.play import legal_moves, new_game, play, view
from rifugio.engine.state import Pile, State
from rifugio.words.remarks import REMARKS

FEW = Budget(seconds=60)


def positions(way: Way, names: list[str], seed: int, budget: Budget) -> Iterator[tuple[State, Bot]]:
    """A game between bots: yields each position in which a bot has to choose, just before it does."""
    rng, state = Random(seed), new_game(way.setup)
    bots = [make_bot(names[seat % len(names)]) for seat in range(way.players)]
    while not state.turn.over:
        if state.turn.awaiting is not None:
            move = REVEAL[state.blind_tile(rng.random()).id]
        else:
            seat = state.turn.seat
            yield state, bots[seat]
            move = bots[seat].choose(view(state, seat), legal_moves(state), budget)
        state, _ = play(state, move)


@pytest.mark.parametrize("way", SOME_WAYS, ids=str)  # all are in `test_ten_thousand_games.py`
def test_quick_bots_play_a_whole_game_by_the_rules(way: Way) -> None:
    for _ in positions(way, ["marmot", "squirrel", "ibex"], 1, FEW):
        pass  # play refuses illegal moves


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_all_bots_play_a_whole_game_by_the_rules(way: Way) -> None:
    for _ in positions(way, list(BOTS), 2, FEW):
        pass


def some_positions() -> list[State]:
    """Some positions of a game with both extensions, connecting and walking."""
    found = [state for state, _ in positions(Way(3, ("helicopter", "rafts")), ["squirrel"], 3, FEW)]
    return found[5 :: len(found) // 5]


@pytest.mark.parametrize("name", BOTS)
def test_remarks_have_words(name: str) -> None:
    for state in some_positions():
        bot = make_bot(name)
        bot.choose(view(state, state.turn.seat), legal_moves(state), Budget(tries=4_000))
        assert bot.remark is None or set(REMARKS[bot.remark.code]) <= set(bot.remark.data)


@pytest.mark.parametrize("name", ["lynx", "owl"])
def test_a_turn_takes_no_longer_than_its_budget_and_a_tenth(name: str) -> None:
    budget = Budget(seconds=0.6)
    for state in some_positions()[:3]:
        begun = process_time()  # the machine may be busy with other things
        make_bot(name).choose(view(state, state.turn.seat), legal_moves(state), budget)
        assert process_time() - begun < budget.seconds * 1.1


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_without_any_time_still_plays_a_whole_game_by_the_rules(name: str) -> None:
    for _ in positions(Way(3, ("helicopter", "rafts")), [name], 6, Budget(seconds=0)):
        pass


def test_an_imagined_position_is_seen_as_the_real_one_is() -> None:
    for state in some_positions():
        seat = state.turn.seat
        assert view(imagine(view(state, seat)), seat) == view(state, seat)


def test_a_first_visit_that_is_gone_is_not_imagined_to_be_free() -> None:
    state = some_positions()[0]
    pile = Pile(places=frozenset({"T1"}), firsts=frozenset({"T1"}), visits=(0, 0, 0))
    state = state.with_player(1, state.players[1]._replace(pile=pile))
    imagined = imagine(view(state, 0))
    assert any("T1" in player.pile.firsts for player in imagined.players)
