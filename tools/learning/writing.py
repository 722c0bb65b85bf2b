"""Numbers as they are in a file, and as coefficients of the design matrix: standardised, and not."""

import json
from collections.abc import Mapping
from typing import Final

import numpy as np

from rifugio.bots.learned.value import Chance, Numbers
from tools.learning.design import Array, Scale
from tools.learning.rows import all_names

DIGITS: Final = 4


def written(found: Mapping[str, Array], scale: Scale, chances: Mapping[str, Chance]) -> str:
    """Return the numbers as text: for each way, those that always count, and those per turn left."""
    order = all_names()
    many = len(order)
    ways = {}
    for way, coefficients in found.items():
        always, per_turn = (coefficients[start : start + many] / scale.deviation for start in (0, many))
        columns = {
            "always": [coefficients[-1] - always @ scale.mean, *always],
            "per_turn": [coefficients[-2] - per_turn @ scale.mean, *per_turn],
            "chance": chances[way],
        }
        ways[way] = {
            name: [round(float(number), DIGITS) for number in column] for name, column in columns.items()
        }
    return json.dumps({"names": ["", *order], "ways": ways}, separators=(",", ":")) + "\n"


def in_design(numbers: Numbers, scale: Scale) -> Array:
    """Return numbers as coefficients of the design matrix: the inverse of `written`, but for rounding."""
    order = all_names()
    always, per_turn = (
        np.array([part.get(name, 0.0) for name in order]) for part in (numbers.always, numbers.per_turn)
    )
    constants = [
        numbers.per_turn.get("", 0.0) + per_turn @ scale.mean,
        numbers.always.get("", 0.0) + always @ scale.mean,
    ]
    return np.concatenate([always * scale.deviation, per_turn * scale.deviation, constants])
