"""The example extension: a third one beside those in the box, which the package does not know."""

import ast
import json
import re
import sys
from itertools import product
from pathlib import Path
from random import Random

import pytest

import rifugio
import rifugio_cairns
from kit.repository import ROOT
from rifugio.answering.replays import replay_of_record
from rifugio.bots import Budget, make_bot
from rifugio.box import load_box
from rifugio.draw import draw_svg, draw_text
from rifugio.draw.art.files import add_art_of, read_art
from rifugio.engine.moves import Go, Move
from rifugio.engine.rulebook import RuleModule
from rifugio.engine.rulebooks import rulebook_for
from rifugio.engine.state import State
from rifugio.engine.text.positions import read_position, write_position
from rifugio.engine.text.records import Record
from rifugio.replay import unfolded
from rifugio.words import Words, add_texts, look
from rifugio_cairns.piling import NoStonesLeft, PiledUp
from rifugio_cairns.stones import CAIRN, STONES, number_of, piled

PRINTED: tuple[list[str], ...] = ([], ["helicopter"], ["rafts"], ["helicopter", "rafts"])


@pytest.fixture(autouse=True)
def _added() -> None:
    rifugio.add_extension(rifugio_cairns.CAIRNS)


def begin(players: int, *more: str) -> State:
    return rifugio.new_game(rifugio.setup(players, ["cairns", *more]))


def chance(state: State, rng: Random) -> Move:
    return rng.choice(rifugio.legal_moves(state))


def test_nothing_in_the_package_knows_of_it() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        assert "cairn" not in path.read_text(encoding="utf-8").lower(), path


def test_it_uses_the_engine_and_nothing_else() -> None:
    for path in (ROOT / "examples" / "cairns" / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert str(node.module).split(".")[0] in {
                    "rifugio",
                    "rifugio_cairns",
                    "collections",
                    "typing",
                }
                assert not str(node.module).startswith("rifugio.engine.base"), (
                    "modules do not import one another"
                )


@pytest.mark.parametrize(("printed", "players"), [*product(PRINTED, (2, 4))], ids=str)
def test_whole_games(printed: list[str], players: int) -> None:
    """Offered moves are legal, positions survive as text, scores match the effects; with all extensions."""
    rng, told = Random(f"{printed} {players}"), [0] * players
    state = begin(players, *printed)
    while rifugio.to_move(state) is not None:
        move = chance(state, rng)
        assert rifugio.why_not(state, move) is None
        state, effects = rifugio.play(state, move)
        for effect in effects:
            if isinstance(effect, PiledUp):
                told[effect.seat] += 1
        if rng.random() < 0.05:
            assert read_position(write_position(state), load_box) == state
    outcome = rifugio.outcome(state)
    assert outcome is not None
    most = max(told)
    for seat, standing in enumerate(outcome):
        (line,) = (line for line in standing.lines if line.source == "cairns")
        alone = told[seat] == most and told.count(most) == 1
        assert line.points == told[seat] + (3 if alone else 0)
        assert told[seat] == number_of(state, seat) <= STONES


def test_without_stones_bare_rock_is_refused_with_its_ruling() -> None:
    for seed in range(40):
        rng, state = Random(seed), begin(2)
        while rifugio.to_move(state) is not None:
            moves = rifugio.legal_moves(state)
            walks = [move for move in moves if isinstance(move, Go)]
            bare = [
                go for go in walks if state.board.tiles[go.to].tile.id == "R" and go.to not in piled(state)
            ]
            if number_of(state, state.turn.seat) == STONES and state.turn.awaiting is None:
                assert bare == []
                around = [Go("walk", cell) for cell, laid in state.board.tiles.items() if laid.tile.id == "R"]
                reasons = [rifugio.why_not(state, go) for go in around]
                if any(
                    isinstance(reason, NoStonesLeft) and reason.ruling == "K-PILE-03" for reason in reasons
                ):
                    return
            state, _ = rifugio.play(state, rng.choice(bare or moves))
    pytest.fail("nobody ran out of stones next to bare rock")


@pytest.mark.parametrize("name", ["squirrel", "ibex", "fox"])
def test_bots_play_it_without_having_heard_of_it(name: str) -> None:
    rng, state, bot = Random(7), begin(2), make_bot(name)
    for _ in range(60):
        seat = rifugio.to_move(state)
        if seat is None:
            break
        legal = rifugio.legal_moves(state)
        chosen = rng.choice(legal) if seat < 0 else bot.choose(rifugio.view(state, seat), legal, Budget(0.05))
        state, _ = rifugio.play(state, chosen)


def test_a_name_stands_for_one_extension() -> None:
    rifugio.add_extension(rifugio_cairns.CAIRNS)  # a second time: nothing happens
    for name in ("cairns", "helicopter", "base", "Cairns", "two words", ""):
        with pytest.raises(ValueError, match="name"):
            rifugio.add_extension(RuleModule(name=name))


def test_the_order_of_adding_does_not_matter() -> None:
    rifugio.add_extension(RuleModule(name="zzz_tried_first"))
    rifugio.add_extension(RuleModule(name="aaa_tried_last"))
    chosen = frozenset({"zzz_tried_first", "cairns", "aaa_tried_last"})
    names = [module.name for module in rulebook_for(1, chosen).modules]
    assert names == ["base", "aaa_tried_last", "cairns", "zzz_tried_first"]
    with pytest.raises(ValueError, match="unknown extension: nobody"):
        rulebook_for(1, frozenset({"nobody"}))


def a_game_with_cairns() -> tuple[State, list[Move]]:
    rng, state, moves = Random(5), begin(3), list[Move]()
    while rifugio.to_move(state) is not None:
        moves.append(rng.choice(rifugio.legal_moves(state)))
        state, _ = rifugio.play(state, moves[-1])
    assert piled(state)
    return state, moves


def test_a_cairn_is_seen_on_the_map() -> None:
    state, _ = a_game_with_cairns()
    there, owner = next(iter(piled(state).items()))
    assert state.game.rulebook.marks(state.parts)[there] == (CAIRN, owner)
    add_texts("rifugio_cairns")
    assert look(Words("en"), state, there, owner).endswith("your cairn")
    add_art_of("rifugio_cairns")
    seen = piled(state).keys() - state.objects.keys()
    assert draw_svg(state).count(f'data-what="{CAIRN}"') == len(seen) > 0
    assert re.search(r"\bc[012]\b", draw_text(state))


def test_a_replay_tells_of_cairns() -> None:
    state, moves = a_game_with_cairns()
    record = Record(state.game.setup, tuple(moves))
    words = unfolded(replay_of_record(record))
    told = re.findall(r";(\*cairns\.PiledUp\|seat=\d\|cell=\S+?\|\+\d:cairns-cairn@[\d,-]+)", words)
    assert len(told) == len(piled(state))


@pytest.mark.parametrize(
    "wrong", [{"path": "M0 0<script>", "fill": "player"}, {"path": "M0 0", "fill": "url(#x)"}]
)
def test_what_is_no_path_or_no_colour_is_not_drawn(
    wrong: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "hostile_art"
    package.mkdir()
    (package / "__init__.py").touch()
    art = {"hostile-mark": {"letter": "h", "glyph": "h", "shapes": [wrong]}}
    (package / "art.json").write_text(json.dumps(art), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="cannot be drawn"):
        read_art("hostile_art")
    monkeypatch.delitem(sys.modules, "hostile_art", raising=False)
