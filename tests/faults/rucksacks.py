"""People who carry their seats to another device in the middle of a game; every request is recorded.

A rucksack's history has two lines for each request: `ask` before it is sent, and `told` with its status, or 0
if there was no answer. `closed` names the sessions that were closed, and `arrived` says whether the seat is
theirs on the other device.
"""

import asyncio
import random
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final

from httpx2 import AsyncClient, HTTPError

from tests.faults.history import Written

SECONDS: Final = 4.0
"""Timeout of a request."""
AT_ONCE: Final = 0.5
"""How often two devices try a code at the same time; else one after the other."""
NO_SESSION: Final = (HTTPStatus.UNAUTHORIZED, HTTPStatus.GONE)


class Rucksack:
    """What one person keeps, from one device to the next."""

    def __init__(
        self, http: AsyncClient, servers: Sequence[str], history: Written, chance: random.Random
    ) -> None:
        self._http, self._servers, self.history, self._chance = http, servers, history, chance
        self._session: str | None = None
        self._earlier: list[str] = []
        """Sessions on devices that were left."""
        self._tokens: dict[str, float] = {}
        """All tokens so far, and when each was got."""
        self._packed = self._asked = 0
        self.moves = 0
        """How often it was opened on another device."""

    async def keep(self, tokens: Mapping[str, float]) -> bool:
        """Put these tokens into the rucksack, and pack one if there is none; return whether that worked."""
        self._tokens |= tokens
        if self._session is not None:
            status, _ = await self._ask("keep", "POST", "/seats", {"tokens": [*tokens]}, kept=dict(tokens))
            if status not in NO_SESSION:
                return status == HTTPStatus.OK
            self._session = None
        self._packed += 1
        every = {"tokens": [*self._tokens][-50:]}
        kept = {token: self._tokens[token] for token in every["tokens"]}
        status, packed = await self._ask("pack", "POST", "", every, kept=kept)
        if status != HTTPStatus.CREATED:
            return False
        self._session, self._earlier = packed["session"], []
        return True

    async def move(self) -> list[dict[str, Any]] | None:
        """Open the rucksack on another device and close it on this one; return the seats found there."""
        opened = await self._open_elsewhere()
        if opened is None:
            return None
        before, self._session = self._session, opened
        assert before is not None
        self._earlier.append(before)
        status, found = await self._ask("look", "GET", "")
        if status != HTTPStatus.OK:
            return None
        self.moves += 1
        if await self._close([one["number"] for one in found["devices"] if not one["this"]]):
            self.history.note("closed", 0, sessions=list(self._earlier))
            await self._ask("look", "GET", "", session=self._chance.choice(self._earlier))
        seats: list[dict[str, Any]] = found["seats"]
        return seats

    async def _open_elsewhere(self) -> str | None:
        """Get a code and try it twice; return the session that it opens."""
        status, move = await self._ask("code", "POST", "/moves")
        if status != HTTPStatus.CREATED:
            return None
        code = move["code"]
        tries = [
            self._ask("open", "POST", "/openings", {"code": code}, session="", code=code) for _ in range(2)
        ]
        if self._chance.random() < AT_ONCE:
            answers = await asyncio.gather(*tries)
        else:
            answers = [await one for one in tries]
        return next((found["session"] for status, found in answers if status == HTTPStatus.CREATED), None)

    async def _close(self, devices: Sequence[int]) -> bool:
        """Close the rucksack on all other devices; return whether it is closed there."""
        for number in devices:
            for _ in range(5):
                status, _ = await self._ask("close", "DELETE", f"/devices/{number}")
                if status in (HTTPStatus.NO_CONTENT, HTTPStatus.NOT_FOUND):
                    break
                await asyncio.sleep(0.3)
            else:
                return False
        return True

    async def _ask(
        self,
        what: str,
        method: str,
        path: str,
        body: object = None,
        session: str | None = None,
        **given: object,
    ) -> tuple[int, Any]:
        """Send a request to one of the nodes, once; return its status and its answer."""
        self._asked += 1
        number, secret = self._asked, self._session if session is None else session
        self.history.note("ask", number, what=what, rucksack=self._packed, session=secret, facts=given)
        try:
            response = await self._http.request(
                method,
                f"{self._chance.choice(self._servers)}/api/rucksack{path}",
                json=body,
                headers={"authorization": f"Bearer {secret}"} if secret else {},
            )
        except HTTPError:
            self.history.note("told", number, status=0)
            return 0, None
        answer = response.json() if response.is_success and response.content else None
        self.history.note("told", number, status=response.status_code, answer=answer)
        return response.status_code, answer
