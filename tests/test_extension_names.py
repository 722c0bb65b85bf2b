"""An extension's name occurs in its module, its words and its art, and nowhere else in the package.

So a new extension needs no change elsewhere: everything else takes extensions from the rule modules.
"""

import re
from pathlib import Path

import pytest

from kit.repository import ROOT
from rifugio.engine.rulebooks import BOX, EXTENSIONS

PACKAGE = ROOT / "src" / "rifugio"
BROWSER = ROOT / "web" / "src"

ALLOWED = {
    "engine/helicopter/": "its module",
    "engine/rafts/": "its module",
    "engine/both/": "the module about the two of them",
    "engine/rulebooks.py": "the tables of modules",
    "box/second-edition.toml": "what is in the box",
    "locales/": "its words",
    "words/numbers.py": "its words: the numbers of the box that they tell",
    "draw/art/": "its art",
    "arena/chart.py": "its art: the colour of its points",
    "cli/playing.py": "its words: examples in what the commands say of themselves",
}
"""Where a name may occur, and why."""
ALLOWED_IN_BROWSER = {
    "board/art/": "its art",
    "board/tiles.ts": "its art: the tiles of the box",
    "ui/icons.ts": "its art",
    "words/keys.ts": "its words: the keys of all messages, written by `npm run words`",
}
LEFT_OUT = ("server/site/", "__pycache__", ".test.ts", "wire/")
"""Generated files and tests."""

NAMES = {*EXTENSIONS, *(kind.name for module in BOX[1:] for kind in module.objects)}
"""Extensions, and the objects that they add."""
NAMED = re.compile(rf"(?<![a-z])(({'|'.join(NAMES)})s?(?![a-z])|pads?(?![a-z_]))", re.IGNORECASE)


def files(folder: Path = PACKAGE) -> dict[str, str]:
    """The text of every file of the package, or of the browser client."""
    texts = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix in {".py", ".toml", ".ftl", ".html", ".mako", ".ts", ".svelte"} and not any(
            one in name for one in LEFT_OUT
        ):
            texts[name] = path.read_text(encoding="utf-8")
    return texts


def naming(folder: Path = PACKAGE) -> dict[str, str]:
    """Every file that names an extension or one of its objects, and the match."""
    found = {name: NAMED.search(text) for name, text in files(folder).items()}
    return {name: match[0] for name, match in found.items() if match}


PLACES = {PACKAGE: ALLOWED, BROWSER: ALLOWED_IN_BROWSER}


@pytest.mark.parametrize("folder", PLACES, ids=("package", "browser"))
def test_nothing_else_names_one(folder: Path) -> None:
    allowed = tuple(PLACES[folder])
    assert {name: what for name, what in naming(folder).items() if not name.startswith(allowed)} == {}


@pytest.mark.parametrize("folder", PLACES, ids=("package", "browser"))
def test_the_list_is_no_longer_than_it_must_be(folder: Path) -> None:
    named = naming(folder)
    assert [place for place in PLACES[folder] if not any(name.startswith(place) for name in named)] == []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('RAFTS: Final = "rafts"', True),
        ("from rifugio.engine.rafts.sailing import Carried", True),
        ('Literal["helicopter"]', True),
        ("is_pad(state, cell)", True),
        ("a draft of a craft, padded", False),
    ],
)
def test_a_name_would_be_found(text: str, named: bool) -> None:
    assert bool(NAMED.search(text)) == named


def test_all_files_are_read() -> None:
    assert {Path(name).parts[0] for name in files()} >= {
        "engine",
        "table",
        "server",
        "words",
        "locales",
        "cli",
    }
