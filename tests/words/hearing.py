"""Transcribes a game by ear: reconstructs its moves from the sentences alone, in one language."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rifugio.engine.effects import Effect, TurnBegan
from rifugio.engine.moves import Move
from rifugio.engine.play import legal_moves, play
from rifugio.engine.state import State
from rifugio.words import Words, effect_sentence

MOST: Final = 30
"""The most moves that are ever undone at once."""


class Listener(NamedTuple):
    """A listener."""

    words: Words
    reader: int | None
    """Their number in the order of play; None for a spectator."""
    names: Sequence[str]

    def told(self, effects: Sequence[Effect], move: Move, after: State) -> list[str]:
        """Return the log's sentences for a move, as exact as for players who do not see the map."""
        return [
            effect_sentence(self.words, effect, self.reader, self.names, after, exact=True, move=move)
            for effect in effects
            if not isinstance(effect, TurnBegan)
        ]

    def could_be(self, state: State, said: Sequence[str]) -> Iterator[tuple[list[Move], State, int]]:
        """Yield each move that would produce these sentences, the position after it, and how many it used.

        A move includes Nature's reveals.
        """
        for move in legal_moves(state):
            after, effects = play(state, move)
            lines = self.told(effects, move, after)
            if list(said[: len(lines)]) != lines:
                continue
            if after.turn.awaiting is None:
                yield [move], after, len(lines)
                continue
            for others, end, count in self.could_be(after, said[len(lines) :]):
                yield [move, *others], end, len(lines) + count

    def taken_back(self, sentence: str) -> int:
        """Return how many moves a sentence says were undone; 0 if it says something else."""
        for name in self.names:
            for count in range(1, MOST):
                if sentence == self.words.say("heard-undone", player=name, count=count):
                    return count
        return 0

    def write_down(self, state: State, said: Sequence[str]) -> list[list[Move]]:
        """Return the moves of a game, each with Nature's reveals, without those that were undone."""
        before, moves, rest = list[State](), list[list[Move]](), list(said)
        while rest:
            back = self.taken_back(rest[0])
            if back:
                state = before[-back]
                del before[-back:], moves[-back:], rest[0]
                continue
            found = list(self.could_be(state, rest))
            assert len(found) == 1, (rest[:4], found)
            ((done, after, count),) = found
            before.append(state)
            moves.append(done)
            state = after
            del rest[:count]
        return moves
