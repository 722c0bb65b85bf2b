"""A node for each test."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.server.nodes import RunningNode, running, settings_for


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    async with running(settings_for(database_url)) as node:
        yield node
