"""Which module may import which, by file. The import contracts in pyproject.toml also check import chains."""

import ast
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

from kit.repository import ROOT

PACKAGE = ROOT / "src" / "rifugio"

MAY_IMPORT = {
    "engine": {"engine"},
    "box": {"engine", "box"},
    "dealer": {"engine", "dealer"},
    "draw": {"engine", "draw"},
    "simulation": {"engine", "box"},
    "routes": {"engine"},
    "levels": set(),
    "bots": {"engine", "levels", "bots"},
    "words": {"engine", "box", "words"},
    "replay": {"engine", "replay"},
    "table": {"engine", "box", "dealer", "levels", "table", ""},
    "answering": {"engine", "box", "dealer", "bots", "routes", "replay", "table", "answering"},
    "trails": {"engine", "box", "dealer", "levels", "table", "trails", ""},
    "arena": {"engine", "box", "dealer", "bots", "installed", "arena"},
    "installed": {"engine"},
    "terminal": {
        "engine",
        "box",
        "dealer",
        "draw",
        "bots",
        "routes",
        "words",
        "replay",
        "table",
        "terminal",
        "",
    },
    "server": {
        "engine",
        "words",
        "box",
        "dealer",
        "draw",
        "bots",
        "installed",
        "routes",
        "replay",
        "table",
        "answering",
        "trails",
        "server",
        "",
    },
    "client": {"engine", "box", "bots", "client", ""},
    "worker": {"box", "dealer", "table", "answering", "trails", "worker"},
    "cli": {
        *("engine", "box", "dealer", "draw", "simulation", "bots", "words", "arena", "terminal"),
        *("installed", "trails", "server", "client", "cli", ""),
    },
    "__main__": {"cli"},
    "": {"engine", "box"},
}
"""Part of the package → the parts it may import; "" is rifugio itself."""

THIRD_PARTY = {
    "arena": {"matplotlib", "openskill"},
    "cli": {"rich", "typer"},
    "terminal": {"rich", "textual"},
    "client": {"websockets"},
    "server": {
        *("alembic", "cryptography", "fastapi", "httpcore2", "itsdangerous", "nats", "prometheus_client"),
        *("psycopg", "psycopg_pool", "py_vapid", "pydantic", "pydantic_settings", "pywebpush", "segno"),
        *("sqlalchemy", "starlette", "structlog", "uvicorn", "webauthn", "websockets"),
    },
    "words": {"fluent"},
}
"""Part of the package → what it may import from outside the standard library."""

MODULES = ("base", "helicopter", "rafts", "both")
"""The rule modules of the engine, which never import one another."""


def part_of(module: str) -> str:
    """The part a module of the package belongs to: "engine" for rifugio.engine.base.walking."""
    part = [*module.split("."), ""][1]
    return (
        part if part in MAY_IMPORT or (PACKAGE / part).is_dir() or (PACKAGE / f"{part}.py").exists() else ""
    )


def imports(path: Path) -> set[str]:
    """Every module that a file imports, by its full name, including late and type-only imports."""
    found: set[str] = set()
    inside = path.is_relative_to(PACKAGE)
    package = ["rifugio", *path.relative_to(PACKAGE).parent.parts] if inside else []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            # `from rifugio import box` imports rifugio.box
            found |= {f"{source}.{alias.name}" for alias in node.names} if source == "rifugio" else {source}
    return found


FILES = sorted(PACKAGE.rglob("*.py"))

AROUND = {
    "kit": {"kit"},
    "tests": {"kit", "tests", "benchmarks"},
    "tools": {"kit", "tools"},
    "benchmarks": {"kit", "benchmarks"},
}
"""Folders around the package → the folders they may import besides the package."""

TESTS_OF_TOOLS = {
    "bots/test_elo.py": "studies.strengths.elo",
    "bots/test_last_walk.py": "studies.last_walks",
    "bots/test_measuring.py": "studies.strengths",
    "bots/test_old_bots.py": "studies",
    "bots/test_sequential.py": "studies.sequential",
    "bots/test_ten_thousand_games.py": "studies.many_games",
    "bots/test_try_weights.py": "studies.try_weights",
    "deploy/test_commit_size.py": "release",
    "deploy/test_figures.py": "pages.dashboard",
    "deploy/test_release.py": "release",
    "deploy/test_sdist.py": "release",
    "examples/test_pages.py": "release.newcomer",
    "learning/test_learning.py": "learning",
    "learning/test_network.py": "learning",
    "learning/test_noise.py": "learning",
    "table/projection/test_schema.py": "pages.wire_schema",
    "terminal/test_pictures.py": "pictures.terminal",
    "test_architecture_pictures.py": "pages.architecture",
    "test_browsers_python.py": "runtime",
    "test_capacity.py": "pages.capacity",
    "test_newcomer.py": "release",
    "test_other_numbers.py": "studies.other_numbers",
    "test_pictures.py": "pictures",
    "test_reference_pages.py": "pages.reference",
    "test_rule_index.py": "pages",
    "web/test_pictures.py": "pictures.screens",
    "words/test_origins.py": "pages.rule_origins",
    "words/test_rulebook_examples.py": "pages.rulebook",
}
"""Test → the tool, or the folder of tools, that it tests."""


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(PACKAGE).as_posix() for path in FILES])
def test_imports(path: Path) -> None:
    inside = path.relative_to(PACKAGE).with_suffix("").parts
    part = "" if inside == ("__init__",) else inside[0]
    assert part in MAY_IMPORT, f"say in MAY_IMPORT what {part} may import"
    for name in imports(path):
        top = name.split(".")[0]
        if top == "rifugio":
            assert part_of(name) in MAY_IMPORT[part], f"{part or 'rifugio'} may not import {name}"
            if inside[0] == "engine" and inside[1] in MODULES and name.startswith("rifugio.engine."):
                other = name.split(".")[2]
                assert other == inside[1] or other not in MODULES, f"{inside[1]} may not import {other}"
        else:
            assert top in sys.stdlib_module_names | THIRD_PARTY.get(part, set()), (
                f"{part} may not import {name}"
            )


def test_the_engine_folder_is_whole() -> None:
    assert (PACKAGE / "py.typed").exists()
    missing = {path.parent for path in FILES} - {path.parent for path in FILES if path.name == "__init__.py"}
    assert missing == set()


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = grimp.build_graph("rifugio", cache_dir=None)  # including late and type-only imports
    imported = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as found:
        pytest.fail(f"an import cycle, each imported by the next: {' '.join(found.args[1])}")


@pytest.mark.parametrize("folder", AROUND)
def test_tools_and_benchmarks_import_no_tests_and_tests_only_the_tool_they_test(folder: str) -> None:
    wrong = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        tool = TESTS_OF_TOOLS.get(path.relative_to(ROOT / folder).as_posix()) if folder == "tests" else None
        for name in imports(path):
            tested = tool is not None and f"{name}.".startswith(f"tools.{tool}.")
            if name.split(".")[0] in AROUND.keys() - AROUND[folder] and not tested:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_every_test_of_a_tool_imports_it() -> None:
    unused = {
        test
        for test in TESTS_OF_TOOLS
        if not any(name.startswith("tools.") for name in imports(ROOT / "tests" / test))
    }
    assert unused == set()
