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
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""Of the scripts of workers, which have no page: there, and only there, WebAssembly may be compiled."""
MOST_IN_A_BODY: Final = 256 * 1024
"""Bytes: a record of 60,000 characters in any script, and a little more."""
MOST_FAULTS: Final = 10


class Guard:
    """Middleware: adds the headers a response does not have, and stops reading a body that is too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle an HTTP request; anything else passes through."""
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
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, counted, with_headers)


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether this origin may open a socket: the server's own, or one from the settings.

    Clients that are not browsers send no origin. They are allowed, because there are no cookies that another
    page could abuse. At home, where the server has many addresses, an origin is its own if it matches the
    Host header.
    """
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return not settings.production and origin.partition("://")[2] == headers.get("host")


async def not_understood(_request: Request, error: Exception) -> Response:
    """Answer 422 with the faults of a request, but not its values, some of which cannot be serialised."""
    assert isinstance(error, RequestValidationError)
    faults = [{name: fault[name] for name in ("type", "loc", "msg")} for fault in error.errors()]
    body = json.dumps({"detail": faults[:MOST_FAULTS]})
    return Response(body, 422, media_type="application/json")


async def broken(_request: Request, _error: Exception) -> Response:
    """Answer 500 without details; they are in the log."""
    return Response("Internal Server Error", 500, HEADERS, "text/plain")
