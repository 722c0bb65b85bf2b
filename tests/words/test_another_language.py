"""Adding a language takes a folder and a line: tried with a fifth one in a copy of the repository."""

import shutil
from pathlib import Path

import pytest

from tests.another_tree import copied, copied_with_web, node, python, replace

SAY = """
from rifugio.words import LANGUAGE_NAMES, LANGUAGES, Words
print(*LANGUAGES, LANGUAGE_NAMES["xx"], Words("xx", strict=True).say("menu-quit"))
"""
SERVE = """
from pathlib import Path
from fastapi import FastAPI
from starlette.testclient import TestClient
from rifugio.server.web.site import add_site
Path("index.html").write_text("<!doctype html><title>Rifugio</title>")
app = FastAPI()
add_site(app, Path())
print(TestClient(app).get("/", headers={"accept-language": "fr, xx-YY;q=0.8, en;q=0.5"}).text)
"""


def add_language(tree: Path) -> None:
    """Add a folder and a line, which is all that is needed; a few sentences differ from English."""
    locales = tree / "src" / "rifugio" / "locales"
    shutil.copytree(locales / "en", locales / "xx")
    replace(locales / "languages.json", '"it": "Italiano"\n', '"it": "Italiano",\n  "xx": "Xish"\n')
    replace(locales / "xx" / "app.ftl", "menu-quit = Quit", "menu-quit = Xuit")
    replace(locales / "xx" / "help.ftl", "plain-prompt = Your choice", "plain-prompt = Your xoice")
    replace(locales / "xx" / "afterwards.ftl", "preview-home = A hike", "preview-home = A xike")


def test_python_takes_it(tmp_path: Path) -> None:
    tree = copied(tmp_path / "tree")
    add_language(tree)
    assert python(tree, "-c", SAY).split() == ["en", "nl", "de", "it", "xx", "Xish", "Xuit"]
    assert "en|nl|de|it|xx" in python(tree, "-m", "rifugio", "play", "--help")
    assert "Your xoice" in python(tree, "-m", "rifugio", "play", "marmot", "--lang", "xx", typed="stop\n")
    assert 'name="description" content="A xike' in python(tree, "-c", SERVE)


def test_the_browser_takes_it(tmp_path: Path) -> None:
    tree = copied_with_web(tmp_path / "tree")
    add_language(tree)
    python(tree, "-m", "tests.words.samples")
    files = ("src/words/words.test.ts", "src/rules/rules.test.ts", "src/learning/cards.test.ts")
    said = node(tree, "vitest", "run", *files, "--testNamePattern", "in xx")
    assert "4 passed" in said


@pytest.mark.slow
def test_the_pages_are_checked_and_built_with_it(tmp_path: Path) -> None:
    tree = copied_with_web(tmp_path / "tree")
    add_language(tree)
    node(tree, "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    node(tree, "tsc", "--noEmit")
    node(tree, "vite", "build", "--config", "site.config.ts")
    built = tree / "src" / "rifugio" / "server" / "site" / "assets"
    (words,) = built.glob("xx-*.js")
    assert "Xuit" in words.read_text(encoding="utf-8")
    assert any("Xish" in file.read_text(encoding="utf-8") for file in built.glob("*.js"))
