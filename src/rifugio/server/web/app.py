"""The ASGI application of a node."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from structlog import get_logger

from rifugio import __version__
from rifugio.server import metrics
from rifugio.server.logs import places
from rifugio.server.node import Node
from rifugio.server.settings import Settings
from rifugio.server.web import extensions, letters, notices, passkeys, reaching, reviews, rucksack, trails
from rifugio.server.web.api import router
from rifugio.server.web.docs_page import add_docs
from rifugio.server.web.limits import Limits
from rifugio.server.web.metrics_endpoint import measured
from rifugio.server.web.openapi import openapi_of
from rifugio.server.web.security_headers import Guard, broken, not_understood, origin_allowed
from rifugio.server.web.security_txt import add_security_txt
from rifugio.server.web.site import add_site
from rifugio.server.web.stream import stream

PARTS: Final = (
    router,
    reviews.router,
    rucksack.router,
    passkeys.router,
    letters.router,
    notices.router,
    notices.stops,
    trails.router,
    reaching.router,
    extensions.router,
)
Running = Callable[[Settings], AbstractAsyncContextManager[Node]]
"""Runs a node; the real one is in `rifugio.server.host.running`."""

log = get_logger()


def create_app(settings: Settings, running: Running) -> FastAPI:
    """Return the application; its node runs for the application's lifespan."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                app.state.node = await stack.enter_async_context(running(settings))
            except Exception as error:
                app.state.failure = error
                log.error("node.failed", error=type(error).__name__, where=places(error))
                raise
            yield

    app = FastAPI(title="Rifugio", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.openapi = partial(openapi_of, app)  # type: ignore[method-assign]
    app.state.limits = Limits(settings)
    for part in PARTS:  # `include_router` would build each route once more, during the first request: 0.3 s
        app.router.routes.extend(part.routes)
    add_operations(app)
    add_docs(app)
    add_security_txt(app, settings.security_contact)

    async def socket(websocket: WebSocket) -> None:
        node: Node = app.state.node
        if not origin_allowed(websocket.headers, settings):
            await websocket.close(1008)
        elif node.draining:
            await websocket.close(1012)
        else:
            with metrics.SOCKETS.track_inprogress():
                await stream(websocket, node, websocket.path_params["link"])

    # not with FastAPI's own decorator, which keeps some kilobytes for the dependencies of every open socket
    app.router.add_websocket_route("/api/tables/{link}/stream", socket)
    add_site(app)
    app.add_middleware(Guard)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(Exception, broken)
    app.add_exception_handler(OSError, away)
    app.add_exception_handler(405, not_allowed)
    return app


async def not_allowed(request: Request, _error: Exception) -> Response:
    """Answer 405 with all methods of a path; the router names only those of its first route."""
    paths = request.app.openapi()["paths"]
    path = request.url.path
    fitting = [each for each in paths if re.fullmatch(re.sub(r"{\w+}", "[^/]+", each), path)]
    found = {method.upper() for each in fitting for method in paths[each]}
    return JSONResponse({"detail": "Method Not Allowed"}, 405, {"allow": ", ".join(sorted(found))})


async def away(_request: Request, _error: Exception) -> Response:
    """Answer 503 when the database is down; clients retry."""
    return Response(status_code=503, headers={"retry-after": "1"})


def add_operations(app: FastAPI) -> None:
    """Add the endpoints for operations: liveness, readiness and metrics."""

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> PlainTextResponse:
        return PlainTextResponse("alive\n")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> PlainTextResponse:
        node: Node = app.state.node
        if node.draining or not await node.readiness.ready():
            return PlainTextResponse("not ready\n", status_code=503)
        out = node.readiness.out
        return PlainTextResponse(f"ready, without {', '.join(out)}\n" if out else "ready\n")

    @app.get("/metrics", include_in_schema=False)
    async def measure() -> Response:
        return Response(await measured(app.state.node), media_type=CONTENT_TYPE_LATEST)
