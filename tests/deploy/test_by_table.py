"""nginx that sends a table's people to one node."""

import shutil
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from kit.ports import free_port
from kit.servers import open_folder
from tests.deploy.test_proxy import NGINX, needs_nginx, nginx

CONFIG = """
daemon off;
pid FOLDER/nginx.pid;
events {}
http {
    include nodes.conf;
    access_log off;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
    server {
        listen 127.0.0.1:PORT;
        location / { proxy_pass http://$nodes; }
    }
}
"""


@contextmanager
def node() -> Iterator[ThreadingHTTPServer]:
    """Run a server that answers with its own port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = str(self.connection.getsockname()[1]).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def asked(port: int, path: str) -> str:
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
        return str(answer.read().decode())


def answers(port: int) -> bool:
    try:
        return bool(asked(port, "/"))
    except URLError:
        return False


@needs_nginx
@pytest.mark.parametrize("path", ["stream", "seal"])
def test_the_people_of_a_table_meet_at_one_node_and_go_on_at_another(path: str) -> None:
    folder, port = open_folder(), free_port()
    nodes = (NGINX / "nodes-by-table.conf").read_text(encoding="utf-8")
    (folder / "nginx.conf").write_text(CONFIG.replace("FOLDER", str(folder)).replace("PORT", str(port)))
    with node() as one, node() as two:
        for ours, server in (("8001", one), ("8002", two)):
            nodes = nodes.replace(ours, str(server.server_address[1]))
        (folder / "nodes.conf").write_text(nodes)
        with nginx(folder, lambda: answers(port)):
            met = defaultdict(set)
            for number in range(80):
                met[number % 20].add(asked(port, f"/api/tables/link{number % 20}/{path}"))
            assert all(len(at) == 1 for at in met.values())
            assert len(set.union(*met.values())) == 2
            two.shutdown()
            two.server_close()
            there = {asked(port, f"/api/tables/link{number}/{path}") for number in range(20)}
            assert there == {str(one.server_address[1])}
    shutil.rmtree(folder, ignore_errors=True)
