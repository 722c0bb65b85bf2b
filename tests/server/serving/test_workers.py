"""Several worker processes on one port: news by NATS, a dead one is replaced, none outlives the parent."""

import os
import signal
from pathlib import Path

from kit.servers import NatsServer
from rifugio.client import Player
from rifugio.server.host.supervisor import written
from rifugio.server.settings import Settings
from tests.server.nodes import KEY, settings_for
from tests.server.serving.playing import begin, move
from tests.server.serving.starting import Serving, serving, started, wait_until_gone
from tests.server.serving.workers import wait_for_log, wait_for_nodes


def figure(server: Serving, name: str) -> float:
    lines = server.ask("/metrics")[1].splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


async def test_two_processes(database_url: str, nats: NatsServer) -> None:
    common = {"RIFUGIO_DATABASE_URL": database_url, "NATS_URL": nats.url, "RIFUGIO_KEY": KEY}
    with serving("--processes", "2", **common) as server:
        before = await wait_for_nodes(server, 2)
        wait_for_log(server, "node.ready", times=2)
        link, tokens = await begin([server.url], "marmot")
        async with Player([server.url], link, tokens) as ann:
            await move(ann, 0)
            os.kill(before[0], signal.SIGKILL)
            after = await wait_for_nodes(server, 2, without=before[0])
            assert before[1] in after
            await move(ann, 0)
            # Metrics of all processes, whichever is asked; the dead one's still count.
            asked = {figure(server, 'rifugio_commands_total{answer="accepted"}') for _ in range(6)}
            assert max(asked) >= 6
        everything = server.processes()
        assert server.stop() == 0
        wait_until_gone(everything, 10)
        assert "Traceback" not in server.err


async def test_one_dies_while_it_starts(database_url: str, nats: NatsServer) -> None:
    common = {"RIFUGIO_DATABASE_URL": database_url, "NATS_URL": nats.url, "RIFUGIO_KEY": KEY}
    with started("--processes", "2", **common) as server:
        before = await wait_for_nodes(server, 2)
        os.kill(before[1], signal.SIGSTOP)  # blocks it, while the other one gets ready
        server.wait_until_ready()
        os.kill(before[1], signal.SIGKILL)
        after = await wait_for_nodes(server, 2, without=before[1])
        assert before[0] in after
        wait_for_log(server, "node.ready", times=2)
        assert server.stop() == 0


async def test_kill_9_of_the_parent(database_url: str, nats: NatsServer, tmp_path: Path) -> None:
    common = {"RIFUGIO_DATABASE_URL": database_url, "NATS_URL": nats.url, "RIFUGIO_KEY": KEY}
    common["TMPDIR"] = str(tmp_path)  # its metrics files stay behind
    with serving("--processes", "2", **common) as server:
        await wait_for_nodes(server, 2)
        everything = server.processes()
        server.process.kill()
        server.process.wait()
        wait_until_gone(everything, 10)


def test_settings_reach_the_children() -> None:
    settings = settings_for("postgresql://somewhere", "nats://somewhere", processes=2)
    told = Settings.model_validate_json(written(settings))
    assert told == settings
