"""The reference pages list every public name, operation and message, and links lead to them."""

import importlib
import json
import re

import pytest

import rifugio
import rifugio.bots
import rifugio.client
import rifugio.draw
from kit.repository import ROOT
from tools.pages.reference import MARK, filled, kind, operations

FOLDER = ROOT / "docs" / "reference"
SCHEMAS = ROOT / "schema"
NAMED = re.findall(r"^::: (\S+)$", (FOLDER / "library.md").read_text(encoding="utf-8"), re.MULTILINE)


def page(name: str) -> str:
    return filled((FOLDER / f"{name}.md").read_text(encoding="utf-8"), SCHEMAS)


def anchors(text: str) -> set[str]:
    return {heading.lower() for heading in re.findall(r"^#+ (\w+)$", text, re.MULTILINE)}


@pytest.mark.parametrize("module", [rifugio, rifugio.bots, rifugio.client, rifugio.draw])
def test_every_public_name_is_in_the_reference(module: object) -> None:
    name, exported = module.__name__, module.__all__  # type: ignore[attr-defined]
    assert {f"{name}.{one}" for one in exported} <= set(NAMED)


@pytest.mark.parametrize("name", NAMED)
def test_a_name_of_the_reference_is_there(name: str) -> None:
    module, _, last = name.rpartition(".")
    assert hasattr(importlib.import_module(module), last)


def test_http_has_every_operation_and_every_link_leads_to_a_type() -> None:
    openapi = json.loads((SCHEMAS / "openapi.json").read_text(encoding="utf-8"))
    http, socket = page("http"), page("socket")
    for path, method, _ in operations(openapi):
        assert f"\n### {method.upper()} {path}\n" in http
    assert http.count("```json") > 8, "examples"
    assert set(re.findall(r"\]\(#(\w+)\)", http)) <= anchors(http)
    assert set(re.findall(r"\]\(socket\.md#(\w+)\)", http)) <= anchors(socket)
    assert not MARK.search(http)


def test_socket_has_every_message_once() -> None:
    found = json.loads((SCHEMAS / "stream.schema.json").read_text(encoding="utf-8"))["$defs"]
    socket = page("socket")
    for name in found:
        assert socket.count(f"\n#### {name}\n") == 1, name
    assert set(re.findall(r"\]\(#(\w+)\)", socket)) <= anchors(socket)


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"$ref": "#/$defs/Look"}, "[[Look]]"),
        (
            {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 4}, {"type": "null"}]},
            "integer from 0 to 4 or null",
        ),
        (
            {"type": "array", "items": {"type": "string", "maxLength": 40}, "maxItems": 2},
            "array of string of at most 40 characters, at most 2",
        ),
        ({"const": "sit"}, '`"sit"`'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "object of integer"),
        ({}, "any value"),
    ],
)
def test_types_in_words(schema: dict[str, object], said: str) -> None:
    assert kind(schema) == said
