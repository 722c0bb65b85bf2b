"""Files of the project as they were in an earlier commit."""

import subprocess
from pathlib import Path

from kit.repository import ROOT


def unpack(commit: str, folder: Path, *paths: str) -> None:
    """Unpack the files of a commit from git into a folder; only some paths if given."""
    known = subprocess.run(["git", "cat-file", "-e", commit], cwd=ROOT, capture_output=True, check=False)
    if known.returncode:
        raise SystemExit(f"commit {commit[:7]} is not in this clone; `git fetch --unshallow` brings it")
    archive = subprocess.run(["git", "archive", commit, *paths], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
