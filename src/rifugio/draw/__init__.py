"""Draws a position, or the end of a game, as text and as SVG.

The output needs no translation: the picture has only ids, numbers and seat numbers, the text also the words
of the notation.
"""

from rifugio.draw.position import Position
from rifugio.draw.svg import draw_svg
from rifugio.draw.text import draw_text

__all__ = ["Position", "draw_svg", "draw_text"]
