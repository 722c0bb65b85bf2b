"""After the end: replay, link, picture, poster and record of a game, and verifying it."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
import zxingcpp
from PIL import Image
from playwright.async_api import Browser, Page, expect

from kit.browser.games import NAMES, journey
from kit.browser.records import squirrels
from rifugio.box import load_box
from rifugio.dealer import SealedBag, sealed
from rifugio.engine.text.records import Record, read_record, write_record
from tests.old_records import FOLDER, fragment_beside
from tests.server.nodes import client_of
from tests.web.people import Visitors
from tests.web.static import only_files

POINTS = {"A4": (595, 842), "A3": (842, 1191)}
STEPS = 20
"""Steps of a replay that are gone through one by one."""
BEYOND = "(frame) => Number(document.querySelector('main.replay').dataset.at) > frame"


@pytest.fixture(scope="module")
def finished(household: str) -> str:
    """A finished game of three squirrels with both extensions: the link of its table."""
    link, _ = asyncio.run(journey(household, [move for _, move in squirrels()]))
    return link


async def replay(visitors: Visitors, path: str, language: str = "en-GB") -> Page:
    page = await visitors.come(language, path=path)
    await page.locator("main.replay").wait_for()
    return page


async def at(page: Page, wanted: int) -> None:
    await page.locator(f"main.replay[data-at='{wanted}']").wait_for()


async def last(page: Page) -> int:
    return int(await page.locator("main.replay").get_attribute("data-last") or 0)


async def totals(page: Page) -> list[str]:
    """Return everybody's points as the replay shows them at the end."""
    await page.locator(".more button").first.click()
    await page.locator(".result .total td").first.wait_for()
    found = await page.locator(".result .total td").all_inner_texts()
    await page.keyboard.press("Escape")
    return found


async def sharing(page: Page) -> None:
    await page.locator(".more button").last.click()
    await page.locator("[data-copy]").wait_for()


async def copied_link(page: Page) -> str:
    await sharing(page)
    await page.locator("[data-copy]").click()
    await page.locator("[data-copy]:has-text('Copied')").wait_for()
    return str(await page.evaluate("navigator.clipboard.readText()"))


async def downloaded(page: Page, click: Callable[[], Awaitable[None]], folder: Path) -> Path:
    """Return the file that a click downloads, and its name."""
    async with page.expect_download(timeout=120_000) as coming:
        await click()
    download = await coming.value
    path = folder / download.suggested_filename
    await download.save_as(path)
    return path


async def test_the_replay_by_slider_and_by_keys(served_visitors: Visitors, finished: str) -> None:
    page = await replay(served_visitors, f"/replay/{finished}")
    end = await last(page)
    await page.keyboard.press("ArrowRight")
    await at(page, 1)
    await page.keyboard.press("End")
    await at(page, end)
    await page.keyboard.press("ArrowLeft")
    await at(page, end - 1)
    await page.keyboard.press("Home")
    await at(page, 0)
    await page.locator("input[type=range]").fill(str(end // 2))
    await at(page, end // 2)
    await page.locator("[data-play]").click()
    await page.wait_for_function(BEYOND, arg=end // 2 + 1)
    await page.keyboard.press("Space")
    await page.locator("main.replay[data-playing='false']").wait_for()


async def test_a_copied_link_is_the_whole_game_where_no_server_knows_it(
    served_visitors: Visitors, finished: str
) -> None:
    page = await replay(served_visitors, f"/replay/{finished}")
    points, end = await totals(page), await last(page)
    link = await copied_link(page)
    assert "#" in link
    with only_files() as url:
        elsewhere = Visitors(served_visitors.browser, url)
        alone = await elsewhere.come("nl-NL", path="about:blank")
        asked: list[str] = []
        alone.on("request", lambda request: asked.append(request.url))
        await alone.goto(f"{url}/replay#{link.partition('#')[2]}")
        await alone.locator("main.replay").wait_for()
        assert await last(alone) == end
        for _ in range(STEPS):
            await alone.keyboard.press("ArrowRight")
        await at(alone, STEPS)
        await alone.keyboard.press("End")
        await at(alone, end)
        assert await totals(alone) == points
        assert elsewhere.faults == []
        assert not [one for one in asked if "/api/" in one]


async def test_a_link_of_an_earlier_commit_opens_and_ends_with_the_points_it_had(
    browser: Browser,
) -> None:
    record = FOLDER / "helicopter+rafts-3.record"
    result = record.read_text(encoding="utf-8").splitlines()[-1].partition(" ranks ")[0].split()[1:]
    with only_files() as url:
        visitors = Visitors(browser, url)
        page = await replay(visitors, f"/replay#{fragment_beside(record)}")
        await page.keyboard.press("End")
        await at(page, await last(page))
        assert await totals(page) == sorted(result, key=int, reverse=True)
        assert visitors.faults == []


async def test_the_picture_is_a_picture(served_visitors: Visitors, finished: str, tmp_path: Path) -> None:
    page = await replay(served_visitors, f"/replay/{finished}")
    await sharing(page)
    path = await downloaded(page, page.locator("[data-picture]").click, tmp_path)
    with Image.open(path) as picture:
        assert picture.format == "PNG"
        assert max(picture.size) == 2400
        colours = picture.convert("RGB").getcolors(1 << 24)
        assert colours is not None
        assert len(colours) > 1000, "something is drawn on it"


@pytest.mark.parametrize("paper", ["A4", "A3"])
async def test_a_poster_is_what_its_name_says(
    served_visitors: Visitors, finished: str, tmp_path: Path, paper: str
) -> None:
    page = await replay(served_visitors, f"/replay/{finished}")
    link = await copied_link(page)
    await page.locator("select").nth(0).select_option(paper)
    files = {}
    for kind in ("svg", "pdf"):
        await page.locator("select").nth(1).select_option(kind)
        files[kind] = await downloaded(page, page.locator("[data-poster]").click, tmp_path)
        assert files[kind].name.startswith(f"rifugio-poster-{paper}")
        assert files[kind].suffix == f".{kind}"
    drawing = ElementTree.fromstring(files["svg"].read_text(encoding="utf-8"))
    words = " ".join(drawing.itertext())
    assert all(name in words for name in NAMES[:3])
    assert scanned(await drawn(served_visitors.browser, files["svg"])) == [link]
    pdf = files["pdf"].read_bytes()
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert box is not None
    assert tuple(round(float(side)) for side in box.groups()) == POINTS[paper]
    jpeg = pdf[pdf.index(b"\xff\xd8\xff") :]
    assert scanned(jpeg) == [link]
    with Image.open(BytesIO(jpeg)) as picture:
        assert picture.format == "JPEG"
        assert picture.size[0] >= 2480, "300 dots to the inch on A4"


async def drawn(browser: Browser, svg: Path) -> bytes:
    """Return a drawing as the browser renders it, at 300 dots to the inch of A4, as it is printed."""
    page = await browser.new_page(viewport={"width": 1240, "height": 1754}, device_scale_factor=2)
    await page.goto(svg.as_uri())
    return await page.screenshot()


QR = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)


def scanned(picture: bytes) -> list[str]:
    """Return the contents of QR codes in a picture; the edges of many tiles can look like bar codes, too."""
    with Image.open(BytesIO(picture)) as image:
        found = zxingcpp.read_barcodes(image.convert("L"), QR)
    return [code.text for code in found]


async def record_of(url: str, link: str) -> Record:
    async with client_of(url) as client:
        return read_record((await client.get(f"/api/tables/{link}/record")).text, load_box)


async def opened(visitors: Visitors, path: Path) -> Page:
    """Open a saved game from the home page."""
    page = await visitors.come()
    await page.locator("a[href='/replay']").first.click()
    await page.locator("input[type=file]").set_input_files(path)
    return page


async def verdict(page: Page) -> str:
    await sharing(page)
    await page.locator("[data-check]").click()
    return await page.locator("[data-verdict]").get_attribute("data-verdict", timeout=60_000) or ""


async def test_a_saved_record_is_opened_again_and_its_seal_is_good(
    served_visitors: Visitors, finished: str, tmp_path: Path
) -> None:
    page = await replay(served_visitors, f"/replay/{finished}")
    points = await totals(page)
    await sharing(page)
    path = await downloaded(page, page.locator("a[download]").click, tmp_path)
    again = await opened(served_visitors, path)
    await again.locator("main.replay").wait_for()
    assert await last(again) == await last(page)
    assert await totals(again) == points
    assert await verdict(again) == "Genuine"


async def test_a_record_with_another_secret_or_another_bag_is_found_out(
    served_visitors: Visitors, finished: str, tmp_path: Path
) -> None:
    record = await record_of(served_visitors.url, finished)
    lies = {
        "WrongSecret": replace(record, headers={**record.headers, "Secret": "11" * 32}),
        "WrongDraw": sealed(record, SealedBag(b"\1" * 32, ("", "", ""), record.setup)),
    }
    for found, lie in lies.items():
        path = tmp_path / f"{found}.rifugio"
        path.write_text(write_record(lie), encoding="utf-8")
        page = await opened(served_visitors, path)
        await page.locator("main.replay").wait_for()
        assert await verdict(page) == found


async def test_what_is_no_record_is_said_to_be_none(
    served_visitors: Visitors, finished: str, tmp_path: Path
) -> None:
    text = write_record(await record_of(served_visitors.url, finished))
    path = tmp_path / "changed.rifugio"
    path.write_text(re.sub(r"^result \d+", "result 99", text, flags=re.MULTILINE), encoding="utf-8")
    page = await opened(served_visitors, path)
    await page.get_by_role("alert").wait_for()
    await expect(page.locator("main.replay")).to_have_count(0)
    assert all("422" in fault for fault in served_visitors.faults)
    served_visitors.faults.clear()  # the browser itself logs the failed request
