"""A new bot level takes a row, its words and a face: tried with one more in a copy of the repository."""

import json
from pathlib import Path

import pytest

from tests.another_tree import copied, copied_with_web, node, python, replace

ROW = '    "condor": Level(4, overlooks=0.25),\n'
FACE = '  condor: oval(24, 26, 15, 15, "#33291f") + eyes(7, 25, 2),\n'
PLAY = """
import json
from rifugio.server.host.bot_pool import degrade
from rifugio.table.messages.commands import PutBot
from rifugio.table.messages.reading import reader
from rifugio.terminal.menu_rows import MenuRows
from rifugio.words import LANGUAGES, Words
asked = reader(PutBot)({"kind": "put_bot", "seat": 1, "bot": "condor"})
menu = MenuRows(Words(), [])
menu.at = menu.names.index("seat3")
menu.change(-4)
print(json.dumps({
    "asked": asked.bot,
    "busy": [degrade("condor", 1.0, waiting)[0] for waiting in (0, 5, 15, 50)],
    "menu": menu.about(),
    "names": [Words(language, strict=True).say("bot-condor.full") for language in LANGUAGES],
}))
"""


def add_level(tree: Path) -> None:
    """Add a row, the words in each language, and a face: everything that a new level needs."""
    source = tree / "src" / "rifugio"
    replace(source / "levels.py", '    "eagle"', f'{ROW}    "eagle"')
    for folder in (path for path in (source / "locales").iterdir() if path.is_dir()):
        full = f"    .full = Nino ({folder.name})\n    .character = Circles.\n"
        replace(folder / "bots.ftl", "bot-level =", f"bot-condor = Nino\n{full}bot-level =")
        replace(folder / "bots.ftl", "    [eagle]", "    [condor] between\n    [eagle]")
        replace(folder / "web.ftl", "    [eagle]", "    [condor] Condor\n    [eagle]")
    if (tree / "web").exists():
        replace(tree / "web" / "src" / "avatars" / "animals.ts", "  eagle:\n", f"{FACE}  eagle:\n")


def test_python_takes_it(tmp_path: Path) -> None:
    tree = copied(tmp_path / "tree")
    add_level(tree)
    found = json.loads(python(tree, "-c", PLAY))
    assert found == {
        "asked": "condor",
        "busy": ["condor", "condor", "condor", "squirrel"],
        "menu": "between: Circles.",
        "names": [f"Nino ({language})" for language in ("en", "nl", "de", "it")],
    }
    help_text = " ".join(python(tree, "-m", "rifugio", "arena", "--help").split())
    assert "fox, condor, eagle" in help_text
    told = python(
        tree, "-m", "rifugio", "play", "condor", "--first", "condor", "--lang", "en", typed="stop\n"
    )
    assert "Nino" in told


def test_the_wire_and_the_browser_take_it(tmp_path: Path) -> None:
    tree = copied_with_web(tmp_path / "tree")
    add_level(tree)
    python(tree, "-m", "tools.pages.wire_schema", "stream.schema.json")
    (tree / "schema" / "openapi.json").unlink()  # the socket's types are enough
    node(tree, "node", "tools/wire.mjs")
    node(tree, "node", "tools/words.mjs")
    said = node(tree, "vitest", "run", "src/avatars/bots.test.ts", "--testNamePattern", "condor")
    assert "5 passed" in said
    assert '"fox" | "condor" | "eagle"' in (tree / "web/src/wire/stream.d.ts").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_pages_are_checked_with_it(tmp_path: Path) -> None:
    tree = copied_with_web(tmp_path / "tree")
    add_level(tree)
    python(tree, "-m", "tools.pages.wire_schema")
    node(tree, "node", "tools/wire.mjs")
    node(tree, "node", "tools/words.mjs")
    node(tree, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    node(tree, "tsc", "--noEmit")
