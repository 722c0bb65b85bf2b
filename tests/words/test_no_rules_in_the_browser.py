"""The browser implements no rules.

Sources of points are named there only for listed reasons; the engine's constants do not occur there under any
name, and nothing depends on how many extensions a game has, or compares a player's belongings with a number.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kit.ways import WAYS
from rifugio.engine.play import new_game

ENGINE: Final = Path(__file__).parent.parent.parent / "src" / "rifugio" / "engine"
WEB: Final = Path(__file__).parent.parent.parent / "web" / "src"
NO_PROGRAM: Final = re.compile(r"\.test\.ts$|/tests/|\.d\.ts$|/words/keys\.(check\.)?ts$|/gallery/")
TEXT: Final = re.compile(r"""["'`]([a-z]+)["'`]""")
CONSTANT: Final = re.compile(r"\b(?:const|let|readonly)\s+#?(\w+)[^=\n]*=\s*\d")
COUNTED: Final = re.compile(r"\bextensions\??\.(?:length|size)\s*(?:[<>]|[!=]==?)\s*[1-9]")
COMPARED: Final = re.compile(r"\b(?:free|cards|connect|bears)\b\)?\s*(?:[<>]=?|[!=]==?)\s*[2-9]")
RULING: Final = re.compile(r"""["'`]([A-Z]-[A-Z]+-\d\d)["'`]""")

DRAWN = "what it looks like"
REASONS: Final = {
    "board/tiles.ts": DRAWN,
    "ui/Peaks.svelte": DRAWN,
    "game/telling.ts": "which icon a line of the log has",
    "game/PlayerRow.svelte": "which supply is shown where there is room for one",
    "poster/poster.ts": "huts have names on the poster",
}
"""File → why it may name a source of points. Think twice before adding a line here."""


def program() -> list[tuple[str, str]]:
    """Return every source file of the browser client with its text."""
    return [
        (path.relative_to(WEB).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(WEB.rglob("*"))
        if path.suffix in {".ts", ".svelte"} and not NO_PROGRAM.search(path.as_posix())
    ]


def worth_points() -> set[str]:
    """Return all sources of points and tie-breakers, by their engine names."""
    games = [new_game(way.setup) for way in WAYS]
    lines = {line.source for state in games for line in state.game.rulebook.score(state, 0)}
    return lines | {what for state in games for added in state.game.rulebook.tie_break for what in added}


def naming(texts: list[tuple[str, str]]) -> dict[str, set[str]]:
    """Return the files that name a source of points, and which."""
    wanted = worth_points()
    found = {path: set(TEXT.findall(text)) & wanted for path, text in texts}
    return {path: names for path, names in found.items() if names}


def test_what_points_come_from_is_named_only_for_a_reason() -> None:
    found = naming(program())
    assert {path: sorted(names) for path, names in found.items() if path not in REASONS} == {}
    assert set(REASONS) - set(found) == set(), "it has no more need of its reason"


def plain(name: str) -> str:
    """Return a name in a normal form: FREE_STEPS and freeSteps are the same."""
    return name.replace("_", "").lower()


@cache
def numbers_of_the_engine() -> set[str]:
    """Return the names of all top-level number constants of the engine's modules."""
    return {
        plain(target.id)
        for path in ENGINE.rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign | ast.Assign)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
        for target in ([node.target] if isinstance(node, ast.AnnAssign) else node.targets)
        if isinstance(target, ast.Name)
    }


def rules_in(text: str) -> Iterator[str]:
    """Yield what looks like a rule: an engine constant, counted extensions, a comparison with a number."""
    known = numbers_of_the_engine()
    yield from (found[0] for found in CONSTANT.finditer(text) if plain(found[1]) in known)
    for pattern in (COUNTED, COMPARED):
        yield from (found[0] for found in pattern.finditer(text))


def test_the_engine_has_numbers() -> None:
    assert numbers_of_the_engine() >= {"freesteps", "startcards", "maxcards"}


def test_no_number_is_a_rule() -> None:
    assert {path: found for path, text in program() if (found := list(rules_in(text)))} == {}


@pytest.mark.parametrize(
    "once",
    [
        "const FREE_STEPS = 2;",
        "const freeSteps: number = 2;",
        'if (!walked && steps.free >= 2) return "walk";',
        "const both = extensions.length > 1;",
        "const both = table.options.extensions.length === 2;",
    ],
)
def test_a_number_that_was_a_rule_is_found(once: str) -> None:
    """B-STEP-01 and the chapters of both extensions, as the browser once had them or could have."""
    assert len(list(rules_in(once))) == 1


def test_a_ruling_is_named_only_where_its_sentence_is_too_short() -> None:
    found = {path for path, text in program() if RULING.search(text)}
    assert found == {"game/turn/notices.svelte.ts"}


TIE_BREAK: Final = """
function chain(words: readonly string[]): string[][] {
  if (words.includes("helicopter") && words.includes("raft")) return [["helicopter", "raft"], ["hut"]];
  return ["raft", "helicopter", "hut"].filter((source) => words.includes(source)).map((source) => [source]);
}
"""


MEANS: Final = """
  if (aboard === "helicopter" && kind === "pad") return `fly>${key(cell)}`;
  if (aboard === "raft" && kind === "water") return `sail>${key(cell)}`;
"""


def test_which_means_leads_where_is_found() -> None:
    """H-FLY-01 and R-SAIL-01 as the browser once had them, in the file where they were."""
    assert naming([("game/turn/walking.ts", MEANS)]) == {"game/turn/walking.ts": {"helicopter", "raft"}}
    assert "game/turn/walking.ts" not in REASONS


@pytest.mark.parametrize("path", ["words/sentences.ts", "replay/script.ts", "ending/ceremony.ts"])
def test_the_rule_that_was_there_is_found(path: str) -> None:
    """C-TIE-01 as the browser once had it, in whatever file it might come back."""
    assert naming([(path, TIE_BREAK)]) == {path: {"helicopter", "raft", "hut"}}
    assert path not in REASONS
