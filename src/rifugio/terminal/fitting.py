"""Texts in so many columns. Some letters are two columns wide, and some none."""

from rich.cells import cell_len, set_cell_size


def fitted(text: str, width: int) -> str:
    """Return a text that is just so wide: filled up, or cut with a sign that there was more."""
    if cell_len(text) <= width:
        return text + " " * (width - cell_len(text))
    return f"{set_cell_size(text, width - 1)}…"
