"""Who is swimming, as text and back."""

from rifugio.engine.rulebook import Part, Swimmers
from rifugio.engine.text.cells import read_cell, write_cell


def write_swimmers(who: Swimmers) -> str:
    """Write who swims where: `0=mid` or `0=1,-2`, the land a swimmer is near."""
    words = (f"{seat}={'mid' if near is None else write_cell(near)}" for seat, near in sorted(who.items()))
    return " ".join(words) or "-"


def who_swims(who: Swimmers) -> Swimmers:
    """Return who swims, which is all the state this extension has."""
    return who


def read_swimmers(text: str) -> Swimmers:
    """Read who swims where."""
    pairs = (word.split("=") for word in ([] if text == "-" else text.split()))
    return {int(seat): None if near == "mid" else read_cell(near) for seat, near in pairs}


SWIMMERS = Part(initial={}, write=write_swimmers, read=read_swimmers, swimmers=who_swims)
