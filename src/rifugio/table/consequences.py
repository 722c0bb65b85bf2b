"""The consequences of an event: effects, each with its table changes."""

from typing import NamedTuple, TypeAlias

import rifugio
from rifugio.box import load_box
from rifugio.engine.effects import Effect
from rifugio.engine.table_changes import TableChanges
from rifugio.engine.text.moves import read_move
from rifugio.engine.text.positions import read_setup
from rifugio.table.messages.events import Event, Moved, Started
from rifugio.table.nature import played
from rifugio.table.table import Table


class Consequence(NamedTuple):
    """An effect, and what it changes on the table."""

    effect: Effect
    changes: TableChanges


Consequences: TypeAlias = tuple[Consequence, ...]


def consequences(before: Table, event: Event) -> Consequences:
    """Return the effects of an event's moves, played on the table before it.

    Separate from `fold`, because logs are folded far more often than anybody watches.
    """
    match event:
        case Started():
            state, texts = rifugio.new_game(read_setup(event.setup, load_box)), event.reveals
        case Moved():
            state, texts = before.begun.state, (event.move, *event.reveals)
        case _:
            return ()
    found: list[Consequence] = []
    for move in map(read_move, texts):
        rulebook = state.game.rulebook
        after, effects = played(state, move)
        found += [Consequence(effect, rulebook.changes(state, move, effect)) for effect in effects]
        state = after
    return tuple(found)
