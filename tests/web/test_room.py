"""Friends in a room, each with a browser and a language of their own."""

from typing import get_args

from playwright.async_api import expect

from rifugio.table.messages.options import Animal
from rifugio.words import Words
from tests.clock import within
from tests.web.people import Visitors, open_room, sit_down


async def test_a_host_and_a_guest_in_two_languages(visitors: Visitors) -> None:
    host = await visitors.come("en-GB")
    with within(10):
        await open_room(host)
        await host.locator(".invite").get_by_role("button", name="Copy link").click()
        link = await host.evaluate("navigator.clipboard.readText()")
    with within(10):
        guest = await visitors.come("de-DE", phone=True, path=link)
        await sit_down(guest)
    english = await host.locator("li.mine strong").inner_text()
    await expect(guest.get_by_text(translated(english, "de"), exact=True)).to_be_visible()
    await expect(host.get_by_text("One seat is still free.")).to_be_visible()
    await expect(host.get_by_role("button", name="Start the game")).to_be_disabled()
    await host.get_by_role("button", name="An animal").click()
    await host.get_by_role("button", name="Momo").click()
    await host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        await page.locator(".board").wait_for()
        await expect(page.locator(".players li")).to_have_count(3)


def translated(animal: str, language: str) -> str:
    """A person without a name is called by their animal's name in each reader's language."""
    named = {Words("en").say("animal", animal=one): one for one in get_args(Animal)}
    return Words(language).say("animal", animal=named[animal])


async def test_starting_without_the_free_seats(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    guest = await visitors.come(path=host.url)
    await sit_down(guest)
    await host.get_by_role("button", name="Close the free seats and start").click()
    await guest.locator(".board").wait_for()
    await expect(guest.locator(".players li")).to_have_count(2)


async def test_switches_turned_in_the_same_moment_are_all_turned(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    guest = await visitors.come(path=host.url)
    await host.evaluate("document.querySelectorAll('[role=switch]').forEach((one) => one.click())")
    switches = await host.locator("[role=switch]").count()
    was_on = {"Spectators"}
    await guest.locator("[role=switch]:checked").nth(switches - len(was_on) - 1).wait_for()


async def test_who_hiked_last_begins(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    await host.get_by_role("button", name="An animal").first.click()
    await host.get_by_role("button", name="Momo").click()
    await host.locator("li.free").nth(1).wait_for(state="detached")
    await host.get_by_role("button", name="Close", exact=True).click()
    await host.get_by_role("button", name="Whoever hiked last").click()
    await host.get_by_text("Not everyone has said when they last went hiking.").wait_for()
    await host.get_by_label("When did you last go hiking?").select_option("4")
    await host.get_by_text("Everyone is here. Ready?").wait_for()
    await host.get_by_role("button", name="Start the game").click()
    await host.get_by_text("Lay a tile").first.wait_for()


async def test_options_are_seen_by_the_guest(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    guest = await visitors.come(path=host.url)
    rafts = guest.get_by_role("switch", name="Rivers & Rafts")
    await rafts.wait_for()
    await expect(rafts).to_be_disabled()
    await host.get_by_role("switch", name="Rivers & Rafts").check()
    await host.get_by_role("switch", name="Open scores").check()
    await guest.get_by_text("House rules").wait_for()
    await expect(rafts).to_be_checked()
    await host.get_by_role("button", name="Back to the standard rules").click()
    await guest.get_by_text("Standard rules").wait_for()


async def test_a_reload_keeps_the_seat(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    guest = await visitors.come(path=host.url)
    await sit_down(guest)
    name = await guest.locator("li.mine strong").inner_text()
    for page in (guest, host):
        await page.reload()
        await page.locator("li.mine").wait_for()
    await expect(guest.locator("li.mine strong")).to_have_text(name)
    await guest.goto(visitors.url)
    await guest.get_by_text("Waiting for players").click()
    await guest.locator("li.mine").wait_for()


async def test_a_seat_is_handed_on_by_a_link(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    name = await host.locator("li.mine strong").inner_text()
    await host.get_by_role("button", name=f"{name}: More").click()
    await host.get_by_role("button", name="Move to another device").click()
    await host.locator("li.mine").get_by_role("button", name="Copy link").click()
    link = await host.evaluate("navigator.clipboard.readText()")
    assert "#claim=" in link
    other = await visitors.come("nl-NL", phone=True, path=link)
    await other.get_by_role("button", name="Neem de plaats").click()
    await other.locator("li.mine").wait_for()
    await expect(other.locator("li.mine strong")).to_have_text(translated(name, "nl"))
    assert "#" not in other.url, "the secret must not stay in the address"
    await host.get_by_text("Your seat has moved to another device.").wait_for()
    await expect(host.locator("li.mine")).to_have_count(0)


async def test_a_guest_is_shown_out_and_the_seat_is_free_again(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    guest = await visitors.come(path=host.url)
    await sit_down(guest)
    name = await guest.locator("li.mine strong").inner_text()
    await host.get_by_role("button", name=f"{name}: More").click()
    await host.get_by_role("button", name="Free this seat").click()
    await host.get_by_role("button", name="Really free it?").click()
    await guest.get_by_role("button", name="Sit down").wait_for()
    await expect(guest.get_by_text("The host freed your seat.")).to_be_visible()
    await sit_down(guest)
    await expect(guest.get_by_text("The host freed your seat.")).to_have_count(0)
