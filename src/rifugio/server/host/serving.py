"""`rifugio serve`, from the first check to the last process that ends."""

import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING, Final, NamedTuple

from structlog import get_logger

from rifugio import __version__
from rifugio.server import logs
from rifugio.server.host.preparing import NotPrepared, made_ready, with_database
from rifugio.server.news.bus import NoNews
from rifugio.server.settings import Settings
from rifugio.server.web.listening import addresses, open_door, port_of, web_address

if TYPE_CHECKING:
    from rifugio.server.web.siblings import Siblings

STARTUP_FAILURE: Final = 3
"""uvicorn's exit code when the application does not start."""

log = get_logger()


class Manner(NamedTuple):
    """How to serve, besides the settings."""

    key_is_lost: bool = False
    qr: bool | None = None
    """Whether to show the QR code; None: if stdout is a terminal."""


def serve(settings: Settings, manner: Manner) -> None:
    """Serve until SIGTERM or Ctrl-C; raise one of the errors in `cannot_serve` if that is not possible."""
    logs.set_up(as_json=settings.production if settings.json_logs is None else settings.json_logs)
    told_to_stop = threading.Event()

    def leave(_number: int, _frame: FrameType | None) -> None:
        told_to_stop.set()
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, leave)  # until the web server installs its own handler
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, _hang_up)
    # PostgreSQL starts in its own process; meanwhile a thread does the slowest imports.
    ahead = threading.Thread(target=_import_ahead, daemon=True)
    ahead.start()
    try:
        with open_door(settings.host, settings.port) as door, with_database(settings) as chosen:
            ahead.join()  # no concurrent imports
            ready = made_ready(chosen, key_is_lost=manner.key_is_lost)
            if told_to_stop.is_set():  # an exception raised while a destructor runs gets lost
                raise SystemExit(0)
            _serve_at(door, ready, _opening(settings, manner, door))
    except KeyboardInterrupt:
        log.info("server.interrupted")


def _import_ahead() -> None:
    with suppress(ImportError):  # reported where the module is needed
        import rifugio.server.host.running  # noqa: PLC0415
        import rifugio.server.web.app  # noqa: PLC0415
        import rifugio.server.web.webserver  # noqa: F401, PLC0415


def _hang_up(_number: int, _frame: FrameType | None) -> None:
    """Shut down gracefully when the terminal window is closed."""
    signal.raise_signal(signal.SIGTERM)


def _serve_at(door: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    log.info("server.starting", version=__version__, port=port_of(door), processes=settings.processes)
    if settings.processes > 1:
        from rifugio.server.host.supervisor import Supervisor  # noqa: PLC0415 (rarely needed)

        Supervisor(settings, door, ready).run()
    else:
        serve_here(door, settings, ready)


def serve_here(
    door: socket.socket, settings: Settings, ready: Callable[[], None], siblings: "Siblings | None" = None
) -> None:
    """Run a node in this process."""
    from rifugio.server.host.running import running_node  # noqa: PLC0415 (see _import_ahead)
    from rifugio.server.web.app import create_app  # noqa: PLC0415
    from rifugio.server.web.webserver import WebServer  # noqa: PLC0415

    app = create_app(settings, running_node)
    try:
        WebServer(app, settings, ready, siblings).run([door])
    except SystemExit as end:
        if end.code != STARTUP_FAILURE:
            raise
        failure = getattr(app.state, "failure", None)
        why = str(failure) if isinstance(failure, NoNews) else "the node does not start, and the log says why"
        raise NotPrepared(why) from None


def _opening(settings: Settings, manner: Manner, door: socket.socket) -> Callable[[], None]:
    """Return the callback for when the server is ready: outside production, it prints the addresses."""

    def show() -> None:
        if not settings.production:
            print_welcome(settings, manner, port_of(door))

    return show


def print_welcome(settings: Settings, manner: Manner, port: int) -> None:
    """Print the addresses and the QR code."""
    from rifugio.server.host.welcome import coloured, qr_lines, welcome  # noqa: PLC0415

    elsewhere = [web_address(host, port) for host in addresses(settings.host)]
    own = settings.host if settings.host not in {"0.0.0.0", "::", ""} else "localhost"
    terminal = sys.stdout.isatty()
    code = qr_lines(elsewhere[0]) if elsewhere and (terminal if manner.qr is None else manner.qr) else []
    text = welcome(
        web_address(own, port),
        elsewhere,
        coloured(code) if terminal else code,
        settings.data_folder if settings.database_url is None else None,
    )
    with suppress(UnicodeEncodeError, OSError):  # a limited terminal, or none; the log has the port
        print(text, flush=True)  # noqa: T201
