"""Sentences for bots' remarks, and descriptions of cells."""

from collections.abc import Mapping, Sequence
from typing import Final

from rifugio.engine.cells import Cell
from rifugio.words.catalogue import Datum
from rifugio.words.facts import Facts, Position, Scene, cell_facts, owner_facts, seat_facts, walkers_on
from rifugio.words.speaker import Words

REMARKS: Final[Mapping[str, tuple[str, ...]]] = {
    "take-place": ("place", "points"),
    "first-ascent": ("place", "points"),
    "complete-set": ("kind", "points"),
    "heading-for": ("place",),
    "visit-for-step": ("player",),
    "build-near": ("player", "object"),
    "bear-for-rival": ("player",),
    "keep-cards": ("cards",),
    "path-opened": ("place",),
    "shorter-walk": ("place",),
    "fly-on": (),
    "sail-on": (),
    "swim-off": (),
    "none-fits": (),
}
"""Code of a remark → the data its sentence needs: a place is a tile's id, a player a seat.

Besides, `wording` says in which of several ways it is said. Saved games may have codes that are no longer
here; user interfaces then show nothing.
"""


def remark_sentence(
    words: Words, code: str, data: Mapping[str, Datum], reader: int | None, names: Sequence[str] = ()
) -> str:
    """Return a bot's remark as a sentence; extra data is ignored."""
    scene = Scene(words, reader, names, None, exact=False)
    facts: Facts = {"wording": 0}
    for name, datum in data.items():
        match name, datum:
            case "place", str():
                facts |= {"tile": datum}
            case "player", int():
                facts |= seat_facts(datum, scene)
            case _:
                facts[name] = datum
    return scene.say(f"remark-{code}", facts)


def look(
    words: Words, position: Position, cell: Cell, reader: int | None = None, names: Sequence[str] = ()
) -> str:
    """Describe a cell: the tile, the objects and marks on it, and the walkers."""
    scene = Scene(words, reader, names, position, exact=True)
    facts = cell_facts(cell, scene)
    parts = [scene.say("look-tile" if cell in position.board.tiles else "look-empty", facts)]
    if facts["there"] != "none":
        parts.append(scene.say("look-object", facts))
    mark = position.game.rulebook.marks(position.parts).get(cell)
    if mark is not None:
        parts.append(scene.say(mark[0], owner_facts(mark[1], scene)))
    swimmers = position.game.rulebook.swimmers(position.parts)
    for seat in walkers_on(position, cell):
        key = "look-swimmer" if seat in swimmers else "look-walker"
        parts.append(scene.say(key, seat_facts(seat, scene)))
    return "; ".join(parts)
