"""Learning a value of positions from self-play: docs/learning.md."""
