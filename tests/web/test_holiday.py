"""A holiday of one's own, by correspondence: taken on a phone, seen by everybody, and ended."""

from playwright.async_api import expect

from kit.browser.album import Album
from rifugio.client import Player
from tests.server.playing.driving import ask, started
from tests.web.coming import bring
from tests.web.people import Visitors
from tests.web.test_leaving import more
from tests.web.test_pictures import kept

A_DAY = {"kind": "correspondence", "seconds": 86_400}


async def test_somebody_goes_on_holiday_and_comes_back(visitors: Visitors) -> None:
    url = visitors.url
    wide = Album("desktop", False, "en-GB", kept(), ("light", "dark"))
    narrow = Album("phone", True, "de-DE", kept(), ("light", "dark"))
    link, tokens, host = await started(url, {"players": 2, "clock": A_DAY})
    at = f"/t/{link}"
    ann = await bring(visitors, {link: {"host": host, "seats": {"0": tokens[0]}, "at": 1}}, at)
    mine = {link: {"seats": {"1": tokens[1]}, "at": 1}}
    luca = await bring(visitors, mine, at, language="de-DE", phone=True, dark=True)

    await luca.get_by_role("button", name="Mehr", exact=True).click()
    await luca.get_by_role("button", name="Urlaub nehmen").click()
    sheet = luca.locator("[data-holiday]")
    await expect(sheet).to_contain_text("Von deinen 14 Urlaubstagen in diesem Spiel sind noch 14 übrig.")
    await expect(sheet.locator("output")).to_contain_text("7 Tage")
    await sheet.get_by_role("button", name="Ein Tag weniger").click()
    await expect(sheet.locator("output")).to_contain_text("6 Tage")
    await narrow.take(luca, "holiday-asked")
    await sheet.get_by_role("button", name="Urlaub nehmen").click()
    await expect(sheet).to_contain_text("Du hast Urlaub bis")
    await expect(sheet).to_contain_text("sind noch 8 übrig")
    await narrow.take(luca, "holiday-taken")
    await luca.keyboard.press("Escape")
    await expect(luca.locator("[data-on-holiday]")).to_contain_text("Du hast Urlaub bis")
    await expect(luca.locator("[data-note=holiday]")).to_contain_text("im Urlaub bis")
    await narrow.take(luca, "on-holiday")

    told = "Luca is going on holiday for 6 days."
    await expect(ann.locator("[data-log]").filter(has_text=told)).to_have_count(1)
    await expect(ann.locator("[data-told]")).to_contain_text(told)
    await expect(ann.get_by_text("on holiday until").first).to_be_visible()
    await expect(ann.locator("[data-on-holiday]"), "it is not Luca's turn").to_have_count(0)
    await more(ann)
    await ann.get_by_role("button", name="Go on holiday").click()
    await wide.take(ann, "holiday-asked")
    await ann.get_by_role("button", name="Stay here").click()
    await ann.keyboard.press("Escape")
    async with Player([url], link, [tokens[0]]) as player:
        while "end" not in player.table["legal"]:
            await ask(player, {"kind": "move", "seat": 0, "move": player.table["legal"][0]})
        await ask(player, {"kind": "move", "seat": 0, "move": "end"})
    await expect(ann.locator("[data-on-holiday]")).to_contain_text("Luca: on holiday until")
    await expect(ann.locator("[role=timer]")).to_have_text("7 days left")
    await wide.take(ann, "on-holiday")

    await luca.get_by_role("button", name="Mehr", exact=True).click()
    await sheet.get_by_role("button", name="Da bin ich wieder!").click()
    await expect(luca.get_by_role("button", name="Urlaub nehmen")).to_be_visible()
    await expect(ann.locator("[data-on-holiday]")).to_have_count(0)
    await expect(ann.locator("[role=timer]")).to_have_text("24 hours left")
    back = "Luca is back from holiday."
    await expect(ann.locator("[data-log]").filter(has_text=back)).to_have_count(1)
    assert not wide.faults + narrow.faults, "\n".join(wide.faults + narrow.faults)


async def test_nobody_is_offered_a_holiday_where_nobody_would_wait(visitors: Visitors) -> None:
    live = {"kind": "live", "seconds": 300}
    for options, bots in (({"players": 2, "clock": live}, ()), ({"players": 2, "clock": A_DAY}, ("marmot",))):
        link, tokens, _ = await started(visitors.url, options, bots)
        page = await bring(visitors, {link: {"seats": {"0": tokens[0]}, "at": 1}}, f"/t/{link}")
        await more(page)
        await expect(page.get_by_role("button", name="Leave this table")).to_be_visible()
        await expect(page.get_by_role("button", name="Go on holiday")).to_have_count(0)
