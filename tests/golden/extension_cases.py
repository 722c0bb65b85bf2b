"""Cases with extensions, by the extensions that must be in the game."""

from typing import Final

from kit.ways import Way, kind_of
from rifugio.engine.cells import coordinates
from rifugio.engine.effects import Visited
from rifugio.engine.moves import Build, End, Go
from tests.golden.cases import CASES, tie_broken_by
from tests.golden.played import Case, Moment, Played, at_the_end, in_a_turn, once, points
from tests.reference.naive_board import land_region

HELICOPTER: Final = frozenset({"helicopter"})
RAFTS: Final = frozenset({"rafts"})


def goes(means: str, *, foreign: bool = False) -> Case:
    """Return the predicate that somebody travelled by a means; `foreign`: in or on another's object."""

    def did(m: Moment) -> bool:
        here = m.before.objects.get(m.before.me.cell)
        others = here is not None and here.owner != m.before.turn.seat
        return kind_of(m.move) == means and (others or not foreign)

    return once(did)


def built(what: str, start: str = "") -> Case:
    """Return the predicate that somebody built this, optionally while standing on this kind of tile."""
    return once(lambda m: isinstance(m.move, Build) and m.move.what == what and start in tile_kind(m))


def visited(what: str) -> Case:
    return once(lambda m: any(isinstance(effect, Visited) and effect.what == what for effect in m.effects))


def tile_kind(m: Moment) -> str:
    return m.before.board.tiles[m.before.me.cell].tile.kind


def stepped(start: str, to: str) -> Case:
    """Return the predicate that somebody walked from one kind of tile to another."""

    def did(m: Moment) -> bool:
        walked = isinstance(m.move, Go) and m.move.means == "walk"
        return walked and tile_kind(m) == start and m.after.board.tiles[m.after.me.cell].tile.kind == to

    return once(did)


def over_an_empty_pad(turn: Played) -> bool:
    return any(
        kind_of(m.move) == "walk" and tile_kind(m) == "pad" and m.before.me.cell not in m.before.objects
        for m in turn
    )


def pad_refused(m: Moment) -> bool:
    """Whether somebody with a step left could not go onto an adjacent empty pad."""
    if m.before.turn.to_connect or not m.before.steps_left or not isinstance(m.move, End):
        return False
    near = m.before.board.paths[m.before.me.cell]
    pads = [cell for cell in near if m.before.board.tiles[cell].tile.kind == "pad"]
    return any(cell not in m.before.objects and m.before.steps_left == 1 for cell in pads)


def swum_across(game: Played) -> bool:
    """Whether somebody came ashore on other land than where the swim began."""
    left_from: dict[int, tuple[int, int]] = {}
    for m in game:
        seat = m.before.turn.seat
        swam, swims = seat in m.before.parts["rafts"], seat in m.after.parts["rafts"]
        if swims and not swam:
            left_from[seat] = coordinates(m.before.me.cell)
        if swam and not swims:
            tiles = {
                coordinates(at): (laid.tile.id, laid.rotation) for at, laid in m.after.board.tiles.items()
            }
            if coordinates(m.after.players[seat].cell) not in land_region(tiles, left_from[seat]):
                return True
    return False


def rested_in_the_water(m: Moment) -> bool:
    return isinstance(m.move, End) and m.before.turn.seat in m.before.parts["rafts"]


WITH: Final[list[tuple[frozenset[str], dict[str, Case]]]] = [
    (
        HELICOPTER,
        {
            "over an empty pad": in_a_turn(over_an_empty_pad),
            "one step is too few for a pad": once(pad_refused),
            "helicopter built": built("helicopter"),
            "flight": goes("fly"),
            "helicopter visited": visited("helicopter"),
            "flight in another's helicopter": goes("fly", foreign=True),
            "pad to pad": stepped("pad", "pad"),
        },
    ),
    (
        RAFTS,
        {
            "raft built": built("raft"),
            "raft built from a raft": built("raft", "water"),
            "raft visited": visited("raft"),
            "raft to raft": stepped("water", "water"),
            "sail": goes("sail"),
            "sail on another's raft": goes("sail", foreign=True),
            "passenger carried": once(
                lambda m: kind_of(m.move) == "sail" and len(m.before.walkers_on(m.before.me.cell)) == 2
            ),
            "swum across": swum_across,
            "rested in the water": once(rested_in_the_water),
            "waterfall bonus": at_the_end(lambda state: max(points(state, "waterfall")) > 0),
        },
    ),
    (
        HELICOPTER | RAFTS,
        {
            "raft to pad": stepped("water", "pad"),
            "pad to raft": stepped("pad", "water"),
            "raft built from a pad": built("raft", "pad"),
        },
    ),
]

TIES: Final = {
    HELICOPTER: ("tie broken by helicopter points", tie_broken_by("helicopter")),
    RAFTS: ("tie broken by raft points", tie_broken_by("raft")),
    HELICOPTER | RAFTS: ("tie broken by helicopter and raft points", tie_broken_by("helicopter", "raft")),
}


def cases_for(way: Way) -> dict[str, Case]:
    """Return the cases that can happen in a way to play."""
    chosen = frozenset(way.extensions)
    cases = dict(CASES)
    for needed, more in WITH:
        if needed <= chosen:
            cases |= more
    if chosen in TIES:
        name, case = TIES[chosen]
        cases[name] = case
    if way.players != 2:
        del cases["swap before another tile"], cases["row filled between two tiles"]
    else:
        del cases["shared second rank"]
    return cases
