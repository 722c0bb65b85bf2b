"""Fixtures: a node and a client for it."""

from collections.abc import AsyncIterator

import pytest_asyncio
from httpx2 import AsyncClient

from tests.server.nodes import RunningNode, client_of, running, settings_for


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    async with running(settings_for(database_url)) as node:
        yield node


@pytest_asyncio.fixture
async def client(node: RunningNode) -> AsyncIterator[AsyncClient]:
    async with client_of(node.url) as client:
        yield client
