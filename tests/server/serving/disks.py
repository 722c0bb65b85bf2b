"""Small, full and read-only disks for tests: real file systems, if mounting is allowed."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def mounted(folder: Path, options: str) -> Iterator[None]:
    """Mount a tmpfs over a folder until the block ends, with the folder's contents."""
    kept = folder.with_name(folder.name + ".kept")
    folder.rename(kept)
    folder.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], capture_output=True, check=False
    )
    if done.returncode != 0:
        folder.rmdir()
        kept.rename(folder)
        pytest.skip("needs a root that may mount")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()
        kept.rename(folder)


@contextmanager
def small_disk(folder: Path, spare: int) -> Iterator[Path]:
    """The same with this many bytes to spare; yields the path of a file to fill it with."""
    kept = folder.with_name(folder.name + ".kept")
    needed = sum(path.stat().st_blocks * 512 for path in folder.rglob("*"))
    with mounted(folder, f"size={needed + spare},mode=0700"):
        for path in (kept, *kept.rglob("*")):
            copy = folder / path.relative_to(kept)
            if path.is_dir():
                copy.mkdir(exist_ok=True, mode=0o700)
            else:
                shutil.copy2(path, copy)
            shutil.chown(copy, kept.stat().st_uid, kept.stat().st_gid)
        yield folder / "ballast"


def fill(ballast: Path) -> None:
    """Fill the disk completely."""
    try:
        with ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
    except OSError:
        return
