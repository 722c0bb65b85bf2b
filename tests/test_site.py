"""The documentation site, if `make docs` has built it: nothing from other hosts, and a search that works.

.ci/run builds it, and sets DOCS_SITE=required.
"""

import json
import os
import re
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.async_api import expect

from kit.browser.chromium import browsing, missing
from kit.repository import ROOT

SITE = ROOT / "build" / "site"
FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "link": "href"}

built = pytest.mark.skipif(
    not (SITE / "index.html").is_file() and os.environ.get("DOCS_SITE") != "required",
    reason="the site is not built: make docs",
)


class Fetches(HTMLParser):
    """The URLs that a browser loads for a page."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(FETCHED.get(tag, ""))
        if address is not None:
            self.addresses.append(address)


@built
def test_nothing_comes_from_other_hosts() -> None:
    pages = list(SITE.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        fetches = Fetches()
        fetches.feed(page.read_text(encoding="utf-8"))
        assert [one for one in fetches.addresses if re.match(r"(https?:)?//", one)] == [], page


@built
def test_every_picture_of_a_page_is_there() -> None:
    for page in SITE.rglob("*.html"):
        if page.name == "404.html":
            continue
        fetches = Fetches()
        fetches.feed(page.read_text(encoding="utf-8"))
        for address in fetches.addresses:
            if not address.startswith("data:"):
                assert (page.parent / address.partition("#")[0].partition("?")[0]).resolve().exists(), (
                    page,
                    address,
                )


@built
def test_search_finds_why_grass_does_not_lie_beside_rock() -> None:
    index = json.loads((SITE / "search" / "search_index.json").read_text(encoding="utf-8"))
    asked = set(re.findall(r"\w+", "why can't i put grass next to rock?"))
    found = [entry for entry in index["docs"] if asked <= set(re.findall(r"\w+", _plain(entry["title"])))]
    assert [entry["location"] for entry in found] == ["faq.html#why-cant-i-put-grass-next-to-rock"]
    assert "B-CONNECT-05" in found[0]["text"]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name in the library
        pass


@pytest.fixture
def served() -> Iterator[str]:
    """The site on a web server; from disk, Material has no search."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@built
async def test_whoever_asks_the_search_why_grass_does_not_lie_beside_rock_is_answered_first(
    served: str,
) -> None:
    if (lacking := missing()) is not None:
        assert os.environ.get("BROWSER_TESTS") != "required", lacking
        pytest.skip(lacking)
    async with browsing() as browser:
        page = await browser.new_page()
        await page.goto(f"{served}/index.html")
        # Key by key: the search reacts to keyup events, which fill() does not send.
        await page.get_by_role("textbox", name="Search").press_sequentially(
            "why can't I put grass next to rock?"
        )
        links = page.locator(".md-search-result__item").first.locator("a")
        found, answer = links.nth(0), links.nth(1)  # the page itself, then its best heading
        await expect(found).to_have_text("Questions and answers", timeout=30_000)
        await expect(answer).to_have_attribute(
            "href", re.compile(r"faq\.html\S*#why-cant-i-put-grass-next-to-rock$"), timeout=30_000
        )
        await expect(answer).to_contain_text("forest")


@built
def test_figures_stay_on_a_line_and_long_lists_are_folded() -> None:
    load = (SITE / "load.html").read_text(encoding="utf-8")
    assert re.search(r'<td class="short"[^>]*>≥ 0.70</td>', load)
    index = (SITE / "rule-index.html").read_text(encoding="utf-8")
    assert re.search(r"<details><summary>\d+ of them</summary><code>", index)
    assert "<wbr>" in index


def test_questions_name_rulings_that_exist() -> None:
    rulings = (ROOT / "docs" / "rules" / "rulings.md").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "faq.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\b[BHRC]-[A-Z0-9]+-\d\d\b", page))
    assert len(named) > 20
    assert {one for one in named if f"**{one}**" not in rulings} == set()
    assert page.count("\n## ") >= 10


def _plain(title: str) -> str:
    return title.lower().replace("&#39;", "'").replace("’", "'")
