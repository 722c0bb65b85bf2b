"""`rifugio verify`: checks that a recorded game follows the rules and was dealt from the sealed bag."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from rifugio import dealer
from rifugio.box import load_box
from rifugio.engine.moves import End
from rifugio.engine.play import outcome
from rifugio.engine.text.positions import write_setup
from rifugio.engine.text.records import Record, read_record, write_result

NO_RECORD = "This is not the record of a game by the rules"


def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file with the recorded game.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you were shown before the first tile, to compare with.")
    ] = None,
) -> None:
    """Check a recorded game: replay it, open its seal, and deal every tile again.

    The exit code is 0 if the record is genuine and 1 if it is not, or if that cannot be told.
    """
    game = _replayed(record)
    verdict = dealer.verify(game, commitment)
    if not isinstance(verdict, dealer.Genuine):
        _fail(sentence(verdict))
    seal = dealer.read_seal(game)
    assert seal is not None
    print("ok      The secret is the one that was committed to:")
    print(f"        {seal.commitment}")
    print(f"ok      All {verdict.draws} tiles came as the secret and these words say:")
    for seat, word in enumerate(seal.words):
        print(f"        seat {seat}: {repr(word) if word else _no_word(seal, seat)}")
    print("\nGENUINE")
    if commitment is None:
        print("For yourself to check: is that the commitment you were shown before the first tile")
        print("(--commitment compares it), and is your word as you gave it?")


def _no_word(seal: dealer.Seal, seat: int) -> str:
    if seal.salted is None or not seal.salted.digests[seat]:
        return "no word"
    return f"a word that was erased; its digest is {seal.salted.digests[seat]}"


def _replayed(path: Path) -> Record:
    """Read a record, which replays it, and print a summary."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        _fail(f"The file cannot be read: {error.strerror}.")
    except UnicodeDecodeError:
        _fail(f"{NO_RECORD}: it is not even text.")
    try:
        record = read_record(text, load_box)
    except KeyError as error:
        _fail(f"{NO_RECORD}: {error} is missing.")
    except ValueError as error:
        _fail(f"{NO_RECORD}: {error}.")
    except FileNotFoundError:
        _fail(f"{NO_RECORD}: nobody here knows the box it was played with.")
    turns, last = sum(isinstance(move, End) for move in record.moves), record.last()
    print(write_setup(record.setup))
    print(f"ok      The game replays: {len(record.moves)} moves in {turns} turns, all of them legal,")
    print("        every position and the result as written:")
    print(f"        {write_result(last)}")
    if outcome(last) is None:
        print("note    The game is not finished.")
    return record


def _fail(why: str) -> NoReturn:
    """Print why without control characters, which a record might contain, and exit."""
    print("FAILED  " + "".join(letter if letter.isprintable() else "?" for letter in why))
    raise typer.Exit(1)


def sentence(verdict: dealer.Verdict) -> str:
    """Return a verdict as a sentence."""
    match verdict:
        case dealer.Genuine(draws):
            return f"All {draws} tiles came as the secret and the words say."
        case dealer.NoSeal():
            return "The record has no seal, so nobody can tell where its tiles came from."
        case dealer.UnreadableSeal(header):
            return f"The seal is broken: its header {header} is missing or cannot be read."
        case dealer.OtherCommitment(published, found):
            return f"The record has another commitment than you were shown: {found}, not {published}."
        case dealer.SecretUnpublished():
            return "The secret is not published yet; it is added to the record when the game is over."
        case dealer.WrongSecret(published, found):
            return f"The secret is not the one that was committed to: it belongs to {found}, not {published}."
        case dealer.WrongWord(player):
            return f"The word of seat {player} is not the one that the tiles were dealt with."
        case dealer.WrongDraw(number, expected, found):
            return f"Tile {number + 1} of those revealed should have been {expected}, but was {found}."
