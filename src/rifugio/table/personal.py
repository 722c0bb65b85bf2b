"""Personal text: names, words for the bag and their salts, stored beside the log so that they can be erased.

Events in the log do not contain them; they can still be folded, to a table on which these are empty.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Literal, NamedTuple

from rifugio.table.messages.events import Claimed, Event, Kept, LookChanged, Opened, Sat, WordSaid
from rifugio.table.messages.options import Look
from rifugio.table.table import Table

Kind = Literal["name", "word", "salt"]


class Text(NamedTuple):
    """A personal text of a seat's holder."""

    seat: int
    kind: Kind
    text: str


Texts = Mapping[tuple[int, Kind], str]
"""By seat and kind."""


def parted(event: Event) -> tuple[Event, tuple[Text, ...]]:
    """Split an event into what the log stores and the personal texts stored beside it."""
    return joined(event, ()), tuple(text for text in _texts_of(event) if text.text)


def _texts_of(event: Event) -> Iterable[Text]:
    match event:
        case Opened():
            for kept in event.seats:
                yield Text(kept.seat, "name", "" if kept.look is None else kept.look.name)
            for seat, salt in enumerate(event.salts):
                yield Text(seat, "salt", salt)
        case Sat():
            yield Text(event.seat, "name", event.look.name)
            yield Text(event.seat, "word", event.word)
        case WordSaid():
            yield Text(event.seat, "word", event.word)
        case LookChanged(look=Look() as look) | Claimed(look=Look() as look):
            yield Text(event.seat, "name", look.name)


def joined(event: Event, texts: Iterable[Text]) -> Event:
    """Return an event with exactly these texts."""
    kind = type(event)
    if kind not in PERSONAL:
        return event
    known = {(text.seat, text.kind): text.text for text in texts}
    match event:
        case Opened():
            seats = tuple(_kept(kept, known) for kept in event.seats)
            salts = tuple(known.get((seat, "salt"), "") for seat in range(len(event.salt_digests)))
            return replace(event, seats=seats, salts=salts)
        case Sat():
            look = _named(event.look, event.seat, known)
            return replace(event, look=look, word=known.get((event.seat, "word"), ""))
        case WordSaid():
            return replace(event, word=known.get((event.seat, "word"), ""))
        case LookChanged(look=Look() as look) | Claimed(look=Look() as look):
            return replace(event, look=_named(look, event.seat, known))
    return event


PERSONAL = frozenset({Opened, Sat, WordSaid, LookChanged, Claimed})
"""The events with personal texts."""


def _kept(kept: Kept, known: Texts) -> Kept:
    return kept if kept.look is None else replace(kept, look=_named(kept.look, kept.seat, known))


def _named(look: Look, seat: int, known: Texts) -> Look:
    return replace(look, name=known.get((seat, "name"), ""))


def without_texts(table: Table) -> Table:
    """Return a table as it is when all texts are erased: what the log alone contains."""
    seats = tuple(
        replace(seat, look=None if seat.look is None else replace(seat.look, name=""), word="")
        for seat in table.seats
    )
    play = table.play
    if play is not None:
        empty = ("",) * len(play.order)
        play = replace(play, words=empty, salts=empty)
    return replace(table, seats=seats, salts=("",) * len(table.salts), play=play)
