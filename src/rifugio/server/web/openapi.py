"""The OpenAPI document: what FastAPI makes of the routes, with tags, the security scheme and examples.

The examples are of one table; tests/server/serving/test_reference.py sends them to a server.
"""

from dataclasses import dataclass
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

LINK: Final = "AbCdEfGhIjKlMnOpQrStUv"
TOKEN: Final = "eyJ0IjoiQWJDZCJ9.c2lnbmF0dXJl"
ROOM: Final = "quiet-amber-lake-4711"
COMMAND: Final = "6f1e2a7c-53c1-4c0e-9a55-0d4c1c0f6d11"
RECORD: Final = "rifugio rules=1 box=second-edition players=2 with=- scores=covered\n\nresult *\n"

TAGS: Final = (
    {"name": "tables", "description": "Open a table, find it, see it, and send commands to it."},
    {"name": "games", "description": "A game as text, its result, its replay, and the check of its draws."},
    {
        "name": "devices",
        "description": "What a device asks: its seats, the server's extensions, and its addresses.",
    },
)
SCHEME: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": (
        "Tokens of seats, or of the host: `POST /api/tables` returns the host's, `sit` and `claim` "
        "a seat's. Several are separated by commas. Without one, you see what everybody with the link sees."
    ),
}


@dataclass(frozen=True)
class Notes:
    """What the document says of an operation beyond its types."""

    tag: str
    asked: Any = None
    """An example of the request's body."""
    status: str = "200"
    answer: Any = None
    """An example of the answer with this status."""


NOTES: Final = {
    "post /api/tables": Notes(
        "tables",
        {"options": {"players": 3}},
        "201",
        {"table": LINK, "watch": "AwXyZaBcDeFgHiJkLmNoPq", "room": ROOM, "host": TOKEN},
    ),
    "get /api/rooms/{name}": Notes("tables", answer={"table": LINK}),
    "get /api/tables/{link}": Notes("tables"),
    "get /api/tables/{link}/events": Notes("tables"),
    "get /api/tables/{link}/moments": Notes("tables"),
    "post /api/tables/{link}/commands": Notes(
        "tables",
        {
            "id": COMMAND,
            "expected_seq": 1,
            "command": {
                "kind": "sit",
                "seat": 0,
                "look": {"name": "Ann", "animal": "hare", "colour": "red"},
            },
        },
        answer={"answer": "accepted", "id": COMMAND, "seq": 2, "token": TOKEN, "table": None, "tokens": []},
    ),
    "post /api/tables/{link}/why-not": Notes("tables", {"move": "open0@1,0"}),
    "get /api/tables/{link}/record": Notes("games"),
    "get /api/tables/{link}/seal": Notes("games"),
    "get /api/tables/{link}/result": Notes("games"),
    "get /api/tables/{link}/replay": Notes("games"),
    "post /api/records": Notes("games", {"text": RECORD}),
    "post /api/mine": Notes("devices", {"tokens": [TOKEN]}, answer=[]),
    "get /api/extensions": Notes("devices"),
    "get /api/addresses": Notes(
        "devices", answer={"addresses": ["http://192.168.1.20:8000"], "public": False}
    ),
}


def openapi_of(app: FastAPI) -> dict[str, Any]:
    """Return the document, made once."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes, tags=list(TAGS))
        schema["components"]["securitySchemes"] = {"token": SCHEME}
        for path, methods in schema["paths"].items():
            for method, operation in methods.items():
                _annotate(operation, NOTES[f"{method} {path}"])
        app.openapi_schema = schema
    return app.openapi_schema


def _annotate(operation: dict[str, Any], notes: Notes) -> None:
    operation["tags"] = [notes.tag]
    if any(one["name"] == "authorization" for one in operation.get("parameters", ())):
        operation["security"] = [{}, {"token": []}]  # it is optional
    if notes.asked is not None:
        operation["requestBody"]["content"]["application/json"]["example"] = notes.asked
    if notes.answer is not None:
        operation["responses"][notes.status]["content"]["application/json"]["example"] = notes.answer
