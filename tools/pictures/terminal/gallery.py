"""Which screenshots are kept, the gallery that shows them, and which are in docs/terminal.md."""

import shutil
from pathlib import Path
from typing import Final, NamedTuple

from kit.repository import ROOT
from rifugio.words import LANGUAGE_NAMES, LANGUAGES

FOLDER: Final = ROOT / "build" / "pictures" / "terminal"
DOCS: Final = ROOT / "docs" / "pictures" / "terminal"
SHOWN: Final = (
    "en-both-100x30-menu.svg",
    "en-base-100x30-lay.svg",
    "en-both-100x30-walk.svg",
    "en-both-160x50-walk.svg",
    "en-both-160x50-ceremony.svg",
)
"""The screenshots kept in git: those that docs/terminal.md shows."""

KINDS: Final = {"base": "base game", "both": "both extensions"}
SIZES: Final = ((100, 30), (160, 50))
MOMENTS: Final = {
    "lay": "Laying a tile",
    "walk": "Walking, with what it costs and brings",
    "why": "Why not?",
    "ceremony": "The ceremony",
}
"""Kept of every game."""
PAPERS: Final = {"menu": "The menu", "log": "What happened", "rules": "The rules", "keys": "The keys"}
"""Also kept of one game in each language."""
KINDS_OF_PAPERS: Final = ("both", (100, 30))


class Game(NamedTuple):
    """One of the sixteen games."""

    language: str
    kind: str
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """The stem of its file names."""
        return f"{self.language}-{self.kind}-{self.size[0]}x{self.size[1]}"

    @property
    def moments(self) -> tuple[str, ...]:
        """The screenshots that are kept of it."""
        papers = PAPERS if (self.kind, self.size) == KINDS_OF_PAPERS else ()
        return (*papers, *MOMENTS)


GAMES: Final = [Game(language, kind, size) for language in LANGUAGES for size in SIZES for kind in KINDS]


def kept() -> list[str]:
    """Return the names of all files that are kept."""
    return [f"{game.name}-{moment}.svg" for game in GAMES for moment in game.moments]


def gallery() -> str:
    """Return the gallery page."""
    lines = ["# The game in a terminal: all pictures"]
    for language in LANGUAGES:
        games = [game for game in GAMES if game.language == language]
        heading = [f"{KINDS[game.kind]}, {game.size[0]} × {game.size[1]}" for game in games]
        lines += ["", f"## {LANGUAGE_NAMES[language]}", ""]
        lines += [_row(heading), _row(["---"] * len(games))]
        lines += [
            _row([_picture(f"{game.name}-{moment}.svg", told) for game in games])
            for moment, told in MOMENTS.items()
        ]
        name = Game(language, *KINDS_OF_PAPERS).name
        lines.append(_row([_picture(f"{name}-{moment}.svg", told) for moment, told in PAPERS.items()]))
    return "\n".join([*lines, ""])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _picture(file: str, told: str) -> str:
    return f"[![{told}]({file})]({file})"


def write_gallery(folder: Path) -> None:
    """Write the gallery beside its screenshots."""
    (folder / "README.md").write_text(gallery(), encoding="utf-8")


def copy_shown(folder: Path) -> None:
    """Copy the screenshots that docs/terminal.md shows to docs/, if they were taken."""
    for name in SHOWN:
        if (taken := folder / name).exists():
            shutil.copy(taken, DOCS)
