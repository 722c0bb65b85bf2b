"""The engine's values on the wire; and names that must be the same in both."""

import importlib
import json
import pkgutil
from typing import get_args

import pytest
from pydantic import TypeAdapter

import rifugio
import rifugio.engine
import rifugio_cairns
from rifugio.bots import BOTS
from rifugio.engine.cells import cell
from rifugio.engine.effects import Effect, RejectsReturned, Revealed, Went
from rifugio.engine.reasons import ConnectFirst, Reason, SidesClash
from rifugio.engine.rulebooks import BOX
from rifugio.engine.table_changes import PiecePut, StepsChanged, SwimmerMoved
from rifugio.engine.values import value as engine_value
from rifugio.table.fold_seats import STAND_IN
from rifugio.table.messages.options import BotName
from rifugio.table.messages.told import ToldEffect, ToldReason
from rifugio.table.values import wire_effect, wire_value
from rifugio_cairns.piling import NoStonesLeft, PiledUp


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
    assert json.loads(json.dumps(wire_value(value))) == wire


def kinds(base: type) -> set[str]:
    """The names of all subclasses: a dataclass with slots leaves its original class behind."""
    below: list[type] = base.__subclasses__()
    return {kind.__name__ for kind in below if kind.__module__.startswith("rifugio.engine.")}


def test_every_effect_and_reason_is_listed_by_a_rule_module_once() -> None:
    for module in pkgutil.walk_packages(rifugio.engine.__path__, "rifugio.engine."):
        importlib.import_module(module.name)
    effects = [kind.__name__ for module in BOX for kind in module.effects]
    reasons = [kind.__name__ for module in BOX for kind in module.reasons]
    assert (set(effects), set(reasons)) == (kinds(Effect), kinds(Reason))
    assert len({*effects, *reasons}) == len(effects) + len(reasons) > 50


def test_an_effect_of_an_extension_that_is_not_in_the_box_has_words_of_its_own() -> None:
    rifugio.add_extension(rifugio_cairns.CAIRNS)
    told = wire_value(PiledUp(1, cell(2, 0)))
    assert told == {
        "code": "cairns.PiledUp",
        "facts": {"seat": 1, "cell": (2, 0)},
        "word_key": "cairns-effect-piled-up",
        "sentence": "A cairn was piled up.",
    }
    reason = wire_value(NoStonesLeft("K-PILE-03", cell(2, 0)))
    assert (reason["code"], reason["ruling"]) == ("cairns.NoStonesLeft", "K-PILE-03")
    assert reason["facts"] == {"cell": (2, 0)}
    for kind, one in ((ToldEffect, told), (ToldReason, reason)):
        assert kind.read(json.loads(json.dumps(one))) == one


def test_an_effect_carries_what_is_different_whatever_its_code() -> None:
    rifugio.add_extension(rifugio_cairns.CAIRNS)
    changes = (PiecePut(1, "cairn", cell(2, 0)), SwimmerMoved(1, cell(2, 0), None), StepsChanged(-1, 0))
    told = wire_effect(PiledUp(1, cell(2, 0)), changes)
    assert told["changes"] == (
        {"change": "PiecePut", "player": 1, "what": "cairn", "cell": (2, 0)},
        {"change": "SwimmerMoved", "player": 1, "to": (2, 0), "near": None},
        {"change": "StepsChanged", "free": -1, "connect": 0},
    )
    text = json.dumps(told)
    assert ToldEffect.read(json.loads(text)) == TypeAdapter(ToldEffect).validate_json(text) == told
    assert "changes" not in wire_effect(PiledUp(1, cell(2, 0)), ())
    for wrong in ({"change": "Vanished"}, {"change": "PieceTaken"}, {"code": "PieceTaken", "cell": [0, 0]}):
        with pytest.raises(ValueError, match=r"change|fields"):
            ToldEffect.read({**json.loads(text), "changes": [wrong]})


def test_what_no_rule_module_lists_is_not_sent() -> None:
    @engine_value
    class Unlisted(Effect):
        """Not in any list."""

    with pytest.raises(ValueError, match="no rule module lists Unlisted"):
        wire_value(Unlisted())


WENT = json.loads(json.dumps(wire_value(Went(1, "walk", cell(0, 0), cell(-1, 0), 1, 0))))


@pytest.mark.parametrize(
    "wrong",
    [
        {**WENT, "more": 1},
        {name: one for name, one in WENT.items() if name != "means"},
        {**WENT, "to": "open"},
        {**WENT, "free": True},
        {**WENT, "code": "Flew"},
        {"code": "cairns.Flew"},
        {"seat": 1},
        [],
    ],
)
def test_what_is_no_effect_is_read_by_neither_reader(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        ToldEffect.read(wrong)
    with pytest.raises(ValueError, match="validation error"):
        TypeAdapter(ToldEffect).validate_python(wrong)


def test_both_readers_read_an_effect_alike() -> None:
    ours, servers = ToldEffect.read(dict(WENT)), TypeAdapter(ToldEffect).validate_python(dict(WENT))
    assert json.dumps(ours) == json.dumps(servers) == json.dumps(WENT)


def test_bots_have_the_same_names_everywhere() -> None:
    assert set(get_args(BotName)) == set(BOTS)
    assert STAND_IN in BOTS
