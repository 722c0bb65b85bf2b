"""The client's HTTP requests."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SECONDS = 10.0


class HttpError(Exception):
    """The server answered with an error; `status` is the HTTP status code."""

    def __init__(self, status: int, body: str) -> None:
        super().__init__(f"{status}: {body[:200]}")
        self.status, self.body = status, body


async def request(
    server: str, path: str, body: object = None, *, tokens: Sequence[str] = (), method: str | None = None
) -> Any:  # noqa: ANN401 - whatever JSON the route answers with
    """Send a request: GET without a body, POST with one, unless `method` says otherwise."""
    return await asyncio.to_thread(_request, server.rstrip("/") + path, body, tuple(tokens), method)


def _request(url: str, body: object, tokens: tuple[str, ...], method: str | None) -> Any:  # noqa: ANN401
    headers = {"content-type": "application/json"}
    if tokens:
        headers["authorization"] = "Bearer " + ",".join(tokens)
    data = None if body is None else json.dumps(body).encode()
    asked = Request(url, data, headers, method=method)
    try:
        with urlopen(asked, timeout=SECONDS) as answer:
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers.get("content-type", "") else text
    except HTTPError as error:
        with error:
            raise HttpError(error.code, error.read().decode(errors="replace")) from None


async def open_table(server: str, options: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Open a table; return its links `table` and `watch`, its `room`, and the `host` token."""
    opened: dict[str, str] = await request(server, "/api/tables", {"options": dict(options or {})})
    return opened
