"""Play whole games in a real terminal, by keys alone, and keep pictures of them in build/pictures/terminal.

Four games in every language: the base game and both extensions, a small and a large window. Each begins
in the menu and ends with the ceremony. A game that does not get there, or a screen with something cut off
or gone wrong on it, ends this with the screen and the reason. It takes tmux.
"""

import argparse
import shutil
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from rifugio.words import Words
from tools.pictures.terminal.gallery import FOLDER, GAMES, Game, copy_shown, write_gallery
from tools.pictures.terminal.hand import Hand, at_table
from tools.pictures.terminal.pane import Pane, rifugio
from tools.pictures.terminal.reading import Sentences
from tools.pictures.terminal.svg import svg

NAMES: Final = {"nl": "Joost", "de": "Jörg", "it": "Giulia"}
"""Who plays, where it is not Ann. What is typed into the menu has letters with dots on them, too."""
RIVAL: Final = "squirrel"
"""Plays alike whenever it is asked, however busy the machine is."""


class Album:
    """Pictures of one game, by the moment they show; each begins life as what tmux captured."""

    def __init__(self, pane: Pane, game: Game) -> None:
        self._pane, self._game = pane, game
        self.pictures: dict[str, str] = {}

    def keep(self, moment: str) -> None:
        """Take a picture."""
        title = f"rifugio play: {moment}, {self._game.name}"
        self.pictures[moment] = svg(self._pane.colours(), title)


def play(game: Game, seed: str = "mountains") -> tuple[dict[str, str], int]:
    """Play a game; return its pictures and how many screens were read."""
    words = Words(game.language)
    name = NAMES.get(game.language, "Ann")
    sentences = Sentences(game.language, (name, words.say(f"bot-{RIVAL}")))
    options = ("--lang", game.language, "--seed", seed, "--think", "0.05", "--delay", "0")
    with Pane(rifugio("play", *options), *game.size) as pane:
        album = Album(pane, game)
        hand = Hand(pane, sentences, album.keep, f"{seed} {game.name}")
        pane.wait(lambda lines: any("Ctrl+Q" in line for line in lines), "the menu")
        _set_up(hand, game, words, name)
        hand.keep("menu")
        hand.choose(words.say("menu-new"), "Enter")
        pane.press("Enter")
        hand.until(at_table, "the table")
        hand.play()
        hand.celebrate(game.kind)
        pane.press("C-q")
        return album.pictures, hand.looked_at


def _set_up(hand: Hand, game: Game, words: Words, name: str) -> None:
    """Choose who plays and with what, and type a name."""
    say = words.say
    hand.choose(say("option-seat", number=2), say(f"bot-{RIVAL}.full"))
    hand.choose(say("option-seat", number=3), "–")
    hand.choose(say("option-extensions"), say("option-none" if game.kind == "base" else "both-name"))
    hand.choose(say("option-seat", number=1), say("option-human"))
    hand.type(name)
    hand.choose(say("option-first"), name)


def write(game: Game, folder: Path) -> str:
    """Play a game, write the pictures that are kept of it, and return how it went."""
    begin = time.monotonic()
    pictures, screens = play(game)
    for moment in game.moments:
        (folder / f"{game.name}-{moment}.svg").write_text(pictures[moment], encoding="utf-8")
    took = time.monotonic() - begin
    return f"{game.name}: to the ceremony, {screens} screens read without fault, {took:.0f} s"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what was asked for, all of it unless told otherwise, and write pictures and gallery."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--only", default="", help="games whose names contain this, such as de-both")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    parser.add_argument("--jobs", type=int, default=2, help="so many games at a time")
    parser.add_argument("--docs", action="store_true", help="copy those that docs/terminal.md shows there")
    options = parser.parse_args(arguments)
    if shutil.which("tmux") is None:
        parser.error("this takes tmux, and there is none")
    options.folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in GAMES if options.only in game.name]
    with ThreadPoolExecutor(options.jobs) as pool:
        for told in pool.map(lambda game: write(game, options.folder), games):
            print(told, flush=True)
    write_gallery(options.folder)
    if options.docs:
        copy_shown(options.folder)


if __name__ == "__main__":
    main()
