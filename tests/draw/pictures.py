"""Sample pictures, and helpers to find things in them."""

import re
from xml.etree import ElementTree

import pytest

from rifugio.draw import Position, draw_svg
from rifugio.engine.play import view
from tests.draw.positions import everything, played, start, swimming

SVG = "{http://www.w3.org/2000/svg}"
POSITIONS: dict[str, Position] = {
    "start": start(),
    "two players": played(2, 4, 150),
    "five players": played(5, 8, 200),
    "seen by one": view(played(3, 5, 90), 1),
    "seen by an onlooker": view(played(3, 5, 90), None),
    "end": played(4, 11),
    "end with both extensions": played(5, 3, extensions=("helicopter", "rafts")),
    "a game with both extensions": played(4, 2, 400, ("helicopter", "rafts")),
    "swimming": swimming(),
    "everything": everything(),
}
every_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())


def picture(position: Position, title: str | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(draw_svg(position, title=title))


def groups(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [one for one in root.iter() if one.get("class") == name]


def texts(root: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in root.iter(f"{SVG}text")]


def numbers(text: str) -> list[float]:
    return [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", text)]
