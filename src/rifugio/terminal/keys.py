"""The key bindings of a game on the full screen, and the keys shown in the bar."""

from typing import Final

from textual.binding import Binding, BindingType

from rifugio.engine.moves import DRAW_BLIND, END
from rifugio.terminal.panels import Key
from rifugio.terminal.tablescreen import TableScreen
from rifugio.words import move_phrase


def bound(keys: str, action: str) -> Binding:
    """Return a key binding; Tab takes priority over Textual's own."""
    return Binding(keys, action, show=False, priority="tab" in keys)


BINDINGS: Final[list[BindingType]] = [
    *(bound(str(number), f"choose({number - 1})") for number in range(1, 4)),
    bound("left", "step(-1, 0)"),
    bound("right", "step(1, 0)"),
    bound("up", "step(0, -1)"),
    bound("down", "step(0, 1)"),
    bound("n,tab", "target(1)"),
    bound("p,shift+tab", "target(-1)"),
    bound("r", "turn(1)"),
    bound("enter", "act"),
    bound("escape", "put_back"),
    bound("d", "draw_blind"),
    bound("b", "build"),
    bound("u", "undo"),
    bound("o", "start_over"),
    bound("e", "end"),
    bound("w", "why"),
    bound("h", "hint"),
    bound("s", "peek"),
    bound("i", "rules"),
    bound("l", "log"),
    bound("t", "to_come"),
    bound("g", "language"),
    bound("question_mark", "help"),
    bound("plus,equals_sign", "zoom(1)"),
    bound("minus", "zoom(-1)"),
    bound("0", "zoom(0)"),
    bound("shift+left", "pan(-6, 0)"),
    bound("shift+right", "pan(6, 0)"),
    bound("shift+up", "pan(0, -3)"),
    bound("shift+down", "pan(0, 3)"),
    bound("ctrl+s", "save"),
    bound("space", "pause"),
]


def keys_now(screen: TableScreen, *, paused: bool) -> list[Key]:
    """Return the keys that apply now; `paused`: whether the bots are paused."""
    say, session, hand = screen.words.say, screen.session, screen.hand
    rest = [Key("?", "help", say("menu-help"))]
    if session.over:
        return [Key("Ctrl+Q", "app.quit", say("button-quit")), *rest]
    if not session.person_to_move:
        return [Key("Space", "pause", say("button-play" if paused else "button-pause")), *rest]
    found = []
    if DRAW_BLIND in session.legal:
        draw = say("button-draw")
        found.append(Key("D", "draw_blind", f"{draw} ({say('button-draw.about')})", draw))
    if len(hand.targets.get(hand.cursor, [])) > 1:
        found.append(Key("R", "turn(1)", say("button-rotate")))
    if any(source.kind == "build" for source in hand.choices):
        found.append(Key("B", "build", say("button-build")))
    if session.can_undo:
        found.append(Key("U", "undo", say("button-undo")))
        found.append(Key("O", "start_over", say("button-start-over")))
    if END in session.legal:
        phrase = move_phrase(screen.words, END, session.state)
        found.append(Key("E", "end", phrase, say("button-end-turn")))
    return [*found, *rest]
