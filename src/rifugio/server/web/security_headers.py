"""Security headers, request size limits, and the check of the origin."""

import json
from typing import Final

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rifugio.server.settings import Settings

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
MOST_IN_A_BODY: Final = 256 * 1024
"""Bytes: a record of 60,000 characters in any script, and a little more."""
MOST_FAULTS: Final = 10


class Guard:
    """Adds the headers to every answer, and stops reading a body that is too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Attend to a request; everything that is none goes by."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > MOST_IN_A_BODY:
                raise HTTPException(413)
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self._app(scope, counted, with_headers)


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether a page from there may open a socket: one of our own, or of those that the settings name.

    A program that is no browser names no origin. It may come in because there is no cookie: nobody can use
    a browser that has one for them. At home, where the server has many addresses, a page is our own if it
    comes from the address it speaks to.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return not settings.production and origin.partition("://")[2] == headers.get("host")


async def not_understood(_request: Request, error: Exception) -> Response:
    """Say what is wrong with a request, and nothing of what was in it: not all of that can be written."""
    assert isinstance(error, RequestValidationError)
    faults = [{name: fault[name] for name in ("type", "loc", "msg")} for fault in error.errors()]
    body = json.dumps({"detail": faults[:MOST_FAULTS]})
    return Response(body, 422, media_type="application/json")


async def broken(_request: Request, _error: Exception) -> Response:
    """Say that something went wrong here, and not what; the log has it."""
    return Response("Internal Server Error", 500, HEADERS, "text/plain")
