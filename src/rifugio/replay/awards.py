"""Gives each player a named award, counted from the effects of the game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from rifugio.engine.effects import BearMet, Built, Effect, PlaceTaken, Visited, Went
from rifugio.engine.moves import DrawBlind, End
from rifugio.engine.state import State
from rifugio.replay.scenes import Deed

ORDER: Final = (
    *("first-ascents", "most-bears", "busiest-hut", "most-flights", "most-sails", "most-swims"),
    *("most-flowers", "most-animals", "most-visits", "most-blind", "longest-walk", "most-cards"),
    *("last-builder", "no-bears", "most-steps"),
)
"""The rarer an award, the earlier it is given."""
FOR_ANYBODY: Final = "most-steps"
UNCOUNTED: Final = ("last-builder", "no-bears")
"""Awards without a number; all others need a count of at least two."""

_BY_MEANS: Final = {"fly": "most-flights", "sail": "most-sails", "swim": "most-swims"}
_BY_KIND: Final = {"flower": "most-flowers", "animal": "most-animals"}


def awards(entries: Sequence[Deed], end: State) -> list[tuple[str, int]]:
    """Return each seat's award and the number that goes with it."""
    counts = _count(entries, end)
    seats = range(end.game.players)
    given: dict[int, str] = {}
    for award in ORDER:
        numbers = counts[award]
        best = max(numbers[seat] for seat in seats)
        holders = [seat for seat in seats if numbers[seat] == best]
        if best >= (1 if award in UNCOUNTED else 2) and len(holders) == 1 and holders[0] not in given:
            given[holders[0]] = award
    return [(award, counts[award][seat]) for seat in seats for award in (given.get(seat, FOR_ANYBODY),)]


def _count(entries: Sequence[Deed], end: State) -> Mapping[str, Counter[int]]:
    counts: dict[str, Counter[int]] = {award: Counter() for award in ORDER}
    walked = 0
    for entry in entries:
        if isinstance(entry.move, DrawBlind):
            counts["most-blind"][entry.seat] += 1
        if isinstance(entry.move, End):
            walked = 0
        for effect in entry.effects:
            if isinstance(effect, Went):
                walked += 1
                longest = counts["longest-walk"]
                longest[effect.seat] = max(longest[effect.seat], walked)
            _count_effect(counts, effect, end)
    for seat, player in enumerate(end.players):
        counts["most-cards"][seat] = player.cards
        counts["no-bears"][seat] = int(not counts["most-bears"][seat])
    return counts


def _count_effect(counts: dict[str, Counter[int]], effect: Effect, end: State) -> None:
    match effect:
        case Went(seat=seat, means=means):
            counts["most-steps"][seat] += 1
            if means in _BY_MEANS:
                counts[_BY_MEANS[means]][seat] += 1
        case BearMet(seat=seat):
            counts["most-bears"][seat] += 1
        case Visited(seat=seat, owner=owner):
            counts["most-visits"][seat] += 1
            counts["busiest-hut"][owner] += 1
        case PlaceTaken(seat=seat, place=place, first=first):
            kind = end.game.box.tiles[place].kind
            if kind in _BY_KIND:
                counts[_BY_KIND[kind]][seat] += 1
            if first:
                counts["first-ascents"][seat] += 1
        case Built(seat=seat, what="hut"):
            counts["last-builder"].clear()
            counts["last-builder"][seat] = 1
