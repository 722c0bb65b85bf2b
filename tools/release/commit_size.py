"""Fails if a commit adds a megabyte to a clone: python -m tools.release.commit_size [--staged]

Screenshots once made up nine tenths of the repository. The size of a commit is what git would send to
a clone that has its parents: packed, and text as deltas. The newest commits are measured; `--staged`
measures what is about to be committed instead. In a shallow clone, the oldest commit has no parent to compare
with, and is left out.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

LARGEST: Final = 1_000_000
SINCE: Final = "2026-11-16T17:00:00Z"
"""When the pictures were removed from the repository; earlier commits are not checked."""
NEWEST: Final = 200


def git(folder: Path, *arguments: str, given: str = "") -> bytes:
    """Run git in a folder, and return what it prints."""
    command = ("git", "-C", str(folder), *arguments)
    return subprocess.run(command, input=given.encode(), capture_output=True, check=True).stdout


def packed(folder: Path, what: str, without: list[str]) -> int:
    """Return the size of the pack git would send for a commit or tree to a clone that has `without`."""
    asked = "".join(f"{line}\n" for line in (what, *(f"^{one}" for one in without)))
    return len(git(folder, "pack-objects", "--revs", "--thin", "--stdout", "--quiet", given=asked))


def commits(folder: Path, since: str = SINCE) -> dict[str, list[str]]:
    """Return the newest commits with their parents, but not where a shallow clone lacks the parents."""
    shallow = folder / git(folder, "rev-parse", "--git-path", "shallow").decode().strip()
    cut = set(shallow.read_text(encoding="utf-8").split()) if shallow.exists() else set()
    asked = ("rev-list", "--parents", f"--since={since}", f"--max-count={NEWEST}", "HEAD")
    listed = [line.split() for line in git(folder, *asked).decode().splitlines()]
    return {commit: parents for commit, *parents in listed if commit not in cut}


def too_large(folder: Path, since: str = SINCE) -> list[str]:
    """Return a line for each commit that is too large."""
    sizes = {commit: packed(folder, commit, parents) for commit, parents in commits(folder, since).items()}
    return [
        f"{git(folder, 'log', '-1', '--format=%h %s', commit).decode().strip()}: {size:,} bytes"
        for commit, size in sizes.items()
        if size >= LARGEST
    ]


def staged(folder: Path) -> list[str]:
    """Return a line if the staged changes are too large."""
    size = packed(folder, git(folder, "write-tree").decode().strip(), ["HEAD^{tree}"])
    return [f"what is staged: {size:,} bytes"] if size >= LARGEST else []


def main() -> int:
    """Measure the commits, and print those that are too large."""
    parser = argparse.ArgumentParser(description="Fails if a commit adds a megabyte.")
    parser.add_argument("--staged", action="store_true", help="check what is staged")
    here = Path.cwd()
    found = staged(here) if parser.parse_args().staged else too_large(here)
    for line in found:
        print(f"{line}; the limit is {LARGEST:,}: generated pictures and films belong in build/")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
