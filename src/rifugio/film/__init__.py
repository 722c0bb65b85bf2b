"""A game as it can be looked at afterwards by whoever has no rules: what happened, and what came of it.

A film is text, short enough to be the fragment of a link (docs/notation.md, Films). It holds no rule and
needs none: every step says what it changed.
"""

from rifugio.film.awards import awards
from rifugio.film.fragments import fragment, unfolded
from rifugio.film.origins import origins
from rifugio.film.scenes import Deed, Scene, scenes
from rifugio.film.script import Actor, Film, write_film

__all__ = [
    "Actor",
    "Deed",
    "Film",
    "Scene",
    "awards",
    "fragment",
    "origins",
    "scenes",
    "unfolded",
    "write_film",
]
