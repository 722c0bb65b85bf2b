"""Turns engine values into the arguments of Fluent messages.

Arguments are named after the fields, with a few rules for all effects, reasons and moves:

- a seat becomes `who` (“you” or “other”) and `player`, an owner `whose` (“yours” or “other”) and `owner`;
- a tile adds its `kind` and `terrain`; a cell is written as `cell` and adds its tile, and `there` is
  “yes” if an object stands on it, with `object` and owner;
- true and false are “yes” and “no”, slots count from 1, what is built is `object`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

from rifugio.engine.base.information import PlayerView, View
from rifugio.engine.cells import Cell
from rifugio.engine.state import Player, State
from rifugio.engine.text.cells import write_cell
from rifugio.words.catalogue import Datum
from rifugio.words.speaker import Words

Position: TypeAlias = State | View
Facts: TypeAlias = dict[str, Datum]

DIRECTIONS: Final = ("east", "south-east", "south-west", "west", "north-west", "north-east")
"""The engine's directions 0…5 as people name them, with the rows of the map going across."""


@dataclass(frozen=True)
class Scene:
    """The context of a sentence: its reader and the table it is about."""

    words: Words
    reader: int | None
    """The seat that reads; None for an onlooker."""
    names: Sequence[str]
    """By seat; a seat without a name is called by its animal."""
    position: Position | None
    exact: bool
    """Whether coordinates are added to tell identical tiles apart."""
    slot: int = 0
    """The slot of the open row that the tile comes from, counted from 1; 0 if from elsewhere."""

    def name(self, seat: int) -> str:
        """Return a player's display name."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.words.say("seat-animal", seat=seat)

    def say(self, key: str, facts: Mapping[str, Datum]) -> str:
        """Return a message filled in with facts."""
        return self.words.say(key, **facts)


def facts_of(value: object, scene: Scene) -> Facts:
    """Return the facts of an effect or a reason."""
    found: Facts = {"direction": "none", "there": "none", "tile": "none", "kind": "unknown"}
    found |= {"exact": "yes" if scene.exact and scene.position is not None else "no", "slot": scene.slot}
    given = {field.name: getattr(value, field.name) for field in fields(value)}  # type: ignore[arg-type]
    where = given.get("cell", given.get("to"))
    if isinstance(where, int):
        found |= cell_facts(where, scene)
    for name, datum in given.items():
        found |= _field_facts(name, datum, scene)
    if given.get("means") == "swim" and "start" in given:
        found["stage"] = stage(given["start"], given["to"], scene)
    return found


def seat_facts(seat: int, scene: Scene) -> Facts:
    """Return a player's name and whether it is the reader."""
    return {"who": "you" if seat == scene.reader else "other", "player": scene.name(seat)}


def owner_facts(seat: int, scene: Scene) -> Facts:
    """Return an owner's name and whether it is the reader."""
    return {"whose": "yours" if seat == scene.reader else "other", "owner": scene.name(seat)}


def tile_facts(tile: str, scene: Scene) -> Facts:
    """Return a tile's kind and terrain; only its id without a position, or if it is not in the box."""
    if scene.position is not None:
        box = scene.position.game.box
        found = box.start if tile == box.start.id else box.tiles.get(tile)
        if found is not None:
            return {"tile": tile, "kind": found.kind, "terrain": found.terrain}
    return {"tile": tile, "kind": "unknown", "terrain": "unknown"}


def cell_facts(cell: Cell, scene: Scene) -> Facts:
    """Return the tile and the object on a cell."""
    found: Facts = {"cell": write_cell(cell), "tile": "none", "there": "none"}
    if scene.position is None:
        return found
    laid = scene.position.board.tiles.get(cell)
    if laid is not None:
        found |= tile_facts(laid.tile.id, scene)
    if scene.exact:
        found["exact"] = "yes"
    built = scene.position.objects.get(cell)
    if built is not None:
        found |= {"there": "yes", "object": built.what, **owner_facts(built.owner, scene)}
    return found


def stage(start: Cell, to: Cell, scene: Scene) -> str:
    """Return which part of a swim it is: `in` to the water, to the `middle` or to a `shore`."""
    if start == to:
        return "middle"
    laid = scene.position.board.tiles.get(to) if scene.position else None
    return "shore" if laid is not None and laid.tile.land else "in"


def walkers_on(position: Position, cell: Cell) -> list[int]:
    """Return the seats whose walkers are on a cell."""
    players: tuple[Player | PlayerView, ...] = position.players
    return [seat for seat, player in enumerate(players) if player.cell == cell]


_EXPLAINED: Final[Mapping[str, Callable[[Any, Scene], Facts]]] = {
    "seat": seat_facts,
    "owner": owner_facts,
    "tile": tile_facts,
    "place": tile_facts,
    "what": lambda what, _: {"object": what},
    "slot": lambda slot, _: {"slot": slot + 1},
    "direction": lambda direction, _: {"direction": DIRECTIONS[direction]},
    "points": lambda points, _: {"points": points, "lost": abs(points)},
    "tiles": lambda tiles, _: {"count": len(tiles)},
    "start": lambda _, __: {},
    "cell": lambda _, __: {},
}
"""The fields that need translating; `facts_of` handles cells before these."""


def _field_facts(name: str, datum: Any, scene: Scene) -> Facts:  # noqa: ANN401  whatever the engine puts there
    """Return the facts of one field."""
    if name in _EXPLAINED:
        return _EXPLAINED[name](datum, scene)
    if isinstance(datum, bool):
        return {name: "yes" if datum else "no"}
    return {} if name == "to" and isinstance(datum, int) else {name: datum}
