"""The fixtures of this folder."""

from collections.abc import AsyncIterator

import pytest_asyncio
from httpx2 import AsyncClient

from tests.server.nodes import RunningNode, client_of
from tests.server.people.letter_box import box, mail_port

__all__ = ["box", "mail_port"]


@pytest_asyncio.fixture
async def client(node: RunningNode) -> AsyncIterator[AsyncClient]:
    async with client_of(node.url) as client:
        yield client
