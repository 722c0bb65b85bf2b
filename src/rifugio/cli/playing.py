"""`rifugio play` and `rifugio watch`."""

from pathlib import Path
from typing import Annotated

import typer

from rifugio.bots import BOTS, Budget
from rifugio.cli.common import (
    Extensions,
    Language,
    Plain,
    Seed,
    Think,
    fail,
    full_screen,
    read_line,
    split,
    words_for,
    write_line,
)
from rifugio.terminal.claiming import InUse, claim, let_go
from rifugio.terminal.opening import Unknown, Wishes, check, check_alone, session_for, session_of_bots
from rifugio.terminal.plain import PlainGame
from rifugio.terminal.saving import OnlyAnimals, Saved, load, new_path, saved_games
from rifugio.terminal.session import Session
from rifugio.words import Words

ANIMALS = ", ".join(BOTS)


def play(  # noqa: PLR0913, PLR0917  a command has as many arguments as it has options
    others: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ANIMAL…|GAME]",
            help=f"Who plays along ({ANIMALS}), or a saved game to go on with.",
            show_default=False,
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="2…5", help="How many play, animals included.", show_default=False)
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", "--bot", metavar="ANIMAL", help="The same; may be repeated."),
    ] = None,
    names: Annotated[
        list[str] | None,
        typer.Option("--name", metavar="NAME", help="What you are called; once for each person."),
    ] = None,
    extensions: Extensions = None,
    first: Annotated[
        str | None,
        typer.Option(
            metavar="WHO",
            help="Who begins: a name, an animal or the number of a seat. Without it, chance decides.",
            show_default=False,
        ),
    ] = None,
    open_scores: Annotated[bool, typer.Option("--open-scores", help="Everybody sees all points.")] = False,
    language: Language = None,
    plain: Plain = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game you played last.")] = False,
    seed: Seed = None,
    think: Think = 1.0,
    delay: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.0, help="How long each move of an animal is shown.")
    ] = 0.7,
) -> None:
    """Play a game: alone against the animals, with friends round one screen, or both.

    Without options a menu asks who plays; Enter begins with two animals. Whoever is not an animal is a
    person, and people hand the screen on to each other with their points covered. The game is saved after
    every turn.

    * `rifugio play fox` : you against Reno the fox

    * `rifugio play --players 3 --with rafts` : three people, with Rivers & Rafts

    * `rifugio play --name Ann --name Bob eagle ibex --lang it` : four at the table, in Italian

    * `rifugio play --name Ann --name Bob --first Bob` : two people, and Bob begins
    """
    words = words_for(language)
    animals = tuple(name for name in split(others) if name in BOTS)
    files = [Path(name) for name in others or [] if not set(split([name])) <= set(animals)]
    wishes = Wishes(
        players, (*split(bots), *animals), split(names), split(extensions), open_scores, seed, first
    )
    try:
        if resume or files:
            check_alone(wishes, words, games=len(files) + resume)
        check(wishes, words)
    except Unknown as unknown:
        fail(str(unknown))
    session: Session | None = None
    if resume or files:
        path, loaded = _loaded(files[0] if files else None, words)
        session, words = loaded.session, words_for(language, loaded.language)
    else:
        path = new_path()
    try:
        if not full_screen(plain):
            game = PlainGame(session or session_for(wishes), words, path, Budget(think))
            game.run(read_line, write_line)
            return
        from rifugio.terminal.app import GameApp

        if session is None and not (wishes.nothing and wishes.first is None):
            session = session_for(wishes)
        GameApp(words, session, path, Budget(think), delay, seed).run()
    finally:
        let_go()


def _loaded(path: Path | None, words: Words) -> tuple[Path, Saved]:
    """Return a saved game, the newest if none was named; from now on nobody else can play it."""
    if path is None:
        newest = saved_games()
        if not newest:
            fail(words.say("resume-none"))
        path = newest[0]
    if not path.is_file():
        fail(words.say("error-file-missing", file=str(path)))
    try:
        claim(path)
        return path, load(path)
    except InUse:
        fail(words.say("error-in-use", file=str(path)))
    except OnlyAnimals:
        fail(words.say("error-only-animals", file=str(path)))
    except (OSError, ValueError, KeyError) as error:
        fail(words.say("error-file-unreadable", file=str(path), why=str(error)))


def watch(
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="ANIMAL ANIMAL…", help=f"Two to five of {ANIMALS}.", show_default=False),
    ] = None,
    extensions: Extensions = None,
    delay: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.0, help="How long each move is shown.")
    ] = 0.7,
    language: Language = None,
    plain: Plain = False,
    seed: Seed = None,
    think: Think = 1.0,
) -> None:
    """Watch the animals play each other. They say why they do what they do.

    The space bar stops and starts them. Line by line they play without a pause unless `--delay` is given.

    * `rifugio watch fox eagle` : two of them

    * `rifugio watch marmot squirrel ibex --with helicopter --plain` : three, line by line
    """
    words = words_for(language)
    chosen = split(bots) or ("squirrel", "ibex", "fox")
    wishes = Wishes(len(chosen), chosen, extensions=split(extensions), seed=seed)
    try:
        check(wishes, words, people=0)
    except Unknown as unknown:
        fail(str(unknown))
    session, path = session_of_bots(chosen, wishes), new_path()
    try:
        if not full_screen(plain):
            wait = delay if plain else 0.0
            PlainGame(session, words, path, Budget(think), wait).run(read_line, write_line)
            return
        from rifugio.terminal.app import GameApp

        GameApp(words, session, path, Budget(think), delay).run()
    finally:
        let_go()
