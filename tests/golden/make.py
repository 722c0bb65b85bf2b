"""Regenerates the golden files tests/golden/*.record: finished games that show every case.

Only after an intended change of the rules, as a record must always replay under its rules_version. For each
way to play, the most eventful of some random games is kept; for each case that none of them shows
(tests/golden/cases.py, tests/golden/extension_cases.py) another game is searched for, with players and a
Nature that provoke it if necessary.

    python -m tests.golden.make
"""

import random
from collections.abc import Callable, Iterable
from functools import cache
from itertools import count, islice
from pathlib import Path
from typing import Final, NamedTuple

from kit.ways import WAYS, Way, kind_of, pick
from rifugio.engine.cells import START, neighbours
from rifugio.engine.moves import DRAW_BLIND, Move, PlaceDrawn, Reveal
from rifugio.engine.play import legal_moves, new_game, play
from rifugio.engine.state import State
from rifugio.engine.text.records import Record, write_record
from tests.golden.extension_cases import cases_for
from tests.golden.played import moments

FOLDER: Final = Path(__file__).parent
SHOWS: Final = "Shows"
GAMES_PER_WAY: Final = 15
PATIENCE: Final = 600

Chooser = Callable[[State, list[Move], random.Random], Move]


class Style(NamedTuple):
    """How Nature and the players choose."""

    nature: Chooser
    player: Chooser


# Random games.


def by_chance(_: State, moves: list[Move], rng: random.Random) -> Move:
    """Choose a kind of move, then a move of that kind."""
    return pick(moves, rng)


# Provoked cases.


def tops_first(state: State, moves: list[Move], rng: random.Random) -> Move:
    """Reveal the three tops, which fit nowhere, so that every tile has to be drawn blind."""
    tops = [move for move in moves if isinstance(move, Reveal) and move.tile.startswith("T")]
    return rng.choice(tops if tops and state.turn.awaiting == "fill" else moves)


def rocks_first(state: State, moves: list[Move], rng: random.Random) -> Move:
    """Reveal the tops; then all rocks, and after them the forests that can enclose them."""
    if state.turn.awaiting == "fill":
        return tops_first(state, moves, rng)
    tiles, reveals = state.game.box.tiles, [move for move in moves if isinstance(move, Reveal)]
    rocks, forests = ([m for m in reveals if tiles[m.tile].terrain == it] for it in ("rock", "forest"))
    return rng.choice(rocks or forests or reveals)


def ring_is_closed(state: State) -> bool:
    """Whether tiles lie all around START."""
    return all(cell in state.board.tiles for cell in neighbours(START))


def meadow(state: State, moves: list[Move], rng: random.Random) -> Move:
    """Reveal the tops, then grass until START is surrounded, and then a rock, which fits nowhere."""
    if state.turn.awaiting == "fill":
        return tops_first(state, moves, rng)
    wanted = "R" if ring_is_closed(state) else "G"
    choice = [move for move in moves if move == Reveal(wanted) and not state.offer.rejects]
    return rng.choice(choice or moves)


def round_start(state: State, moves: list[Move], rng: random.Random) -> Move:
    """Lay tiles around START first."""
    ring = [move for move in moves if isinstance(move, PlaceDrawn) and move.cell in neighbours(START)]
    return rng.choice(ring) if ring else pick(moves, rng)


def against_tops(state: State, moves: list[Move], rng: random.Random) -> Move:
    """Leave the tops in the row, and lay other tiles so that the tops get as little room as possible."""
    if DRAW_BLIND in moves:
        return DRAW_BLIND
    laying = [move for move in moves if isinstance(move, PlaceDrawn)]
    if not laying:
        return pick(moves, rng)
    rng.shuffle(laying)
    return min(laying, key=lambda move: room_for_tops(play(state, move)[0]))


def room_for_tops(state: State) -> int:
    """Return the number of cells on which a top fits."""
    return len(state.board.room_for(state.game.laid["T1"][0]))


def swimmers(state: State, moves: list[Move], rng: random.Random) -> Move:
    """Build rafts as soon as possible, and then swim."""
    wet = [move for move in moves if kind_of(move) in ("build raft", "swim")]
    return rng.choice(wet) if wet and rng.random() < 0.8 else pick(moves, rng)


CHANCE: Final = Style(by_chance, by_chance)
STYLES: Final = {
    "redraw": Style(meadow, round_start),
    "nothing open fits, so a blind draw": Style(tops_first, by_chance),
    "removal": Style(rocks_first, against_tops),
    "swum across": Style(by_chance, swimmers),
    "rested in the water": Style(by_chance, swimmers),
}
PLAYERS: Final = {"swum across": 3, "rested in the water": 3}
"""Players where it makes a case likelier (with two, everybody has more rafts and swims less)."""


def played(way: Way, seed: int, style: Style = CHANCE) -> Record:
    """Play a game from start to finish."""
    rng, state, made = random.Random(seed), new_game(way.setup), list[Move]()
    while moves := legal_moves(state):
        choose = style.player if state.turn.awaiting is None else style.nature
        made.append(choose(state, moves, rng))
        state, _ = play(state, made[-1])
    return Record(way.setup, tuple(made))


def shown(way: Way, record: Record) -> list[str]:
    """Return the cases that a game shows."""
    game = moments(record)
    return [name for name, case in cases_for(way).items() if case(game)]


def with_cases(way: Way, record: Record) -> Record:
    """Return the record with its cases in a header."""
    return Record(record.setup, record.moves, {SHOWS: "; ".join(shown(way, record))})


def claimed(record: Record) -> list[str]:
    """Return the cases that a record claims to show."""
    return record.headers[SHOWS].split("; ")


def most_eventful(way: Way) -> Record:
    """Return the random game that shows the most cases."""
    games = (with_cases(way, played(way, seed)) for seed in range(GAMES_PER_WAY))
    return max(games, key=lambda record: len(claimed(record)))


@cache
def case_names() -> dict[str, Way]:
    """Return every case that needs a record, with the first way to play in which it can happen."""
    names: dict[str, Way] = {}
    for way in WAYS:
        for name in cases_for(way):
            if PLAYERS.get(name, way.players) == way.players:
                names.setdefault(name, way)
    return names


def provoked(name: str, way: Way) -> Record:
    """Return a game that shows a case."""
    case, style = cases_for(way)[name], STYLES.get(name, CHANCE)
    games: Iterable[Record] = (played(way, seed, style) for seed in count(GAMES_PER_WAY))
    found = next((game for game in islice(games, PATIENCE) if case(moments(game))), None)
    if found is None:
        raise SystemExit(f"no game found that shows: {name}")
    return with_cases(way, found)


def slug(name: str) -> str:
    """Return a file name for a case."""
    return "".join(letter for letter in name if letter.isalpha() or letter == " ").replace(" ", "-")


def main() -> None:
    """Write all records."""
    records = {str(way): most_eventful(way) for way in WAYS}
    missing = set(case_names()) - {name for record in records.values() for name in claimed(record)}
    for name in [name for name in case_names() if name in missing]:
        if not any(name in claimed(record) for record in records.values()):
            records[slug(name)] = provoked(name, case_names()[name])
            print(f"{name}: found in {case_names()[name]}", flush=True)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    for file_name, record in records.items():
        (FOLDER / f"{file_name}.record").write_text(write_record(record), encoding="utf-8")
        print(f"{file_name}: {record.headers[SHOWS]}")


if __name__ == "__main__":
    main()
