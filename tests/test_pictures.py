"""The repository has few pictures, each small and used on a page, and three short films."""

import subprocess
from pathlib import Path

from kit.repository import ROOT
from tests.pages import PAGES
from tests.test_links import links
from tools.pictures import film, film_offline, film_rucksack
from tools.pictures.screens import gallery as screens
from tools.pictures.terminal import gallery as terminal

LARGEST_PICTURE = 100_000
LARGEST_FILM = 500_000
FILMS = (film.PATH, film_offline.PATH, film_rucksack.PATH)


def shown() -> set[Path]:
    """All files that a page shows or links to."""
    return {
        (page.parent / link.partition("#")[0]).resolve()
        for page in PAGES
        for link in links(page.read_text(encoding="utf-8"))
        if "://" not in link
    }


def test_twelve_screenshots_are_kept_each_small_and_on_a_page() -> None:
    kept = [*screens.DOCS.glob("*.webp"), *terminal.DOCS.iterdir()]
    assert {path.stem for path in kept if path.suffix == ".webp"} == set(screens.SHOWN)
    assert {path.name for path in kept if path.suffix == ".svg"} == set(terminal.SHOWN)
    assert len(kept) <= 12
    assert [path.name for path in kept if path.stat().st_size > LARGEST_PICTURE] == []
    assert [path.name for path in kept if path not in shown()] == []


def test_no_other_picture_has_come_in() -> None:
    command = (
        "git",
        "ls-files",
        "-z",
        "*.webp",
        "*.png",
        "*.jpg",
        "*.jpeg",
        "*.gif",
        "*.mp4",
        "*.webm",
        "*.avif",
    )
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    others = [name for name in listed.split("\0") if name and not name.startswith("docs/screens/")]
    films = [path.relative_to(ROOT).as_posix() for path in FILMS]
    assert [name for name in others if not name.startswith("web/public/")] == films


def test_films_are_short_and_on_a_page() -> None:
    assert film.LARGEST <= LARGEST_FILM
    assert [path.name for path in FILMS if path.stat().st_size > LARGEST_FILM] == []
    assert [path.name for path in FILMS if path not in shown()] == []
