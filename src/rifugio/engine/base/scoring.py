"""The end: points by source, and who has won."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rifugio.engine.base.building import HUTS
from rifugio.engine.base.places import place_points, places_by_kind, set_points, with_places
from rifugio.engine.rulebook import Rulebook, ScoreLine
from rifugio.engine.state import State


class Standing(NamedTuple):
    """One player's score, tie-break and rank."""

    lines: tuple[ScoreLine, ...]
    total: int
    tie_break: tuple[int, ...]
    rank: int


class Worth(NamedTuple):
    """How many points more a player would have with places that they lack."""

    places: Mapping[str, int]
    """Each of them alone."""
    sets: Mapping[str, int]
    """By kind, all of them together."""


def score(state: State, seat: int) -> Iterable[ScoreLine]:
    """B-SCORE-01, B-CARD-08, B-VISIT-09: Places, sets, visits to the player's huts, and bears.

    Cards in hand are worth nothing. Visits are counted, so point cards never run out.
    """
    pile = state.players[seat].pile
    return (
        ScoreLine("places", place_points(state, pile)),
        ScoreLine("sets", set_points(state, pile)),
        ScoreLine(HUTS.name, state.visit_points(seat, HUTS.name)),
        ScoreLine("bears", state.game.box.numbers["points"]["bear"] * pile.bears),
    )


def tie_break(state: State, seat: int) -> tuple[int, ...]:
    """B-TIE-01: Points from visits decide a tie; in the base game those to huts."""
    chain = state.game.rulebook.tie_break
    return tuple(sum(state.visit_points(seat, what) for what in added) for added in chain)


def standings(state: State) -> tuple[Standing, ...]:
    """B-SCORE-02, B-TIE-02, B-TIE-03: Rank the table by score, then tie-break; equals share a rank."""
    lines = [tuple(state.game.rulebook.score(state, seat)) for seat in range(state.game.players)]
    keys = [(sum(line.points for line in one), *tie_break(state, seat)) for seat, one in enumerate(lines)]
    return tuple(
        Standing(one, key[0], key[1:], 1 + sum(other > key for other in keys))
        for one, key in zip(lines, keys, strict=True)
    )


def total(state: State, seat: int) -> int:
    """B-SCORE-01: A player's points if the game ended now."""
    return sum(line.points for line in state.game.rulebook.score(state, seat))


def worth(state: State, seat: int) -> Worth:
    """B-SCORE-01, B-SET-01, B-PLACE-02: What places a player lacks would add to the score.

    The score is asked with and without them, so sets count, and whatever an extension counts. A place whose
    tile was removed from the game (B-OFFER-12) can no longer be reached and is left out.
    """
    tiles, now = state.game.box.tiles, total(state, seat)
    gone = state.players[seat].pile.places.union(tile.id for tile in state.offer.removed)
    lacking = {kind: sorted(every - gone) for kind, every in places_by_kind(state.game.box).items()}

    def more(places: Iterable[str]) -> int:
        return total(with_places(state, seat, [tiles[place] for place in places]), seat) - now

    return Worth(
        {place: more([place]) for places in lacking.values() for place in places},
        {kind: more(places) for kind, places in lacking.items()},
    )


def decided_by(ended: Sequence[Standing], rulebook: Rulebook[State]) -> tuple[str, ...]:
    """B-TIE-01, B-TIE-02: Return the objects whose visits decided between winners with equal points.

    Nothing if points alone decided, or if the victory is shared.
    """
    best, *others = sorted(ended, key=lambda one: one.rank)
    level = [one.tie_break for one in others if one.total == best.total]
    if not level or others[0].rank == best.rank:
        return ()
    pairs = zip(rulebook.tie_break, best.tie_break, max(level), strict=True)
    return next(what for what, mine, theirs in pairs if mine > theirs)
