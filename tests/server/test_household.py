"""A household's PostgreSQL: starts, stops, and is never left running."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from kit.servers import children_of, open_folder
from rifugio.server.host.household import FolderInUse, Household
from rifugio.server.host.postgres import PostgresError
from rifugio.server.host.processes import is_alive
from tests.server.serving.starting import wait_until_gone

SERVES = """
import sys, time
from pathlib import Path
from rifugio.server.host.household import Household
household = Household(Path(sys.argv[1]))
household.start()
print(household.postgres.pid, flush=True)
time.sleep(60)
"""


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A data folder shared by the tests, since creating one takes longest."""
    outer = open_folder()
    yield outer / "games"
    shutil.rmtree(outer, ignore_errors=True)


@pytest.fixture
def fresh_folder() -> Iterator[Path]:
    outer = open_folder()
    yield outer / "games"
    shutil.rmtree(outer, ignore_errors=True)


def test_what_is_written_is_there_after_a_restart(folder: Path) -> None:
    with Household(folder) as household:
        pid = household.postgres.pid
        with psycopg.connect(household.database_url) as connection:
            connection.execute("CREATE TABLE kept AS SELECT 7 AS seven")
    assert pid is not None
    assert not is_alive(pid)
    with Household(folder) as household, psycopg.connect(household.database_url) as connection:
        assert connection.execute("SELECT seven FROM kept").fetchone() == (7,)
        for name, value in {"fsync": "on", "data_checksums": "on", "listen_addresses": "127.0.0.1"}.items():
            assert connection.execute("SELECT current_setting(%s)", (name,)).fetchone() == (value,)


def test_nobody_else_can_read_it(folder: Path) -> None:
    with Household(folder) as household:
        inside = folder / "postgres"
        for path in (inside, inside / "data", inside / "password"):
            assert path.stat().st_mode & 0o077 == 0, path
        assert folder.stat().st_mode & 0o066 == 0
        port = household.postgres.port
        for password in ("", "wrong"):
            with pytest.raises(psycopg.OperationalError):
                psycopg.connect(f"postgresql://rifugio:{password}@127.0.0.1:{port}/rifugio")


def test_it_is_not_root(folder: Path) -> None:
    with Household(folder) as household:
        status = Path(f"/proc/{household.postgres.pid}/status").read_text(encoding="utf-8")
        uids = next(line for line in status.splitlines() if line.startswith("Uid:")).split()[1:]
        assert "0" not in uids


def test_a_second_one_in_the_same_folder_is_refused(folder: Path) -> None:
    with Household(folder) as household:
        with pytest.raises(FolderInUse, match=f"process {os.getpid()}.*choose another"):
            Household(folder).start()
        with psycopg.connect(household.database_url) as connection:  # the first one has not noticed
            connection.execute("SELECT 1")


def start_elsewhere(folder: Path) -> tuple["subprocess.Popen[str]", int]:
    serving = subprocess.Popen([sys.executable, "-c", SERVES, str(folder)], stdout=subprocess.PIPE, text=True)
    assert serving.stdout is not None
    with serving.stdout as output:
        return serving, int(output.readline())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the next start ends what was left")
def test_killed_with_its_parent(folder: Path) -> None:
    serving, pid = start_elsewhere(folder)
    processes = [pid, *children_of(pid)]
    assert len(processes) > 3
    serving.kill()
    serving.wait()
    wait_until_gone(processes, 15)
    with Household(folder):
        pass


def test_started_again_at_once_after_a_kill(folder: Path) -> None:
    serving, pid = start_elsewhere(folder)
    serving.kill()
    serving.wait()
    with Household(folder) as household, psycopg.connect(household.database_url) as connection:
        connection.execute("SELECT 1")
        assert household.postgres.pid != pid
    wait_until_gone([pid], 15)


def test_a_postmaster_left_over_is_ended_first(folder: Path) -> None:
    """As where the kernel cannot be asked to end it: it survives its parent."""
    serving, pid = start_elsewhere(folder)
    os.kill(pid, signal.SIGSTOP)  # so that it does not notice its parent's death for now
    serving.kill()
    serving.wait()
    timer = threading.Timer(0.5, os.kill, (pid, signal.SIGCONT))
    timer.start()
    with Household(folder):
        assert not is_alive(pid)
    timer.join()


def test_a_pid_file_with_the_number_of_another_program(folder: Path) -> None:
    with Household(folder):
        pass
    (folder / "postgres" / "data" / "postmaster.pid").write_text(f"{os.getpid()}\n", encoding="ascii")
    with Household(folder):
        pass


def test_half_made_files_are_made_anew(fresh_folder: Path) -> None:
    (fresh_folder / "postgres" / "data.new").mkdir(parents=True)
    (fresh_folder / "postgres" / "data.new" / "PG_VERSION").write_text("18", encoding="ascii")
    fresh_folder.chmod(0o711)
    with Household(fresh_folder):
        pass


def test_a_failure_is_told_and_lets_the_folder_go(folder: Path) -> None:
    with Household(folder):
        pass
    version = folder / "postgres" / "data" / "PG_VERSION"
    version.write_text("9.6", encoding="ascii")
    with pytest.raises(PostgresError, match="incompatible"):
        Household(folder).start()
    version.write_text("18\n", encoding="ascii")
    with Household(folder):
        pass


@pytest.mark.skipif(os.geteuid() != 0, reason="only root needs another user")
def test_a_folder_that_postgresql_cannot_reach(fresh_folder: Path) -> None:
    fresh_folder.parent.chmod(0o700)
    with pytest.raises(PostgresError, match="may not enter"):
        Household(fresh_folder).start()


def test_only_the_main_thread_may_start_it(folder: Path) -> None:
    errors: list[BaseException] = []

    def start() -> None:
        try:
            Household(folder).start()
        except RuntimeError as error:
            errors.append(error)

    thread = threading.Thread(target=start)
    thread.start()
    thread.join()
    assert "main thread" in str(errors[0])
