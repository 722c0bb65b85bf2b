"""Builds a release into dist/ and checks it: `python -m tools.release [--unfinished]`.

Wheel and sdist, `twine check`, their contents, an offline install into an empty environment, the licences,
and a bill of materials. --unfinished: a trial run that does not require a dated heading in the CHANGELOG.
"""

import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from kit.repository import ROOT
from rifugio import __version__
from tools.release import licences, materials

DIST: Final = ROOT / "dist"
IN_WHEEL: Final = (
    "rifugio/__init__.py",
    "rifugio/py.typed",
    "rifugio/box/second-edition.toml",
    "rifugio/locales/it/web.ftl",
    "rifugio/server/runtime/manifest.json",
    "rifugio/server/site/index.html",
    "rifugio/server/store/migrations/env.py",
)
IN_SDIST: Final = (
    *("LICENSE", "NOTICE", "THIRD-PARTY.md", "README.md", "pyproject.toml", "PKG-INFO", ".gitignore"),
    *(f"src/{name}" for name in IN_WHEEL),
)
NEVER: Final = re.compile(r"(^|/)(tests|node_modules|__pycache__|secrets|\.env)(/|$)|\.(key|pyc|sqlite)$")


class NotReady(Exception):
    """The release cannot go out; the message says why."""


def check_changelog(text: str, version: str) -> None:
    """Require a dated heading for this version, and nothing under "Unreleased"."""
    found = re.search(
        r"^## Unreleased\n(.*?)^## (\S+) \((\d{4}-\d{2}-\d{2})\)$", text, re.MULTILINE | re.DOTALL
    )
    if found is None or found[2] != version:
        raise NotReady(f"CHANGELOG.md has no heading '## {version} (YYYY-MM-DD)' below '## Unreleased'")
    if found[1].strip():
        raise NotReady("CHANGELOG.md has lines under 'Unreleased': they belong under the version")


def build() -> tuple[Path, Path]:
    """Build wheel and sdist into an empty dist/, and check their metadata."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), str(ROOT)], check=True
    )
    (wheel,), (sdist,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sdist)], check=True)
    return wheel, sdist


def check_contents(wheel: Path, sdist: Path) -> None:
    """Print a summary of both files; raise if something is missing or does not belong in them."""
    with zipfile.ZipFile(wheel) as packed:
        inside = packed.namelist()
        sizes = sorted(packed.infolist(), key=lambda one: -one.file_size)[:5]
    with tarfile.open(sdist) as packed_source:
        sources = [name.partition("/")[2] for name in packed_source.getnames()]
    missing = [name for name in IN_WHEEL if name not in inside] + [
        name for name in IN_SDIST if name not in sources
    ]
    if missing:
        raise NotReady(f"missing: {', '.join(missing)} (make web runtime builds the browser's files)")
    unwanted = [name for name in (*inside, *sources) if NEVER.search(name)]
    if unwanted:
        raise NotReady(f"does not belong in it: {', '.join(unwanted[:10])}")
    if f"rifugio-{__version__}" not in wheel.name:
        raise NotReady(f"{wheel.name} is not version {__version__}")
    print(f"{wheel.name}: {len(inside)} files, {wheel.stat().st_size / 1000:.0f} kB; the largest:")
    for one in sizes:
        print(f"  {one.file_size / 1000:7.0f} kB  {one.filename}")
    print(f"{sdist.name}: {len(sources)} files, {sdist.stat().st_size / 1000:.0f} kB")


def check_installation(wheel: Path) -> None:
    """Install the wheel without any network, and run the README's first example."""
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        install = [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-index",
            "--disable-pip-version-check",
            str(wheel),
        ]
        subprocess.run(install, check=True)
        example = [
            str(python),
            "-I",
            str(ROOT / "kit" / "pages" / "examples.py"),
            "--first",
            str(ROOT / "README.md"),
        ]
        subprocess.run(example, check=True, cwd=folder)
        said = subprocess.run(
            [str(python), "-I", "-c", "import rifugio; print(rifugio.__version__)"],
            check=True,
            cwd=folder,
            capture_output=True,
            text=True,
        )
    if said.stdout.strip() != __version__:
        raise NotReady(f"the installed package reports version {said.stdout.strip()}")


def main(arguments: list[str]) -> int:
    """Build and check; return 1 if it is not ready."""
    try:
        if "--unfinished" not in arguments:
            check_changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), __version__)
        wheel, sdist = build()
        check_contents(wheel, sdist)
        check_installation(wheel)
        if licences.faults():
            raise NotReady("incompatible licences: see python -m tools.release.licences")
        bill = DIST / f"rifugio-{__version__}.cdx.json"
        bill.write_text(materials.written(), encoding="utf-8")
        print(f"{bill.name}: {len(materials.components())} components")
    except NotReady as why:
        print(f"not ready: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
