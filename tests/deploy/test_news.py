"""nats.conf: a real nats-server accepts it, and refuses clients without the password."""

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.ports import free_port
from kit.servers import nats_binary
from rifugio.server.news.nats_bus import NatsBus
from tests.deploy.reading import DEPLOY

NATS = DEPLOY / "nats"
PASSWORD = "a-rather-long-password"


def laid_out(folder: Path, cluster: str) -> Path:
    """Lay out the files as in the containers, with free ports."""
    settings, secrets = folder / "etc" / "nats", folder / "run" / "secrets"
    settings.mkdir(parents=True)
    secrets.mkdir(parents=True)
    (secrets / "nats_password").write_text(f'password: "{PASSWORD}"\n')
    shutil.copy(NATS / cluster, settings / "cluster.conf")
    text = (NATS / "nats.conf").read_text(encoding="utf-8")
    (settings / "nats.conf").write_text(
        text.replace("4222", str(free_port())).replace("8222", str(free_port()))
    )
    return settings / "nats.conf"


@pytest.mark.parametrize("cluster", ["one.conf", "three.conf"])
def test_it_is_understood(tmp_path: Path, cluster: str) -> None:
    program = [str(nats_binary()), "-t", "--config", str(laid_out(tmp_path, cluster))]
    done = subprocess.run(
        program, capture_output=True, text=True, timeout=30, check=False, env={"POD_NAME": "news-0"}
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    file = laid_out(tmp_path, "one.conf")
    chosen = int(file.read_text(encoding="utf-8").partition("port: ")[2].split()[0])
    with subprocess.Popen([str(nats_binary()), "--config", str(file)], stderr=subprocess.DEVNULL) as server:
        try:
            yield chosen
        finally:
            server.terminate()


async def joined(bus: NatsBus) -> None:
    async with asyncio.timeout(20):
        while not bus.connected:
            await asyncio.sleep(0.02)


async def test_only_with_the_password(port: int) -> None:
    bus = await NatsBus.connect(f"nats://rifugio:{PASSWORD}@127.0.0.1:{port}")
    await joined(bus)
    await bus.close()
    for stranger in ("", "rifugio:guess@"):
        refused = await NatsBus.connect(f"nats://{stranger}127.0.0.1:{port}")
        assert not refused.connected
        await refused.close()
