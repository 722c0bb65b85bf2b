"""Every link between pages leads to an existing page and heading; external ones are well-formed."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kit.repository import ROOT
from tests.pages import PAGES, without_blocks

LINK = re.compile(
    r"\]\(([^)\s]+)\)|<(?:img|source|video)\b[^>]*?\bsrc=\"([^\"]+)\"|<a\b[^>]*?\bhref=\"([^\"]+)\""
)


def anchor(heading: str) -> str:
    """Return the anchor that GitHub makes of a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.replace("`", ""))
    return re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-")


def anchors(page: Path) -> set[str]:
    """Return all anchors of a page; repeated ones get a number."""
    found: list[str] = []
    for heading in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        name = anchor(heading)
        found.append(f"{name}-{found.count(name)}" if name in found else name)
    return set(found)


def links(text: str) -> Iterator[str]:
    """Yield all links and pictures of a page, outside code blocks."""
    for found in LINK.finditer(without_blocks(text)):
        yield next(link for link in found.groups() if link)


def fault(page: Path, link: str) -> str | None:
    """Return what is wrong with a link of a page, or None."""
    parts = urlsplit(link)
    if parts.scheme == "mailto":
        return None if "@" in parts.path else "an address without @"
    if parts.scheme or link.startswith("//"):
        well = parts.scheme in {"http", "https"} and re.fullmatch(r"[\w-]+(\.[\w-]+)+(:\d+)?", parts.netloc)
        return None if well else "not an address"
    path, _, name = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return "no such file"
    if name and target.suffix == ".md" and name not in anchors(target):
        return "no such heading"
    return None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [(link, why) for link in links(text) if (why := fault(page, link))] == []


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("[a](docs/nowhere.md)", "no such file"),
        ("![a](docs/pictures/gone.webp)", "no such file"),
        ('<img src="docs/gone.webp" alt="">', "no such file"),
        ("[a](docs/play.md#a-trun)", "no such heading"),
        ("[a](#nothing-of-the-kind)", "no such heading"),
        ("[a](https:/www.nrpgames.com)", "not an address"),
        ("[a](htps://www.nrpgames.com)", "not an address"),
        ("[a](https://nrpgames)", "not an address"),
        ("[a](mailto:nobody)", "an address without @"),
        ("[a](docs/play.md#a-turn)", None),
        ("[a](https://www.nrpgames.com)", None),
    ],
)
def test_a_wrong_link_is_found(written: str, why: str | None) -> None:
    assert [fault(ROOT / "README.md", link) for link in links(f"Look {written} there.")] == [why]
