"""Replays: a finished game that can be shown without the rules engine.

A replay is text, short enough for the fragment of a link (docs/notation.md, Replays). Showing it takes no
rules: every step says what it changed.
"""

from rifugio.replay.awards import awards
from rifugio.replay.fragments import fragment, unfolded
from rifugio.replay.origins import origins
from rifugio.replay.scenes import Deed, Scene, scenes
from rifugio.replay.script import Actor, Replay, write_replay

__all__ = [
    "Actor",
    "Deed",
    "Replay",
    "Scene",
    "awards",
    "fragment",
    "origins",
    "scenes",
    "unfolded",
    "write_replay",
]
