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
        "no-room": "An unknown room code",
        "wishes": "Settings, from the home page",
        "gone": "A table that does not exist",
        "nowhere": "A page that does not exist",
    },
    "room": {
        "room": "A room, just opened",
        "guest": "The room as a guest finds it",
        "seated": "The guest has a seat",
        "bots": "The host chooses a bot",
        "ready": "Everyone is here",
        "mine": "The home page, with one's own tables",
        "look": "Name, animal and colour",
        "seat": "Actions for one's seat",
        "hand-on": "A link to move one's seat",
        "claim": "The seat on another device",
        "lost": "The seat was moved to another device",
    },
    "turn": {
        "goal": "What wins, before the first tile of a first game",
        "lay": "The start of a turn, with a teaching card",
        "where": "A tile is chosen",
        "hint": "A hint: where to look",
        "hint-more": "A hint: what to do, and a button that does it",
        "ghost": "The tile over a cell",
        "why-not": "It does not fit there",
        "walk": "Where one can go",
        "to-come": "The tiles still to come",
        "album": "What one has and lacks, and what it would be worth",
        "log": "The log (beside the map where there is room)",
        "say": "Chat phrases",
        "pointing": "Pointing at the map",
        "said": "A chat phrase on the map",
        "more": "More actions",
        "settings": "Settings, during a game",
        "words": "The map as text",
        "keys": "Keyboard shortcuts",
    },
    "way": {
        "rafts": "Both extensions, in the middle of a game",
        "path": "Preview of a walk",
        "place": "A log entry, and where it happened",
        "history": "The map at an earlier moment",
        "contrast": "High contrast",
        "vivid": "The palette with colours that are easier to tell apart",
        "big": "Text twice as big",
        "waiting": "Somebody else's turn",
        "spectator": "Watching",
        "offline": "The connection is lost",
    },
    "away": {
        "recap": "Missed turns are played back",
        "clock": "A clock, and the dinner button",
        "drawn": "A tile from the pile has to be laid",
    },
    "child": {
        "child": "A child's seat: bigger buttons, and an automatic hint",
        "take-back": "A child takes back an ended turn",
    },
    "family": {
        "pass": "Pass the screen on",
        "round": "A turn on a shared screen",
    },
    "end": {
        "ceremony": "The end: source by source",
        "counted": "The end: the total",
        "result": "Points by source",
        "awards": "An award for everybody",
        "origin": "Where points came from, on the map",
        "over": "The map at the end",
        "rematch": "Somebody wants to play again",
        "replay": "A replay",
        "replay-later": "The replay, two thirds through",
        "replay-scores": "The replay's points",
        "share": "What can be saved of a game",
        "seal": "Verifying that the draw was fair",
        "poster": "The poster (A4)",
        "picture": "The picture of the map",
        "family-album": "The family album: finished games, records, stamps",
        "family-poster": "A poster of the family album",
    },
    "here": {
        "fetching": "The server does not answer: the device fetches the game itself",
        "not-fetched": "It could not be fetched",
        "kept": "Settings: the site opens without a network",
        "not-kept": "Settings, over plain http",
        "no-friends": "The home page without its server",
        "as-it-was": "A shared game without its server",
        "review-here": "A review that is made on the device",
        "seal-here": "The seal of a game on the device",
    },
    "given-up": {
        "given-up": "An abandoned game",
    },
    "rucksack": {
        "rucksack-empty": "A rucksack with nothing in it, and a code to type",
        "rucksack": "A rucksack: devices, ways back in, who plays here",
        "rucksack-code": "A code for another device",
        "rucksack-arriving": "A rucksack that arrives where another one is",
    },
    "trail": {
        "trail": "The trail of the day, before one sets out",
        "trail-walked": "The trail of the day, walked: points, a line to share, everybody's points",
    },
    "files": {
        "replay-open": "Opening a saved game",
        "replay-broken": "A broken replay link",
    },
    "rules": {
        "rules": "The rules",
        "rules-contents": "All chapters (beside the text where there is room)",
        "rules-found": "Search results in the rules",
        "rules-none": "A search without results",
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
