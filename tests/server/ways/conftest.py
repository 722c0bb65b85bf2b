"""The fixtures of this folder."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.server.people.letter_box import box, mail_port
from tests.server.ways.far_end import FarEnd, far_end

__all__ = ["box", "mail_port"]


@pytest_asyncio.fixture
async def end() -> AsyncIterator[FarEnd]:
    async with far_end() as end:
        yield end
