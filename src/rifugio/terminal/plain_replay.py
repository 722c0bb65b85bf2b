"""Replays a recorded game line by line, turn by turn, forwards and backwards."""

from collections.abc import Callable, Sequence

from rifugio.draw import draw_text
from rifugio.engine.moves import End
from rifugio.terminal.plain_words import Vocabulary
from rifugio.terminal.session import Entry
from rifugio.terminal.telling import Teller


def turns_of(entries: Sequence[Entry]) -> list[list[Entry]]:
    """Group entries by turn; Nature's filling of the row belongs to the turn it begins."""
    turns: list[list[Entry]] = [[]]
    for entry in entries:
        turns[-1].append(entry)
        if isinstance(entry.move, End):
            turns.append([])
    return turns if turns[-1] else turns[:-1]


def replay_plain(
    teller: Teller, read: Callable[[], str | None], write: Callable[[str], None], *, ask: bool
) -> None:
    """Print a game turn by turn; with `ask`, wait for input after each turn."""
    words, session = teller.words, teller.session
    vocabulary = Vocabulary(words)
    turns = turns_of(session.entries)
    back, stop = words.say("plain-word-undo"), words.say("plain-word-quit")
    if ask:
        write(words.say("plain-replay", back=back, quit=stop))
    number = 0
    while 0 <= number < len(turns):
        players = session.setup.players
        write(words.say("replay-title", turn=number // players + 1, turns=session.rounds))
        for entry in turns[number]:
            for line in teller.entry(entry, None, exact=True):
                write(line)
        number += 1
        if ask:
            typed = read()
            if typed is None:
                return
            found = vocabulary.command(typed)
            match found:
                case ("quit", _):
                    return
                case ("undo", _):
                    number = max(0, number - 2)
                case ("map", _):
                    write(draw_text(turns[number - 1][-1].state))
                case _ if typed.strip().isdecimal():
                    number = min(max(0, (int(typed) - 1) * players), len(turns) - 1)
                case _:
                    pass
