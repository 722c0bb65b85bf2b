"""The Containerfile, as far as it can be checked without building it; and the lock files it installs from."""

import json
import re
import shutil
import subprocess

import pytest

from kit.repository import ROOT
from tests.deploy.reading import DEPLOY

TEXT = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
LINES = re.sub(r"\\\n\s*", "", TEXT).splitlines()
LAST = LINES[max(number for number, line in enumerate(LINES) if line.startswith("FROM ")) :]


def test_what_is_copied_is_there_and_not_ignored() -> None:
    allowed = {
        line[1:]
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
        if line.startswith("!")
    }
    for line in LINES:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source
                assert allowed & {source, source.partition("/")[0]}, source


def test_what_runs_is_nobody_and_says_how_it_is() -> None:
    user = next(line.split()[1] for line in LAST if line.startswith("USER "))
    assert int(user.partition(":")[0]) > 0
    order = [line.split()[0] for line in LAST]
    assert order.index("COPY") < order.index("USER"), "what runs cannot change what it is made of"
    assert "HEALTHCHECK" in order
    assert json.loads(next(line for line in LAST if line.startswith("ENTRYPOINT")).partition(" ")[2]) == [
        "rifugio"
    ]
    for line in LINES:
        if "pip install" in line:
            assert "--require-hashes" in line or "--no-index" in line


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.\[\]-]+)==([^\s;]+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", ["cli.lock", "server.lock", "build.lock", "docs.lock", "release.lock"])
def test_locks_agree(name: str) -> None:
    """What is shipped is what was tested: the same versions as in the lock file of the tests."""
    tested = pins("dev.lock")
    ours = pins(name)
    assert {
        package: version for package, version in ours.items() if tested.get(package, version) != version
    } == {}
    if name not in {"docs.lock", "release.lock"}:
        assert ours.keys() <= tested.keys()


@pytest.mark.skipif(shutil.which("hadolint") is None, reason="needs hadolint")
def test_hadolint_agrees() -> None:
    done = subprocess.run(
        ["hadolint", str(DEPLOY / "Containerfile")], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout
