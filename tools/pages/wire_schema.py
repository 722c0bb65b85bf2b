"""Writes the JSON schemas of the wire format, so that a change shows up in review.

python -m tools.pages.wire_schema

schema/stream.schema.json for the socket and the log, schema/openapi.json for HTTP, schema/box.json for what
is in the box. `make wire` then generates the browser's TypeScript types from the first two.
"""

import argparse
import json
from collections.abc import Callable
from typing import Any, Final

from kit.repository import ROOT
from rifugio import new_game, setup
from rifugio.engine.game import RULES_VERSION
from rifugio.engine.rulebooks import EXTENSIONS, rulebook_for
from rifugio.server.web.stream_schema import stream_schema

FOLDER: Final = ROOT / "schema"


def openapi_schema() -> dict[str, Any]:
    """Return the OpenAPI schema of everything under /api, without the package's version."""
    from rifugio.server.host.running import running_node  # noqa: PLC0415 (the socket's schema needs no server)
    from rifugio.server.settings import Settings  # noqa: PLC0415
    from rifugio.server.web.app import create_app  # noqa: PLC0415

    schema = create_app(Settings(), running_node).openapi()
    schema["info"]["version"] = "1"
    return schema


def box_names() -> dict[str, Any]:
    """Return the kinds of names that extensions add to, as used in moves, records and replays."""
    rulebook = rulebook_for(RULES_VERSION, frozenset(EXTENSIONS))
    state = new_game(setup(2, EXTENSIONS))
    return {
        "extensions": list(EXTENSIONS),
        "objects": [kind.name for kind in rulebook.objects],
        "means": list(rulebook.means),
        "sources": [line.source for line in rulebook.score(state, 0)],
    }


SCHEMAS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "stream.schema.json": stream_schema,
    "openapi.json": openapi_schema,
    "box.json": box_names,
}


def text_of(name: str) -> str:
    """Return the expected content of a file."""
    return json.dumps(SCHEMAS[name](), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(SCHEMAS), help="which files; all by default")
    FOLDER.mkdir(exist_ok=True)
    for name in parser.parse_args().names:
        (FOLDER / name).write_text(text_of(name), encoding="utf-8")
        print(f"schema/{name} is written")


if __name__ == "__main__":
    main()
