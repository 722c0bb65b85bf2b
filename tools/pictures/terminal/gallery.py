"""Which pictures of the games are kept, and how docs/terminal.md shows them."""

from typing import Final, NamedTuple

from kit.repository import ROOT
from rifugio.words import LANGUAGES, Words

FOLDER: Final = ROOT / "docs" / "pictures" / "terminal"
PAGE: Final = ROOT / "docs" / "terminal.md"
BEGIN, END = "<!-- gallery: written by make pictures -->", "<!-- end of gallery -->"

KINDS: Final = {"base": "base game", "both": "both extensions"}
SIZES: Final = ((100, 30), (160, 50))
MOMENTS: Final = {
    "lay": "Laying a tile",
    "walk": "Walking, with what it costs and brings",
    "why": "Why not?",
    "ceremony": "The ceremony",
}
"""Of every game these are kept."""
PAPERS: Final = {"menu": "The menu", "log": "What happened", "rules": "The rules", "keys": "The keys"}
"""Of one game in each language these are kept too."""
KINDS_OF_PAPERS: Final = ("both", (100, 30))


class Game(NamedTuple):
    """One of the sixteen."""

    language: str
    kind: str
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """What its pictures are called."""
        return f"{self.language}-{self.kind}-{self.size[0]}x{self.size[1]}"

    @property
    def moments(self) -> tuple[str, ...]:
        """Which of its pictures are kept."""
        papers = PAPERS if (self.kind, self.size) == KINDS_OF_PAPERS else ()
        return (*papers, *MOMENTS)


GAMES: Final = [Game(language, kind, size) for language in LANGUAGES for size in SIZES for kind in KINDS]


def kept() -> list[str]:
    """Return the names of all files that are kept."""
    return [f"{game.name}-{moment}.svg" for game in GAMES for moment in game.moments]


def gallery() -> str:
    """Return the part of the page that shows them all."""
    lines = [BEGIN]
    for language in LANGUAGES:
        games = [game for game in GAMES if game.language == language]
        heading = [f"{KINDS[game.kind]}, {game.size[0]} × {game.size[1]}" for game in games]
        lines += ["", f"### {Words(language).say('language', language=language)}", ""]
        lines += [_row(heading), _row(["---"] * len(games))]
        lines += [
            _row([_picture(f"{game.name}-{moment}.svg", told) for game in games])
            for moment, told in MOMENTS.items()
        ]
        name = Game(language, *KINDS_OF_PAPERS).name
        lines.append(_row([_picture(f"{name}-{moment}.svg", told) for moment, told in PAPERS.items()]))
    return "\n".join([*lines, "", END])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _picture(file: str, told: str) -> str:
    path = f"pictures/terminal/{file}"
    return f"[![{told}]({path})]({path})"


def write_gallery() -> None:
    """Write that part of the page anew."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + gallery() + after, encoding="utf-8")
