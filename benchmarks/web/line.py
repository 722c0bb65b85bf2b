"""A slow line, made by the server: the throttling of the browser's own protocol does not reach workers."""

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

BYTES_A_SECOND: Final = 1.6e6 / 8
"""Slow 4G, as Chromium's tools define it."""
LATENCY: Final = 0.15
"""Seconds before each answer begins."""
PIECE: Final = 4096


class SlowLine:
    """Middleware: all answers together come no faster than the line."""

    def __init__(self, app: ASGIApp) -> None:
        self._app, self._free = app, 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, slowly."""

        async def slowly(message: Message) -> None:
            if message["type"] == "http.response.start":
                await asyncio.sleep(LATENCY)
            body = message.get("body", b"")
            for at in range(0, len(body), PIECE):
                await self._wait(len(body[at : at + PIECE]))
                is_more = at + PIECE < len(body) or message.get("more_body", False)
                await send({**message, "body": body[at : at + PIECE], "more_body": is_more})
            if not body:
                await send(message)

        await self._app(scope, receive, slowly)

    async def _wait(self, size: int) -> None:
        """Wait until the line has carried so many bytes more."""
        now = asyncio.get_running_loop().time()
        self._free = max(now, self._free) + size / BYTES_A_SECOND
        await asyncio.sleep(self._free - now)
