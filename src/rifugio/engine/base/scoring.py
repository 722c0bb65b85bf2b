"""The end: points by source, and who has won."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rifugio.engine.base.building import HUTS
from rifugio.engine.base.places import place_points, set_points
from rifugio.engine.rulebook import Rulebook, ScoreLine
from rifugio.engine.state import State


class Standing(NamedTuple):
    """One player's score, tie-break and rank."""

    lines: tuple[ScoreLine, ...]
    total: int
    tie_break: tuple[int, ...]
    rank: int


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
