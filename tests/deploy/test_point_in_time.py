"""Point-in-time recovery as docs/operations.md describes it: a base backup, archived WAL, and a time."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import psycopg
import pytest

from kit.servers import open_folder
from rifugio.client import open_table, request
from rifugio.server.host.postgres import Postgres, binary
from tests.server.nodes import KEY
from tests.server.serving.starting import rifugio, serving


@pytest.fixture
def folder() -> Iterator[Path]:
    outer = open_folder()
    yield outer
    shutil.rmtree(outer, ignore_errors=True)


def given_to_postgres(path: Path, like: Path) -> None:
    """Give everything below a path the owner of another path: PostgreSQL does not run as root."""
    owner = like.stat()
    for found in [path, *path.rglob("*")]:
        os.chown(found, owner.st_uid, owner.st_gid)


def now(url: str) -> datetime:
    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT clock_timestamp()").fetchone()
    assert row is not None
    moment = row[0]
    assert isinstance(moment, datetime)
    return moment


@pytest.mark.slow
async def test_a_table_from_before_is_there_and_one_from_after_is_not(folder: Path) -> None:
    kept = folder / "kept"
    kept.mkdir()
    archiving = {"archive_mode": "on", "archive_command": f"cp %p {kept}/%f", "wal_level": "replica"}
    first = Postgres(folder / "first", settings=archiving)
    kept.chmod(0o777)
    first.start()
    try:
        url = first.url("postgres")
        given = {"RIFUGIO_DATABASE_URL": url, "RIFUGIO_KEY": KEY}
        with serving("--bots", "0", **given) as node:
            base = folder / "second" / "data"
            subprocess.run(
                [str(binary("pg_basebackup")), f"--dbname={url}", f"--pgdata={base}", "--checkpoint=fast"],
                check=True,
                capture_output=True,
                timeout=60,
            )
            before = (await open_table(node.url, {"players": 2}))["table"]
            moment = now(url)
            after = (await open_table(node.url, {"players": 2}))["table"]
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("SELECT pg_switch_wal()")
    finally:
        first.stop()  # this archives the rest of the WAL
    (base / "recovery.signal").touch()
    shutil.copy(folder / "first" / "password", folder / "second" / "password")
    given_to_postgres(folder / "second", folder / "first")
    back = {
        "restore_command": f"cp {kept}/%f %p",
        "recovery_target_time": moment.isoformat(),
        "recovery_target_action": "promote",
    }
    second = Postgres(folder / "second", settings=back)
    second.start()
    try:
        with serving("--bots", "0", RIFUGIO_DATABASE_URL=second.url("postgres"), RIFUGIO_KEY=KEY) as node:
            assert (await request(node.url, f"/api/tables/{before}"))["phase"] == "waiting"
            assert node.ask(f"/api/tables/{after}")[0] == 404
        saved = rifugio("backup", str(folder / "file"), RIFUGIO_DATABASE_URL=second.url("postgres"))
        assert saved.returncode == 0, saved.stderr
    finally:
        second.stop()
