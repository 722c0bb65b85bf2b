"""What is in the box: tiles, supplies and values, as data with a status for each number."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rifugio.engine.tiles import SIDES, Tile

STATUSES = ("printed", "deduced", "reconstructed", "ours")


@dataclass(frozen=True, eq=False)
class Box:
    """The contents of a box; compared by identity, because a box is loaded once."""

    name: str
    start: Tile
    pass_contact: str
    """When two passes may touch: `matching`, `entrance_only` or `never`."""
    tiles: Mapping[str, Tile]
    counts: Mapping[str, int]
    """How many of each tile the base game uses."""
    numbers: Mapping[str, Mapping[str, int]]
    """All other tables, by name."""
    status: Mapping[str, str]
    """Where each number comes from: `printed`, `deduced` or `reconstructed`; a name may be `ours`."""

    def __repr__(self) -> str:
        return f"<Box {self.name}>"


def read_box(text: str) -> Box:
    """Read the contents of a box from its TOML file."""
    data = tomllib.loads(text)
    status: dict[str, str] = {}
    tiles = {name: _tile(name, row) for name, row in data["tiles"].items()}
    for name, row in data["tiles"].items():
        status |= {f"tiles.{name}.{key}": value for key, value in row["status"].items()}
    numbers = {}
    for name, row in data["numbers"].items():
        numbers[name] = MappingProxyType({key: value for key, value in row.items() if key != "status"})
        status[f"numbers.{name}"] = row["status"]
    status["pass_contact"] = data["pass_contact"]["status"]
    unknown = {value for value in status.values() if value not in STATUSES}
    if unknown:
        raise ValueError(f"unknown status in the box file: {sorted(unknown)}")
    return Box(
        name=data["name"],
        start=tiles.pop("START"),
        pass_contact=data["pass_contact"]["value"],
        tiles=MappingProxyType(tiles),
        counts=MappingProxyType(
            {name: row["count"] for name, row in data["tiles"].items() if "count" in row}
        ),
        numbers=MappingProxyType(numbers),
        status=MappingProxyType(status),
    )


def _tile(name: str, row: Mapping[str, Any]) -> Tile:
    """Make a tile from its row; only a pass lists its sides and entrances."""
    return Tile(
        id=name,
        kind=row["kind"],
        terrain=row["terrain"],
        sides=tuple(row.get("sides", [row["terrain"]] * 6)),
        entrances=frozenset(row.get("entrances", SIDES)),
        points=row.get("points", 0),
        first_points=row.get("first_points", 0),
        land=row.get("land", True),
    )
