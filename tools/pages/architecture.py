"""Draws docs/pictures/architecture.svg and rooms.svg from the import contracts that `make check` enforces."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kit.repository import ROOT

PICTURES: Final = ROOT / "docs" / "pictures"
FLOORS: Final = "Layers: each imports only from those below it"
ROOMS: Final = "Layers of the server: each imports only from those below it"
MODULES: Final = "Rule modules never import one another"

SAID: Final = {
    "cli": "the command rifugio",
    "arena": "bots, measured",
    "terminal": "full screen, or lines",
    "server": "tables by a link",
    "client": "a player by socket",
    "worker": "tables in a browser",
    "answering": "what is asked about a table: why not, hints, seal, replay, review",
    "trails": "the trail of the day: one bag for everybody",
    "table": "a table as a value: commands, events, undo, what each seat may see; standard library only",
    "simulation": "random games",
    "bots": "animals",
    "installed": "others’ extensions",
    "routes": "where one can go",
    "words": "every sentence",
    "replay": "games to show",
    "box": "pieces, as data",
    "dealer": "the sealed bag",
    "draw": "pictures, text",
    "levels": "names of bots",
    "engine": "the rules, pure; standard library only",
    "base": "the base game",
    "helicopter": "H- rulings",
    "rafts": "R- rulings",
    "both": "C- rulings",
    "host": "rifugio serve: supervisor and workers, a household's PostgreSQL, backup",
    "web": "HTTP API, socket, pages, security headers, rate limits",
    "node": "puts the parts together",
    "news": "the bus: local, NATS",
    "store": "PostgreSQL",
    "people": "rucksacks, sessions, forgetting",
    "play": "referee, cache of tables, job runner; the world outside comes by seams",
    "settings": "from the environment",
    "tokens": "whose seat it is",
    "logs": "JSON lines",
    "ids": "links with their shard",
    "keys": "secrets, sealed",
    "metrics": "for Prometheus",
}

WIDTH: Final = 860
MARGIN: Final = 30
GAP: Final = 14
HEIGHT: Final = 62
STEP: Final = 86
INK: Final = "#1d2b22"
GREEN: Final = "#3f7d4e"


def layers_of(contract: str) -> list[list[str]]:
    """Return the layers of one contract in pyproject.toml, highest first, each with its parts."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["name"] == contract)
    return [[part.strip(" ()").removeprefix("rifugio.") for part in layer.split("|")] for layer in layers]


def box(x: float, y: float, width: float, name: str, filled: bool = False) -> str:
    """Return the box of one part: its name and a short description."""
    middle, fill, ink = x + width / 2, GREEN if filled else "#fff", "#fff" if filled else INK
    text = f'text-anchor="middle" fill="{ink}"'
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{HEIGHT}" rx="7" fill="{fill}" '
        f'stroke="{GREEN}" stroke-width="1.5"/>'
        f'<text x="{middle:g}" y="{y + 28:g}" {text} font-size="15" font-weight="600">{name}</text>'
        f'<text x="{middle:g}" y="{y + 46:g}" {text} font-size="11.5">{SAID[name]}</text>'
    )


def row(parts: Iterable[str], y: float, filled: bool = False) -> str:
    """Return a layer: its parts side by side."""
    names = list(parts)
    width = (WIDTH - 2 * MARGIN - GAP * (len(names) - 1)) / len(names)
    boxes = [
        box(MARGIN + (width + GAP) * number, y, width, name, filled) for number, name in enumerate(names)
    ]
    return "\n".join(boxes)


def picture(title: str, layers: list[list[str]], filled: Iterable[int] = ()) -> str:
    """Return the layers stacked on top of each other; `filled` numbers the layers drawn as the foundation."""
    height = 20 + STEP * len(layers) - (STEP - HEIGHT) + 20
    rows = [row(parts, 20 + STEP * number, number in set(filled)) for number, parts in enumerate(layers)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="system-ui, sans-serif" role="img"><title>{title}</title>\n'
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="#f6f4ee"/>\n' + "\n".join(rows) + "\n</svg>\n"
    )


def pictures() -> dict[Path, str]:
    """Return every picture with the file it goes into."""
    floors, rooms = layers_of(FLOORS), layers_of(ROOMS)
    return {
        PICTURES / "architecture.svg": picture(
            "Floors of the package", [*floors, *layers_of(MODULES)], (len(floors) - 1, len(floors))
        ),
        PICTURES / "rooms.svg": picture("Rooms of the server", rooms),
    }


def main() -> None:
    """Draw."""
    for path, text in pictures().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)} is drawn")


if __name__ == "__main__":
    main()
