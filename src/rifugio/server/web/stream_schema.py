"""The JSON Schema of the socket's frames and the stored events; `make wire` writes it."""

from typing import Any, Final

from pydantic import TypeAdapter

from rifugio.table.messages.events import Event
from rifugio.table.messages.frames import ClientFrame, ServerFrame

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ROOTS: Final[dict[str, TypeAdapter[Any]]] = {
    "ClientFrame": TypeAdapter(ClientFrame),
    "ServerFrame": TypeAdapter(ServerFrame),
    "StoredEvent": TypeAdapter(Event),
}


def stream_schema() -> dict[str, Any]:
    """Return the schema: a definition for each message, and one for each of the three roots."""
    asked = [(name, "validation", adapter) for name, adapter in ROOTS.items()]
    roots, schema = TypeAdapter.json_schemas(asked, ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    found = schema["$defs"] | {name: roots[name, "validation"] for name in ROOTS}
    for definition in found.values():
        _tidy(definition)
    return {
        "$schema": DIALECT,
        "title": "RifugioStream",
        "description": "What goes over the socket and into the log of a table. Made by `make wire`.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ROOTS],
        "$defs": dict(sorted(found.items())),
    }


def _tidy(definition: dict[str, Any]) -> None:
    """Require the discriminator, as parsing does; drop titles, which only repeat names."""
    definition.pop("title", None)
    properties = definition.get("properties", {})
    tags = [name for name, one in properties.items() if "const" in one]
    if tags:
        definition["required"] = list(dict.fromkeys([*tags, *definition.get("required", [])]))
    for one in properties.values():
        one.pop("title", None)
