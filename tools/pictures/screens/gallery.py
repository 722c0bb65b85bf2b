"""The gallery of screenshots (README.md in their folder), and the list of those that are in the docs."""

import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from kit.browser.album import SIZES
from kit.repository import ROOT

PARTS: Final[Mapping[str, Mapping[str, str]]] = {
    "doors": {
        "first": "The first page",
        "device": "On this device",
        "code": "I have a code",
        "no-room": "A code that no room has",
        "wishes": "Settings, from the first page",
        "gone": "A table that is not there",
    },
    "room": {
        "room": "A room, just opened",
        "guest": "The room as a guest finds it",
        "seated": "The guest has a seat",
        "bots": "The host chooses a bot",
        "ready": "Everyone is here",
        "mine": "The first page, with tables one has a seat at",
        "look": "Name, animal and colour",
        "seat": "What can be done with one's seat",
        "hand-on": "A link for one's seat",
        "claim": "The seat on another device",
        "lost": "The seat was taken to another device",
    },
    "turn": {
        "lay": "A turn begins, with a card that teaches",
        "where": "A tile is chosen",
        "hint": "A hint: look here",
        "hint-more": "A hint: maybe this, and a button that does it",
        "ghost": "The tile over a cell",
        "why-not": "It does not fit there",
        "walk": "Where one can go",
        "to-come": "What is still to come",
        "log": "What happened (beside the map where there is room)",
        "say": "Saying something",
        "pointing": "Pointing at the map",
        "said": "Something was said",
        "more": "What is needed seldom",
        "settings": "Settings, during a game",
        "words": "The map in words",
        "keys": "Which key does what",
    },
    "way": {
        "rafts": "Both extensions, far on",
        "path": "A walk that is thought of",
        "place": "A line of the log, and where it happened",
        "history": "The map as it was",
        "contrast": "High contrast",
        "vivid": "The colours that are easier to tell apart",
        "big": "Text twice as big",
        "waiting": "Somebody else's turn",
        "spectator": "Watching",
        "offline": "The connection is lost",
    },
    "away": {
        "recap": "Turns that were missed are played back",
        "clock": "A clock, and the dinner button",
        "drawn": "A tile from the pile has to be laid",
    },
    "child": {
        "child": "A child's seat: bigger buttons, and a hint without asking",
        "take-back": "A child takes a turn back that is over",
    },
    "family": {
        "pass": "Pass the screen on",
        "round": "A turn round one screen",
    },
    "end": {
        "ceremony": "The end: source by source",
        "counted": "The end: the total",
        "result": "Every point, by where it came from",
        "awards": "An award for everybody",
        "origin": "Where points came from",
        "over": "The map at the end",
        "rematch": "Somebody wants to play again",
        "replay": "A game watched again",
        "replay-later": "Two thirds of it later",
        "replay-scores": "Its points",
        "share": "What can be kept of a game",
        "seal": "Whether the bag was fair",
        "poster": "The poster (A4)",
        "picture": "The picture of the map",
    },
    "given-up": {
        "given-up": "A game that was given up",
    },
    "files": {
        "replay-open": "Opening a saved game",
        "replay-broken": "A link that has lost a part",
    },
    "rules": {
        "rules": "The rules",
        "rules-contents": "All chapters (beside the text where there is room)",
        "rules-found": "A word in the rules",
        "rules-none": "A word that the rules do not have",
        "rules-position": "A position to try a rule on",
        "rules-refused": "It does not fit there, and why",
        "rules-tried": "It fits",
    },
}
"""All scenes by part, with captions."""
ABOUT: Final = {name: text for part in PARTS.values() for name, text in part.items()}
SHOWN: Final = (
    "first-desktop-light-en",
    "ready-phone-light-en",
    "where-desktop-light-en",
    "why-not-phone-dark-de",
    "rafts-tablet-light-en",
    "awards-desktop-dark-de",
    "rules-position-phone-light-en",
)
"""The screenshots kept in git: those that docs/screens/README.md shows."""
DOCS: Final = ROOT / "docs" / "screens"
ONLY_WIDE: Final = frozenset({"keys", "poster", "picture"})
ONLY_NARROW: Final = frozenset({"log", "rules-contents"})
WIDTHS: Final = {"desktop": 480, "tablet": 270, "phone": 150, "landscape": 280}


def scenes_of(size: str, parts: Iterable[str] = PARTS) -> set[str]:
    """Return the scenes for an album of this size, or only those of some parts."""
    scenes = {name for part in parts for name in PARTS[part]}
    return scenes - (ONLY_NARROW if size == "desktop" else ONLY_WIDE)


def write_gallery(folder: Path) -> None:
    """Write the gallery page for the pictures that exist."""
    found = sorted(path.name for path in folder.glob("*.webp"))
    there = {name.rsplit("-", 3)[1] for name in found}
    sizes = ", ".join(
        f"{name} {size['width']} × {size['height']}" for name, size in SIZES.items() if name in there
    )
    lines = [
        "# Every screen",
        "",
        f"Taken by `make screens` in Chromium, from a real `rifugio serve`: {sizes}.",
    ]
    others = sorted({_scene(name) for name in found} - ABOUT.keys())
    for scene in [*ABOUT, *others]:
        pictures = [name for name in found if _scene(name) == scene]
        if pictures:
            lines += ["", f"## {ABOUT.get(scene, scene)}", "", *map(_shown, sorted(pictures, key=_order))]
    (folder / "README.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def copy_shown(folder: Path) -> None:
    """Copy the pictures that the docs show into docs/screens, if they were taken."""
    for name in SHOWN:
        if (taken := folder / f"{name}.webp").exists():
            shutil.copy(taken, DOCS)


def _scene(name: str) -> str:
    return name.rsplit("-", 3)[0]


def _order(name: str) -> tuple[int, str]:
    size = name.rsplit("-", 3)[1]
    return list(SIZES).index(size), name


def _shown(name: str) -> str:
    size = name.rsplit("-", 3)[1]
    return f'<img src="{name}" alt="{name.removesuffix(".webp")}" width="{WIDTHS[size]}">'
