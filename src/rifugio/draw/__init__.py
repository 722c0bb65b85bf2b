"""A position, or the end of a game, drawn as text and as an SVG picture.

Nothing is said in a language: the picture has only ids, numbers and seat numbers, the text in addition the
words of the notation.
"""

from rifugio.draw.position import Position
from rifugio.draw.svg import draw_svg
from rifugio.draw.text import draw_text

__all__ = ["Position", "draw_svg", "draw_text"]
