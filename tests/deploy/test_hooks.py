"""Pre-commit hooks: they call what `make check` calls, from .venv, and reject what they should."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kit.repository import ROOT
from tests.deploy.reading import document

CONFIG = ROOT / ".pre-commit-config.yaml"
PROGRAMS = Path(sys.executable).parent


def test_versions_are_those_of_the_lock() -> None:
    """No hook has a version of its own: each is a program that requirements/dev.lock installs."""
    (local,) = document(CONFIG)["repos"]
    assert local["repo"] == "local"
    for hook in local["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].startswith(".venv/bin/")
        assert (PROGRAMS / hook["entry"].split()[0].rpartition("/")[2]).exists(), hook["entry"]


def test_they_check_what_make_check_checks() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    check = makefile.partition("\ncheck:")[2].partition("\n\n")[0]
    entries = " ".join(hook["entry"] for hook in document(CONFIG)["repos"][0]["hooks"])
    asked = set(re.findall(r"\$\(BIN\)/((?:ruff|lint-imports|python -m) ?[\w.]*)", check))
    assert asked == {"ruff format", "ruff check", "lint-imports ", "python -m tools.release.commit_size"}
    assert [one for one in asked if f".venv/bin/{one.strip()}" not in entries] == []


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with the hooks, and with what they call."""
    folder = tmp_path / "checkout"
    shutil.copytree(ROOT / "tools" / "release", folder / "tools" / "release")
    shutil.copytree(ROOT / "kit", folder / "kit", ignore=shutil.ignore_patterns("__pycache__"))
    for name in (".pre-commit-config.yaml", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    (folder / ".venv").mkdir()
    (folder / ".venv" / "bin").symlink_to(PROGRAMS)
    (folder / ".gitignore").write_text("/.venv/\n__pycache__/\n", encoding="utf-8")
    for command in ("init --quiet", "add --all"):
        subprocess.run(("git", *command.split()), cwd=folder, check=True)
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(("git", *who, "commit", "--quiet", "--message", "begin"), cwd=folder, check=True)
    return folder


def hooks(folder: Path, home: Path) -> str:
    """Run the hooks of a commit, without the import contracts, whose package is missing there."""
    subprocess.run(("git", "add", "--all"), cwd=folder, check=True)
    env = {**os.environ, "PRE_COMMIT_HOME": str(home), "SKIP": "import-contracts", "NO_COLOR": "1"}
    command = (str(PROGRAMS / "pre-commit"), "run", "--color=never")
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False).stdout


def test_a_commit_is_stopped_by_what_is_wrong_with_it(checkout: Path, tmp_path: Path) -> None:
    (checkout / "kit" / "new.py").write_text("x=1\n", encoding="utf-8")
    (checkout / "film.webm").write_bytes(os.urandom(1_000_000))
    said = hooks(checkout, tmp_path)
    assert re.search(r"^ruff format\.+Failed$", said, re.MULTILINE)
    assert re.search(r"^no commit adds a megabyte\.+Failed$", said, re.MULTILINE)
    assert (checkout / "kit" / "new.py").read_text(encoding="utf-8") == "x = 1\n"
    (checkout / "film.webm").unlink()
    assert "Failed" not in hooks(checkout, tmp_path)
