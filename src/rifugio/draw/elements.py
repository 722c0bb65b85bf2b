"""A minimal SVG writer: only the elements the pictures need."""

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

from rifugio.draw.geometry import Point

Attribute: TypeAlias = str | float | None


def element(name: str, *content: str, **attributes: Attribute) -> str:
    """Write an element; in attribute names `_` becomes `-`, and a trailing `_` is dropped."""
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            words.append(f'{key.rstrip("_").replace("_", "-")}="{escape(text)}"')
    opening = " ".join(words)
    return f"<{opening}>{''.join(content)}</{name}>" if content else f"<{opening}/>"


def number(value: float) -> str:
    """Write a number as short as possible, with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def points(corners: Iterable[Point]) -> str:
    """Write points in the syntax of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def group(*content: str, **attributes: Attribute) -> str:
    """Write a group."""
    return element("g", *content, **attributes)


def to(at: Point, scale: float = 1) -> str:
    """Write the transform that moves something from (0, 0) to a point and scales it."""
    move = f"translate({number(at.x)} {number(at.y)})"
    return move if scale == 1 else f"{move} scale({number(scale)})"


def polygon(corners: Iterable[Point], **attributes: Attribute) -> str:
    """Write a polygon."""
    return element("polygon", points=points(corners), **attributes)


def path(d: str, **attributes: Attribute) -> str:
    """Write a path."""
    return element("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> str:
    """Write a circle."""
    return element("circle", cx=x, cy=y, r=r, **attributes)


def label(text: str, at: Point, size: float, **attributes: Attribute) -> str:
    """Write a text centred on this point, or starting there with text_anchor="start"."""
    return element("text", escape(text), x=at.x, y=at.y + 0.36 * size, font_size=size, **attributes)


def use(name: str, at: Point, scale: float = 1, **attributes: Attribute) -> str:
    """Write a reference to a definition, drawn at this point."""
    return group(element("use", href=f"#{name}"), transform=to(at, scale), **attributes)
