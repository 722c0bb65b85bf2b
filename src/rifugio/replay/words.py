"""A move of a replay as one word: the move as in a record, and behind it whatever else it brought."""

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
from rifugio.engine.table_changes import WalkerMoved
from rifugio.engine.text.moves import write_move
from rifugio.replay.scenes import Scene

SEPARATOR = ";"
ABOARD = "@"
"""The builder stands on what they built."""
WHERE = {"open": "=", "hand": "?", "rejects": "~"}


def word(scene: Scene) -> str:
    """Write a move with what it brought."""
    move = "" if isinstance(scene.move, Reveal) else write_move(scene.move)
    brought = [text for text in (_brought(effect, scene) for effect in scene.effects) if text]
    if isinstance(scene.move, Build) and scene.before.me.cell != scene.after.players[scene.seat].cell:
        brought.append(ABOARD)
    return SEPARATOR.join([move, *brought]) if move else "".join(brought)


def _brought(effect: Effect, scene: Scene) -> str:
    """Write an effect; nothing for what the move says by itself."""
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
            text = _carried(effect, scene)
    return text


def _carried(effect: Effect, scene: Scene) -> str:
    """Write an effect of an extension: who is carried along, for a replay has no word for anything else."""
    changes = scene.before.game.rulebook.changes(scene.before, scene.move, effect)
    carried = [f"k{change.player}" for change in changes if isinstance(change, WalkerMoved)]
    if len(carried) < len(changes):
        raise ValueError(f"a replay cannot show {effect!r}")
    return SEPARATOR.join(carried)
