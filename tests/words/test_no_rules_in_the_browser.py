"""The browser decides no rule: what points come from is named there only for a reason."""

import re
from pathlib import Path
from typing import Final

import pytest

from kit.ways import WAYS
from rifugio.engine.play import new_game

WEB: Final = Path(__file__).parent.parent.parent / "web" / "src"
NO_PROGRAM: Final = re.compile(r"\.test\.ts$|/tests/|\.d\.ts$|/words/keys\.(check\.)?ts$|/gallery/")
TEXT: Final = re.compile(r"""["'`]([a-z]+)["'`]""")
RULING: Final = re.compile(r"""["'`]([A-Z]-[A-Z]+-\d\d)["'`]""")

DRAWN = "what it looks like"
REASONS: Final = {
    **dict.fromkeys(
        ["board/Piece.svelte", "board/Pieces.svelte", "board/standing.ts", "board/tiles.ts"], DRAWN
    ),
    "replayStage/share/map.ts": DRAWN,
    "game/Chips.svelte": DRAWN,
    "ui/Peaks.svelte": DRAWN,
    "replayStage/Cast.svelte": DRAWN,
    "game/telling.ts": "which icon a line of the log has",
    "game/PlayerRow.svelte": "which supply is shown where there is room for one",
    "replayStage/share/poster.ts": "huts have names on the poster",
    "schemas/lists.ts": "all that a replay may name (tests/replay/test_lists.py)",
    "words/moves.ts": "all that a move may name (tests/replay/test_lists.py)",
    "room/OptionsCard.svelte": "a switch for each extension",
    "rules/RulesPage.svelte": "the parts of the rules, in order",
    "rules/Contents.svelte": "the parts of the rules, in order",
    "learning/chapters.ts": "the parts of the rules",
    "game/turn/walking.ts": "which why-not is asked of the server",
}
"""File → why it may name something that points come from. Whoever adds a line here should look twice."""


def program() -> list[tuple[str, str]]:
    """Return every file of the browser's program with its text."""
    return [
        (path.relative_to(WEB).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(WEB.rglob("*"))
        if path.suffix in {".ts", ".svelte"} and not NO_PROGRAM.search(path.as_posix())
    ]


def worth_points() -> set[str]:
    """Return all that points come from or a tie is decided by, as the engine calls it."""
    games = [new_game(way.setup) for way in WAYS]
    lines = {line.source for state in games for line in state.game.rulebook.score(state, 0)}
    return lines | {what for state in games for added in state.game.rulebook.tie_break for what in added}


def naming(texts: list[tuple[str, str]]) -> dict[str, set[str]]:
    """Return the files that name something that points come from, and what."""
    wanted = worth_points()
    found = {path: set(TEXT.findall(text)) & wanted for path, text in texts}
    return {path: names for path, names in found.items() if names}


def test_what_points_come_from_is_named_only_for_a_reason() -> None:
    found = naming(program())
    assert {path: sorted(names) for path, names in found.items() if path not in REASONS} == {}
    assert set(REASONS) - set(found) == set(), "it has no more need of its reason"


def test_a_ruling_is_named_only_where_its_sentence_is_too_short() -> None:
    found = {path for path, text in program() if RULING.search(text)}
    assert found == {"game/turn/notices.svelte.ts"}


TIE_BREAK: Final = """
function chain(words: readonly string[]): string[][] {
  if (words.includes("helicopter") && words.includes("raft")) return [["helicopter", "raft"], ["hut"]];
  return ["raft", "helicopter", "hut"].filter((source) => words.includes(source)).map((source) => [source]);
}
"""


@pytest.mark.parametrize("path", ["words/sentences.ts", "replay/script.ts", "ending/ceremony.ts"])
def test_the_rule_that_was_there_is_found(path: str) -> None:
    """C-TIE-01 as the browser once had it: whatever file it comes back in."""
    assert naming([(path, TIE_BREAK)]) == {path: {"helicopter", "raft", "hut"}}
    assert path not in REASONS
