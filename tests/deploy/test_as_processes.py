"""The compose file's services without containers: the same commands and secrets, in production mode.

PostgreSQL is reached by its Unix socket, NATS with a password; the node has no bots, so the worker plays.
"""

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from kit.ports import free_port
from kit.servers import nats_binary, open_folder
from rifugio.client import Player
from rifugio.server.host.postgres import Postgres
from tests.clock import within
from tests.deploy.reading import DEPLOY, compose
from tests.deploy.test_news import PASSWORD, laid_out
from tests.server.serving.playing import begin, end_my_turn
from tests.server.serving.starting import environment, rifugio, serving

HOST = "play.example.org"


@pytest.fixture(scope="module")
def given() -> Iterator[dict[str, str]]:
    """The environment of the compose file's containers, with PostgreSQL and NATS running, and migrated."""
    folder = open_folder()
    sockets = folder / "sockets"
    sockets.mkdir()
    sockets.chmod(0o777)
    postgres = Postgres(
        folder / "postgres", free_port(), {"unix_socket_directories": str(sockets), "fsync": "off"}
    )
    news = laid_out(folder, "one.conf")
    port = news.read_text(encoding="utf-8").partition("port: ")[2].split()[0]
    with subprocess.Popen([str(nats_binary()), "--config", str(news)], stderr=subprocess.DEVNULL) as nats:
        try:
            postgres.start()
            with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
                connection.execute("CREATE DATABASE rifugio")
            subprocess.run(
                [str(DEPLOY / "make-secrets"), str(folder / "secrets"), HOST], check=True, capture_output=True
            )
            for name, text in {
                "rifugio_database_url": by_socket(postgres, sockets),
                "rifugio_nats_url": f"nats://rifugio:{PASSWORD}@127.0.0.1:{port}",
            }.items():
                (folder / "secrets" / name).unlink()
                (folder / "secrets" / name).write_text(text + "\n")
            settings = compose()["services"]["node"]["environment"]
            given = {
                **settings,
                "RIFUGIO_PUBLIC_URL": f"https://{HOST}",
                "RIFUGIO_SECRETS": str(folder / "secrets"),
            }
            migrated = rifugio(*compose()["services"]["migrate"]["command"], **given)
            assert migrated.returncode == 0, migrated.stderr
            yield given
        finally:
            postgres.stop()
            nats.terminate()
            shutil.rmtree(folder, ignore_errors=True)


def by_socket(postgres: Postgres, sockets: Path) -> str:
    parts = psycopg.conninfo.conninfo_to_dict(postgres.url("rifugio"))
    return f"postgresql://rifugio:{parts['password']}@/rifugio?host={sockets}&port={postgres.port}"


def arguments_of(service: str) -> list[str]:
    """Return the arguments of `rifugio serve` without host and port: the tests choose a port."""
    command = compose()["services"][service]["command"]
    assert command[:5] == ["serve", "--host", "0.0.0.0", "--port", "8000"]
    return ["2" if part.startswith("${") else part for part in command[5:]]


async def test_migrate_node_and_worker_play_a_turn(given: dict[str, str]) -> None:
    with serving(*arguments_of("node"), **given) as node, serving(*arguments_of("worker"), **given) as worker:
        assert node.out == "", "in production nothing is printed"
        link, tokens = await begin([node.url], "marmot")
        async with Player([node.url], link, tokens) as ann:
            await end_my_turn(ann)
            await ann.until(lambda table: table["turn"]["seat"] == 0, seconds=60)
        with within(20):  # the one that was not asked starts a little later
            while "rifugio_bot_processes 2.0" not in worker.ask("/metrics")[1]:
                await asyncio.sleep(0.2)
        assert "rifugio_bot_processes 0.0" in node.ask("/metrics")[1]
        assert (node.stop(), worker.stop()) == (0, 0)


def test_the_backup_service_saves_it(given: dict[str, str], tmp_path: Path) -> None:
    done = rifugio("backup", str(tmp_path / "saved"), **given)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "saved").read_bytes().startswith(b"PGDMP")


def test_the_health_check_checks(given: dict[str, str]) -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    command = text.partition('CMD ["python", "-c", "')[2].partition('"]')[0]
    with serving("--bots", "0", **{**given, "RIFUGIO_MIGRATE": "yes"}) as node:
        for port, healthy in ((node.port, True), (free_port(), False)):
            asked = [sys.executable, "-c", command.replace("8000", str(port))]
            done = subprocess.run(asked, capture_output=True, timeout=30, check=False, env=environment())
            assert (done.returncode == 0) == healthy, done.stderr
