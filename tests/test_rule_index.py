"""Every ruling has its function and its test, and docs/rule-index.md is up to date."""

from pathlib import Path

import pytest

from kit import rulings
from kit.repository import ROOT
from tools.pages import rule_index
from tools.pages.rule_index import INDEX, Index, read_index, render

IMPLEMENTED = ("B", "H", "R", "C")
"""The prefixes whose rulings must all have a function and a test."""


@pytest.fixture(scope="module")
def index() -> Index:
    return read_index()


def test_every_implemented_ruling_has_a_function_and_a_test(index: Index) -> None:
    assert "\n".join(index.missing(IMPLEMENTED)) == ""


def test_rulings_are_named_rightly_and_in_their_own_folder(index: Index) -> None:
    assert "\n".join(index.faults) == ""


def test_the_page_is_up_to_date(index: Index) -> None:
    assert (ROOT / INDEX).read_text(encoding="utf-8") == render(index), "run `make index`"


def test_the_specification_is_read_whole(index: Index) -> None:
    text = rulings.part((ROOT / rulings.RULINGS).read_text(encoding="utf-8"), 1)
    assert len(index.rulings) == text.count("\n- **")
    assert {ruling.prefix for ruling in index.rulings.values()} == set(rule_index.PREFIXES)


# The tool itself, on a small repository. The ids are concatenated so that they do not count as named here.


def ruling(prefix: str, number: int) -> str:
    return f"{prefix}-WALK-{number:02}"


def write(root: Path, files: dict[str, str]) -> Index:
    lines = [
        f"- **{ruling('B', 1)}** [T] A.",
        f"- **{ruling('B', 2)}** [N] [T] B.",
        f"- **{ruling('H', 1)}** [E] C.",
        f"- **{ruling('C', 1)}** D.",
    ]
    (root / "docs/rules").mkdir(parents=True)
    (root / rulings.RULINGS).write_text("# PART 1 — RULES\n" + "\n".join(lines) + "\n# PART 2 — X\n", "utf-8")
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return read_index(root)


def walking(docstring: str) -> str:
    return f'def step() -> None:\n    """{docstring}"""\n'


def test_a_function_and_a_test_complete_a_ruling(tmp_path: Path) -> None:
    b1 = ruling("B", 1)
    index = write(
        tmp_path,
        {
            "src/rifugio/engine/base/walking.py": walking(f"{b1}: One step."),
            "tests/test_walking.py": f'@pytest.mark.ruling("{b1}")\ndef test_step() -> None: ...\n',
        },
    )
    assert index.faults == []
    assert index.missing("B") == []
    assert (
        f"| {b1} | T | [`engine/base/walking.py::step`](../src/rifugio/engine/base/walking.py) |"
        in render(index)
    )
    assert (
        "The base game: 1 of 1 rulings B- have a function and a test (1 more have nothing to test)."
        in render(index)
    )


def test_a_ruling_without_either_is_missed(tmp_path: Path) -> None:
    index = write(tmp_path, {"src/rifugio/engine/base/walking.py": walking(f"One step ({ruling('B', 1)}).")})
    assert len(index.missing("B")) == 2


def test_naming_outside_the_engine_does_not_count(tmp_path: Path) -> None:
    index = write(tmp_path, {"src/rifugio/draw/text.py": walking(f"{ruling('B', 1)}: Drawn.")})
    assert index.faults == []
    assert len(index.missing("B")) == 2


@pytest.mark.parametrize(
    "test",
    [
        'def test_a() -> None:\n    """{}: so."""\n',
        "def test_a() -> None:\n    ...  # {}\n    ...\n",
        'TABLE = [("{}", 1)]\n@pytest.mark.parametrize("n", TABLE)\ndef test_a(n: int) -> None: ...\n',
        "class TestWalking:\n    def test_a(self) -> None:\n        assert why() == '{}'\n",
        "class Game(RuleBasedStateMachine):\n    @invariant()\n    def walks(self) -> None:\n        '{}'\n",
        "pytestmark = pytest.mark.ruling('{}')\ndef test_a() -> None: ...\n",
        "def test_{name}_is_so() -> None: ...\n",
    ],
)
def test_ways_for_a_test_to_name_a_ruling(tmp_path: Path, test: str) -> None:
    b1 = ruling("B", 1)
    index = write(
        tmp_path, {"tests/deep/test_walking.py": test.format(b1, name=b1.replace("-", "_").lower())}
    )
    assert [place.path for place in index.tests[b1]] == ["tests/deep/test_walking.py"]


def test_a_helper_is_no_test(tmp_path: Path) -> None:
    text = f"def helper() -> None:\n    '''{ruling('B', 1)}'''\n"
    assert not write(tmp_path, {"tests/test_walking.py": text, "tests/model.py": text}).tests[ruling("B", 1)]


@pytest.mark.parametrize(
    ("path", "docstring", "fault"),
    [
        ("engine/base/walking.py", f"{ruling('B', 99)}: No such ruling.", "which is no ruling"),
        ("engine/base/walking.py", f"A step, see {ruling('B', 99)}.", "which is no ruling"),
        ("engine/base/walking.py", f"{ruling('B', 1)}/02: Two at once.", "write every id in full"),
        ("engine/base/walking.py", f"{ruling('B', 1)}…02: A range.", "write every id in full"),
        ("engine/base/walking.py", f"{ruling('H', 1)}: Not here.", "only B- rulings live there"),
        ("engine/base/walking.py", f"{ruling('C', 1)}: Not here.", "only B- rulings live there"),
        ("engine/walking.py", f"{ruling('H', 1)}: Not here.", "only B- and C- rulings live there"),
        ("engine/helicopter/walking.py", f"{ruling('B', 1)}: Not here.", "only H- rulings live there"),
        ("engine/both/walking.py", f"{ruling('H', 1)}: Not here.", "only C- rulings live there"),
    ],
)
def test_faults(tmp_path: Path, path: str, docstring: str, fault: str) -> None:
    faults = write(tmp_path, {f"src/rifugio/{path}": walking(docstring)}).faults
    assert len(faults) == 1
    assert fault in faults[0]


def test_several_rulings_open_one_docstring(tmp_path: Path) -> None:
    docstring = f"{ruling('B', 1)},\n    {ruling('B', 2)}: Two."
    index = write(
        tmp_path,
        {
            "src/rifugio/engine/base/walking.py": "class Way:\n    "
            + walking(docstring).replace("\n", "\n    ")
        },
    )
    assert [index.functions[ruling("B", number)][0].qualname for number in (1, 2)] == ["Way.step", "Way.step"]
    assert index.faults == []
