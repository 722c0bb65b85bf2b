"""One version everywhere, a maintained changelog, compatible licences, and a bill of materials."""

import json
import re

import pytest

from kit.repository import ROOT
from rifugio import __version__
from tests.deploy.reading import KUBERNETES, document
from tools.release import licences, materials
from tools.release.__main__ import NEVER, NotReady, check_changelog

CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_version_is_written_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", __version__)
    assert 'dynamic = ["readme", "version"]' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_manifests_name_this_version() -> None:
    for path in KUBERNETES.glob("*/kustomization.yaml"):
        for image in document(path).get("images", ()):
            assert image["newTag"] == __version__, path


def test_the_changelog_is_in_its_form() -> None:
    headings = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+\S* \(\d{4}-\d{2}-\d{2}\)", one) for one in headings[1:])
    kinds = re.findall(r"^### (.+)$", CHANGELOG, re.MULTILINE)
    assert set(kinds) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    for line in CHANGELOG.splitlines():
        if line.startswith("- rules:"):
            assert "rules_version" in line


def test_a_release_wants_its_lines_under_its_version() -> None:
    check_changelog("## Unreleased\n\n## 1.2.0 (2026-12-01)\n\n- a\n", "1.2.0")
    for text in (
        "## Unreleased\n\n- a\n",
        "## Unreleased\n\n## 1.1.0 (2026-12-01)\n",
        "## Unreleased\n\n- a\n\n## 1.2.0 (2026-12-01)\n",
        "## Unreleased\n\n## 1.2.0\n",
    ):
        with pytest.raises(NotReady):
            check_changelog(text, "1.2.0")


def test_all_licences_fit() -> None:
    assert licences.faults() == []


def test_a_licence_that_does_not_fit_is_found() -> None:
    assert licences.fits("anything", "MIT", shipped=True)
    assert licences.fits("anything", "(MIT OR GPL-3.0-only)", shipped=True)
    assert not licences.fits("anything", "MIT AND GPL-3.0-only", shipped=True)
    assert licences.fits("chess", "GPL-3.0-or-later", shipped=False)
    assert not licences.fits("chess", "GPL-3.0-or-later", shipped=True)
    assert not licences.fits("psycopg-copied", "LGPL-3.0-only", shipped=True)
    assert not licences.fits("anything", "nothing", shipped=False)


def test_the_page_about_licences_names_all_that_is_shipped() -> None:
    """Not compared as a whole: what else is installed depends on the system."""
    page = licences.PAGE.read_text(encoding="utf-8")
    missing = [
        name for name in licences.locked("server.lock") if licences.of_python(name) and name not in page
    ]
    assert missing == [], "make licences"
    notices = licences.NOTICES.read_text(encoding="utf-8")
    assert all(f"## {name}\n" in notices for name in licences.BUNDLED), "make licences"


def test_the_bill_of_materials_has_everything_once_and_by_hash() -> None:
    bill = json.loads(materials.written())
    addresses = [one["purl"] for one in bill["components"]]
    assert (
        len(addresses) == len(set(addresses)) == len(licences.locked("server.lock")) + len(licences.BUNDLED)
    )
    assert all(one["hashes"] for one in bill["components"])
    assert set(bill["dependencies"][0]["dependsOn"]) == set(addresses)


def test_what_is_never_released() -> None:
    for name in ("rifugio/tests/a.py", "deploy/secrets/rifugio_key", "server.key", "a/__pycache__/b.pyc"):
        assert NEVER.search(name)
    assert not NEVER.search("rifugio/server/keys.py")
