"""Cases: what can happen in a turn or a game, each as a predicate on a played game."""

from itertools import pairwise
from typing import Final

from rifugio.engine.base.passes import refuse_crossing
from rifugio.engine.cells import direction_to, neighbours
from rifugio.engine.effects import (
    BearMet,
    Built,
    Connected,
    PlaceTaken,
    RejectsReturned,
    Removed,
    StepEarned,
    Swapped,
    TurnBegan,
    TurnEnded,
    Visited,
    Went,
)
from rifugio.engine.moves import DRAW_BLIND, Build, End, Go, PlaceDrawn, PlaceOpen, Reveal
from rifugio.engine.play import legal_moves, standings, why_not
from rifugio.engine.reasons import FreeCircle
from rifugio.engine.state import State
from tests.golden.played import (
    Case,
    Moment,
    Played,
    at_the_end,
    brought,
    found,
    in_a_turn,
    once,
    points,
    turns,
)

# Connecting.


def row_shrinks(m: Moment) -> bool:
    began = any(isinstance(effect, TurnBegan) for effect in m.effects)
    return began and m.after.turn.awaiting is None and 0 < len(m.after.offer.open) < 3


def row_filled_between(m: Moment) -> bool:
    return isinstance(m.move, Reveal) and m.before.turn.to_connect == 1 and m.before.game.players == 2


def swap_before_another_tile(m: Moment) -> bool:
    swapped = any(isinstance(effect, Swapped) for effect in m.effects)
    return swapped and m.after.turn.to_connect == 1 and m.after.turn.awaiting is None


def turned_pass(m: Moment) -> bool:
    return any(isinstance(effect, Connected) and effect.rotation for effect in m.effects)


def passes_touch(m: Moment) -> bool:
    tiles = m.after.board.tiles
    return any(
        isinstance(effect, Connected)
        and tiles[effect.cell].tile.is_pass
        and any(near in tiles and tiles[near].tile.is_pass for near in neighbours(effect.cell))
        for effect in m.effects
    )


# Walking and building.


def through_a_pass(turn: Played) -> bool:
    steps = [effect for effect in found(Went, turn) if isinstance(effect, Went)]
    return any(
        there.to == on.start
        and turn[-1].after.board.tiles[on.start].tile.is_pass
        and direction_to(there.start, there.to) == direction_to(on.start, on.to)
        for there, on in pairwise(steps)
    )


def closed_by_a_flank(m: Moment) -> bool:
    here = m.before.me.cell
    near = [cell for cell in neighbours(here) if cell in m.before.board.tiles]
    return isinstance(m.move, End) and any(refuse_crossing(m.before, cell) is not None for cell in near)


def free_circle_refused(m: Moment) -> bool:
    walks = (Go("walk", cell) for cell in neighbours(m.before.me.cell) if cell in m.before.objects)
    return not m.before.turn.to_connect and any(isinstance(why_not(m.before, go), FreeCircle) for go in walks)


def own_object_entered(m: Moment) -> bool:
    owned = m.before.objects.get(m.move.to) if isinstance(m.move, Go) else None
    walked = isinstance(m.move, Go) and m.move.means == "walk"
    return walked and owned is not None and owned.owner == m.before.turn.seat and len(m.effects) == 1


def built_among_others(m: Moment) -> bool:
    return isinstance(m.move, Build) and m.move.what == "hut" and len(m.before.walkers_on(m.move.on)) > 1


def several_huts(turn: Played) -> bool:
    return sum(isinstance(m.move, Build) and m.move.what == "hut" for m in turn) > 1


def visited_with_full_hand(m: Moment) -> bool:
    return any(isinstance(effect, StepEarned) and not effect.as_card for effect in m.effects)


def twice(kind: type) -> Case:
    """Return the predicate that in some turn the same effect happened twice: same kind, same tile."""
    return in_a_turn(lambda turn: len(found(kind, turn)) > len({*found(kind, turn)}))


def second_ascent(m: Moment) -> bool:
    return any(isinstance(e, PlaceTaken) and e.place[0] == "T" and not e.first for e in m.effects)


def first_ascent(m: Moment) -> bool:
    return any(isinstance(effect, PlaceTaken) and effect.first for effect in m.effects)


# The end.


def tie_broken_by(*objects: str) -> Case:
    """Return the predicate that points from these objects decided a tie for the win."""

    def decides(state: State) -> bool:
        table = standings(state)
        best = [one for one in table if one.total == max(other.total for other in table)]
        keys = {one.tie_break for one in best}
        if len(best) < 2 or len(keys) < 2:
            return False
        first = next(number for number, values in enumerate(zip(*keys, strict=True)) if len(set(values)) > 1)
        return state.game.rulebook.tie_break[first] == objects

    return at_the_end(decides)


def ranks(state: State) -> list[int]:
    return sorted(one.rank for one in standings(state))


CASES: Final[dict[str, Case]] = {
    "open tile placed": once(lambda m: isinstance(m.move, PlaceOpen)),
    "blind draw placed": once(lambda m: isinstance(m.move, PlaceDrawn)),
    "nothing open fits, so a blind draw": once(lambda m: legal_moves(m.before) == [DRAW_BLIND]),
    "swap": brought(Swapped),
    "swap before another tile": once(swap_before_another_tile),
    "redraw": brought(RejectsReturned),
    "removal": brought(Removed),
    "last tiles": once(row_shrinks),
    "row filled between two tiles": once(row_filled_between),
    "turned pass": once(turned_pass),
    "passes touch": once(passes_touch),
    "through a pass": in_a_turn(through_a_pass),
    "closed by a flank": once(closed_by_a_flank),
    "first ascent": once(first_ascent),
    "second ascent": once(second_ascent),
    "bear twice in a turn": twice(BearMet),
    "hut visited": once(lambda m: any(isinstance(e, Visited) and e.what == "hut" for e in m.effects)),
    "hut visited twice in a turn": twice(Visited),
    "hut visited with full hand": once(visited_with_full_hand),
    "own hut entered": once(own_object_entered),
    "free circle refused": once(free_circle_refused),
    "hut built among others": once(built_among_others),
    "several huts in a turn": in_a_turn(several_huts),
    "neither walked nor built": in_a_turn(lambda turn: not found(Went, turn) and not found(Built, turn)),
    "steps lapse": once(lambda m: any(isinstance(e, TurnEnded) and e.lapsed == 1 for e in m.effects)),
    "walk after the last tile": lambda game: bool(found(Went, list(turns(game))[-1])),
    "set": at_the_end(lambda state: max(points(state, "sets")) > 0),
    "negative total": at_the_end(lambda state: min(one.total for one in standings(state)) < 0),
    "tie broken by hut points": tie_broken_by("hut"),
    "shared victory": at_the_end(lambda state: ranks(state)[:2] == [1, 1]),
    "shared second rank": at_the_end(lambda state: ranks(state)[:3] == [1, 2, 2]),
}
