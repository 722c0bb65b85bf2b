"""Temporary copies of the repository, in which a newcomer's change is tried with the real tools."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from kit.repository import ROOT

CODE: Final = ("src", "kit", "tests", "schema", "tools")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "site", "node_modules", "dist", "perft")
MODULES: Final = ROOT / "web" / "node_modules"


def copied(folder: Path, *more: str) -> Path:
    """Copy the Python code, and any other folders named, into a folder."""
    for name in (*CODE, *more):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    return folder


def copied_with_web(folder: Path) -> Path:
    """Copy the browser client as well; its node_modules are linked."""
    if not MODULES.exists():
        if os.environ.get("BROWSER_TESTS") == "required":
            pytest.fail("the browser's tools are missing: make web")
        pytest.skip("needs the browser's tools: make web")
    copied(folder, "web")
    (folder / "web" / "node_modules").symlink_to(MODULES, target_is_directory=True)
    return folder


def python(tree: Path, *words: str, typed: str = "") -> str:
    """Run Python in the copy; return its output."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "PYTHONUTF8": "1"}
    environment |= {"XDG_DATA_HOME": str(tree / "data"), "NO_COLOR": "1", "COLUMNS": "120"}
    return _run([sys.executable, *words], tree, environment, typed)


def node(tree: Path, tool: str, *words: str) -> str:
    """Run Node, or one of the web tools, in the copy; return its output."""
    command = tool if tool == "node" else str(MODULES / ".bin" / tool)
    return _run([command, *words], tree / "web", {**os.environ, "NO_COLOR": "1"})


def _run(command: list[str], folder: Path, environment: dict[str, str], typed: str = "") -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def replace(path: Path, old: str, new: str) -> None:
    """Replace a text that occurs in a file exactly once."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name}: {old}"
    path.write_text(text.replace(old, new), encoding="utf-8")
