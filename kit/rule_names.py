"""Which docstrings of the source, and which tests, name which rulings.

A function, class or module of src/rifugio implements a ruling when its docstring opens with the ruling's id
(several: separated by commas). A test proves a ruling when its name, decorators, docstring or body name it,
or a module-level table that its decorators use.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kit.repository import ROOT
from kit.rulings import ID

SOURCE = Path("src/rifugio")
TESTS = Path("tests")
REFERENCE = (
    TESTS / "reference"
)  # a second, naive engine to compare with; its own tests prove nothing about ours
EXTENSION_FOLDERS = {"engine/helicopter": "H", "engine/rafts": "R", "engine/both": "C"}

_ID_ANYWHERE = re.compile(rf"(?<![\w-]){ID}(?!\d)")
_ID_IN_TEST_NAME = re.compile(r"(?<![A-Z0-9])[BHRC]_[A-Z0-9]+_\d{2}(?!\d)")
_OPENING = re.compile(rf"\s*({ID}(?:\s*,\s*{ID})*)(.?)", re.DOTALL)


@dataclass(frozen=True, order=True)
class Place:
    """A location: a file of the repository and the name inside it ("" for the module itself)."""

    path: str
    qualname: str

    @property
    def link(self) -> str:
        """A Markdown link from docs/; without a line number, so that it stays true when code moves."""
        shown = self.path.removeprefix(f"{SOURCE}/").removeprefix(f"{TESTS}/")
        name = f"{shown}::{self.qualname}" if self.qualname else shown
        return f"[`{name}`](../{self.path})"


@dataclass(frozen=True)
class Naming:
    """A place and the rulings (or vectors) it names; `fault` says what is wrong with how it names them."""

    place: Place
    ids: tuple[str, ...]
    fault: str = ""


# ---------------------------------------------------------------- the source

_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def documented(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """(qualname, docstring) of the module and of every class and function in it that has a docstring."""

    def visit(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
        if isinstance(node, _Documented):
            docstring = ast.get_docstring(node)
            if docstring:
                yield name, docstring
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield from visit(child, f"{name}.{child.name}" if name else child.name)
            elif not isinstance(child, ast.expr):
                yield from visit_blocks(child, name)

    def visit_blocks(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
        # a definition inside an `if` or `try` belongs to the scope around it
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield from visit(child, f"{name}.{child.name}" if name else child.name)
            elif isinstance(child, ast.stmt):
                yield from visit_blocks(child, name)

    yield from visit(tree, "")


def opening_ids(docstring: str) -> tuple[tuple[str, ...], str]:
    """The ids a docstring opens with, and what is wrong with the opening ("" if nothing)."""
    match = _OPENING.match(docstring)
    if match is None:
        return (), ""
    ids = tuple(re.split(r"\s*,\s*", match[1]))
    fault = "" if match[2] in ":. \n" else f"opens with {match.group().strip()!r}: write every id in full"
    return ids, fault


def implementations(root: Path = ROOT) -> list[Naming]:
    """Every docstring of the source that opens with a ruling."""
    found = []
    for path in sorted((root / SOURCE).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for qualname, docstring in documented(tree):
            ids, fault = opening_ids(docstring)
            if ids:
                found.append(Naming(Place(path.relative_to(root).as_posix(), qualname), ids, fault))
    return found


def mentions(root: Path = ROOT) -> list[Naming]:
    """Every file of the source with all rulings it mentions anywhere: docstrings, comments, reason codes."""
    return [
        Naming(
            Place(path.relative_to(root).as_posix(), ""),
            _unique(_ID_ANYWHERE.findall(path.read_text("utf-8"))),
        )
        for path in sorted((root / SOURCE).rglob("*.py"))
    ]


def home_fault(ruling_id: str, path: str) -> str:
    """What is wrong with a ruling implemented in this file of the engine ("" if nothing).

    The core may name C- rulings: where both extensions merely coexist, the rulebook puts them there.
    """
    inside = path.removeprefix(f"{SOURCE}/")
    belongs = "B" if inside.startswith("engine/base/") else "BC"
    for folder, prefix in EXTENSION_FOLDERS.items():
        if inside.startswith(f"{folder}/"):
            belongs = prefix
    if inside.startswith("engine/") and ruling_id[0] not in belongs:
        homes = " and ".join(f"{prefix}-" for prefix in belongs)
        return f"{path} implements {ruling_id}, but only {homes} rulings live there"
    return ""


def in_engine(place: Place) -> bool:
    """Whether a place belongs to the engine: only there is a ruling implemented, elsewhere just named."""
    return place.path.startswith(f"{SOURCE}/engine/")


# ---------------------------------------------------------------- the tests

_Test = ast.FunctionDef | ast.AsyncFunctionDef
_STATE_MACHINE_DECORATORS = {"rule", "invariant", "initialize"}


def _unique(items: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(items))


def _decorator_name(node: ast.expr) -> str:
    called = node.func if isinstance(node, ast.Call) else node
    return (
        called.attr
        if isinstance(called, ast.Attribute)
        else called.id
        if isinstance(called, ast.Name)
        else ""
    )


def _is_test(node: ast.AST) -> bool:
    """A test function, or a rule or invariant of a Hypothesis state machine."""
    if not isinstance(node, _Test):
        return False
    return node.name.startswith("test") or any(
        _decorator_name(decorator) in _STATE_MACHINE_DECORATORS for decorator in node.decorator_list
    )


def _test_functions(tree: ast.Module) -> Iterator[tuple[str, _Test, tuple[ast.ClassDef, ...]]]:
    def visit(
        node: ast.AST, classes: tuple[ast.ClassDef, ...]
    ) -> Iterator[tuple[str, _Test, tuple[ast.ClassDef, ...]]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                yield from visit(child, (*classes, child))
            elif isinstance(child, _Test) and _is_test(child):
                yield ".".join([*(one.name for one in classes), child.name]), child, classes

    yield from visit(tree, ())


def _assignments(tree: ast.Module) -> dict[str, ast.stmt]:
    """Module-level names and the statements that bind them."""
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        targets = (
            node.targets
            if isinstance(node, ast.Assign)
            else [node.target]
            if isinstance(node, ast.AnnAssign)
            else []
        )
        found |= {target.id: node for target in targets if isinstance(target, ast.Name)}
    return found


def _nodes_of(test: _Test, classes: tuple[ast.ClassDef, ...], tree: ast.Module) -> list[ast.AST]:
    """The test, its classes' decorators, the module-level tables these use, and `pytestmark`."""
    tables = _assignments(tree)
    decorators = [*test.decorator_list, *(decorator for one in classes for decorator in one.decorator_list)]
    used = {
        node.id for decorator in decorators for node in ast.walk(decorator) if isinstance(node, ast.Name)
    } | {"pytestmark"}
    return [test, *decorators, *(tables[name] for name in tables if name in used)]


def _source(node: ast.AST, lines: list[str]) -> str:
    if not isinstance(node, ast.stmt | ast.expr):
        return ""
    first = node.lineno
    if isinstance(node, _Test) and node.decorator_list:
        first = min(first, *(decorator.lineno for decorator in node.decorator_list))
    return "\n".join(lines[first - 1 : node.end_lineno])


def _test_files(root: Path) -> Iterator[tuple[str, str, ast.Module]]:
    for path in sorted((root / TESTS).rglob("*.py")):
        if path.name.startswith("test_") and not path.is_relative_to(root / REFERENCE):
            text = path.read_text(encoding="utf-8")
            yield path.relative_to(root).as_posix(), text, ast.parse(text, str(path))


def ruling_tests(root: Path = ROOT) -> list[Naming]:
    """Every test that names a ruling: by `@pytest.mark.ruling`, elsewhere in its source, or in its name."""
    found = []
    for path, text, tree in _test_files(root):
        lines = text.splitlines()
        for qualname, test, classes in _test_functions(tree):
            named = [name.replace("_", "-") for name in _ID_IN_TEST_NAME.findall(test.name.upper())]
            for node in _nodes_of(test, classes, tree):
                named += _ID_ANYWHERE.findall(_source(node, lines))
            if named:
                found.append(Naming(Place(path, qualname), _unique(named)))
    return found


def vector_tests(root: Path = ROOT) -> list[Naming]:
    """Every test that carries a vector's number: the marker `vector("T-01", …)`, its own or a parameter's."""
    found = []
    for path, _text, tree in _test_files(root):
        for qualname, test, classes in _test_functions(tree):
            numbers = [
                argument.value
                for top in _nodes_of(test, classes, tree)
                for node in ast.walk(top)
                if isinstance(node, ast.Call) and _decorator_name(node) == "vector"
                for argument in node.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            ]
            if numbers:
                found.append(Naming(Place(path, qualname), _unique(numbers)))
    return found
