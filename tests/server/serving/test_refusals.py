"""Configurations that `rifugio serve` refuses, with one sentence and before it starts."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.ports import free_port
from kit.servers import PostgresServer
from rifugio.server.web.listening import NoDoor, addresses, open_door, port_of, web_address
from tests.cli.running import run
from tests.server.nodes import KEY
from tests.server.serving.playing import begin
from tests.server.serving.starting import rifugio, serving

OTHER_KEY = "ffeeddccbbaa99887766554433221100" * 2


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that is in use."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield door.getsockname()[1]


def refused(*arguments: str, **environment: str) -> str:
    done = rifugio("serve", *arguments, **environment)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


def test_several_processes_without_nats(tmp_path: Path) -> None:
    said = refused("--processes", "2", "--data", str(tmp_path / "games"))
    assert "2 processes need a NATS server" in said
    assert "serve with one process" in said
    assert not (tmp_path / "games").exists()


def test_a_port_that_is_taken(tmp_path: Path, taken: int) -> None:
    said = refused("--port", str(taken), "--host", "127.0.0.1", "--data", str(tmp_path / "games"))
    assert f"port {taken}" in said
    assert "taken" in said
    assert not (tmp_path / "games").exists()


def test_settings_that_cannot_be(tmp_path: Path) -> None:
    said = refused("--data", str(tmp_path), RIFUGIO_KEY="0102", RIFUGIO_PRODUCTION="yes")
    assert "shorter than 32 bytes" in said
    assert "0102" not in said


def test_a_database_that_is_not_there() -> None:
    url = f"postgresql://rifugio:canary-password@127.0.0.1:{free_port()}/rifugio"
    said = refused("--port", "0", "--database-url", url, RIFUGIO_KEY=KEY)
    assert "database does not answer" in said
    assert "canary-password" not in said


def test_an_address_of_nats_that_cannot_be_one(database_url: str) -> None:
    said = refused(
        "--port", "0", "--database-url", database_url, "--nats-url", "nats://[oops", RIFUGIO_KEY=KEY
    )
    assert "address of the NATS server cannot be understood" in said


async def test_a_key_that_does_not_fit(database_url: str) -> None:
    with serving(RIFUGIO_DATABASE_URL=database_url, RIFUGIO_KEY=KEY) as server:
        await begin([server.url], "marmot")
    said = refused("--port", "0", RIFUGIO_DATABASE_URL=database_url, RIFUGIO_KEY=OTHER_KEY)
    assert "not the key" in said
    assert "--key-lost" in said
    with serving("--key-lost", RIFUGIO_DATABASE_URL=database_url, RIFUGIO_KEY=OTHER_KEY) as server:
        assert server.ask("/readyz")[0] == 200


def test_a_database_without_tables(postgres: PostgresServer) -> None:
    url = postgres.url()
    assert "no tables yet" in refused("--port", "0", "--no-migrate", "--database-url", url, RIFUGIO_KEY=KEY)


def test_without_the_packages_for_it() -> None:
    program = "import sys; sys.modules['psycopg'] = None\nfrom rifugio.cli import main\nmain()"
    done = run("-c", program, "serve")
    assert done.returncode == 2
    assert "pip install 'rifugio[server]'" in done.stderr


def test_help() -> None:
    said = rifugio("serve", "--help").stdout
    assert all(word in said for word in ("--data", "--port", "--processes", "phones", "Ctrl-C"))
    assert "--with-key" in rifugio("backup", "--help").stdout


def test_the_next_port_if_none_was_asked_for() -> None:
    with open_door("127.0.0.1", None) as first, open_door("127.0.0.1", None) as second:
        assert port_of(first) != port_of(second)
        with pytest.raises(NoDoor, match="taken"):
            open_door("127.0.0.1", port_of(first))


def test_addresses() -> None:
    assert addresses("127.0.0.1") == addresses("localhost") == []
    assert addresses("192.168.7.7") == ["192.168.7.7"]
    assert all(not own.startswith("127.") for own in addresses("0.0.0.0"))
    assert web_address("fe80::1", 80) == "http://[fe80::1]:80"
