"""Games keep the rules they began with: each `rules_version` has its own table of modules.

There is only one version so far, so the second one here is made up: nobody rests at START, and one's own
huts score points.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

import rifugio
from rifugio.box import load_box
from rifugio.dealer import SealedBag
from rifugio.engine.base import BASE
from rifugio.engine.both import BOTH
from rifugio.engine.cells import START
from rifugio.engine.game import Setup
from rifugio.engine.helicopter import HELICOPTER
from rifugio.engine.moves import Move
from rifugio.engine.rafts import RAFTS
from rifugio.engine.reasons import IllegalMove, Reason
from rifugio.engine.rulebook import RuleModule, ScoreLine
from rifugio.engine.rulebooks import MODULE_TABLES, add_extension, game_for, rulebook_for
from rifugio.engine.state import State
from rifugio.engine.text.positions import read_setup, write_setup
from rifugio.engine.text.records import Record, read_record, write_record
from rifugio.engine.values import value
from rifugio.table.resuming import resumed

GOLDEN = Path(__file__).parent.parent / "golden"
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)
HUTS_AND_WALKS = ("base-2", "helicopter+rafts-3", "swum-across")


@value
class NoRestAtStart(Reason):
    """Version 2: nobody ends a turn at START."""


def refuse_end(state: State) -> Reason | None:
    return NoRestAtStart("X-END-01") if state.me.cell == START else None


def score(state: State, seat: int) -> Iterable[ScoreLine]:
    assert BASE.score is not None
    own = sum(built.owner == seat and built.what == "hut" for built in state.objects.values())
    return (*BASE.score(state, seat), ScoreLine("own huts", own))


SECOND_BASE = replace(BASE, refuse_end=refuse_end, score=score)
THIRD = RuleModule[State](name="third")


@pytest.fixture(autouse=True)
def _second_version(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register a version 2, in which a third extension exists."""
    monkeypatch.setitem(MODULE_TABLES, 2, (SECOND_BASE, HELICOPTER, RAFTS, THIRD, BOTH))
    yield
    rulebook_for.cache_clear()
    game_for.cache_clear()


def of_version(version: int, *extensions: str) -> Setup:
    return replace(rifugio.setup(2, extensions), rules_version=version)


def played(setup: Setup, seed: int) -> Record:
    """Play a random game, building whenever possible."""
    rng, state, moves = Random(seed), rifugio.new_game(setup), list[Move]()
    while rifugio.to_move(state) is not None:
        legal = rifugio.legal_moves(state)
        huts = [move for move in legal if str(move).startswith("hut")]
        moves.append(rng.choice(huts or legal))
        state, _ = rifugio.play(state, moves[-1])
    return Record(setup, tuple(moves), {})


def modules(version: int, *extensions: str) -> list[str]:
    return [module.name for module in rulebook_for(version, frozenset(extensions)).modules]


@pytest.mark.parametrize("name", HUTS_AND_WALKS)
def test_records_of_the_first_version_replay_as_before(name: str) -> None:
    text = (GOLDEN / f"{name}.record").read_text(encoding="utf-8")
    assert write_record(read_record(text, load_box)) == text


def test_a_record_of_the_second_replays_under_the_second() -> None:
    record = played(of_version(2, "rafts"), 3)
    text = write_record(record)
    assert text.startswith("rifugio rules=2 ")
    assert read_record(text, load_box) == record
    assert "own huts" in sources(record)
    assert "own huts" not in sources(under(1, record))


def test_the_same_moves_are_judged_by_the_version_of_their_record() -> None:
    record = played(of_version(1), 3)
    record.last()
    with pytest.raises(IllegalMove, match="X-END-01"):
        under(2, record).last()


def under(version: int, record: Record) -> Record:
    return replace(record, setup=replace(record.setup, rules_version=version))


def sources(record: Record) -> set[str]:
    return {line.source for one in rifugio.outcome(record.last()) or () for line in one.lines if line.points}


def test_a_table_goes_on_under_the_version_it_began_with() -> None:
    for version in (1, 2):
        setup = of_version(version)
        table = resumed(setup, SealedBag(bytes(32), ["", ""], setup), [None, None], [], NOW)
        play = table.table.begun
        assert play.rules_version == version
        assert play.state.game.rulebook.modules[0] is (BASE, SECOND_BASE)[version - 1]


def test_a_version_nobody_knows_is_refused() -> None:
    setup = read_setup(write_setup(of_version(1)).replace("rules=1", "rules=3"), load_box)
    with pytest.raises(ValueError, match="unknown rules version: 3"):
        rifugio.new_game(setup)


def test_an_extension_is_known_only_in_versions_that_have_it() -> None:
    assert modules(2, "third") == ["base", "third"]
    with pytest.raises(ValueError, match="unknown extension: third"):
        modules(1, "third")


def test_what_is_ruled_for_several_joins_where_all_of_them_are() -> None:
    for version in (1, 2):  # the second version has three, so two are not all of them
        assert modules(version, "helicopter") == ["base", "helicopter"]
        assert modules(version, "helicopter", "rafts") == ["base", "helicopter", "rafts", "both"]
    assert modules(2, "helicopter", "third") == ["base", "helicopter", "third"]
    with pytest.raises(ValueError, match="unknown extension: both"):
        modules(1, "both")


def test_so_do_the_modules_of_others() -> None:
    add_extension(RuleModule(name="ferries_tried"))
    add_extension(RuleModule(name="ferries_and_rafts_tried", requires=frozenset({"ferries_tried", "rafts"})))
    assert modules(1, "rafts") == ["base", "rafts"]
    assert modules(1, "ferries_tried", "rafts") == [
        *("base", "rafts", "ferries_tried", "ferries_and_rafts_tried"),
    ]
