"""The four doors of the home page."""

from playwright.async_api import expect

from tests.clock import within
from tests.web.people import Visitors, open_room, play_now


async def test_play_now(visitors: Visitors) -> None:
    """One tap leads to a board and tiles to choose from."""
    page = await visitors.come(phone=True)
    with within(15):
        await play_now(page)
    await expect(page.locator(".players li")).to_have_count(3)
    await expect(page.locator(".line")).to_have_text("Lay a tile")
    assert (await page.title()).startswith("● It’s your turn!")


async def test_on_this_device(visitors: Visitors) -> None:
    page = await visitors.come("it-IT")
    await page.locator("button.door").nth(2).click()
    await page.locator("form input").nth(0).fill("Nonna Ida")
    await page.get_by_role("button", name="Un altro giocatore").click()
    await page.get_by_role("button", name="Si parte!").click()
    await page.locator(".pass").wait_for()
    await expect(page.locator(".players li")).to_have_count(3)
    assert await page.get_by_text("Nonna Ida").count() > 0
    assert "Passa" in await page.locator(".line").inner_text()
    await page.locator(".pass button").click()
    await page.locator(".offer button:not([disabled])").first.wait_for()


async def test_a_form_that_opens_below_the_fold_comes_into_view(visitors: Visitors) -> None:
    page = await visitors.come(phone=True)
    await page.locator("button.door").nth(2).click()
    await expect(page.get_by_role("button", name="Off we go")).to_be_in_viewport(ratio=1)


async def test_two_with_the_same_name_are_told_so(visitors: Visitors) -> None:
    page = await visitors.come()
    await page.locator("button.door").nth(2).click()
    for number in (0, 1):
        await page.locator("form input").nth(number).fill("Ann")
    await expect(page.get_by_role("button", name="Off we go")).to_be_disabled()
    await expect(page.get_by_text("Two players have the same name.")).to_be_visible()


async def test_a_code(visitors: Visitors) -> None:
    """Three words and a number, in any spelling and with a doubled letter, lead to the room."""
    host = await visitors.come()
    await open_room(host)
    name = await host.locator("h1").inner_text()
    guest = await visitors.come("nl-NL")
    await guest.locator("button.door").nth(3).click()
    await guest.get_by_label("Drie woorden en een getal").fill(
        f" {name[0]}{name.title().replace(' ', ' - ')} "
    )
    await guest.get_by_role("button", name="Meedoen").click()
    await guest.get_by_role("button", name="Ga zitten").wait_for()
    await expect(guest.locator("h1")).to_have_text(name)


async def test_a_code_that_leads_nowhere(visitors: Visitors) -> None:
    page = await visitors.come("de-DE")
    await page.locator("button.door").nth(3).click()
    await page.get_by_label("Drei Wörter und eine Zahl").fill("nirgends")
    await page.get_by_role("button", name="Mitspielen").click()
    await expect(
        page.get_by_text("Ein Code besteht aus drei Wörtern und einer vierstelligen Zahl.")
    ).to_be_visible()
    await page.get_by_label("Drei Wörter und eine Zahl").fill("no such room 1234")
    await page.get_by_role("button", name="Mitspielen").click()
    await page.get_by_text("Zu diesem Code gibt es keinen offenen Tisch. Stimmen die Wörter?").wait_for()


async def test_the_language_is_guessed_switched_and_kept(visitors: Visitors) -> None:
    page = await visitors.come("nl-BE")
    await page.get_by_text("Nu spelen").wait_for()
    await page.get_by_role("button", name="Italiano").click()
    await page.get_by_text("Gioca subito").wait_for()
    assert await page.evaluate("document.documentElement.lang") == "it"
    await page.reload()
    await page.get_by_text("Gioca subito").wait_for()


async def test_a_table_that_is_not_there(visitors: Visitors) -> None:
    page = await visitors.come(path="/t/" + "A" * 22)
    await page.get_by_text("There is no table here").wait_for()
    await page.get_by_role("link", name="Home").click()
    await page.get_by_text("Play now").wait_for()
