"""What is packed for the browser's Python: bytecode that needs nothing but the standard library."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from kit.repository import ROOT
from tools.runtime.packing import ours, pack, standard_library

GAME = """
import sys
sys.path[:0] = sys.argv[1:3]
import warm
warm.everything()
before = set(sys.modules)
ours = [sys.modules[name] for name in before if name.startswith("rifugio.")]
for reader in [one for one in ours if hasattr(one, "files")]:
    for name, read in vars(reader).items():
        if getattr(read, "cache_parameters", dict)().get("maxsize", 0) is None:
            assert read.cache_info().currsize, f"{reader.__name__}.{name} has not read its file"
warm.another_chance()
from kit.bots_game import moves
print(moves(2, "", "marmot", 2))
assert {one for one in set(sys.modules) - before if not one.startswith("kit")} == set()
"""


def test_a_game_from_the_archive_imports_nothing_after_the_beginning(tmp_path: Path) -> None:
    pack(ours(ROOT / "src", ROOT / "tools/runtime/warm.py"), tmp_path / "rifugio.zip", docstrings=True)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", GAME, str(tmp_path / "rifugio.zip"), str(ROOT)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.count(">") > 2
    names = ZipFile(tmp_path / "rifugio.zip").namelist()
    assert "rifugio/box/second-edition.toml" in names
    assert [one for one in names if one.endswith(".py") or one.startswith("rifugio/server")] == []


def test_of_the_standard_library_only_what_was_imported(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "all.zip", "w") as archive:
        for name in ("json/__init__.py", "json/tool.py", "re/__init__.py", "heapq.py"):
            archive.writestr(name, "")
    kept = standard_library(tmp_path / "all.zip", {"json", "heapq", "sys"})
    assert [name for name, _content in kept] == ["heapq.py", "json/__init__.py"]
