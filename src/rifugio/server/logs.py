"""Structured logging with an allow-list: no secrets, tokens, links, names or texts of players.

A line has only the fields in SHOWN. From other packages' messages only the template is kept, without its
arguments, and from an error only its type and where it was raised.
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
"""Messages of other packages that any stranger can trigger at will."""


def set_up(*, as_json: bool, file: TextIO | None = None) -> None:
    """Log to a file, or to stderr: one JSON object per line for machines, or a readable line."""
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
    )  # it warns at every attempt; `Pool` logs it once
    logging.captureWarnings(True)


def only_shown(_logger: WrappedLogger, _method: str, line: EventDict) -> Mapping[str, object]:
    """Drop every field that is not allowed, and truncate long ones."""
    return {
        name: value[:LONGEST] if isinstance(value, str) else value
        for name, value in line.items()
        if name in SHOWN and isinstance(value, str | int | float | bool)
    }


class _Patient:
    """A file that ignores write errors: no game stops because a terminal was closed."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


class _Others(logging.Handler):
    """Forwards other packages' log records, without their arguments."""

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
    """Return the first line of a record's template, without its arguments."""
    first = str(record.msg).partition("\n")[0]
    return "error in the application" if first.startswith("Traceback") else first  # uvicorn's, of a lifespan


def _error_among(arguments: object) -> BaseException | None:
    several = arguments if isinstance(arguments, tuple) else ()
    return next((one for one in several if isinstance(one, BaseException)), None)


def places(error: BaseException) -> str:
    """Return where an error was raised, innermost frame first, without its message."""
    frames = traceback.extract_tb(error.__traceback__)[-PLACES:]
    return ", ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
