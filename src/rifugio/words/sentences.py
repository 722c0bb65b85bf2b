"""Sentences for effects, reasons and moves."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from rifugio.engine.base.turn import is_idle
from rifugio.engine.cells import direction_to
from rifugio.engine.effects import BearMet, Effect, PlaceTaken, Visited
from rifugio.engine.moves import Build, End, Go, Move, PlaceDrawn, PlaceOpen, Remove, Reveal, Swap
from rifugio.engine.reasons import Reason
from rifugio.engine.rulebooks import extension_of
from rifugio.words.facts import DIRECTIONS, Facts, Position, Scene, cell_facts, facts_of, stage, tile_facts
from rifugio.words.speaker import MissingWords, Words


def key_of(prefix: str, value: object) -> str:
    """Return the key of a value: `effect-place-taken` for a PlaceTaken."""
    return _key(prefix, type(value).__name__)


@cache
def _key(prefix: str, name: str) -> str:
    return f"{prefix}-{re.sub('(?<!^)(?=[A-Z])', '-', name).lower()}"


def effect_sentence(
    words: Words,
    effect: Effect,
    reader: int | None,
    names: Sequence[str] = (),
    position: Position | None = None,
    *,
    exact: bool = False,
    move: Move | None = None,
) -> str:
    """Return what happened, as a sentence for the reader's seat; `position` is the one after the move.

    Without a position, cells are named by coordinates. With `exact`, coordinates are added to tiles; with
    `move` too, the sentence is unambiguous: no other legal move would get the same words.
    """
    scene = Scene(words, reader, names, position, exact, slot_of(move))
    return _sentence("effect", effect, scene)


def slot_of(move: Move | None) -> int:
    """Return the slot of the open row that a move takes a tile from, counted from 1; 0 if it takes none."""
    return move.slot + 1 if isinstance(move, PlaceOpen | Remove) else 0


def reason_sentence(
    words: Words,
    reason: Reason,
    position: Position | None = None,
    names: Sequence[str] = (),
    *,
    exact: bool = False,
) -> str:
    """Return a reason as a sentence for the player whose turn it is."""
    scene = Scene(words, position.turn.seat if position else None, names, position, exact)
    return _sentence("reason", reason, scene)


def _sentence(sort: str, value: Effect | Reason, scene: Scene) -> str:
    """Return an effect or a reason as a sentence; falls back to its docstring for third-party extensions."""
    kind: Any = type(value)
    key, extension = key_of(sort, value), extension_of(kind)
    if extension is None:
        return scene.say(key, facts_of(value, scene))
    try:
        return scene.say(f"{extension}-{key}", facts_of(value, scene))
    except MissingWords:
        return (kind.__doc__ or "").partition("\n")[0]


def move_phrase(
    words: Words, move: Move, position: Position, names: Sequence[str] = (), *, exact: bool = False
) -> str:
    """Return what a move would do, for a button or a list shown to the player whose turn it is."""
    scene = Scene(words, position.turn.seat, names, position, exact)
    return scene.say(key_of("move", move), _move_facts(move, position, scene))


def brings(
    words: Words, effects: Iterable[Effect], reader: int | None, names: Sequence[str], position: Position
) -> list[str]:
    """Return what a route brings, as short phrases, one for each effect that matters."""
    scene = Scene(words, reader, names, position, exact=False)
    phrases = []
    for effect in effects:
        match effect:
            case PlaceTaken(first=first):
                key = "brings-first" if first else "brings-place"
            case BearMet():
                key = "brings-bear"
            case Visited():
                key = "brings-visit"
            case _:
                continue
        phrases.append(scene.say(key, facts_of(effect, scene)))
    return phrases


def _move_facts(move: Move, position: Position, scene: Scene) -> Facts:
    """Return the facts of a move; tiles are looked up in the offer."""
    found: Facts = {"exact": "no", "direction": "none", "rotation": 0}
    offer, turn = position.offer, position.turn
    here = position.players[turn.seat].cell
    match move:
        case Reveal(tile):
            return found | tile_facts(tile, scene)
        case PlaceOpen(slot, cell, rotation) | Swap(slot, cell, rotation):
            found |= cell_facts(cell, scene) | _slot_facts(slot, scene, position)
            return found | {"rotation": rotation}
        case PlaceDrawn(cell, rotation):
            hand = tile_facts(offer.hand.id, scene) if offer.hand else {}
            return found | cell_facts(cell, scene) | hand | {"rotation": rotation}
        case Remove(slot):
            return found | _slot_facts(slot, scene, position)
        case Go(means, to, steps):
            direction = direction_to(here, to)
            bearing = "none" if direction is None else DIRECTIONS[direction]
            swim = {"stage": stage(here, to, scene)} if means == "swim" else {}
            return (
                found | cell_facts(to, scene) | swim | {"means": means, "steps": steps, "direction": bearing}
            )
        case Build(what, on, steps):
            return found | cell_facts(on, scene) | {"object": what, "steps": steps}
        case End():
            skips = "walk" if is_idle(turn) else "steps" if turn.free else "none"
            return found | {"skips": skips, "steps": turn.free}
    return found


def _slot_facts(slot: int, scene: Scene, position: Position) -> Facts:
    row = position.offer.open
    tile = row[slot].id if slot < len(row) else "none"
    return {"slot": slot + 1, **tile_facts(tile, scene)}
