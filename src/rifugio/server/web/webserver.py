"""uvicorn, with our own graceful shutdown before its own.

uvicorn handles SIGTERM and SIGINT in `handle_exit`, which only sets flags; its main loop sees them within a
tenth of a second and calls `shutdown`, which closes the listening socket and then every connection. So the
node stops deciding in `handle_exit` and drains at the beginning of `shutdown`, while it still listens and
answers that it is not ready. uvicorn would then raise the signal once more, as if unhandled; here
`handle_exit` does not record it, and the process exits with status 0. A second Ctrl-C does not wait.
"""

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI
from structlog import get_logger

from rifugio.server.node import Node
from rifugio.server.settings import Settings
from rifugio.server.web.draining import drain
from rifugio.server.web.request_limits import BoundedHttp
from rifugio.server.web.siblings import Siblings
from rifugio.server.web.sockets import TableSocket

LARGEST_FRAME: Final = 8192
RESPONSES_SECONDS: Final = 3
"""Seconds for HTTP responses still under way when everything else is done."""

log = get_logger()


class WebServer(uvicorn.Server):
    """Serves an application until it is stopped, and calls `ready` when it accepts connections."""

    def __init__(
        self,
        app: FastAPI,
        settings: Settings,
        ready: Callable[[], None],
        siblings: Siblings | None = None,
    ) -> None:
        super().__init__(configuration(app, settings))
        self._app, self._settings, self._ready, self._siblings = app, settings, ready, siblings

    @property
    def node(self) -> Node | None:
        """The node, once it runs."""
        return getattr(self._app.state, "node", None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the node, then listen."""
        await super().startup(sockets)
        if self._siblings is not None:
            BoundedHttp.siblings = self._siblings
            self._siblings.open(self._take)
        tend_garbage()
        log.info("node.ready")
        self._ready()

    async def _take(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that a sibling accepted, and whose first request it has read."""

        def protocol() -> BoundedHttp:
            taken = BoundedHttp(self.config, self.server_state, self.lifespan.state)
            taken.siblings = None
            return taken

        _, taken = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        taken.data_received(head)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin the shutdown: from now on the node accepts no new commands."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True
        if self.node is not None:
            self.node.draining = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, then let uvicorn close what is left."""
        if self._siblings is not None:
            self._siblings.close()
        if self.node is not None:
            draining = asyncio.ensure_future(drain(self.node, self._settings.drain_seconds))
            while not draining.done() and not self.force_exit:
                await asyncio.wait([draining], timeout=0.1)
        await super().shutdown(sockets)
        log.info("node.ended")


def tend_garbage() -> None:
    """Run the garbage collector less often, because a collection pauses all games.

    Positions are trees, which reference counting frees. What has been imported stays, so it is frozen.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def configuration(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration. Its own logging is off, because its lines contain addresses."""
    return uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        http=BoundedHttp,
        ws=TableSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # compressed lengths could leak content
        ws_ping_interval=10.0,  # a dead connection is noticed within 15 seconds
        ws_ping_timeout=5.0,
        timeout_graceful_shutdown=RESPONSES_SECONDS,
        proxy_headers=bool(settings.trusted_proxies),  # by default uvicorn trusts this machine
        forwarded_allow_ips=settings.trusted_proxies,
    )
