"""Regenerates the perft files: `python -m tests.perft.make [PART OF A NAME]`; minutes for all.

Only after an intended change of the rules: the counts are what the engine does now. Positions come from
random games or are constructed at random; for each theme the first one found is taken.
"""

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Final

from kit.ways import WAYS, Way, kind_of, pick
from rifugio.engine.moves import Build, Go, PlaceOpen, Remove, Swap
from rifugio.engine.play import legal_moves, new_game, play
from rifugio.engine.state import State
from tests.perft.perft import FOLDER, Counts, perft
from tests.properties.constructed import constructed

MOST_LEAVES: Final = 700_000
"""Limits the depth of each file."""


def walking(state: State) -> bool:
    """Whether the mover walks among others' huts, with cards in hand."""
    near = sum(
        cell in state.objects and state.objects[cell].owner != state.turn.seat for cell in _near(state)
    )
    return _walks(state) and near >= 2 and state.me.cards >= 2 and len(state.board.tiles) < 30


def connecting(state: State) -> bool:
    """Whether the mover chooses between a pass and a top, with a pass on the table."""
    kinds = {tile.kind for tile in state.offer.open}
    laid = any(laid.tile.is_pass for laid in state.board.tiles.values())
    return state.turn.to_connect > 0 and {"pass", "top"} <= kinds and laid and _fit(state, PlaceOpen) > 1


def second_tile(state: State) -> bool:
    """Whether two play, one of the two tiles is laid and the row is full again."""
    return state.game.players == 2 and state.turn.to_connect == 1 and len(state.offer.open) == 3


def last_tiles(state: State) -> bool:
    """Whether the row can no longer be filled, and not all of its tiles fit."""
    lying = len(state.offer.open)
    return (
        state.turn.to_connect > 0 and not any(state.offer.blind) and 0 < _fit(state, PlaceOpen) < lying == 2
    )


def removal(state: State) -> bool:
    """Whether nothing fits, and more turns follow."""
    return _fit(state, Remove) == 3


def swap(state: State) -> bool:
    """Whether the drawn tile fits nowhere and at least two open ones fit."""
    return _fit(state, Swap) >= 2


def redraw(state: State) -> bool:
    """Whether Nature has drawn a tile when neither it nor any open one fits, and draws again."""
    return bool(state.offer.rejects) and len(legal_moves(state)) > 2


def flight(state: State) -> bool:
    """Whether the mover can fly, and walk."""
    return _walks(state) and {"walk", "fly"} <= _kinds(state) and state.me.cards >= 2


def sailing(state: State) -> bool:
    """Whether the mover can sail, with somebody else aboard."""
    return {"walk", "sail"} <= _kinds(state) and len(state.walkers_on(state.me.cell)) == 2


def swimming(state: State) -> bool:
    """Whether the mover can go into the water, with cards for more steps, and there are few pads."""
    pads = sum(laid.tile.kind == "pad" for laid in state.board.tiles.values())
    return {"walk", "swim"} <= _kinds(state) and state.me.cards >= 2 and pads <= 3


def pad(state: State) -> bool:
    """Whether the mover can walk over a pad or build a raft."""
    beside = [state.board.tiles[move.to].tile.kind for move in legal_moves(state) if isinstance(move, Go)]
    rafts = any(isinstance(move, Build) and move.what == "raft" for move in legal_moves(state))
    return _walks(state) and "pad" in beside and rafts


def _walks(state: State) -> bool:
    return state.turn.to_connect == 0 and not state.turn.over


def _near(state: State) -> tuple[int, ...]:
    return state.board.paths[state.me.cell]


def _fit(state: State, kind: type[PlaceOpen | Swap | Remove]) -> int:
    """Return how many open tiles can be used in this kind of move."""
    return len({move.slot for move in legal_moves(state) if isinstance(move, kind)})


def _kinds(state: State) -> set[str]:
    return set(map(kind_of, legal_moves(state)))


@dataclass(frozen=True)
class Theme:
    """What a position shows, and where to look for one."""

    about: str
    shown_by: Callable[[State], bool]
    in_games: bool = True
    needs: frozenset[str] | None = None
    """The extensions it is about; None if it applies to all."""


NONE: Final[frozenset[str]] = frozenset()
THEMES: Final = {
    "start": Theme("The beginning of the game.", lambda _: True),
    "walking": Theme("Walking among the huts of others, early in the game.", walking),
    "connecting": Theme("Passes and tops to connect, in the middle of the game.", connecting, needs=NONE),
    "second-tile": Theme("The second of the two tiles of a turn.", second_tile, needs=NONE),
    "last-tiles": Theme("The last two tiles, of which one fits.", last_tiles, in_games=False, needs=NONE),
    "removal": Theme("Nothing fits: a tile leaves the game.", removal, in_games=False, needs=NONE),
    "swap": Theme("The drawn tile fits nowhere: it is exchanged.", swap, in_games=False, needs=NONE),
    "redraw": Theme("Nature draws again, for nothing fitted.", redraw, in_games=False, needs=NONE),
    "flight": Theme("In a helicopter.", flight, needs=frozenset({"helicopter"})),
    "sailing": Theme("On a raft for two.", sailing, in_games=False, needs=frozenset({"rafts"})),
    "swimming": Theme("On a shore without rafts.", swimming, in_games=False, needs=frozenset({"rafts"})),
    "pad": Theme("Beside a pad and water.", pad, in_games=False, needs=frozenset({"helicopter", "rafts"})),
}


def applies(name: str, way: Way) -> bool:
    """Whether a theme applies to a way: by the extensions it needs, and for some by the players."""
    needs = THEMES[name].needs
    if name == "second-tile" and way.players != 2:
        return False
    return needs is None or (not needs and not way.extensions) or (bool(needs) and needs <= {*way.extensions})


def names() -> dict[str, tuple[str, Way]]:
    """Return the expected files, each with its theme and way."""
    return {f"{way}-{name}.perft": (name, way) for way in WAYS for name in THEMES if applies(name, way)}


def positions(way: Way, theme: Theme) -> Iterator[State]:
    """Yield candidate positions: from whole random games, or a few moves from constructed positions."""
    for seed in count():
        rng = random.Random(seed)
        state = new_game(way.setup) if theme.in_games else constructed(way, seed)
        for _ in range(1000 if theme.in_games else 8):
            yield state
            moves = legal_moves(state)
            if not moves:
                break
            state, _ = play(state, pick(moves, rng))


def counted(about: str, state: State) -> Counts:
    """Return the counts of a position, as deep as is affordable."""
    counts: dict[int, int] = {}
    for depth in range(1, 9):
        estimate = counts[depth - 1] ** 2 / max(1, counts.get(depth - 2, 1)) if depth > 1 else 1
        if estimate > 2 * MOST_LEAVES:
            break
        counts[depth] = perft(state, depth)
        if counts[depth] == 0 or counts[depth] > MOST_LEAVES / 4:
            break
    return Counts(about, state, counts)


def main() -> None:
    """Write all files, or those whose names contain a word."""
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    for name, (theme_name, way) in names().items():
        if word not in name:
            continue
        theme = THEMES[theme_name]
        found = next(filter(theme.shown_by, islice(positions(way, theme), 200_000)), None)
        if found is None:
            raise SystemExit(f"no position found for {name}")
        counts = counted(theme.about, found)
        (FOLDER / name).write_text(counts.write(), encoding="utf-8")
        sys.stdout.write(f"{name} {counts.counts}\n")


if __name__ == "__main__":
    main()
