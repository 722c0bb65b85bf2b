"""Plays whole games in a real terminal by keyboard, and saves screenshots in build/pictures/terminal.

Four games in every language: the base game and both extensions, a small and a large window. Each starts
in the menu and ends with the ceremony. If a game gets stuck, or a screen shows clipped or wrong text, this
stops with the screen and the reason. It needs tmux.
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
"""The player's name, if not Ann: typing it in the menu also tests letters with diacritics."""
RIVAL: Final = "squirrel"
"""A bot whose play does not depend on how busy the machine is."""


class Album:
    """Screenshots of one game by name, as SVG made from what tmux captured."""

    def __init__(self, pane: Pane, game: Game) -> None:
        self._pane, self._game = pane, game
        self.pictures: dict[str, str] = {}

    def keep(self, moment: str) -> None:
        """Keep a screenshot."""
        title = f"rifugio play: {moment}, {self._game.name}"
        self.pictures[moment] = svg(self._pane.colours(), title)


def play(game: Game, seed: str = "mountains") -> tuple[dict[str, str], int]:
    """Play a game; return its screenshots and how many screens were read."""
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
    """Choose the players and extensions, and type a name."""
    say = words.say
    hand.choose(say("option-seat", number=2), say(f"bot-{RIVAL}.full"))
    hand.choose(say("option-seat", number=3), "–")
    hand.choose(say("option-extensions"), say("option-none" if game.kind == "base" else "both-name"))
    hand.choose(say("option-seat", number=1), say("option-human"))
    hand.type(name)
    hand.choose(say("option-first"), name)


def write(game: Game, folder: Path) -> str:
    """Play a game, write the screenshots that are kept of it, and return a summary."""
    begin = time.monotonic()
    pictures, screens = play(game)
    for moment in game.moments:
        (folder / f"{game.name}-{moment}.svg").write_text(pictures[moment], encoding="utf-8")
    took = time.monotonic() - begin
    return f"{game.name}: to the ceremony, {screens} screens read without fault, {took:.0f} s"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the games asked for (by default all), and write screenshots and gallery."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--only", default="", help="games whose names contain this, such as de-both")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    parser.add_argument("--jobs", type=int, default=2, help="how many games to play in parallel")
    parser.add_argument(
        "--docs", action="store_true", help="copy those that docs/terminal.md shows into docs/"
    )
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
