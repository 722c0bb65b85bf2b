"""A game alone against animals, as many as there are chairs."""

from playwright.async_api import Page

from kit.browser.games import keep_seat
from kit.browser.hand import Hand, Table
from rifugio.client import Player, open_table
from tests.web.people import Visitors

LOOK = {"name": "Otter", "animal": "otter", "colour": "red"}


class Seated(Hand):
    """Somebody whose browser has a seat, but is not at the table yet."""

    address = ""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.tables: dict[int, Table] = {}
        """Every table that the page got, by the number of its last event."""

    def _hear(self, frame: str | bytes) -> None:
        super()._hear(frame)
        self.tables[self.table["seq"]] = self.table


async def against(
    visitors: Visitors, animals: int, *, phone: bool = False, language: str = "en-GB"
) -> Seated:
    """Get a seat in a base game against squirrels."""
    link, token = await laid_out(visitors.url, animals)
    page = await visitors.come(language, phone=phone)
    await keep_seat(page, link, token)
    hand = Seated(page, touch=phone)
    hand.address = f"{visitors.url}/t/{link}"
    return hand


async def laid_out(url: str, animals: int) -> tuple[str, str]:
    """Open such a table; return its link, and the token of the one seat that a person has."""
    opened = await open_table(url, {"players": animals + 1})
    async with Player([url], opened["table"], [opened["host"]]) as host:
        sat = await host.command({"kind": "sit", "seat": 0, "look": LOOK})
        for seat in range(1, animals + 1):
            await host.until(lambda table, seq=seat + 1: table["seq"] >= seq)  # type: ignore[misc]
            await host.command({"kind": "put_bot", "seat": seat, "bot": "squirrel"})
        await host.until(lambda table: table["seq"] >= animals + 2)
        await host.command({"kind": "start"})
        return opened["table"], str(sat["token"])
