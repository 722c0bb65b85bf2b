"""Writes sentences that Python makes of real effects, reasons, moves and results in every language.

The browser makes its own from the same locale files; its tests read web/src/words/samples.json and must get
the same: python -m tests.words.samples
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias, TypeVar

from kit.repository import ROOT
from rifugio.bots.remarks import WORDINGS
from rifugio.box import load_box
from rifugio.engine.base.scoring import decided_by
from rifugio.engine.base.turn import is_idle
from rifugio.engine.cells import Cell, cell, coordinates
from rifugio.engine.moves import Go, Move, PlaceOpen
from rifugio.engine.play import outcome
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.records import read_record
from rifugio.table.values import wire_value
from rifugio.words import (
    LANGUAGES,
    REMARKS,
    Words,
    effect_sentence,
    look,
    move_phrase,
    reason_sentence,
    remark_sentence,
    verdict,
)
from tests.words.gathering import EFFECTS, REASONS, example, gathered

PATH: Final = ROOT / "web" / "src" / "words" / "samples.json"
NAMES: Final = ("Ann", "", "Luca", "Jan", "Fien")
"""One player has no name."""
OF_A_KIND: Final = 4
TIES: Final = ("tie-broken-by-helicopter-points", "tie-broken-by-hut-points", "tie-broken-by-raft-points")
"""Golden records in which points alone do not decide who has won."""
REMARK: Final = {"place": "T2", "points": 3, "kind": "flower", "player": 1, "object": "raft", "cards": 2}

Sample: TypeAlias = dict[str, Any]
T = TypeVar("T")


def samples() -> Iterator[Sample]:
    """Yield all samples, deterministically."""
    found = gathered()
    rare_effects = [(example(kind), found.ends[0]) for kind in EFFECTS]
    for number, (effect, state) in enumerate(few([*found.effects, *rare_effects])):
        exact, reader = number % 3 == 0, (0, 1, None)[number % 3]
        slot = number % 4
        move = PlaceOpen(slot - 1, 0) if slot else None
        said = {
            language: effect_sentence(words, effect, reader, NAMES, state, exact=exact, move=move)
            for language, words in speakers()
        }
        value = wire_value(effect)
        where = land(state, cells_of(value))
        yield sample("effect", value, said, exact=exact, reader=reader, slot=slot, **where)
    rare_reasons = [(example(kind), found.ends[0]) for kind in REASONS]
    for number, (reason, state) in enumerate(few([*found.reasons, *rare_reasons])):
        exact = number % 3 == 0
        said = {
            language: reason_sentence(words, reason, state, NAMES, exact=exact)
            for language, words in speakers()
        }
        told = wire_value(reason)
        where = land(state, cells_of(told))
        yield sample("reason", told, said, exact=exact, reader=state.turn.seat, **where)
    yield from move_samples(few(found.moves))
    yield from remark_samples()
    ties = [played_to_the_end(name) for name in TIES]
    for state in [*found.ends, *ties]:
        yield from verdict_samples(state)
        yield from look_samples(state)


def move_samples(moves: Iterable[tuple[Move, State]]) -> Iterator[Sample]:
    """Yield moves with everything that their names depend on."""
    for number, (move, state) in enumerate(moves):
        exact = number % 3 == 0
        said = {
            language: move_phrase(words, move, state, NAMES, exact=exact) for language, words in speakers()
        }
        cells = [getattr(move, "to" if isinstance(move, Go) else "cell", getattr(move, "on", None))]
        offer = {
            "open": [tile.id for tile in state.offer.open],
            "hand": state.offer.hand.id if state.offer.hand else None,
            "players": [{"at": list(coordinates(player.cell))} for player in state.players],
            "steps": {"free": state.turn.free},
            "idle": is_idle(state.turn),
        }
        where = land(state, [cell for cell in cells if cell is not None])
        yield sample("move", write_move(move), said, exact=exact, reader=state.turn.seat, **where, **offer)


def remark_samples() -> Iterator[Sample]:
    """Yield each remark of the bots."""
    for code, needed in REMARKS.items():
        for wording in range(WORDINGS):
            data = {**{name: REMARK[name] for name in needed}, "wording": wording}
            said = {
                language: remark_sentence(words, code, data, 1, NAMES)  # type: ignore[arg-type]
                for language, words in speakers()
            }
            about = {"code": code, **data}
            yield sample("remark", about, said, exact=False, reader=1, tiles=None, objects=None)


def verdict_samples(state: State) -> Iterator[Sample]:
    """Yield how a game ended, and how it would have ended with everything tied."""
    standings = outcome(state)
    assert standings is not None
    shared = tuple(standings[0]._replace(rank=1) for _ in standings)
    for ended in (standings, shared):
        said = {language: verdict(words, ended, state, 0, NAMES) for language, words in speakers()}
        result = {
            "ranks": [one.rank for one in ended],
            "points": [[line._asdict() for line in one.lines] for one in ended],
            "decided_by": decided_by(ended, state.game.rulebook),
        }
        yield sample("verdict", result, said, exact=False, reader=0, tiles=None, objects=None)


def look_samples(state: State) -> Iterator[Sample]:
    """Yield descriptions of cells: where hikers are, where an object is, and beyond the edge."""
    walkers = [player.cell for player in state.players]
    for where in dict.fromkeys([*walkers, *list(state.objects)[:3], cell(40, 0)]):
        said = {language: look(words, state, where, 0, NAMES) for language, words in speakers()}
        players = [{"at": list(coordinates(player.cell))} for player in state.players]
        swimmers = [{"player": player} for player in sorted(state.parts.get("rafts", {}))]
        more = {"players": players, "swimmers": swimmers}
        place = land(state, [where])
        yield sample("look", list(coordinates(where)), said, exact=True, reader=0, **place, **more)


def played_to_the_end(name: str) -> State:
    """Return the last position of a golden record."""
    path = ROOT / "tests" / "golden" / f"{name}.record"
    return read_record(path.read_text(encoding="utf-8"), load_box).last()


def sample(kind: str, value: object, said: dict[str, str], **scene: object) -> Sample:
    """Return a sample."""
    return {"kind": kind, "value": value, "slot": 0, **scene, "said": said}


def speakers() -> Iterator[tuple[str, Words]]:
    """Yield the languages."""
    return ((language, Words(language, strict=True)) for language in LANGUAGES)


def few(found: Iterable[tuple[T, State]]) -> Iterator[tuple[T, State]]:
    """Yield the first few of each kind."""
    met: dict[type, int] = {}
    for value, state in found:
        met[type(value)] = met.get(type(value), 0) + 1
        if met[type(value)] <= (OF_A_KIND if not isinstance(value, Go) else 12):
            yield value, state


def cells_of(value: dict[str, Any]) -> list[Cell]:
    """Return the cells in an effect or a reason as it is sent."""
    pairs = [value.get(name) for name in ("cell", "start", "to")]
    return [cell(*pair) for pair in pairs if isinstance(pair, list | tuple)]


def land(state: State, cells: Iterable[Cell]) -> Sample:
    """Return the tiles and objects on a few cells: sentences depend on no others."""
    wanted = list(dict.fromkeys(cells))
    laid = [(cell, state.board.tiles[cell]) for cell in wanted if cell in state.board.tiles]
    built = [(cell, state.objects[cell]) for cell in wanted if cell in state.objects]
    return {
        "tiles": [[one.tile.id, *coordinates(cell), one.rotation] for cell, one in laid],
        "objects": [[one.what, one.owner, *coordinates(cell)] for cell, one in built],
    }


def text() -> str:
    """Return the file, one sample per line."""
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in samples())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    written = text()
    PATH.write_text(written, encoding="utf-8")
    print(f"{len(json.loads(written))} samples in {PATH.relative_to(ROOT)}")
