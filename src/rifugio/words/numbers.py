"""The numbers of the box as message arguments: `{ $box-huts-2 }` is how many huts each of two players has.

Every message may use them without passing them in. They are those of the newest box.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from rifugio.box import NEWEST, load_box
from rifugio.engine.base.turn import turns_each
from rifugio.engine.box import Box
from rifugio.engine.game import Setup
from rifugio.engine.rulebooks import game_for

MARK: Final = "box-"
PLAYERS: Final = (2, 3, 4, 5)
_SIDES: Final = 6
_SORTS: Final = ("flower", "animal", "pass", "waterfall", "top")
_GROUND: Final = {"grass": "G", "forest": "F", "rock": "R"}

Value: TypeAlias = int | str


class Number(NamedTuple):
    """A number that messages can use."""

    value: Value
    """A range such as “2–3” if the tiles of a kind differ."""
    told_by: tuple[str, ...]
    """The keys of `Box.status` that this number is computed from."""


def numbers_of(box: Box) -> dict[str, Number]:
    """Return all numbers of a box that messages can use, by name without the `box-` prefix."""
    return dict([*_points(box), *_supplies(box), *_tiles(box)])


@cache
def box_numbers() -> Mapping[str, Value]:
    """Return the numbers of the newest box, by argument name."""
    return {f"{MARK}{name}": number.value for name, number in numbers_of(load_box(NEWEST)).items()}


def _points(box: Box) -> Iterator[tuple[str, Number]]:
    table, source = box.numbers["points"], ("numbers.points",)
    for sort in _SORTS:
        tiles = [tile for tile in box.tiles.values() if tile.kind == sort]
        worth = {tile.points for tile in tiles}
        yield f"points-{sort}", Number(_span(worth), tuple(f"tiles.{tile.id}.points" for tile in tiles))
    tops = [tile for tile in box.tiles.values() if tile.kind == "top"]
    firsts = tuple(f"tiles.{tile.id}.first_points" for tile in tops)
    yield "points-top-first", Number(_span({tile.first_points for tile in tops}), firsts)
    for name in ("hut", "helicopter", "raft", "set"):
        yield f"points-{name}", Number(table[name], source)
    yield "points-bear", Number(-table["bear"], source)
    yield "points-five-huts", Number(5 * table["hut"], source)
    yield "points-all-sets", Number(len(_SORTS) * table["set"], source)
    yield "points-water", Number(table["water_at_waterfall"], source)
    falls = max(tile.points for tile in box.tiles.values() if tile.kind == "waterfall")
    yield "points-waterfall-most", Number(falls + _SIDES * table["water_at_waterfall"], source)


def _supplies(box: Box) -> Iterator[tuple[str, Number]]:
    pads = tuple(f"pads_on_{ground}" for ground in _GROUND)
    made_of = {"huts": ("huts",), "rafts": ("rafts",), "pads": pads, "water": ("water",)}
    for name, tables in made_of.items():
        for players in PLAYERS:
            count = sum(box.numbers[table][str(players)] for table in tables)
            yield f"{name}-{players}", Number(count, tuple(f"numbers.{table}" for table in tables))
    for ground, tile in _GROUND.items():
        count = box.numbers["taken_out_for_water"][tile]
        yield f"out-{ground}", Number(count, ("numbers.taken_out_for_water",))


def _tiles(box: Box) -> Iterator[tuple[str, Number]]:
    """Yield the totals of tiles and turns; these are printed, whatever the counts of single tiles."""
    for suffix, extensions in (("", frozenset[str]()), ("-rafts", frozenset({"rafts"}))):
        for players in PLAYERS:
            total = sum(game_for(Setup(box, players, extensions)).counts.values())
            yield f"tiles{suffix}-{players}", Number(total, ())
            yield f"turns{suffix}-{players}", Number(turns_each(total, players), ())


def _span(numbers: set[int]) -> Value:
    least, most = min(numbers), max(numbers)
    return least if least == most else f"{least}–{most}"
