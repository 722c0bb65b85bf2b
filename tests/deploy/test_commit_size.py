"""No commit adds a megabyte: checked in a full clone, in a shallow one, and for staged changes."""

import os
import random
import subprocess
from pathlib import Path

import pytest

from kit.repository import ROOT
from tools.release import commit_size

FIRST = "2000-01-01T00:00:00Z"
DATED = {"GIT_COMMITTER_DATE": "2010-01-01T00:00:00Z", "GIT_AUTHOR_DATE": "2010-01-01T00:00:00Z"}


def git(folder: Path, *arguments: str) -> None:
    settings = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    env = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, **DATED}
    subprocess.run(("git", *settings, *arguments), cwd=folder, env=env, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with three commits, the second of which adds an incompressible megabyte."""
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "--quiet")
    for name, content in (
        ("text", b"a line\n" * 300_000),
        ("film", random.Random(1).randbytes(commit_size.LARGEST)),
        ("more", b"more\n"),
    ):
        (folder / name).write_bytes(content)
        git(folder, "add", name)
        git(folder, "commit", "--quiet", "--message", f"add {name}")
    return folder


def test_a_commit_that_adds_a_megabyte_is_found(repository: Path) -> None:
    (found,) = commit_size.too_large(repository, FIRST)
    assert "add film: 1,00" in found
    assert commit_size.too_large(repository) == [], "what was there before is left alone"


def test_a_shallow_clone_is_measured_as_far_as_it_goes(repository: Path, tmp_path: Path) -> None:
    for depth, measured in ((1, 0), (2, 1), (3, 2)):
        clone = tmp_path / str(depth)
        git(tmp_path, "clone", "--quiet", f"--depth={depth}", repository.as_uri(), str(clone))
        assert len(commit_size.commits(clone, FIRST)) == measured
        assert len(commit_size.too_large(clone, FIRST)) == (depth == 3)


def test_what_is_staged_is_measured(repository: Path) -> None:
    (repository / "second").write_bytes(random.Random(2).randbytes(commit_size.LARGEST))
    assert commit_size.staged(repository) == []
    git(repository, "add", "second")
    assert commit_size.staged(repository) != []


def test_make_check_asks() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    check = text.partition("\ncheck:")[2].partition("\n\n")[0]
    assert "-m tools.release.commit_size" in check
