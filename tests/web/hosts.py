"""Hosts of files that do more than to send them, or less."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, AnyStr, Final

from tests.web.static import Files

if TYPE_CHECKING:
    from _typeshed import SupportsRead, SupportsWrite

FOLDER: Final = "/somewhere/else"
LONG: Final = 30.0
"""Seconds that nobody waits."""


class Unpacking(Files):
    """Says of `.gz` that it is an encoding: browsers unpack it themselves."""

    def end_headers(self) -> None:
        if self.path.endswith(".gz"):
            self.send_header("content-encoding", "gzip")
        super().end_headers()


class Damaging(Files):
    """Sends something else instead of the rules, unless a browser insists."""

    def translate_path(self, path: str) -> str:
        is_new = self.headers["cache-control"] == "no-cache"
        return super().translate_path("/index.html" if "/rifugio-" in path and not is_new else path)


class Broken(Files):
    """Sends something else instead of the rules, whatever one does."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/index.html" if "/rifugio-" in path else path)


class Stalling(Files):
    """Begins to send the rules, and goes on when nobody waits any more."""

    def copyfile(self, source: "SupportsRead[AnyStr]", outputfile: "SupportsWrite[AnyStr]") -> None:
        if "/rifugio-" in self.path:
            outputfile.write(source.read(10_000))
            time.sleep(LONG)
        super().copyfile(source, outputfile)


class OnlyFiles(SimpleHTTPRequestHandler):
    """Serves the folder below a path and nothing else: no index.html for unknown paths."""

    def translate_path(self, path: str) -> str:
        """Return the file of a path."""
        return super().translate_path(path.removeprefix(FOLDER) if path.startswith(FOLDER) else "/nothing")

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def hosted(folder: Path) -> Iterator[tuple[ThreadingHTTPServer, str]]:
    """Serve a folder until it is shut down."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(OnlyFiles, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server, f"http://127.0.0.1:{server.server_port}{FOLDER}/"
        server.shutdown()
