"""The link and QR code of a room: an address that other devices can reach, or a note that there is none."""

import pytest
from playwright.async_api import expect

from kit.browser.album import Album
from rifugio.server.web import reaching
from tests.server.nodes import RunningNode
from tests.web.people import Visitors, open_room, sit_down
from tests.web.test_pictures import kept


async def test_a_host_at_localhost_invites_by_an_address_that_others_reach(
    node: RunningNode, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    album = Album("phone", False, "en-GB", kept(), ("light", "dark"))
    here = Visitors(visitors.browser, node.url.replace("127.0.0.1", "localhost"))
    alone = await here.come(phone=True)
    await open_room(alone)
    await expect(alone.get_by_text("Only this computer can open this link")).to_be_visible()
    await expect(alone.locator("code")).to_have_text("rifugio serve --host 0.0.0.0")
    await expect(alone.locator(".invite svg[role='img']")).to_have_count(0)
    await album.take(alone, "nowhere")

    monkeypatch.setattr(
        reaching, "addresses", lambda _host: ["127.0.0.1", "192.168.7.7"]
    )  # the first is real
    host = await here.come(phone=True)
    await open_room(host)
    await expect(host.locator(".invite svg[role='img']")).to_be_visible()
    await host.locator(".invite").get_by_role("button", name="Copy link").click()
    link = str(await host.evaluate("navigator.clipboard.readText()"))
    assert link == host.url.replace("localhost", "127.0.0.1")
    await album.take(host, "addresses")
    guest = await visitors.come("nl-NL", path=link)
    await sit_down(guest)
    await expect(host.locator("li.free")).to_have_count(1)
    await host.get_by_label("Address of this computer").select_option(index=1)
    await host.locator(".invite").get_by_role("button", name="Copy link").click()
    assert "//192.168.7.7:" in str(await host.evaluate("navigator.clipboard.readText()"))
    assert not album.faults, "\n".join(album.faults)
    assert not here.faults
