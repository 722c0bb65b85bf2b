"""Files of the project as they were in an earlier commit."""

import os
import subprocess
import sys
from pathlib import Path

from kit.repository import ROOT


def unpack(commit: str, folder: Path, *paths: str) -> None:
    """Unpack the files of a commit from git into a folder; only some paths if given."""
    known = subprocess.run(["git", "cat-file", "-e", commit], cwd=ROOT, capture_output=True, check=False)
    if known.returncode:
        raise SystemExit(f"commit {commit[:7]} is not in this clone; `git fetch --unshallow` brings it")
    archive = subprocess.run(["git", "archive", commit, *paths], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)


def migrated_by(root: Path, url: str) -> None:
    """Migrate a database by the code of a repository; a process is needed only for another one."""
    if root == ROOT:
        from rifugio.server.store.migrations import migrate  # noqa: PLC0415 - bots' games need no psycopg

        migrate(url)
        return
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "RIFUGIO_DATABASE_URL": url}
    subprocess.run([sys.executable, "-m", "rifugio.cli", "migrate"], cwd=root, env=environment, check=True)
