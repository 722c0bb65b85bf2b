"""Write down what goes over the wire, so that a change of it is seen in a review.

python -m tools.pages.wire_schema

schema/stream.schema.json for the socket and the log, schema/openapi.json for HTTP. `make wire` then has the
TypeScript types of the browser made from both.
"""

import argparse
import json
from collections.abc import Callable
from typing import Any, Final

from kit.repository import ROOT
from rifugio.server.web.stream_schema import stream_schema

FOLDER: Final = ROOT / "schema"


def openapi_schema() -> dict[str, Any]:
    """Return the schema of everything under /api, without the version of the package."""
    from rifugio.server.host.running import running_node  # noqa: PLC0415 (the socket's schema needs no server)
    from rifugio.server.settings import Settings  # noqa: PLC0415
    from rifugio.server.web.app import create_app  # noqa: PLC0415

    schema = create_app(Settings(), running_node).openapi()
    schema["info"]["version"] = "1"
    return schema


SCHEMAS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "stream.schema.json": stream_schema,
    "openapi.json": openapi_schema,
}


def text_of(name: str) -> str:
    """Return a file as it should be."""
    return json.dumps(SCHEMAS[name](), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "names", nargs="*", default=list(SCHEMAS), help="which of the files; both if none is named"
    )
    FOLDER.mkdir(exist_ok=True)
    for name in parser.parse_args().names:
        (FOLDER / name).write_text(text_of(name), encoding="utf-8")
        print(f"schema/{name} is written")


if __name__ == "__main__":
    main()
