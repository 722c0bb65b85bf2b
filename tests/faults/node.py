"""One node in its own process: `python -m tests.faults.node --port 8001 --database … --nats …`."""

import argparse
from pathlib import Path

import uvicorn

from rifugio.server.host.running import running_node
from rifugio.server.web.app import create_app
from tests.faults.bugs import BUGS, plant
from tests.server.nodes import settings_for


def main() -> None:
    """Serve until killed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--nats", required=True)
    parser.add_argument("--sweep", type=float, default=1.0)
    parser.add_argument("--bug", choices=sorted(BUGS), default=None)
    parser.add_argument("--bots", type=int, default=1)
    parser.add_argument("--moments", type=Path, default=Path(), help="where the bug's moments are held")
    chosen = parser.parse_args()
    if chosen.bug:
        plant(chosen.bug, chosen.moments)
    settings = settings_for(
        chosen.database, chosen.nats, sweep_seconds=chosen.sweep, bot_processes=chosen.bots
    )
    uvicorn.run(
        create_app(settings, running_node),
        host="127.0.0.1",
        port=chosen.port,
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )


if __name__ == "__main__":
    main()
