"""The page that shows all pictures of screens: README.md in their folder."""

from pathlib import Path
from typing import Final

from tools.browser_album import SIZES

ABOUT: Final = {
    "first": "The first page",
    "device": "On this device",
    "code": "I have a code",
    "mine": "The first page, with tables one has a seat at",
    "gone": "A table that is not there",
    "room": "A room, just opened",
    "guest": "The room as a guest finds it",
    "seated": "The guest has a seat",
    "bots": "The host chooses a bot",
    "ready": "Everyone is here",
    "look": "Name, animal and colour",
    "seat": "What can be done with one's seat",
    "hand-on": "A link for one's seat",
    "claim": "The seat on another device",
    "lay": "A turn begins",
    "where": "A tile is chosen",
    "ghost": "The tile over a cell",
    "why-not": "It does not fit there",
    "walk": "Where one can go",
    "to-come": "What is still to come",
    "say": "Saying something",
    "more": "What is needed seldom",
    "log": "What happened (beside the map where there is room)",
    "rafts": "Both extensions, far on",
    "path": "A walk that is thought of",
    "place": "A line of the log, and where it happened",
    "history": "The map as it was",
    "waiting": "Somebody else's turn",
    "spectator": "Watching",
    "offline": "The connection is lost",
    "pass": "Pass the screen on",
    "result": "The end",
    "over": "The end, and the map",
}
WIDTHS: Final = {"desktop": 480, "tablet": 270, "phone": 150, "landscape": 280}


def write_gallery(folder: Path) -> None:
    """Write the page for whatever pictures are there."""
    found = sorted(path.name for path in folder.glob("*.webp"))
    sizes = ", ".join(f"{name} {size['width']} × {size['height']}" for name, size in SIZES.items())
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


def _scene(name: str) -> str:
    return name.rsplit("-", 3)[0]


def _order(name: str) -> tuple[int, str]:
    size = name.rsplit("-", 3)[1]
    return list(SIZES).index(size), name


def _shown(name: str) -> str:
    size = name.rsplit("-", 3)[1]
    return f'<img src="{name}" alt="{name.removesuffix(".webp")}" width="{WIDTHS[size]}">'
