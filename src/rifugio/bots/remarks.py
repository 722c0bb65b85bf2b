"""Why a bot moved: a code with data, for faces to make a sentence of."""

from collections.abc import Mapping
from typing import NamedTuple

from rifugio.bots.distances import FAR, steps_to
from rifugio.bots.worth import places
from rifugio.engine.base.places import places_by_kind
from rifugio.engine.cells import Cell, neighbours
from rifugio.engine.effects import BearMet, Effect, PlaceTaken, Visited
from rifugio.engine.moves import Build, DrawBlind, End, Go, Move, PlaceDrawn, PlaceOpen, Swap
from rifugio.engine.play import carry_out
from rifugio.engine.state import State


class Remark(NamedTuple):
    """A code, and the facts its sentence needs: ids of places and objects, seats, points."""

    code: str
    data: Mapping[str, str | int]


WANDERING = Remark("wandering", {})
NOTHING_BETTER = Remark("nothing-better", {})


def remark_on(state: State, move: Move, rest: tuple[Move, ...]) -> Remark:
    """Return why a move was made, given the moves planned after it."""
    match move:
        case Go():
            return _on_the_way(state, move, rest)
        case Build(what=what):
            return Remark("build-on-path", {"object": what})
        case DrawBlind():
            return Remark("gamble", {})
        case PlaceOpen() | PlaceDrawn() | Swap():
            return _on_a_tile(state, move)
        case End() if state.me.cards and state.turn.free == 0:
            return Remark("keep-cards", {"cards": state.me.cards})
        case _:
            return NOTHING_BETTER


def _on_the_way(state: State, move: Go, rest: tuple[Move, ...]) -> Remark:
    """What the step itself brings, else what the steps after it lead to."""
    ahead = state
    for number, step in enumerate((move, *rest)):
        if not isinstance(step, Go):
            break
        ahead, effects = carry_out(ahead, step)
        for effect in effects:
            remark = _on_effect(ahead, effect, now=number == 0)
            if remark is not None:
                return remark
    by = {"fly": "fly-on", "sail": "sail-on", "swim": "swim-off"}.get(move.means)
    return Remark(by, {}) if by else NOTHING_BETTER


def _on_effect(state: State, effect: Effect, *, now: bool) -> Remark | None:
    match effect:
        case PlaceTaken(seat=seat, place=place, points=points, first=first):
            if not now:
                return Remark("heading-for", {"place": place})
            kind = state.game.box.tiles[place].kind
            if places_by_kind(state.game.box)[kind] <= state.players[seat].pile.places:
                return Remark(
                    "complete-set", {"kind": kind, "points": state.game.box.numbers["points"]["set"]}
                )
            return Remark("first-ascent" if first else "take-place", {"place": place, "points": points})
        case Visited(owner=owner, what=what) if now:
            return Remark("visit-for-step", {"player": owner, "object": what})
        case BearMet() if now:
            return NOTHING_BETTER
        case _:
            return None


def _on_a_tile(state: State, move: PlaceOpen | PlaceDrawn | Swap) -> Remark:
    """The place on the tile, or the player a bear is meant for, or the place it brings nearer."""
    offer, seat = state.offer, state.turn.seat
    tile = offer.hand if isinstance(move, PlaceDrawn) else offer.open[move.slot]
    assert tile is not None
    if tile.points:
        return Remark("heading-for", {"place": tile.id})
    if tile.kind == "bear":
        near = {rival: _steps_beside(state, rival, move.cell) for rival in range(state.game.players)}
        del near[seat]
        return Remark("bear-for-rival", {"player": min(near, key=lambda rival: near[rival])})
    distance, held = steps_to(state, seat), state.me.pile.places
    wanted = [
        (distance[cell], place.id)
        for cell, place, _ in state.board.derive(places)
        if cell in distance and place.id not in held
    ]
    return Remark("open-way", {"place": min(wanted)[1]}) if wanted else NOTHING_BETTER


def _steps_beside(state: State, seat: int, cell: Cell) -> int:
    distance = steps_to(state, seat)
    return min(distance.get(near, FAR) for near in neighbours(cell))
