"""Invariants of the extensions, for every position and every move; each check fails by an assertion."""

from collections import Counter
from typing import Final

from rifugio.engine.effects import BearMet, Built, Connected, Effects, PlaceTaken, StepEarned, Visited, Went
from rifugio.engine.moves import Build, End, Go, Move
from rifugio.engine.rafts.sailing import Carried
from rifugio.engine.state import OwnedObject, State

STANDS_ON: Final = {"hut": "plain", "helicopter": "pad", "raft": "water"}
SEATS: Final = {"helicopter": 1, "raft": 2}
REWARDS: Final = (Visited, StepEarned, PlaceTaken, BearMet)


def check_extension_invariants(state: State) -> None:
    """H-WALK-03, H-WALK-07, H-FLY-03, R-WALK-01, R-WALK-04, R-SAIL-03, R-SAIL-04: Where things may be.

    Nobody rests on an empty pad, nor on bare water unless swimming; at most one walker sits in a helicopter
    and two are on a raft; a tile holds at most one object, of the kind that belongs there, and no raft lies
    where somebody swims.
    """
    tiles, objects, swimmers = state.board.tiles, state.objects, state.parts.get("rafts", {})
    for seat, player in enumerate(state.players):
        kind, here = tiles[player.cell].tile.kind, objects.get(player.cell)
        passing = seat == state.turn.seat and not state.turn.to_connect and not state.turn.over
        if seat in swimmers:
            assert kind == "water", "one swims in water"
            assert here is None, "no raft lies where somebody swims"
            near = swimmers[seat]
            assert near is None or (tiles[near].tile.land and near in neighbours_of(player.cell))
        else:
            assert kind != "water" or here is not None, "nobody stands on water"
            assert kind != "pad" or here is not None or passing, "nobody rests on an empty pad"
    walkers = Counter(player.cell for seat, player in enumerate(state.players) if seat not in swimmers)
    for cell, (what, _) in objects.items():
        assert tiles[cell].tile.kind == STANDS_ON[what]
        assert walkers[cell] <= SEATS.get(what, len(state.players)), f"too many on a {what}"
    check_supplies(state)


def neighbours_of(cell: int) -> set[int]:
    return {cell + offset for offset in (1, 256, 255, -1, -256, -255)}


def check_supplies(state: State) -> None:
    """H-BUILD-05, R-BUILD-06: Nothing built returns to a supply or changes its owner."""
    built = Counter(state.objects.values())
    for seat, player in enumerate(state.players):
        for what, left, supply in zip(state.game.objects, player.left, state.game.supply, strict=True):
            assert left >= 0
            assert built[OwnedObject(what, seat)] + left <= supply


def check_extension_effects(before: State, move: Move, after: State, effects: Effects) -> None:
    """H-VISIT-04, R-VISIT-04, R-SAIL-07, R-SAIL-08, D-14: Which effects a move may have, and on whom.

    Only walking earns visits, places and bears, and only for the mover; passengers move and gain nothing;
    everything costs steps and nothing ever adds to them.
    """
    seat = before.turn.seat
    by_foot = isinstance(move, Go) and move.means == "walk"
    assert by_foot or not any(isinstance(effect, REWARDS) for effect in effects)
    for effect in effects:
        if isinstance(effect, (Went, Built, Connected, Visited, StepEarned, PlaceTaken, BearMet)):
            assert effect.seat == seat
    carried = {effect.seat for effect in effects if isinstance(effect, Carried)}
    assert not carried or (isinstance(move, Go) and move.means == "sail")
    visited = Counter((effect.owner, effect.what) for effect in effects if isinstance(effect, Visited))
    for number, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        gained = tuple(visited[number, what] for what in before.game.objects)
        visits = tuple(old + more for old, more in zip(was.pile.visits, gained, strict=True))
        assert now.pile.visits == visits
        assert number != seat or not any(gained), "nobody visits himself"
        if number != seat:
            assert now == was._replace(cell=now.cell, pile=was.pile._replace(visits=visits))
            assert (now.cell != was.cell) == (number in carried)
            assert number not in carried or (now.cell == after.players[seat].cell and now.pile == was.pile)
    if isinstance(move, (Go, Build)):
        spent = before.steps_left - after.steps_left
        assert spent == move.steps - any(isinstance(effect, StepEarned) for effect in effects)
        assert after.turn.free <= before.turn.free + any(isinstance(effect, StepEarned) for effect in effects)
    check_objects(before, move, after)


def check_objects(before: State, move: Move, after: State) -> None:
    """H-FLY-06, R-SAIL-11, B-BUILD-09: Objects appear by building, move with the mover and never vanish."""
    was, now = Counter(before.objects.values()), Counter(after.objects.values())
    if isinstance(move, Build):
        now[OwnedObject(move.what, before.turn.seat)] -= 1
        assert after.objects[move.on] == (move.what, before.turn.seat)
    assert +was == +now
    if not (isinstance(move, Go) and move.means in ("fly", "sail")):
        assert before.objects.items() <= after.objects.items()
    if isinstance(move, End):
        assert after.parts == before.parts
        assert after.objects == before.objects
