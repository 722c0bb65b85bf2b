"""`rifugio replay` and `rifugio show`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from rifugio.box import load_box
from rifugio.cli.common import Language, Plain, fail, full_screen, read_line, read_text, words_for, write_line
from rifugio.draw import draw_svg, draw_text
from rifugio.engine.state import State
from rifugio.engine.text.positions import read_position
from rifugio.engine.text.records import Record, read_record
from rifugio.terminal.plain_replay import replay_plain
from rifugio.terminal.replayed import Replayed
from rifugio.terminal.telling import Teller
from rifugio.words import Words


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file with the recorded game.")],
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Play back a recorded game, step by step.

    → and ← go one move on and back, Page Down and Page Up a turn, Home and End to the beginning and the
    end, and the space bar lets it run. Line by line, Enter goes a turn on; without anybody to ask, all of
    it is told at once.
    """
    words = words_for(language)
    replayed = Replayed(recorded(record, words))
    if not full_screen(plain):
        replay_plain(Teller(replayed, words), read_line, write_line, ask=sys.stdin.isatty())
        return
    from rifugio.terminal.app import ReplayApp

    ReplayApp(words, replayed).run()


def show(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD|POSITION", help="A recorded game, or a position in notation.")
    ],
    svg: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Write a picture there instead of drawing here.", show_default=False
        ),
    ] = None,
    turn: Annotated[
        int | None,
        typer.Option(
            min=0, help="Of a record: the position after so many turns, not at the end.", show_default=False
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Draw a position, or how a recorded game stands at its end: as text here, or as a picture in a file."""
    words = words_for(language)
    position = _position(file, turn, words)
    if svg is None:
        print(draw_text(position))
        return
    try:
        svg.write_text(draw_svg(position), encoding="utf-8")
    except OSError as error:
        fail(words.say("save-failed", file=str(svg), why=error.strerror or str(error)))
    print(words.say("picture-done", file=str(svg)))


def _position(path: Path, turn: int | None, words: Words) -> State:
    """Return the position in a file; a file without a line that begins with `turn` is read as a record."""
    text = read_text(path, words)
    if "\nturn seat=" in text or "\nturn " in text:
        try:
            return read_position(text, load_box)
        except (ValueError, KeyError, FileNotFoundError) as error:
            fail(words.say("error-file-unreadable", file=str(path), why=str(error)))
    replayed = Replayed(recorded(path, words))
    return replayed.state if turn is None else replayed.after_turn(turn)


def recorded(path: Path, words: Words) -> Record:
    """Return the game in a file, or exit with an error if there is none."""
    text = read_text(path, words)
    try:
        return read_record(text, load_box)
    except (ValueError, KeyError, FileNotFoundError) as error:
        fail(words.say("error-file-unreadable", file=str(path), why=str(error)))
