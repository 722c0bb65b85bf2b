"""Every link from page to page leads somewhere, to a heading that is there."""

import re
from pathlib import Path

import pytest

from tools.rule_index import ROOT

PAGES = sorted(
    page
    for page in [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("examples/**/*.md"),
        *ROOT.glob(".github/*.md"),
    ]
    if "node_modules" not in page.parts
)


def anchor(heading: str) -> str:
    """Return what a forge calls a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.replace("`", ""))
    return re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-")


def anchors(page: Path) -> set[str]:
    """Return all of a page; those that are there several times are counted."""
    found: list[str] = []
    for heading in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        name = anchor(heading)
        found.append(f"{name}-{found.count(name)}" if name in found else name)
    return set(found)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"(https?|mailto):", link):
            continue
        path, _, name = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if name and target.suffix == ".md":
            assert name in anchors(target), link
