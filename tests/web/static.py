"""The built pages on a static file server: no rules, no tables, no API."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path


class Files(SimpleHTTPRequestHandler):
    """Serves files; unknown paths get index.html, as usual for single-page apps."""

    def translate_path(self, path: str) -> str:
        """Return the file for a path."""
        found = super().translate_path(path)
        return found if Path(found).is_file() else str(Path(self.directory) / "index.html")

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def only_files(folder: Path | None = None, host: type[Files] = Files) -> Iterator[str]:
    """Serve the files of the site, or of a folder, and yield the address."""
    site = str(files("rifugio.server") / "site" if folder is None else folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=site)) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
