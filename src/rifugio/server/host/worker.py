"""A worker: one of several server processes on one port, started by `rifugio.server.host.supervisor`.

It reads its settings from stdin, since arguments are public, and writes a line when it is ready.
"""

import json
import socket
import sys
from pathlib import Path

from rifugio.installed import add_installed
from rifugio.server import logs
from rifugio.server.host.preparing import NotPrepared
from rifugio.server.host.processes import die_with
from rifugio.server.host.serving import STARTUP_FAILURE, serve_here
from rifugio.server.settings import Settings
from rifugio.server.web.siblings import Siblings


def main() -> None:
    """Serve until told to stop, or until the parent dies."""
    door, parent, number, folder = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4])
    die_with(parent)
    add_installed()
    settings = Settings.model_validate(json.loads(sys.stdin.readline()))
    siblings = Siblings(folder, number, settings.processes)
    logs.set_up(as_json=settings.production if settings.json_logs is None else settings.json_logs)
    try:
        serve_here(socket.socket(fileno=door), settings, _say_ready, siblings)
    except NotPrepared:
        raise SystemExit(STARTUP_FAILURE) from None


def _say_ready() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
