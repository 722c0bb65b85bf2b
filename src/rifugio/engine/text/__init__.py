"""Text forms, both ways: moves, positions and whole games. The notation is described in docs/notation.md."""
