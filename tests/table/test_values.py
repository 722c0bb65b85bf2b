"""What the engine says, on the wire; and names that must be the same in both places."""

import ast
import json
from typing import get_args

import pytest

from kit.repository import ROOT
from rifugio.bots import BOTS
from rifugio.engine.cells import cell
from rifugio.engine.effects import Effect, RejectsReturned, Revealed, Went
from rifugio.engine.reasons import ConnectFirst, Reason, SidesClash
from rifugio.engine.rulebooks import EXTENSIONS
from rifugio.table.fold_seats import STAND_IN
from rifugio.table.messages.options import BotName, ExtensionName
from rifugio.table.values import wire_fields, wire_value


@pytest.mark.parametrize(
    ("value", "wire"),
    [
        (ConnectFirst("B-TURN-03"), {"code": "ConnectFirst", "ruling": "B-TURN-03"}),
        (
            SidesClash("B-CONNECT-02", cell(-2, 1), 3, "rock", "grass"),
            {
                "code": "SidesClash",
                "ruling": "B-CONNECT-02",
                "cell": [-2, 1],
                "direction": 3,
                "side": "rock",
                "against": "grass",
            },
        ),
        (
            Went(1, "walk", cell(0, 0), cell(-1, 0), 1, 0),
            {
                "code": "Went",
                "seat": 1,
                "means": "walk",
                "start": [0, 0],
                "to": [-1, 0],
                "free": 1,
                "cards": 0,
            },
        ),
        (Revealed("G", "open"), {"code": "Revealed", "tile": "G", "to": "open"}),
        (RejectsReturned(("G", "F")), {"code": "RejectsReturned", "tiles": ["G", "F"]}),
    ],
)
def test_a_value_on_the_wire(value: Effect | Reason, wire: dict[str, object]) -> None:
    assert wire_value(value) == wire
    assert json.loads(json.dumps(wire_value(value))) == wire


def kinds(base: type) -> set[type]:
    """All kinds of value below one; a class that was made anew with slots leaves its first self behind."""
    below: list[type] = base.__subclasses__()
    return {kind for kind in below if hasattr(kind, "__dataclass_fields__")}


def annotated_cells() -> dict[str, set[str]]:
    """The fields that the engine's source annotates as cells, by class; with all classes of values."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "src" / "rifugio" / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and {"Effect", "Reason"} & {
                ast.unparse(base) for base in node.bases
            }:
                fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
                found[node.name] = {
                    ast.unparse(one.target) for one in fields if ast.unparse(one.annotation) == "Cell"
                }
    return found


def test_the_cells_on_the_wire_are_those_of_the_engines_source() -> None:
    known = {kind.__name__: kind for kind in kinds(Effect) | kinds(Reason)}
    expected = annotated_cells()
    assert len(expected) > 40
    for name, cells in expected.items():
        assert {field for field, is_cell in wire_fields(known[name]) if is_cell} == cells, name


def test_bots_and_extensions_have_the_same_names_everywhere() -> None:
    assert set(get_args(BotName)) == set(BOTS)
    assert set(get_args(ExtensionName)) == set(EXTENSIONS)
    assert STAND_IN in BOTS
