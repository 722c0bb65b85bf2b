"""Writes the data of the browser's rules page (its texts are in the locales): python -m tools.pages.rulebook

web/src/words/numbers.json: the numbers of the box that texts mention.
web/src/learning/chapters.json: chapters and paragraphs in order, with their origin and their rulings.
web/src/rules/rulings.json: every ruling in the words of our specification, and where it comes from.
web/src/rules/examples.json: the examples' positions with every move that can be tried there, computed by the
engine: where a tap leads, what it earns, or why it is refused. So the page needs no server and has no rules.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from kit.positions import position
from kit.repository import ROOT
from rifugio.engine.cells import Cell, coordinates, neighbours
from rifugio.engine.moves import Build, Go, Move, PlaceOpen
from rifugio.engine.play import legal_moves, play, why_not
from rifugio.engine.state import State
from rifugio.engine.text.positions import write_position
from rifugio.table.values import wire_value
from rifugio.words import Paragraph, rulebook
from rifugio.words.numbers import box_numbers
from tools.pages.rule_origins import origin_of, told_rulings

FOLDER: Final = ROOT / "web" / "src"
MOST_MOMENTS: Final = 80
"""Upper limit of positions per example."""

Json: TypeAlias = dict[str, Any]


def chapters() -> list[Json]:
    """Return the chapters as the browser reads them."""
    return [
        {
            "key": chapter.key,
            "part": chapter.part,
            "paragraphs": [
                {"key": one.key, "origin": origin_of(one), "rulings": one.rulings}
                for one in chapter.paragraphs
            ],
        }
        for chapter in rulebook()
    ]


def examples() -> Json:
    """Return all examples by the key of their paragraph."""
    paragraphs = [one for chapter in rulebook() for one in chapter.paragraphs if one.example]
    return {one.key: example(begun(one), huts=(one.example or {}).get("huts", False)) for one in paragraphs}


def begun(paragraph: Paragraph) -> State:
    """Return the starting position of an example."""
    given = {name: part for name, part in (paragraph.example or {}).items() if name != "huts"}
    lay, supply = given.pop("lay", None), given.pop("left", "")
    return position(
        given.pop("board"),
        extensions=given.pop("with", ()),
        row=lay or "-",
        to_connect=1 if lay else 0,
        cards=tuple(given.pop("cards", ())),
        left={what: int(many) for what, many in (word.split(":") for word in supply.split())},
        piles={int(seat): pile for seat, pile in given.pop("piles", {}).items()},
        **given,
    )


def example(state: State, *, huts: bool) -> Json:
    """Return an example with every position reachable in this turn; building huts only where it matters."""
    row = [tile.id for tile in state.offer.open]
    return {"lay": row[0] if row else None, "moments": Trying(state, huts=huts).moments()}


class Trying:
    """All reachable positions of an example, numbered in the order they are found."""

    def __init__(self, first: State, *, huts: bool) -> None:
        self._first, self._huts = first, huts
        self._found = [first]
        self._numbers = {write_position(first): 0}

    def moments(self) -> list[Json]:
        """Return every position with the moves that can be tried in it."""
        made: list[Json] = []
        while len(made) < len(self._found):
            made.append(self._moment(self._found[len(made)]))
        assert len(made) <= MOST_MOMENTS, f"{len(made)} positions"
        return made

    def _moment(self, now: State) -> Json:
        """Return a position as its differences from the first one, and where every tap leads."""
        first, shown = table(self._first), table(now)
        moment = {name: part for name, part in shown.items() if now is self._first or part != first[name]}
        laid = self._first.turn.to_connect and not now.turn.to_connect  # laying a tile ends the example
        targets = {} if laid else self._targets(now)
        reasons = [] if laid else [(cell, why_not(now, move)) for cell, move in wished(now, huts=self._huts)]
        return moment | {
            "free": now.turn.free,
            "cards": now.players[0].cards,
            "tries": [self._try(now, cell, move) for cell, move in targets.items()],
            "refused": [
                {"cell": coordinates(cell), "reason": wire_value(reason)}
                for cell, reason in reasons
                if cell not in targets and reason is not None
            ],
        }

    def _targets(self, now: State) -> dict[Cell, Move]:
        """Return, for each cell where a tap does something, the first legal move there."""
        found: dict[Cell, Move] = {}
        for move in legal_moves(now):
            hut = isinstance(move, Build) and move.what == "hut"
            if isinstance(move, PlaceOpen | Go | Build) and (self._huts or not hut):
                found.setdefault(cell_of(move), move)
        return found

    def _try(self, now: State, cell: Cell, move: Move) -> Json:
        after, effects = play(now, move)
        text = write_position(after)
        if text not in self._numbers:
            self._numbers[text] = len(self._found)
            self._found.append(after)
        return {
            "cell": coordinates(cell),
            "kind": kind_of(move),
            "cost": getattr(move, "steps", 0),
            "effects": [wire_value(effect) for effect in effects],
            "to": self._numbers[text],
        }


def table(state: State) -> Json:
    """Return the tiles, hikers and objects on the table, as the board draws them."""
    return {
        "tiles": [
            [laid.tile.id, *coordinates(cell), laid.rotation]
            for cell, laid in sorted(state.board.tiles.items(), key=lambda one: coordinates(one[0])[::-1])
        ],
        "walkers": [coordinates(player.cell) for player in state.players],
        "objects": [[one.what, one.owner, *coordinates(cell)] for cell, one in sorted(state.objects.items())],
        "swimmers": [
            {"player": seat, "near": None if near is None else coordinates(near)}
            for seat, near in sorted(state.parts.get("rafts", {}).items())
        ],
    }


def wished(state: State, *, huts: bool) -> Iterator[tuple[Cell, Move]]:
    """Yield a move that somebody might try on each cell, legal or not."""
    tiles, here = state.board.tiles, state.players[0].cell
    if state.turn.to_connect:
        border = {other for cell in tiles for other in neighbours(cell)} - set(tiles)
        for cell in sorted(border):
            yield cell, PlaceOpen(0, cell)
        return
    aboard = state.objects.get(here)
    by = {"helicopter": ("pad", "fly"), "raft": ("water", "sail")}.get(aboard.what) if aboard else None
    for cell, laid in tiles.items():
        if cell == here:
            if huts:
                yield cell, Build("hut", cell)
        elif by is not None and laid.tile.kind == by[0]:
            yield cell, Go(by[1], cell)
        else:
            yield cell, Go("walk", cell)


def cell_of(move: Move) -> Cell:
    """Return the cell a move is about."""
    match move:
        case PlaceOpen(_, cell):
            return cell
        case Go(_, cell) | Build(_, cell):
            return cell
    raise TypeError(move)


def kind_of(move: Move) -> str:
    """Return the board's name for this kind of target."""
    match move:
        case Go(means):
            return means
        case Build(what):
            return "build" if what == "hut" else f"build-{what}"
    return "lay"


def written(value: object, lines: int = 1) -> str:
    """Return JSON with one entry per line, so that diffs stay small."""
    if lines and isinstance(value, dict):
        body = ",\n".join(f"{json.dumps(key)}: {written(part, 0)}" for key, part in value.items())
        return "{\n" + body + "\n}"
    if lines and isinstance(value, list):
        return "[\n" + ",\n".join(written(part, 0) for part in value) + "\n]"
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def files() -> dict[str, str]:
    """Return the name and content of each file."""
    return {
        "words/numbers.json": json.dumps(box_numbers(), ensure_ascii=False, indent=2) + "\n",
        "learning/chapters.json": written(chapters()) + "\n",
        "rules/rulings.json": written({name: told._asdict() for name, told in told_rulings().items()}) + "\n",
        "rules/examples.json": written(examples()) + "\n",
    }


def main() -> None:
    """Write the files."""
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")


if __name__ == "__main__":
    main()
