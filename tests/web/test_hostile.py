"""Injection by a link, a file or browser storage: it fails with a content security policy, and without."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page

from rifugio.box import load_box
from rifugio.engine.text.records import read_record, write_record
from tests.web.hostile import MARKUP, hostile_links
from tests.web.people import Visitors
from tests.web.static import only_files

BATCH: Final = 100
POLICY: Final = re.compile(r'<meta http-equiv="content-security-policy"[^>]*>')
GOLDEN: Final = Path(__file__).parent.parent / "golden" / "base-2.record"
KEPT: Final = (
    "settings",
    "language",
    "sound",
    "me",
    "names",
    "cards",
    "counted",
    "table." + "A" * 22,
    "table.<b>",
)

FOREIGN: Final = """() => {
  const elements = ".hostile, iframe, object, embed, base, form, style, meta[http-equiv=refresh]";
  const found = [...document.querySelectorAll(`${elements}, a[href*='elsewhere'], a[href^='java']`)];
  const telling = "contains(., 'elsewhere') and contains(' href src style fill stroke ', name())";
  const path = `//@*[starts-with(name(), 'on') or (${telling})]`;
  const bad = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let number = 0; number < bad.snapshotLength; number += 1) found.push(bad.snapshotItem(number));
  if (window.hostile !== undefined || {}.hostile !== undefined) found.push("a program ran");
  return found.map((one) => one.outerHTML ?? one.value ?? one);
}"""

# each link is opened in the existing page, as if tapped in a mail; a replay that opens is shown to its end,
# and the first of them as a poster, too
OPEN: Final = (
    """async (links) => {
  const foreign = """
    + FOREIGN
    + """;
  const soon = () => new Promise((then) => setTimeout(then));
  const until = async (holds) => {
    const late = performance.now() + 60000;
    for (; !holds(); await soon()) if (performance.now() > late) throw new Error("there is no end");
  };
  const found = { shown: [], refused: 0, faults: [] };
  for (const [what, fragment] of links) {
    document.querySelector("main").dataset.old = "";
    const moved = new Promise((then) => addEventListener("hashchange", then, { once: true }));
    location.hash = fragment;
    await moved;
    await until(() => document.querySelector("main:not([data-old])"));
    if (document.querySelector("main.replay")) {
      found.shown.push(what);
      dispatchEvent(new KeyboardEvent("keydown", { key: "End", cancelable: true }));
      const [scores, share] = document.querySelectorAll(".more button");
      scores.click();
      await soon();
      if (share && found.shown.length === 1) {
        share.click();
        await until(() => document.querySelector(".share img[src^=blob]"));
      }
    } else if (document.querySelector("main h1 + p")) found.refused += 1;
    else found.faults.push(`${what}: nothing is said`);
    foreign().forEach((one) => found.faults.push(`${what}: ${one}`));
  }
  return found;
}"""
)


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[str]:
    """Serve the pages as plain files, without a content security policy."""
    site = Path(str(files("rifugio.server") / "site"))
    for one in site.iterdir():
        (tmp_path / one.name).symlink_to(one)
    text, found = POLICY.subn("", (site / "index.html").read_text(encoding="utf-8"))
    assert found == 1
    (tmp_path / "index.html").unlink()
    (tmp_path / "index.html").write_text(text, encoding="utf-8")
    with only_files(tmp_path) as url:
        yield url


async def come(visitors: Visitors, path: str) -> Page:
    """Open a page, and record anything that leads away from it."""
    page = await visitors.come(path="about:blank")
    page.on("popup", lambda popup: visitors.faults.append(f"a window: {popup.url}"))
    page.on("dialog", lambda dialog: visitors.faults.append(f"a dialog: {dialog.message}"))
    page.on("framenavigated", lambda frame: _navigated(visitors, frame.url))
    await page.goto(visitors.url + path)
    return page


def _navigated(visitors: Visitors, url: str) -> None:
    if not url.startswith(visitors.url):
        visitors.faults.append(f"led away to {url}")


@pytest.mark.parametrize("policy", ["both policies", "none"])
async def test_no_link_does_anything_but_show_a_game_or_say_that_it_is_broken(
    policy: str, browser: Browser, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("household" if policy == "both policies" else "bare")
    links = hostile_links()
    assert len({link.fragment for link in links}) >= 500
    shown: list[str] = []
    visitors = Visitors(browser, url)
    visitors.calm = True
    page = await come(visitors, "/replay")
    await page.locator("main").wait_for()
    for first in range(0, len(links), BATCH):
        found: dict[str, Any] = await page.evaluate(OPEN, links[first : first + BATCH])
        visitors.faults += found["faults"]
        shown += found["shown"]
    assert visitors.faults == []
    assert page.url.startswith(f"{url}/replay#")
    assert 0 < len(shown) < len(links) / 10, "a name may be anything; little else"


def hostile_texts() -> list[str]:
    """Return malicious contents for the browser's storage."""
    value = MARKUP[0]
    fields = (
        "seats",
        "host",
        "watch",
        "at",
        "shown",
        "turn",
        "name",
        "animal",
        "colour",
        "light",
        "size",
        "palette",
    )
    wholes = [
        value,
        None,
        [value],
        1e308,
        {"__proto__": {"hostile": 1}},
        {"seats": {"0": value}, "shown": [value]},
    ]
    return [value, "{", "[" * 9000, *map(json.dumps, wholes), json.dumps(dict.fromkeys(fields, value))]


async def test_whatever_is_kept_in_the_browser_the_pages_open(bare: str, browser: Browser) -> None:
    visitors = Visitors(browser, bare)
    page = await come(visitors, "/rules")
    for number, text in enumerate(hostile_texts()):
        items = {f"rifugio.{name}": text for name in KEPT}
        await page.evaluate("(items) => Object.assign(localStorage, items)", items)
        await page.goto(f"{bare}/?{number}")
        await page.locator("button.door").first.wait_for()
        assert await page.evaluate(FOREIGN) == []
    refused = "501"  # by a file server, which knows nothing of tables
    assert not [fault for fault in visitors.faults if refused not in fault]


async def test_a_saved_game_with_hostile_headers_is_a_game(served_visitors: Visitors, tmp_path: Path) -> None:
    record = read_record(GOLDEN.read_text(encoding="utf-8"), load_box)
    headers = {"Players": json.dumps([MARKUP[6][:20], MARKUP[0]]), "Date": MARKUP[1], "Words": MARKUP[2]}
    (tmp_path / "hostile.rifugio").write_text(
        write_record(replace(record, headers=headers)), encoding="utf-8"
    )
    page = await come(served_visitors, "/replay")
    await page.locator("input[type=file]").set_input_files(tmp_path / "hostile.rifugio")
    await page.locator("main.replay").wait_for()
    assert await page.evaluate(FOREIGN) == []
    assert MARKUP[6][:20] in await page.locator("header").inner_text()


async def test_a_file_that_is_too_long_is_not_even_sent(served_visitors: Visitors, tmp_path: Path) -> None:
    (tmp_path / "long.rifugio").write_text(MARKUP[0] * 10_000, encoding="utf-8")
    page = await come(served_visitors, "/replay")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.locator("input[type=file]").set_input_files(tmp_path / "long.rifugio")
    await page.get_by_role("alert").wait_for()
    assert not [one for one in asked if "/api/" in one]


async def test_a_copy_on_any_host_has_the_policy_with_it(browser: Browser) -> None:
    """The page's own content security policy stops an injected script."""
    with only_files() as url:
        page = await browser.new_page()
        await page.goto(url)
        await page.locator("button.door").first.wait_for()
        ran = await page.evaluate("""async () => {
          const script = document.createElement("script");
          script.textContent = "window.hostile = 1";
          document.body.append(script);
          const image = new Image();
          const blocked = new Promise((then) => addEventListener("securitypolicyviolation", then));
          image.src = "https://elsewhere.invalid/x";
          await blocked;
          return window.hostile === 1;
        }""")
        assert not ran
