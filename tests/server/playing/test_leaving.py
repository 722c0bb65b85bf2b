"""Coming and going at the same moment."""

import asyncio

from rifugio.client import open_table
from rifugio.server.attendance import Attendance
from rifugio.server.bus import NoOtherNode
from rifugio.server.hall import Happened
from tests.server.nodes import RunningNode


class SlowBus(NoOtherNode):
    """Telling the other nodes takes a moment, in which others come and go."""

    async def publish(self, subject: str, payload: bytes) -> None:
        await asyncio.sleep(0.02)


class Somebody:
    """A guest who remembers what they are sent."""

    def __init__(self) -> None:
        self.frames: list[str] = []

    def seats(self) -> list[int]:
        return []

    def happened(self, seen: Happened) -> None:
        raise AssertionError("nothing happens here")

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    async def finish(self, last: str, code: int) -> None:
        raise AssertionError("nobody is shown out")


async def test_two_who_leave_at_once_do_not_take_the_next_guest_along(node: RunningNode) -> None:
    opened = await open_table(node.url)
    found = await node.node.hall.find(opened["table"])
    assert found is not None
    known, attendance = found[0], Attendance(node.node.hall, SlowBus(), "here")
    first, second, third = Somebody(), Somebody(), Somebody()
    await attendance.listen_to(known)
    attendance.enter(known, first)
    attendance.enter(known, second)
    one = asyncio.create_task(attendance.left(known, first))
    await asyncio.sleep(0.01)
    other = asyncio.create_task(attendance.left(known, second))
    await one
    await attendance.listen_to(known)
    attendance.enter(known, third)
    await other
    await attendance.say(known, "hello")
    assert "hello" in third.frames
