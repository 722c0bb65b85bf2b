"""Fits texts into columns. Some characters are two columns wide, and some none."""

from rich.cells import cell_len, set_cell_size


def fitted(text: str, width: int) -> str:
    """Return a text padded to this width, or truncated with an ellipsis."""
    if cell_len(text) <= width:
        return text + " " * (width - cell_len(text))
    return f"{set_cell_size(text, width - 1)}…"
