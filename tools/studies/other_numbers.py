"""Runs tests on a copy of the repository in which one reconstructed number of the box is changed.

    python -m tools.studies.other_numbers                   each of NUMBERS, with tests of rules and words
    python -m tools.studies.other_numbers huts tests/rules  one of them, with these tests

A real box may turn out to have another number. Then only tests that name it may fail:
`@pytest.mark.names_number("huts")`. Golden records, perft, playthroughs and vectors are left out: they belong
to the box they were made with. What is generated from the box is regenerated first.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kit.repository import ROOT

if TYPE_CHECKING:
    import pytest

BOX: Final = Path("src/rifugio/box/second-edition.toml")
NUMBERS: Final[Mapping[str, tuple[tuple[str, str, int], ...]]] = {
    "huts": (("numbers.huts", "2", 1),),
    "points": (("tiles.FL1", "points", 1),),
    "pass-points": (("tiles.P3", "points", -1),),
    "tile-mix": (("tiles.G", "count", -1), ("tiles.F", "count", 1)),  # the printed total is sixty
}
"""A name → table, key and the amount to add."""
TESTS: Final = (
    "tests/rules",
    "tests/words",
    "tests/draw",
    "tests/replay",
    "tests/dealer",
    "tests/properties",
)
LEFT_OUT: Final = ("docs/screens/", "docs/pictures/", "web/public/")
"""Pictures that no test reads."""
CHANGED: Final = "RIFUGIO_OTHER_NUMBER"


def changed(text: str, name: str) -> str:
    """Return the box file with a number changed."""
    for table, key, more in NUMBERS[name]:
        before = rf"\[{re.escape(table)}\]\n(?:[^\[\n][^\n]*\n)*?{key} = "
        found = re.search(rf"({before})(\d+)", text)
        assert found is not None, (table, key)
        text = f"{text[: found.start(2)]}{int(found[2]) + more}{text[found.end(2) :]}"
    return text


def copy_to(folder: Path) -> None:
    """Copy all files of the repository, including those not yet committed."""
    listed = subprocess.run(
        ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if not name.startswith(LEFT_OUT) and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)


def run(name: str, tests: tuple[str, ...], *more: str) -> int:
    """Run the tests with one number changed; 0 if all pass that do not name it."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made).resolve()
        copy_to(folder)
        box = folder / BOX
        box.write_text(changed(box.read_text(encoding="utf-8"), name), encoding="utf-8")
        surroundings = {**os.environ, "PYTHONPATH": str(folder / "src"), CHANGED: name}
        python = (sys.executable, "-m")
        subprocess.run((*python, "tools.pages.rulebook"), cwd=folder, env=surroundings, check=True)
        command = (
            *python,
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "tools.studies.other_numbers",
            *more,
            *tests,
        )
        return subprocess.run(command, cwd=folder, env=surroundings, check=False).returncode


def pytest_collection_modifyitems(config: "pytest.Config", items: "list[pytest.Item]") -> None:
    """Deselect the tests that name the number, the golden records and the vectors."""
    name = os.environ[CHANGED]
    out = [
        item
        for item in items
        if any(name in mark.args for mark in item.iter_markers("names_number"))
        or any(item.get_closest_marker(marker) for marker in ("golden", "vector"))
    ]
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]


def main(arguments: list[str]) -> int:
    """Change one number, or each of them in turn."""
    names = [one for one in arguments if one in NUMBERS] or list(NUMBERS)
    tests = tuple(one for one in arguments if one not in NUMBERS) or TESTS
    failed = [name for name in names if run(name, tests)]
    print(
        f"{len(names) - len(failed)} of {len(names)} numbers pass" + (f", failed: {failed}" if failed else "")
    )
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
