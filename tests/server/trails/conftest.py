"""A node whose clock is in the test's hand."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from httpx2 import AsyncClient

from tests.server.nodes import RunningNode, client_of, running, settings_for
from tests.server.trails.clock import MONDAY, ClockInHand, noon


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ClockInHand:
    """Noon in Greenwich on a Monday to come: its partition of the log exists already."""
    clock = ClockInHand(noon(MONDAY))
    monkeypatch.setattr("rifugio.server.host.running.MachineClock", lambda: clock)
    return clock


@pytest_asyncio.fixture
async def node(database_url: str, clock: ClockInHand) -> AsyncIterator[RunningNode]:
    async with running(settings_for(database_url)) as node:
        yield node


@pytest_asyncio.fixture
async def client(node: RunningNode) -> AsyncIterator[AsyncClient]:
    async with client_of(node.url) as client:
        yield client
