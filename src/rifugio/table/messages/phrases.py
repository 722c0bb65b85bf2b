"""Codes of the ready-made sentences; locales/*/phrases.ftl has their texts."""

from typing import Literal

Phrase = Literal[
    # coming and going
    "hello", "good-morning", "good-evening", "nice-to-see-you", "good-luck", "have-fun", "lets-go",
    "one-moment", "back-soon", "i-am-back", "snack-break", "good-night", "bye",
    # about a turn
    "your-turn", "take-your-time", "i-am-thinking", "no-idea", "i-have-a-plan", "just-in-time",
    "oops", "oh-no",
    # about what somebody did
    "nice-walk", "nice-tile", "nice-hut", "nice-flight", "nice-sailing", "clever", "brave",
    "lucky-you", "wow",
    # about the mountains
    "ouch-bear", "what-a-view", "pretty-flower", "cold-water", "steep", "tired-feet", "see-you-at-the-hut",
    # good manners
    "yes", "no-thanks", "thank-you", "you-are-welcome", "sorry", "well-done", "good-game", "another-game",
]  # fmt: skip
