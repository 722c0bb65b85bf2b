"""The value of a position by the linear numbers and a small network: needs no numpy."""

import json
from collections.abc import Sequence
from math import fsum
from operator import mul
from pathlib import Path
from typing import Any

from rifugio.bots.learned.features import Looked, names
from rifugio.bots.learned.traffic import traffic_names
from rifugio.bots.learned.value import LearnedValue, Numbers, alone
from rifugio.bots.worth import score_now
from rifugio.engine.game import Game
from rifugio.engine.state import State


def network_in(path: Path) -> dict[str, Any] | None:
    """Return the network in a file, if it has one."""
    found: dict[str, Any] | None = json.loads(path.read_text(encoding="utf-8")).get("network")
    return found


class NetworkValue(LearnedValue):
    """Values positions of one game by both."""

    def __init__(self, game: Game[State], numbers: Numbers, network: dict[str, Any]) -> None:
        super().__init__(game, numbers)
        order = [network["names"].index(name) for name in names(game)]
        many = len(traffic_names(game))
        rows = [[row[column] for column in order] for row in network["weights"]]
        self._units_alone = [row[:-many] for row in rows]
        self._units_together = [row[-many:] for row in rows]
        self._units_per_turn = [row[-1] for row in network["weights"]]
        self._biases, self._out = network["biases"], network["out"]

    def totals(self, state: State) -> list[float]:
        """Return the points expected at the end, by seat. What a seat has by itself is memoised."""
        if state.turn.over:
            return [score_now(state, number) for number in range(state.game.players)]
        looked, known = Looked(state), state.board.answers(units_alone)
        found = []
        for seat, both in enumerate(looked.traffic()):
            key = (self, looked.key(seat))
            if key not in known:
                known[key] = units_alone(self, looked, seat)
            points, to_come, units = known[key]
            turns = looked.clocks[seat].turns
            linear = fsum((to_come, *map(mul, self._of_traffic[turns], both)))
            found.append(points + linear + self.of_network(units, both))
        return found

    def hidden(self, turns: int, seen: Sequence[float]) -> list[float]:
        """Return what the units add up from what a seat has by itself."""
        return [
            fsum((bias, turns * per_turn, *map(mul, weights, seen)))
            for bias, per_turn, weights in zip(
                self._biases, self._units_per_turn, self._units_alone, strict=True
            )
        ]

    def of_network(self, units: Sequence[float], both: Sequence[float]) -> float:
        """Return what the network adds to a seat's points to come."""
        full = [
            unit + fsum(map(mul, weights, both))
            for unit, weights in zip(units, self._units_together, strict=True)
        ]
        return fsum(out * unit for out, unit in zip(self._out, full, strict=True) if unit > 0)


def units_alone(value: NetworkValue, looked: Looked, seat: int) -> tuple[float, float, list[float]]:
    """Return a seat's points, those to come by the numbers, and the units, by what it has by itself."""
    points, to_come = alone(value, looked, seat)
    return points, to_come, value.hidden(looked.clocks[seat].turns, looked.alone(seat))
