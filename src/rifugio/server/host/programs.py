"""PostgreSQL's programs, where the account that runs them may get at them.

PostgreSQL refuses to be root. Started by root it is somebody else, who may not be allowed to enter the
environment that Python is in: one in root's own home, or one that pipx or uv have made. Then they are copied.
"""

import hashlib
import shutil
import subprocess
from pathlib import Path

from rifugio.server.host.processes import Account, run


def within_reach(programs: Path, account: Account | None, folder: Path) -> Path:
    """Return the programs' folder, or a copy of it in `folder` if the account may not run what is there."""
    if account is None or _may_run(programs, account, folder):
        return programs
    package = programs.parent
    # Wheels have the libraries they brought beside the package, and find them from there.
    parts = [part for part in (package, package.with_name(f"{package.name}.libs")) if part.is_dir()]
    own = folder / f"programs-{_fingerprint(parts)}"
    if not own.is_dir():
        _copy(parts, own)
    return own / package.name / programs.name


def _may_run(programs: Path, account: Account, folder: Path) -> bool:
    try:
        run([str(programs / "bin" / "postgres"), "--version"], account, folder)
    except (PermissionError, subprocess.CalledProcessError):
        return False
    return True


def _fingerprint(parts: list[Path]) -> str:
    """Return what changes with the version: the names of all files and their sizes."""
    files = [path for part in parts for path in part.rglob("*") if "__pycache__" not in path.parts]
    found = sorted(f"{path.relative_to(parts[0].parent)} {path.lstat().st_size}" for path in files)
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:12]


def _copy(parts: list[Path], own: Path) -> None:
    """Copy them aside and move them into place whole; those of an earlier version go."""
    scratch = own.with_name("programs.new")
    for old in (scratch, *own.parent.glob("programs-*")):
        shutil.rmtree(old, ignore_errors=True)
    for part in parts:
        shutil.copytree(part, scratch / part.name, symlinks=True)
    for path in (scratch, *scratch.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    scratch.rename(own)
