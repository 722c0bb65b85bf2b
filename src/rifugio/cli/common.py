"""Options and output helpers that the terminal commands share."""

import os
import sys
from pathlib import Path
from typing import Annotated, Final, NoReturn, TypeAlias

import typer

from rifugio.engine.rulebooks import known_extensions
from rifugio.words import LANGUAGES, Words, best_language

KNOWN: Final = ", ".join(known_extensions())
Extensions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--with", metavar="EXTENSION", help=f"Add an extension ({KNOWN}); may be repeated."),
]
Language: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="|".join(LANGUAGES), help="The language; without it, that of your computer."
    ),
]
Plain: TypeAlias = Annotated[
    bool,
    typer.Option("--plain", help="Line by line instead of a full screen: for screen readers and scripts."),
]
Seed: TypeAlias = Annotated[
    str | None, typer.Option(metavar="TEXT", help="The same text brings the same tiles in the same order.")
]
Think: TypeAlias = Annotated[
    float, typer.Option(metavar="SECONDS", min=0.01, help="How long an animal may think about a turn.")
]


def words_for(language: str | None, saved: str | None = None) -> Words:
    """Return the messages in the requested language, else the saved game's, else the environment's."""
    if language is not None and language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        fail(words_for(None).say("error-unknown-language", name=language, known=known))
    spoken = (os.environ.get(name) for name in ("RIFUGIO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return Words(best_language(language, saved, *spoken))


def full_screen(plain: bool) -> bool:
    """Whether to use the full screen: stdin and stdout are terminals, and `--plain` was not given."""
    there = sys.stdin.isatty() and sys.stdout.isatty()
    return there and not plain and os.environ.get("TERM") != "dumb"


def split(given: list[str] | None) -> tuple[str, ...]:
    """Return names that were given one by one or comma-separated."""
    return tuple(part.strip() for one in given or [] for part in one.split(",") if part.strip())


def read_line() -> str | None:
    """Return the next line of input, None at its end."""
    return sys.stdin.readline() or None


def write_line(line: str) -> None:
    """Print and flush a line, so that a screen reader speaks it before the prompt."""
    print(line, flush=True)


def read_text(path: Path, words: Words) -> str:
    """Return the contents of a file, or exit with an error if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        fail(words.say("error-file-missing", file=str(path)))
    except (OSError, UnicodeDecodeError) as error:
        fail(words.say("error-file-unreadable", file=str(path), why=str(error)))


def fail(sentence: str, *, keep_lines: bool = False) -> NoReturn:
    """Print an error without control characters, which a file might contain, and exit."""
    kept = "\n" if keep_lines else ""
    print("".join(sign if sign.isprintable() or sign in kept else "?" for sign in sentence), file=sys.stderr)
    raise typer.Exit(2)
