"""Serves an application on a port: `python -m benchmarks.load.serving node|echo PORT`."""

import socket
import sys
from typing import Any

import uvicorn

from rifugio.server.host.serving import serve_here
from rifugio.server.settings import Settings


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:  # noqa: ANN401 - the bare protocol
    """Echo server: the bare cost of a WebSocket."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"alive"})
        return
    if scope["type"] != "websocket":
        return
    await send({"type": "websocket.accept"})
    await receive()
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    """Serve until told to stop."""
    which, port = sys.argv[1], int(sys.argv[2])
    if which == "node":
        with socket.create_server(("127.0.0.1", port), backlog=4096) as door:
            serve_here(door, Settings(), lambda: None)
        return
    uvicorn.run(
        echo,
        port=port,
        backlog=4096,
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="warning",
        timeout_graceful_shutdown=1,
    )


if __name__ == "__main__":
    main()
