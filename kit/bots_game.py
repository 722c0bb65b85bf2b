"""A game between bots, as text: the same in CPython and in a browser's Python, where nothing else is sent."""

import json
from time import perf_counter
from typing import Final

import rifugio
from rifugio.bots.characters import Bot, Budget, make_bot
from rifugio.bots.choosing import seconds_left
from rifugio.dealer import SealedBag
from rifugio.engine.state import State

NO_HURRY: Final = Budget(tries=4_000)
"""In tries, so that no clock has a say: the same secret is the same game."""


class Game:
    """A game that is being played, with its bag and its bots by seat."""

    def __init__(
        self, players: int, extensions: list[str], secret: str, bots: list[str], budget: Budget = NO_HURRY
    ) -> None:
        setup = rifugio.setup(players, extensions)
        self.state: State = rifugio.new_game(setup)
        self.moves: list[str] = []
        self._bag = SealedBag(bytes.fromhex(secret), ("",) * players, setup)
        self._draws = 0
        self._budget = budget
        self._bots: list[Bot] = [make_bot(bots[seat % len(bots)]) for seat in range(players)]
        self._nature()

    def turn(self) -> None:
        """Play one turn."""
        seat = self.state.turn.seat
        while not self.state.turn.over and self.state.turn.seat == seat:
            seen, legal = rifugio.view(self.state, seat), rifugio.legal_moves(self.state)
            budget = self._budget._replace(seconds=seconds_left(self.state, self._budget.seconds))
            self._carry_out(self._bots[seat].choose(seen, legal, budget))
            self._nature()

    def _nature(self) -> None:
        while not self.state.turn.over and rifugio.to_move(self.state) == rifugio.NATURE:
            self._carry_out(self._bag.reveal(self.state, self._draws))
            self._draws += 1

    def _carry_out(self, move: rifugio.Move) -> None:
        self.state, _effects = rifugio.carry_out(self.state, move)
        self.moves.append(rifugio.write_move(move))


def first_legal_moves(players: int, extensions: str) -> str:
    """Return how many moves are legal at the beginning, with extensions as "one two"."""
    return str(len(rifugio.legal_moves(Game(players, extensions.split(), "11" * 32, ["marmot"]).state)))


def moves(players: int, extensions: str, bots: str, turns: int) -> str:
    """Return the moves of the first turns of one game, Nature's included."""
    game = Game(players, extensions.split(), "22" * 32, bots.split())
    while len(game.moves) and turns and not game.state.turn.over:
        game.turn()
        turns -= 1
    return json.dumps(game.moves)


def seconds_of_turns(players: int, extensions: str, bot: str, turns: int, seconds: float = 0.0) -> str:
    """Return how long each of the first turns takes; with seconds, a bot has no more than these."""
    budget = Budget(seconds) if seconds else NO_HURRY
    game = Game(players, extensions.split(), "22" * 32, [bot], budget)
    taken = []
    for _ in range(turns):
        begun = perf_counter()
        game.turn()
        taken.append(perf_counter() - begun)
    return json.dumps(taken)
