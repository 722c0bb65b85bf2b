"""Structured logging by an allow-list: no secrets, tokens, links, names or texts of players.

A line has the fields of SHOWN and no others. Of other packages' messages only the template is kept, without
its arguments, and of an error only its type and where it was raised.
"""

import logging
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

SHOWN: Final = frozenset(
    {
        *("event", "level", "timestamp", "logger", "error", "where"),
        *("game", "seq", "kind", "attempts", "made", "dropped", "freed", "sockets"),
        *("pid", "port", "processes", "seconds", "exit", "version"),
    }
)
LONGEST: Final = 200
PLACES: Final = 3
NOISE: Final = ("Invalid UTF-8 sequence received", "Invalid HTTP request received")
"""What any stranger can make other packages say, as often as they like."""


def set_up(*, as_json: bool, file: TextIO | None = None) -> None:
    """Log to a file, stderr if none is given: a JSON object a line for machines, or a readable line."""
    out = cast("TextIO", _Patient(file or sys.stderr))
    renderer: Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=False, pad_event_to=0)
    )
    stamp = structlog.processors.TimeStamper(fmt="iso" if as_json else "%H:%M:%S", utc=as_json)
    structlog.configure(
        processors=[structlog.processors.add_log_level, stamp, only_shown, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(out),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[_Others()], level=logging.WARNING, force=True)
    logging.getLogger("psycopg.pool").setLevel(
        logging.ERROR
    )  # it warns at every attempt; `Pool` says it once
    logging.captureWarnings(True)


def only_shown(_logger: WrappedLogger, _method: str, line: EventDict) -> Mapping[str, object]:
    """Leave out every field that is not allowed, and cut what is long."""
    return {
        name: value[:LONGEST] if isinstance(value, str) else value
        for name, value in line.items()
        if name in SHOWN and isinstance(value, str | int | float | bool)
    }


class _Patient:
    """A file to which nothing is written if it cannot be: no game stops because a terminal was closed."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


class _Others(logging.Handler):
    """Passes on what other packages log, without the values in it."""

    def emit(self, record: logging.LogRecord) -> None:
        if sentence(record).startswith(NOISE):
            return
        fields: dict[str, str] = {"logger": record.name}
        error = record.exc_info[1] if record.exc_info else _error_among(record.args)
        if error is not None:
            fields |= {"error": type(error).__name__, "where": places(error)}
        log = structlog.get_logger()
        log.log(record.levelno, sentence(record), **fields)


def sentence(record: logging.LogRecord) -> str:
    """Return what a record says before anything is put into it, and of that the first line."""
    first = str(record.msg).partition("\n")[0]
    return "error in the application" if first.startswith("Traceback") else first  # uvicorn's, of a lifespan


def _error_among(arguments: object) -> BaseException | None:
    several = arguments if isinstance(arguments, tuple) else ()
    return next((one for one in several if isinstance(one, BaseException)), None)


def places(error: BaseException) -> str:
    """Return where an error arose, the innermost place first, without what it says."""
    frames = traceback.extract_tb(error.__traceback__)[-PLACES:]
    return ", ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
