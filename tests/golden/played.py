"""A replayed game, and how to build predicates on it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from rifugio.engine.effects import Effects
from rifugio.engine.moves import End, Move
from rifugio.engine.play import standings
from rifugio.engine.state import State
from rifugio.engine.text.records import Record


class Moment(NamedTuple):
    """A move with the positions before and after it, and its effects."""

    before: State
    move: Move
    after: State
    effects: Effects


Played: TypeAlias = list[Moment]
Case: TypeAlias = Callable[[Played], bool]


def moments(record: Record) -> Played:
    """Replay a record, move by move."""
    results = list(record.replay())
    pairs = zip(results, results[1:], record.moves, strict=False)
    return [Moment(before, move, after, effects) for (before, _), (after, effects), move in pairs]


def once(happens: Callable[[Moment], bool]) -> Case:
    """Return the predicate that holds if some move satisfies a condition."""
    return lambda game: any(map(happens, game))


def brought(*kinds: type) -> Case:
    """Return the predicate that some move had effects of all these kinds."""
    return once(lambda moment: set(kinds) <= set(map(type, moment.effects)))


def in_a_turn(happens: Callable[[Played], bool]) -> Case:
    """Return the predicate that holds if some turn satisfies a condition."""
    return lambda game: any(map(happens, turns(game)))


def at_the_end(holds: Callable[[State], bool]) -> Case:
    """Return the predicate that holds if the final position satisfies a condition."""
    return lambda game: holds(game[-1].after)


def turns(game: Played) -> Iterator[Played]:
    """Yield the moves of each turn."""
    turn: Played = []
    for moment in game:
        turn.append(moment)
        if isinstance(moment.move, End):
            yield turn
            turn = []


def found(kind: type, turn: Played) -> list[object]:
    """Return the effects of a kind in some moves."""
    return [effect for moment in turn for effect in moment.effects if isinstance(effect, kind)]


def points(state: State, source: str) -> list[int]:
    """Return everybody's points from a source."""
    return [sum(line.points for line in one.lines if line.source == source) for one in standings(state)]
