"""A bot's remark about its move is true of the position, for every kind of remark."""

from collections import Counter, deque
from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from kit.ways import WAYS, Way
from rifugio.bots import Budget, Remark, make_bot
from rifugio.bots.remarks import NEAR, remark_on
from rifugio.engine.cells import Cell
from rifugio.engine.effects import Connected, Effects, PlaceTaken, StepEarned, Visited
from rifugio.engine.moves import REVEAL, Build, DrawBlind, End, Go, Move
from rifugio.engine.play import carry_out, legal_moves, new_game, play, view
from rifugio.engine.state import State
from rifugio.words.remarks import REMARKS

FEW = Budget(seconds=60)


class Said(NamedTuple):
    """A remark, with everything needed to verify it."""

    bot: str
    remark: Remark
    before: State
    move: Move
    after: State
    effects: Effects
    to_come: list[tuple[Move, Effects]]
    """The rest of the turn, as it was played afterwards."""


def on_foot(state: State, start: Cell, to: Cell) -> int | None:
    """Return the length of the shortest walk over land, if there is one."""
    waiting, seen = deque([(start, 0)]), {start}
    while waiting:
        cell, steps = waiting.popleft()
        if cell == to:
            return steps
        for near in state.board.paths[cell]:
            if near not in seen and state.board.tiles[near].tile.land:
                seen.add(near)
                waiting.append((near, steps + 1))
    return None


def cell_of(state: State, place: object) -> Cell:
    return next(cell for cell, laid in state.board.tiles.items() if laid.tile.id == place)


def taken(said: Said) -> PlaceTaken:
    return next(effect for effect in said.effects if isinstance(effect, PlaceTaken))


def take_place(said: Said) -> bool:
    found = taken(said)
    return (found.place, found.points) == (said.remark.data["place"], said.remark.data["points"])


def first_ascent(said: Said) -> bool:
    place = said.remark.data["place"]
    others = [player.pile for player in said.before.players]
    return take_place(said) and taken(said).first and not any(place in pile.firsts for pile in others)


def complete_set(said: Said) -> bool:
    kind = said.remark.data["kind"]
    of_kind = {tile.id for tile in said.before.game.tiles if tile.kind == kind}
    seat = said.before.turn.seat
    had, has = (state.players[seat].pile.places for state in (said.before, said.after))
    score = said.before.game.rulebook.score
    sets = [
        next(line.points for line in score(state, seat) if line.source == "sets")
        for state in (said.before, said.after)
    ]
    return not of_kind <= had and of_kind <= has and sets[1] - sets[0] == said.remark.data["points"]


def heading_for(said: Said) -> bool:
    """It is the next place taken, in the same turn."""
    found = [effect for _, effects in said.to_come for effect in effects if isinstance(effect, PlaceTaken)]
    return bool(found) and found[0].place == said.remark.data["place"]


def visit_for_step(said: Said) -> bool:
    visited = next(effect for effect in said.effects if isinstance(effect, Visited))
    earned = any(isinstance(effect, StepEarned) for effect in said.effects)
    return earned and visited.owner == said.remark.data["player"] != said.before.turn.seat


def build_near(said: Said) -> bool:
    assert isinstance(said.move, Build)
    rival = said.after.players[int(said.remark.data["player"])]
    steps = on_foot(said.after, rival.cell, said.move.on)
    return said.move.what == said.remark.data["object"] and steps is not None and steps <= NEAR


def bear_for_rival(said: Said) -> bool:
    laid = next(effect for effect in said.effects if isinstance(effect, Connected))
    state, seat = said.after, int(said.remark.data["player"])
    steps = on_foot(state, state.players[seat].cell, laid.cell)
    own = on_foot(state, said.before.me.cell, laid.cell)
    is_bear = state.board.tiles[laid.cell].tile.kind == "bear"
    return is_bear and seat != said.before.turn.seat and steps is not None and (own is None or steps < own)


def keep_cards(said: Said) -> bool:
    """There is another turn to keep them for."""
    state = said.before
    rest = len(state.offer.open) + sum(state.offer.blind)
    per_turn = 2 if state.game.players == 2 else 1
    kept = said.remark.data["cards"] == state.me.cards > 0
    return kept and rest >= state.game.players * per_turn


def path_opened(said: Said) -> bool:
    goal, here = cell_of(said.before, said.remark.data["place"]), said.before.me.cell
    held = said.remark.data["place"] in said.before.me.pile.places
    return (
        not held and on_foot(said.before, here, goal) is None and on_foot(said.after, here, goal) is not None
    )


def shorter_walk(said: Said) -> bool:
    goal, here = cell_of(said.before, said.remark.data["place"]), said.before.me.cell
    before, after = on_foot(said.before, here, goal), on_foot(said.after, here, goal)
    return before is not None and after is not None and after < before


def goes_by(means: str) -> Callable[[Said], bool]:
    return lambda said: isinstance(said.move, Go) and said.move.means == means


def swim_off(said: Said) -> bool:
    rafts = said.before.me.left[said.before.game.objects.index("raft")]
    return goes_by("swim")(said) and said.before.board.tiles[said.before.me.cell].tile.land and not rafts


def none_fits(said: Said) -> bool:
    return isinstance(said.move, DrawBlind) and legal_moves(said.before) == [said.move]


TRUE: dict[str, Callable[[Said], bool]] = {
    "take-place": take_place,
    "first-ascent": first_ascent,
    "complete-set": complete_set,
    "heading-for": heading_for,
    "visit-for-step": visit_for_step,
    "build-near": build_near,
    "bear-for-rival": bear_for_rival,
    "keep-cards": keep_cards,
    "path-opened": path_opened,
    "shorter-walk": shorter_walk,
    "fly-on": goes_by("fly"),
    "sail-on": goes_by("sail"),
    "swim-off": swim_off,
    "none-fits": none_fits,
}


@cache
def said_in(way: Way, names: tuple[str, ...], seed: int) -> tuple[Said, ...]:
    """Play a game and return all that was said."""
    nature, state = Random(seed), new_game(way.setup)
    bots = [make_bot(names[seat % len(names)]) for seat in range(way.players)]
    found: list[Said] = []
    turn: list[list[tuple[Move, Effects]]] = []
    while not state.turn.over:
        before, bot = state, bots[state.turn.seat]
        remark = None
        if state.turn.awaiting is not None:
            move: Move = REVEAL[state.blind_tile(nature.random()).id]
        else:
            move = bot.choose(view(state, state.turn.seat), legal_moves(state), FEW)
            remark = bot.remark
        state, effects = play(state, move)
        for earlier in turn:
            earlier.append((move, effects))
        if remark is not None:
            to_come: list[tuple[Move, Effects]] = []
            turn.append(to_come)
            found.append(Said(bot.name, remark, before, move, state, effects, to_come))
        if isinstance(move, End):
            turn = []
    return tuple(found)


GAMES = ((Way(2, ("helicopter", "rafts")), ("ibex", "squirrel"), 1), (Way(3, ()), ("marmot", "ibex"), 2))


@pytest.mark.parametrize(("way", "names", "seed"), GAMES)
def test_what_is_said_is_true(way: Way, names: tuple[str, ...], seed: int) -> None:
    all_said = said_in(way, names, seed)
    assert len({said.remark.code for said in all_said}) > 5
    for said in all_said:
        assert set(said.remark.data) >= set(REMARKS[said.remark.code])
        assert TRUE[said.remark.code](said), (said.remark, said.move, said.before)


def test_there_is_a_test_for_every_kind_of_remark() -> None:
    assert TRUE.keys() == REMARKS.keys()


RARE = ((Way(2, ("helicopter", "rafts")), 380, "none-fits"), (Way(4, ("rafts",)), 138, "swim-off"))


@pytest.mark.parametrize(("way", "seed", "code"), RARE, ids=[code for _, _, code in RARE])
def test_what_is_said_seldom_is_true(way: Way, seed: int, code: str) -> None:
    """Bots hardly ever swim or lack a tile that fits; random games do."""
    chance, state, codes = Random(seed), new_game(way.setup), Counter[str]()
    while not state.turn.over:
        before, move = state, chance.choice(legal_moves(state))
        state, effects = carry_out(state, move)
        remark = remark_on(before, move, ())
        if remark is not None and remark.code == code:
            codes[code] += 1
            assert TRUE[code](Said("", remark, before, move, state, effects, []))
    assert codes[code]


@pytest.mark.slow
def test_every_kind_is_said_sooner_or_later_and_is_true() -> None:
    kinds = Counter[str]()
    for number, way in enumerate(WAYS * 2):
        for said in said_in(way, ("fox", "squirrel", "ibex", "marmot", "eagle"), number):
            kinds[said.remark.code] += 1
            assert TRUE[said.remark.code](said), (said.remark, said.move, said.before)
    assert kinds.keys() >= REMARKS.keys() - {code for _, _, code in RARE}, kinds
