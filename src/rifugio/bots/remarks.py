"""Why a bot moved: a code with data, which user interfaces turn into a sentence; None if there is no remark.

Each remark is true of the position it is made in; tests/bots/test_remarks.py checks every kind.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rifugio.bots.worth import places, steps_left, turns_left
from rifugio.engine.base.building import HUTS
from rifugio.engine.base.places import places_by_kind
from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.effects import Effect, PlaceTaken, Visited
from rifugio.engine.moves import Build, DrawBlind, End, Go, Move, PlaceDrawn, PlaceOpen, Swap
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.state import State


class Remark(NamedTuple):
    """A code, and the facts its sentence needs: ids of places and objects, seats, points."""

    code: str
    data: Mapping[str, str | int]


WORDINGS: Final = 3
"""In how many ways each remark can be said; the words are those of the locales."""
NEAR: Final = 4
"""At most this many steps count as near: two turns without cards."""


def remark_on(state: State, move: Move, rest: tuple[Move, ...]) -> Remark | None:
    """Return why a move was made, given the moves planned after it in this turn; one wording for a turn."""
    reason = _reason(state, move, rest)
    wording = (len(state.board.tiles) + state.turn.seat) % WORDINGS
    return None if reason is None else Remark(reason.code, {**reason.data, "wording": wording})


def _reason(state: State, move: Move, rest: tuple[Move, ...]) -> Remark | None:
    match move:
        case Go():
            return _on_the_way(state, move, rest) or _by_the_way(state, move)
        case Build(what=what, on=on):
            return _on_the_way(state, move, rest) or (_near_whom(state, on) if what == HUTS.name else None)
        case DrawBlind() if len(legal_moves(state)) == 1:
            return Remark("none-fits", {})
        case PlaceOpen() | PlaceDrawn() | Swap():
            return _on_the_way(state, move, rest) or _on_a_tile(state, move)
        case End() if state.me.cards and turns_left(state)[state.turn.seat] > 1:
            return Remark("keep-cards", {"cards": state.me.cards})
        case _:
            return None


def _on_the_way(state: State, move: Move, rest: tuple[Move, ...]) -> Remark | None:
    """A remark on what the move itself brings, else on the place that the planned moves lead to."""
    ahead = state
    for number, step in enumerate((move, *rest)):
        if isinstance(step, End):
            break
        ahead, effects = carry_out(ahead, step)
        for effect in effects:
            remark = _on_effect(ahead, effect, now=number == 0)
            if remark is not None:
                return remark
    return None


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
        case _:
            return None


def _by_the_way(state: State, move: Go) -> Remark | None:
    """The remark that the rule module has for its means of travel, if any."""
    by = state.game.rulebook.means[move.means].remark(state)
    return Remark(by, {}) if by else None


def _near_whom(state: State, cell: Cell) -> Remark | None:
    """A hut built where another player can soon visit."""
    player, steps = _nearest_rival(state, cell)
    return Remark("build-near", {"player": player, "object": HUTS.name}) if steps <= NEAR else None


def _on_a_tile(state: State, move: PlaceOpen | PlaceDrawn | Swap) -> Remark | None:
    """A bear near a rival, or a place that can now be walked to at all, or in fewer steps."""
    after, _ = carry_out(state, move)
    own = walking(after.board, state.me.cell)
    if after.board.tiles[move.cell].tile.kind == "bear":
        player, steps = _nearest_rival(after, move.cell)
        nearer = steps < own.get(move.cell, steps + 1)
        return Remark("bear-for-rival", {"player": player}) if steps <= NEAR and nearer else None
    before, held = walking(state.board, state.me.cell), state.me.pile.places
    left = steps_left(state, turns_left(state))[state.turn.seat]
    for steps, cell, place in sorted(
        (own[cell], cell, tile.id) for cell, tile, _ in after.board.derive(places) if cell in own
    ):
        if steps <= left and cell != move.cell and place not in held:
            if cell not in before:
                return Remark("path-opened", {"place": place})
            if steps < before[cell]:
                return Remark("shorter-walk", {"place": place})
    return None


def _nearest_rival(state: State, cell: Cell) -> tuple[int, int]:
    """Return which other player has the shortest walk to a cell, and its steps."""
    there = walking(state.board, cell)
    seats = [seat for seat in range(state.game.players) if seat != state.turn.seat]
    steps, player = min((there.get(state.players[seat].cell, len(there) + NEAR), seat) for seat in seats)
    return player, steps


def walking(board: Board, start: Cell) -> dict[Cell, int]:
    """Return the steps to each land tile on foot alone; the distance is the same both ways."""
    found, ahead = {start: 0}, [start]
    for cell in ahead:
        for near in board.paths[cell]:
            if near not in found and board.tiles[near].tile.land:
                found[near] = found[cell] + 1
                ahead.append(near)
    return found
