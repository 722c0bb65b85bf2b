"""Planted bugs: what a storm for notices has to find."""

from collections.abc import Callable, Mapping
from typing import Final

from rifugio.server.people.notices.runner import NoticeRunner
from rifugio.server.people.notices.stored import GivenWay
from rifugio.server.people.notices.ways import Notice, Outcome, Sent
from rifugio.server.store.board import PostgresBoard

_send = NoticeRunner._send
_sent: set[str] = set()


def _marked_first() -> None:
    """Write down that a notice was sent before sending it."""

    async def send(self: NoticeRunner, way: GivenWay, notice: Notice) -> Outcome:
        if await self._board.claim(way.number, notice.key, 60.0) != "mine":
            return Sent()
        await self._board.mark_sent(way.number, notice.key)
        return await self._ways[way.kind].send(way.address, way.more, notice)

    NoticeRunner._send = send  # type: ignore[method-assign]


def _written_nowhere() -> None:
    """Remember in the process alone what was sent."""

    async def send(self: NoticeRunner, way: GivenWay, notice: Notice) -> Outcome:
        if notice.key in _sent:
            return Sent()
        outcome = await self._ways[way.kind].send(way.address, way.more, notice)
        if isinstance(outcome, Sent):
            _sent.add(notice.key)
        return outcome

    NoticeRunner._send = send  # type: ignore[method-assign]


def _another_key() -> None:
    """Give every attempt a key of its own."""

    async def send(self: NoticeRunner, way: GivenWay, notice: Notice) -> Outcome | None:
        _sent.add(f"{notice.key}{len(_sent)}")
        return await _send(self, way, notice._replace(key=f"{notice.key}.{len(_sent)}"))

    NoticeRunner._send = send  # type: ignore[method-assign]


def _never_again() -> None:
    """Keep a claim for ever."""

    async def claim(self: PostgresBoard, way: int, key: str, seconds: float) -> str:
        return await _claim(self, way, key, 86_400.0)

    _claim = PostgresBoard.claim
    PostgresBoard.claim = claim  # type: ignore[method-assign,assignment]


BUGS: Final[Mapping[str, Callable[[], None]]] = {
    "marked first": _marked_first,
    "written nowhere": _written_nowhere,
    "another key": _another_key,
    "never again": _never_again,
}
