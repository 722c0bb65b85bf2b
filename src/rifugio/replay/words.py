"""A move of a replay as one word: the move as in a record, followed by its effects."""

import re
from typing import Any, get_type_hints

from rifugio.engine.cells import Cell
from rifugio.engine.effects import (
    BearMet,
    Built,
    Connected,
    Effect,
    GameEnded,
    PlaceTaken,
    RejectsReturned,
    Removed,
    Revealed,
    StepEarned,
    Swapped,
    TurnBegan,
    TurnEnded,
    Visited,
    Went,
)
from rifugio.engine.moves import Build, Reveal
from rifugio.engine.rulebooks import extension_of
from rifugio.engine.table_changes import MarkPut, MarkTaken, WalkerMoved
from rifugio.engine.text.cells import write_cell
from rifugio.engine.text.moves import write_move
from rifugio.replay.scenes import Scene

SEPARATOR = ";"
ABOARD = "@"
"""The builder stands on what they built."""
PLAIN = r"[\w,.-]{0,60}"
"""The characters allowed in a fact."""
WHERE = {"open": "=", "hand": "?", "rejects": "~"}


def word(scene: Scene) -> str:
    """Write a move with its effects."""
    move = "" if isinstance(scene.move, Reveal) else write_move(scene.move)
    brought = [text for text in (_brought(effect, scene) for effect in scene.effects) if text]
    if isinstance(scene.move, Build) and scene.before.me.cell != scene.after.players[scene.seat].cell:
        brought.append(ABOARD)
    return SEPARATOR.join([move, *brought]) if move else "".join(brought)


def _brought(effect: Effect, scene: Scene) -> str:
    """Write an effect; empty if the move already implies it."""
    match effect:
        case Revealed(tile=tile, to=to):
            text = f"{WHERE[to]}{tile}"
        case RejectsReturned():
            text = "<"
        case Connected() | Swapped() | Removed() | TurnBegan():
            text = ""
        case Went(free=free, cards=cards) | Built(free=free, cards=cards):
            text = "" if (free, cards) == (1, 0) else f"${free}{cards}"
        case PlaceTaken(points=points, first=first):
            text = f"{'!' if first else '+'}{points}"
        case BearMet(points=points):
            text = f"-{-points}"
        case Visited(points=points):
            text = f"v{points}"
        case StepEarned(seat=who, as_card=as_card):
            text = f"{'c' if as_card else 'f'}{who}"
        case TurnEnded(lapsed=lapsed):
            text = str(lapsed)
        case GameEnded():
            text = "."
        case _:
            text = _others(effect, scene)
    return text


def _others(effect: Effect, scene: Scene) -> str:
    """Write an effect of an extension: passengers carried along, and for third-party ones all its facts."""
    changes = scene.before.game.rulebook.changes(scene.before, scene.move, effect)
    kind: Any = type(effect)
    extension = extension_of(kind)
    carried = [f"k{change.player}" for change in changes if isinstance(change, WalkerMoved)]
    marks = [_mark(change) for change in changes if isinstance(change, MarkPut | MarkTaken)]
    if len(carried) + len(marks) < len(changes):
        raise ValueError(f"a replay cannot show {effect!r}")
    if extension is None:
        return SEPARATOR.join(carried)
    return SEPARATOR.join([*carried, "|".join([f"*{extension}.{kind.__name__}", *_facts(effect), *marks])])


def _mark(change: MarkPut | MarkTaken) -> str:
    if isinstance(change, MarkTaken):
        return f"-{write_cell(change.cell)}"
    return f"+{change.player}:{change.what}@{write_cell(change.cell)}"


def _facts(effect: Effect) -> list[str]:
    """Write the fields of an effect, which an extension's sentences may use."""
    found = []
    for name, kind in get_type_hints(type(effect), include_extras=True).items():
        datum = getattr(effect, name)
        text = write_cell(datum) if kind is Cell else str(datum)
        if not re.fullmatch(PLAIN, text):
            raise ValueError(f"a replay cannot show {effect!r}")
        found.append(f"{name}={text}")
    return found
