"""Players leave, are removed, watch or take a turn back: everybody reads what really happened."""

import pytest
from playwright.async_api import Page, expect

from kit.browser.album import Album
from rifugio.client import Player
from tests.server.playing.driving import ask, started
from tests.web.coming import bring, waiting
from tests.web.people import Visitors, sit_down
from tests.web.test_pictures import kept


async def more(page: Page) -> None:
    await page.get_by_role("button", name="More", exact=True).click()


@pytest.mark.chromium("touch")
async def test_a_guest_is_freed_and_the_host_leaves(visitors: Visitors) -> None:
    url, album = visitors.url, Album("desktop", False, "en-GB", kept(), ("light", "dark"))
    link, tokens, host = await started(url, {"players": 3})
    at = f"/t/{link}"
    owner = await bring(visitors, {link: {"host": host, "seats": {"0": tokens[0]}, "at": 1}}, at)
    guest = await bring(visitors, {link: {"seats": {"1": tokens[1]}, "at": 1}}, at)
    heir = await bring(visitors, {link: {"seats": {"2": tokens[2]}, "at": 1}}, at, phone=True)
    watcher = await visitors.come(path=at)
    await expect(watcher.locator("[data-watching]")).to_have_text("You are watching.")
    await expect(heir.locator("[data-watching]")).to_have_count(0)
    async with Player([url], link, [host]) as player:
        await ask(player, {"kind": "revoke", "seat": 1})
    freed = "The host freed your seat. Rocco is playing for you now."
    await expect(guest.locator("[data-lost]")).to_have_text(freed)
    await guest.reload()
    await expect(guest.locator("[data-lost]"), "also when the page is opened again").to_have_text(freed)
    await expect(guest.locator("[data-watching]")).to_be_visible()
    await album.take(guest, "freed")
    told = "The host freed Luca’s seat. Rocco is playing now."
    await expect(watcher.locator("[data-log]").filter(has_text=told)).to_have_count(1)
    await expect(watcher.locator("[data-told]")).to_contain_text(told)

    await more(owner)
    await owner.get_by_role("button", name="Leave this table").click()
    await album.take(owner, "leave")
    await owner.get_by_role("button", name="Leave", exact=True).click()
    await expect(heir.locator(".bubble")).to_contain_text("Ann left the table. Rocco is playing now.")
    await owner.locator("nav.post").wait_for()
    await expect(owner.locator("[data-mine]"), "what one has left is no table of one's own").to_have_count(0)
    await owner.goto(url + at)
    left = "You left the table. Rocco is playing for you now."
    await expect(owner.locator("[data-lost]"), "whoever comes back is told so").to_have_text(left)
    for line in ("Ann left the table. Rocco is playing now.", "Jan is the host now."):
        await expect(watcher.locator("[data-told]")).to_contain_text(line)
    await more(heir)
    await expect(heir.get_by_role("button", name="Abandon the game for everyone")).to_be_visible()
    await heir.get_by_role("button", name="Leave this table").click()
    await heir.get_by_role("button", name="Leave", exact=True).click()
    goodbye = watcher.locator(".bubble").filter(has_text="so the game ends here")
    await expect(goodbye).to_have_count(1)
    await heir.locator("nav.post").wait_for()
    assert not album.faults, "\n".join(album.faults)


async def test_somebody_resigns_and_everybody_sees_with_how_many_points(visitors: Visitors) -> None:
    url, album = visitors.url, Album("phone", True, "de-DE", kept(), ("light", "dark"))
    link, tokens, host = await started(url, {"players": 3})
    at = f"/t/{link}"
    owner = await bring(visitors, {link: {"host": host, "seats": {"0": tokens[0]}, "at": 1}}, at)
    other = await bring(visitors, {link: {"seats": {"1": tokens[1]}, "at": 1}}, at)
    mine = {link: {"seats": {"2": tokens[2]}, "at": 1}}
    third = await bring(visitors, mine, at, language="de-DE", phone=True, dark=True)
    await more(other)
    await other.get_by_role("button", name="Resign", exact=True).click()
    await expect(other.get_by_text("everyone will see how many")).to_be_visible()
    await other.get_by_role("button", name="Play on").click()
    await other.get_by_role("button", name="Resign", exact=True).click()
    await other.get_by_role("button", name="Resign", exact=True).click()
    lost = "You resigned with 0 points. Rocco is playing on for you."
    await expect(other.locator("[data-lost=resigned]")).to_have_text(lost)
    await other.reload()
    await expect(other.locator("[data-lost=resigned]"), "also when the page is opened again").to_have_text(
        lost
    )
    told = "Luca resigned with 0 points. Rocco is playing now."
    await expect(owner.locator("[data-log]").filter(has_text=told)).to_have_count(1)
    await expect(owner.locator("[data-told]")).to_contain_text(told)
    await expect(owner.get_by_text("resigned with 0 points, Rocco is playing on").first).to_be_visible()
    await more(owner)
    await expect(owner.get_by_role("button", name="Luca:"), "it cannot be handed on or freed").to_have_count(
        0
    )
    await owner.keyboard.press("Escape")

    await third.get_by_role("button", name="Mehr", exact=True).click()
    await third.get_by_role("button", name="Aufgeben", exact=True).click()
    await expect(third.get_by_text("alle sehen, wie viele es sind")).to_be_visible()
    await album.take(third, "resign")
    await third.get_by_role("button", name="Aufgeben", exact=True).click()
    await expect(third.locator("[data-lost=resigned]")).to_be_visible()
    await album.take(third, "resigned")

    await more(owner)
    await owner.get_by_role("button", name="Resign", exact=True).click()
    await expect(owner.get_by_text("Nobody else is playing")).to_be_visible()
    await owner.get_by_role("button", name="Resign", exact=True).click()
    await expect(other.get_by_text("the game has ended without a winner")).to_be_visible()
    await expect(third.locator("[data-resigned]")).to_have_count(3)
    await album.take(third, "resigned-all")
    assert not album.faults, "\n".join(album.faults)


async def test_everybody_is_told_of_a_childs_turn_that_goes_on(visitors: Visitors) -> None:
    url, album = visitors.url, Album("phone", True, "de-DE", kept(), ("light", "dark"))
    link, tokens, _ = await started(url, {"players": 2, "child_seats": [0]})
    at = f"/t/{link}"
    async with Player([url], link, tokens[:1]) as child:
        while "end" not in child.table["legal"]:
            await ask(child, {"kind": "move", "seat": 0, "move": child.table["legal"][0]})
        answer = await ask(child, {"kind": "move", "seat": 0, "move": "end"})
        assert child.table["turn"]["take_back"] == 0
        other = await bring(visitors, {link: {"seats": {"1": tokens[1]}, "at": 1, "seen": answer["seq"]}}, at)
        watcher = await visitors.come("de-DE", phone=True, dark=True, path=at)
        for page in (other, watcher):
            await page.locator(".board").wait_for()
            await expect(page.locator("[data-reopened]")).to_have_count(0)
        await ask(child, {"kind": "undo", "seat": 0})
        told = "Ann took the turn back and is still playing."
        await expect(other.locator("[data-reopened]")).to_contain_text(told)
        await expect(other.locator("[data-log]").filter(has_text=told)).to_have_count(1)
        await expect(other.locator("[data-told]")).to_contain_text(told)
        sagt = "Ann nimmt den Zug zurück und spielt weiter."
        await expect(watcher.locator("[data-reopened]")).to_contain_text(sagt)
        await expect(watcher.locator("[data-told]")).to_contain_text(sagt)
        await album.take(watcher, "turn-goes-on")
        await ask(child, {"kind": "move", "seat": 0, "move": "end"})
        await expect(other.locator("[data-reopened]")).to_have_count(0)
        await expect(other.locator("[data-log]").filter(has_text=told), "the log keeps it").to_have_count(1)
    assert not album.faults, "\n".join(album.faults)


async def test_the_host_of_a_room_leaves_and_a_guest_goes_on(visitors: Visitors) -> None:
    url, album = visitors.url, Album("phone", True, "de-DE", kept(), ("light", "dark"))
    link, host, tokens = await waiting(url)
    mine = {link: {"host": host, "seats": {"0": tokens[0]}, "at": 1}}
    owner = await bring(visitors, mine, f"/t/{link}", language="de-DE", phone=True, dark=True)
    await expect(owner.locator("[data-ends]")).to_contain_text("Beginnt das Spiel nicht bis morgen um")
    await expect(owner.locator("[data-then]")).to_have_text(
        "Ein Zug darf höchstens 30 Tage dauern. Danach endet das Spiel."
    )
    await owner.get_by_role("button", name="Tisch verlassen").click()
    await expect(owner.get_by_text("Sonst ist niemand da")).to_be_visible()
    guest = await visitors.come(path=f"/t/{link}")
    await sit_down(guest)
    await expect(owner.get_by_text("Jemand anders übernimmt die Spielleitung")).to_be_visible()
    await album.take(owner, "leave-room")
    await owner.get_by_role("button", name="Verlassen", exact=True).click()
    await owner.locator("nav.post").wait_for()
    await expect(guest.get_by_text("is the host now.")).to_be_visible()
    await expect(guest.get_by_role("button", name="Start the game")).to_be_disabled()
    await expect(guest.locator("li.free")).to_have_count(2)
    assert not album.faults, "\n".join(album.faults)
