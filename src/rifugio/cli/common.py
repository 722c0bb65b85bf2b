"""What the commands of the terminal game share: their options, and how they talk."""

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
    """Return the words of the language asked for, or of the saved game, or of the computer."""
    if language is not None and language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        fail(words_for(None).say("error-unknown-language", name=language, known=known))
    spoken = (os.environ.get(name) for name in ("RIFUGIO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return Words(best_language(language, saved, *spoken))


def full_screen(plain: bool) -> bool:
    """Whether there is a terminal to draw on and nobody minds."""
    there = sys.stdin.isatty() and sys.stdout.isatty()
    return there and not plain and os.environ.get("TERM") != "dumb"


def split(given: list[str] | None) -> tuple[str, ...]:
    """Return names that were given one by one or with commas between them."""
    return tuple(part.strip() for one in given or [] for part in one.split(",") if part.strip())


def read_line() -> str | None:
    """Return the next line that is typed, None if there is no more."""
    return sys.stdin.readline() or None


def write_line(line: str) -> None:
    """Write a line at once, so that whoever listens hears it before they are asked."""
    print(line, flush=True)


def read_text(path: Path, words: Words) -> str:
    """Return what is in a file, or say that it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        fail(words.say("error-file-missing", file=str(path)))
    except (OSError, UnicodeDecodeError) as error:
        fail(words.say("error-file-unreadable", file=str(path), why=str(error)))


def fail(sentence: str, *, keep_lines: bool = False) -> NoReturn:
    """Say what went wrong, without what a file may hold to play tricks on a terminal, and end."""
    kept = "\n" if keep_lines else ""
    print("".join(sign if sign.isprintable() or sign in kept else "?" for sign in sentence), file=sys.stderr)
    raise typer.Exit(2)
