"""Every dependency is justified on a decision page, and every page is in the index."""

import json
import re
import tomllib

import pytest

from kit.repository import ROOT

FOLDER = ROOT / "docs" / "decisions"
PAGES = sorted(FOLDER.glob("[0-9]*.md"))
REASONS = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)


def dependencies() -> list[str]:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [*said["project"]["optional-dependencies"].values(), *said["dependency-groups"].values()]
    asked = [one for listed in lists for one in listed if isinstance(one, str)]
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    pages = [*package.get("dependencies", {}), *package["devDependencies"]]
    return sorted({re.split(r"[\[<>=~! ]", one)[0] for one in asked} | set(pages))


def has_reason(name: str) -> bool:
    return re.search(rf"(?<![\w@/-]){re.escape(name)}(?![\w/-])", REASONS, re.IGNORECASE) is not None


@pytest.mark.parametrize("name", dependencies())
def test_a_dependency_has_its_reason(name: str) -> None:
    assert has_reason(name), f"{name}: docs/decisions says nothing about it"


def test_one_without_a_reason_is_noticed() -> None:
    assert not has_reason("left-pad")
    assert not has_reason("playwrigh")


def test_every_page_is_in_the_list_with_its_own_title() -> None:
    listed = (FOLDER / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| \[\d{4}\]\(([^)]+)\) \| (.+) \|$", listed, re.MULTILINE))
    assert sorted(rows) == [page.name for page in PAGES]
    for page in PAGES:
        title = page.read_text(encoding="utf-8").splitlines()[0]
        assert title == f"# {page.name[:4]} {rows[page.name]}"
