"""The sdist contains what is needed to build the wheel and nothing else, and builds the same wheel."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from kit.repository import ROOT
from tools.release.__main__ import check_contents

BESIDE = {"LICENSE", "NOTICE", "THIRD-PARTY.md", "README.md", "pyproject.toml", "PKG-INFO", ".gitignore"}
LARGEST = 9_000_000


def built(what: str, source: Path, into: Path) -> Path:
    """Build as pip would, but without external programs: no Node, no git, no network."""
    code = f"from hatchling.build import build_{what}; print(build_{what}({str(into)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env={**os.environ, "PATH": "", "SOURCE_DATE_EPOCH": "1700000000"},
        capture_output=True,
        text=True,
        check=True,
    )
    return into / done.stdout.strip().splitlines()[-1]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def files(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_the_sdist_holds_what_builds_it_and_nothing_else(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    assert {name for name in names if not name.startswith("src/rifugio/")} == BESIDE
    assert not [name for name in names if "__pycache__" in name or name.endswith(".pyc")]
    assert sdist.stat().st_size < LARGEST


def test_the_wheel_from_the_sdist_is_the_wheel(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    again = files(built("wheel", source, tmp_path))
    assert again == files(wheel)
    assert "rifugio/__main__.py" in again


def test_a_release_takes_a_look_at_both(sdist: Path, wheel: Path) -> None:
    if not (ROOT / "src" / "rifugio" / "server" / "site" / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    check_contents(wheel, sdist)


def test_the_description_leads_nowhere_but_to_addresses(wheel: Path) -> None:
    """The package index shows it without the repository, so links to files would be dead."""
    metadata = next(text for name, text in files(wheel).items() if name.endswith("/METADATA")).decode()
    headers, _, description = metadata.partition("\n\n")
    links = re.findall(r"\]\(([^)]*)\)", description)
    assert links
    assert [link for link in links if not link.startswith("https://")] == []
    assert "![" not in description
    assert "[`docs/play.md`]" in description
    addresses = re.findall(r"^Project-URL: [^,]+, (.+)$", headers, re.MULTILINE)
    assert addresses
    assert all(address.startswith("https://") for address in addresses)


def test_developers_tools_are_no_extras(wheel: Path) -> None:
    metadata = next(text for name, text in files(wheel).items() if name.endswith("/METADATA")).decode()
    extras = set(re.findall(r"^Provides-Extra: (.+)$", metadata, re.MULTILINE))
    assert extras == {"arena", "cli", "client", "ray", "rl", "server"}
