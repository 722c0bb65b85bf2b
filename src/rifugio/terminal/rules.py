"""The rules in brief, chapter by chapter, as far as they matter in a game."""

from typing import Final

from rifugio.engine.game import Setup
from rifugio.words import Words

CHAPTERS: Final = {
    "base": (
        *("goal", "turn", "offer", "connecting", "passes", "walking", "steps", "visiting"),
        *("building", "places", "bears", "scoring", "two-players"),
    ),
    "helicopter": ("pads", "building", "flying", "scoring"),
    "rafts": ("connecting", "walking", "building", "sailing", "swimming", "scoring"),
    "both": ("together",),
}


def chapters(words: Words, setup: Setup) -> list[tuple[str, str]]:
    """Return title and text of each chapter."""
    parts = ["base", *sorted(setup.extensions)]
    if len(setup.extensions) > 1:
        parts.append("both")
    keys = [f"rules-{part}-{name}" for part in parts for name in CHAPTERS[part]]
    if setup.players > 2:
        keys.remove("rules-base-two-players")
    return [(words.say(key), words.say(f"{key}.text")) for key in keys]
