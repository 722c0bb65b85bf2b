"""A virtual environment with just the packages that some extras of Rifugio need, made of links.

It is quick and needs no network, and anything not linked is missing: a page that names too few extras fails
in it as it would for its readers.
"""

import sysconfig
import tomllib
import venv
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kit.repository import ROOT

SCRIPT: Final = "#!{python}\nfrom rifugio.cli import main\n\nif __name__ == '__main__':\n    main()\n"


def extras_of(command: str) -> tuple[str, ...]:
    """Return the extras in `pip install 'rifugio[cli,server]'` and the like."""
    _, opened, rest = command.partition("rifugio[")
    return tuple(rest.partition("]")[0].split(",")) if opened else ()


def needed(extras: tuple[str, ...]) -> list[Distribution]:
    """Return all packages that these extras need, including transitive dependencies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [Requirement(one) for extra in extras for one in project["optional-dependencies"][extra]]
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    while wanted:
        one = wanted.pop()
        name = canonicalize_name(one.name)
        for extra in {"", *one.extras} - {extra for known, extra in seen if known == name}:
            seen.add((name, extra))
            try:
                found[name] = distribution(name)
            except PackageNotFoundError:
                raise PackageNotFoundError(f"{name}, which rifugio[{','.join(extras)}] needs") from None
            asked = (Requirement(text) for text in found[name].requires or ())
            wanted += [
                other for other in asked if other.marker is None or other.marker.evaluate({"extra": extra})
            ]
    return list(found.values())


def link_environment(folder: Path, extras: tuple[str, ...]) -> Path:
    """Make an environment with Rifugio as it is here and what these extras name; return its bin folder."""
    venv.create(folder, with_pip=False, symlinks=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    for one in needed(extras):
        for file in one.files or ():
            if ".." not in file.parts:  # a script or a man page, which is not needed here
                (packages / file).parent.mkdir(parents=True, exist_ok=True)
                if not (packages / file).exists():
                    (packages / file).symlink_to(str(one.locate_file(file)))
    (packages / "rifugio.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    programs = folder / "bin"
    (programs / "rifugio").write_text(SCRIPT.format(python=programs / "python"), encoding="utf-8")
    (programs / "rifugio").chmod(0o755)
    return programs
