"""nginx.conf in front of a real node: pages, sockets and rate limits. Most of it needs nginx."""

import os
import re
import shutil
import ssl
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.ports import free_port
from kit.servers import open_folder
from rifugio.client import open_table
from tests.clock import still_before
from tests.deploy.reading import DEPLOY
from tests.server.serving.starting import serving

NGINX = DEPLOY / "nginx"
PROGRAM = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
needs_nginx = pytest.mark.skipif(PROGRAM is None, reason="needs nginx")


def test_nothing_about_visitors_is_written_down() -> None:
    text = (NGINX / "nginx.conf").read_text(encoding="utf-8")
    assert "access_log off;" in text
    assert re.search(r"error_log \S+ crit;", text), "lines about single requests have links in them"
    assert "$proxy_add_x_forwarded_for" not in text, "a visitor could say they are somebody else"


def test_every_place_has_a_limit() -> None:
    text = (NGINX / "nginx.conf").read_text(encoding="utf-8")
    places = re.findall(r"location ([^{]+) \{([^}]*)\}", text.partition("listen 8443")[2])
    assert len(places) >= 5
    for place, body in places:
        assert "limit_req" in body or "return 404" in body, place


WHO = """
daemon off;
error_log stderr crit;
pid FOLDER/who.pid;
events {}
http {
    access_log off;
    client_body_temp_path FOLDER/body; proxy_temp_path FOLDER/proxy; fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi; scgi_temp_path FOLDER/scgi;
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Tried;
    MAP
    limit_req_zone $who zone=tried:1m rate=1r/m;
    limit_req_status 429;
    server {
        listen 127.0.0.1:PORT;
        location /who { return 200 $who; }
        location /limited { limit_req zone=tried; try_files /none @found; }
        location @found { return 200 ok; }
    }
}
"""
"""nginx.conf's own map of client addresses, with no node behind it: a header sets the client's address."""


@contextmanager
def nginx(folder: Path, answers: Callable[[], bool]) -> Iterator[None]:
    """Check the configuration in a folder, and run nginx with it until the block ends."""
    assert PROGRAM is not None
    command = [PROGRAM, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, timeout=30, check=False)
    assert checked.returncode == 0, checked.stderr
    with subprocess.Popen(command) as running:
        try:
            until = time.monotonic() + 20
            while not answers():
                still_before(until)
                time.sleep(0.05)
            yield
        finally:
            running.terminate()


@pytest.fixture
def who() -> Iterator[int]:
    folder, port = open_folder(), free_port()
    text = (NGINX / "nginx.conf").read_text(encoding="utf-8")
    found = re.search(r"map \$binary_remote_addr \$who \{.*?\n    \}", text, re.DOTALL)
    assert found is not None
    config = WHO.replace("MAP", found[0]).replace("FOLDER", str(folder)).replace("PORT", str(port))
    (folder / "nginx.conf").write_text(config)
    with nginx(folder, lambda: asked(port, "/who", "192.0.2.1")[0] == 200):
        yield port
    shutil.rmtree(folder, ignore_errors=True)


def asked(port: int, path: str, address: str) -> tuple[int, bytes]:
    """Return status and body of a request from a given address."""
    request = Request(f"http://127.0.0.1:{port}{path}", headers={"X-Tried": address})
    try:
        with urlopen(request, timeout=10) as answer:
            return answer.status, answer.read()
    except HTTPError as error:
        with error:
            return error.code, b""
    except URLError:
        return 0, b""


@needs_nginx
def test_ipv6_counts_by_its_network_in_whichever_form(who: int) -> None:
    forms = ("2001:db8::1", "2001:db8::", "2001:0db8:0000:0000:0000:0000:0000:0002", "2001:DB8:0:0:a::")
    assert {asked(who, "/who", one) for one in forms} == {(200, bytes.fromhex("20010db800000000"))}
    assert asked(who, "/who", "2001:db8:0:1::1")[1] == bytes.fromhex("20010db800000001")
    # bytes that are line ends, or look like letters
    assert asked(who, "/who", "a0a:d0d:a0a:a0a::a")[1] == bytes.fromhex("0a0a0d0d0a0a0a0a")
    assert asked(who, "/who", "::1")[1] == bytes(8)
    assert asked(who, "/who", "192.0.2.10")[1] == bytes([192, 0, 2, 10])
    assert asked(who, "/who", "::ffff:192.0.2.10")[1] == bytes([192, 0, 2, 10])
    assert asked(who, "/who", "::ffff:c000:20a")[1] == bytes([192, 0, 2, 10])


@needs_nginx
def test_a_network_has_one_limit(who: int) -> None:
    tried = (
        "2001:db8::1",
        "2001:db8::ffff:1",
        "2001:db8:0:1::1",
        "192.0.2.1",
        "192.0.2.2",
        "::ffff:192.0.2.1",
    )
    statuses = [asked(who, "/limited", address)[0] for address in tried]
    assert statuses == [200, 429, 200, 200, 200, 429]


class Door(NamedTuple):
    """nginx with our configuration, in front of a node."""

    port: int
    trust: ssl.SSLContext
    node: str
    """The node's own address."""

    def status(self, path: str) -> int:
        try:
            with urlopen(f"https://localhost:{self.port}{path}", timeout=10, context=self.trust) as answer:
                return int(answer.status)
        except HTTPError as error:
            with error:
                return error.code
        except URLError:
            return 0


@pytest.fixture(scope="module")
def door() -> Iterator[Door]:
    folder = open_folder()
    subprocess.run(
        [str(DEPLOY / "make-secrets"), str(folder / "secrets"), "localhost"], check=True, capture_output=True
    )
    port, plain = free_port(), free_port()
    with serving(
        "--data", str(folder / "games"), "--bots", "0", RIFUGIO_PUBLIC_URL=f"https://localhost:{port}"
    ) as node:
        (folder / "nodes.conf").write_text(f"map $host $nodes {{ default 127.0.0.1:{node.port}; }}\n")
        text = (NGINX / "nginx.conf").read_text(encoding="utf-8")
        for ours, theirs in {
            "/tmp/": f"{folder}/",  # first: it is a part of what the others insert
            "8443": str(port),
            "8080": str(plain),
            "/run/secrets": str(folder / "secrets"),
            "worker_processes auto": "worker_processes 1",
        }.items():
            text = text.replace(ours, theirs)
        (folder / "nginx.conf").write_text(f"daemon off;\n{text}")
        trust = ssl.create_default_context(cafile=str(folder / "secrets" / "tls_certificate"))
        found = Door(port, trust, node.url)
        with nginx(folder, lambda: found.status("/healthz") == 200):
            yield found
    shutil.rmtree(folder, ignore_errors=True)


@needs_nginx
def test_what_is_for_us_stays_inside(door: Door) -> None:
    assert door.status("/metrics") == 404
    assert door.status("/readyz") == 404
    assert door.status("/") in {200, 404}  # 404: the pages are not built


@needs_nginx
async def test_sockets_pass(door: Door) -> None:
    url = f"wss://localhost:{door.port}/api/tables/AAAAAAAAAAAAAAAAAAAAAA/stream"
    async with connect(url, ssl=door.trust, open_timeout=30) as socket:
        await socket.send('{"hello": {"tokens": [], "after": 0}}')
        with pytest.raises(ConnectionClosed, match="4004"):  # no such table: the answer is the node's
            await socket.recv()


@needs_nginx
def test_whoever_asks_too_much_is_told_so(door: Door) -> None:
    dear = Counter(door.status("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/seal") for _ in range(60))
    assert dear[404] >= 20, "a burst is allowed"
    assert dear[429] >= 10, dear
    assert door.status("/healthz") == 200, "the rest goes on"


@needs_nginx
async def test_so_many_sockets_and_no_more(door: Door) -> None:
    table = (await open_table(door.node, {"players": 2}))["table"]
    url = f"wss://localhost:{door.port}/api/tables/{table}/stream"
    async with AsyncExitStack() as held:
        for _ in range(100):
            socket = await held.enter_async_context(connect(url, ssl=door.trust, max_queue=None))
            await socket.send(
                '{"hello": {"tokens": [], "after": 0}}'
            )  # or it is disconnected after five seconds
        with pytest.raises(InvalidStatus, match="429"):
            await connect(url, ssl=door.trust)
