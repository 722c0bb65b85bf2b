"""Nodes for tests: the real application on a real port of this machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from fastapi import FastAPI
from httpx2 import AsyncClient
from pydantic import SecretStr

from kit.ports import free_port
from rifugio.server.host.bot_pool import BotPool
from rifugio.server.host.running import running_node
from rifugio.server.node import Node
from rifugio.server.settings import Settings
from rifugio.server.web.app import create_app
from rifugio.server.web.limits import Limits
from rifugio.server.web.webserver import configuration

KEY = "00112233445566778899aabbccddeeff" * 2


def settings_for(database_url: str, nats_url: str | None = None, **more: object) -> Settings:
    """Settings for a test, with limits high enough not to matter."""
    chosen: dict[str, object] = {
        "database_url": database_url,
        "nats_url": nats_url,
        "key": SecretStr(KEY),
        "socket_messages": 100_000,
        "new_tables": 100_000,
        "new_tables_node": 100_000,
        "new_people": 100_000,
        "new_people_node": 100_000,
        "room_guesses": 100_000,
        "room_guesses_node": 100_000,
        "reading": 10_000_000,
        "reading_node": 10_000_000,
        "bot_processes": 1,
        "host": "127.0.0.1",
        "sweep_seconds": 0.5,
    }
    return Settings(**{**chosen, **more})  # type: ignore[arg-type]


def settings_at_localhost(database_url: str, **more: object) -> Settings:
    """Settings with a public address, at which browsers allow passkeys."""
    port = free_port()
    return settings_for(database_url, None, port=port, public_url=f"http://localhost:{port}", **more)


def client_of(url: str) -> AsyncClient:
    """A client of a node. Reading all certificates would take it 40 ms, and here nothing is encrypted."""
    return AsyncClient(base_url=url, timeout=60, trust_env=False, verify=False)


class RunningNode:
    """A node and its address."""

    def __init__(self, url: str, server: uvicorn.Server, app: FastAPI) -> None:
        self.url, self.server = url, server
        self.node: Node = app.state.node
        self.limits: Limits = app.state.limits

    @property
    def bots(self) -> BotPool:
        """Its bot processes."""
        assert isinstance(self.node.bots, BotPool)
        return self.node.bots


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[RunningNode]:
    """Serve in this process until the block ends."""
    app, port = create_app(settings, running_node), settings.port or free_port()
    config = configuration(app, settings)
    config.port = port
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            if task.done():
                task.result()
                raise RuntimeError("the node did not start")
            await asyncio.sleep(0.01)
        yield RunningNode(f"http://127.0.0.1:{port}", server, app)
    finally:
        server.should_exit = True
        await task
        vars(app).clear()  # FastAPI caches endpoints, which hold the app: ten megabytes each
