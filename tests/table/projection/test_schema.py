"""The schema files are up to date, and messages validate against them."""

import json
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from rifugio.server.web.stream_schema import ROOTS, stream_schema
from rifugio.table.messages.events import write_event
from tests.table.projection.stories import aborted, callers, played
from tests.table.projection.test_frames import BAD, FRAMES, GOOD
from tools.pages.wire_schema import FOLDER, SCHEMAS, text_of


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": stream_schema()["$defs"]})


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_files_are_as_they_should_be(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == text_of(name), "`make wire` writes it anew"


def test_it_is_a_schema() -> None:
    meta.validate(stream_schema())
    assert set(ROOTS) <= stream_schema()["$defs"].keys()


def test_what_tells_messages_apart_is_demanded() -> None:
    """Otherwise a compiler could not discriminate the union."""
    for name, definition in stream_schema()["$defs"].items():
        tags = {field for field, one in definition.get("properties", {}).items() if "const" in one}
        assert tags <= set(definition.get("required", [])), name


def test_frames_of_whole_games_fit() -> None:
    frames, stored = validator("ServerFrame"), validator("StoredEvent")
    for story in (played(("helicopter", "rafts"), players=3), aborted()):
        for step in story.steps[::12]:
            stored.validate(json.loads(write_event(step.event)))
            for caller in callers(step.table):
                frames.validate(json.loads(step.told.for_caller(caller)))


@pytest.mark.parametrize("frame", [sent for _, sent in FRAMES], ids=lambda frame: next(iter(frame)))
def test_the_other_frames_fit(frame: dict[str, Any]) -> None:
    validator("ServerFrame").validate(frame)


def test_clients_frames_fit() -> None:
    """Valid frames validate; of the bad ones only those that the schema cannot express do."""
    client = validator("ClientFrame")
    for _, frame in GOOD:
        client.validate(frame)
    fitting = [frame for frame in BAD if isinstance(frame, dict) and client.is_valid(frame)]
    assert fitting == [{"chat": {"seat": 0, "text": "\u202eevil"}}]
