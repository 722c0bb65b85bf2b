"""The pointer of the full screen: what is selected, and where, by key or by mouse."""

from rifugio.engine.moves import Build, Go, Move, PlaceOpen
from rifugio.terminal.choosing import Source
from rifugio.terminal.tablescreen import TableScreen
from rifugio.words import move_phrase


class Pointer:
    """Takes things in hand, points at cells, and shows what that would bring."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen, self._session, self._hand = screen, screen.session, screen.hand
        self.pile_asked = False
        """Whether the pile was asked for once already; pointing at anything else is a no."""

    def choose(self, slot: int) -> None:
        """Take an open tile in hand, or say why that is no use."""
        if not self._session.person_to_move:
            return
        source = self._hand.source_of_slot(slot)
        if source is None or (source not in self._hand.choices):
            self._screen.refuse(self._session.why_not(PlaceOpen(slot, self._hand.cursor)))
            return
        self.take(source)

    def take(self, source: Source) -> None:
        """Take something in hand that can be chosen."""
        self._hand.choose(source)
        self.show()

    def step(self, across: int, down: int) -> None:
        """Move the cursor."""
        self._hand.step(across, down)
        self.show()

    def target(self, step: int) -> None:
        """Move the cursor to the next or previous target."""
        hand = self._hand
        if self._session.person_to_move and hand.source is None and hand.choices:
            hand.choose(next(iter(hand.choices)))
        else:
            hand.next_target(step)
        self.show()

    def turn(self, step: int) -> None:
        """Turn the pass, or take another way to the same cell."""
        self._hand.turn(step)
        self.show()

    def put_back(self) -> None:
        """Put the tile back."""
        self._hand.put_back()
        self.show()

    def build(self) -> None:
        """Take in hand what can be built; once more for the next thing."""
        if not self._session.person_to_move:
            return
        hand = self._hand
        builds = [source for source in hand.choices if source.kind == "build"]
        if not builds:
            state = self._session.state
            self._screen.refuse(self._session.why_not(Build(state.game.objects[0], state.me.cell)))
            return
        at = builds.index(hand.source) + 1 if hand.source in builds else 0
        self.take(builds[at % len(builds)])

    def hover(self, cell: int) -> None:
        """Point where the mouse is, if something can be done there."""
        if cell in self._hand.targets and cell != self._hand.cursor:
            self._hand.point(cell)
            self.show()

    def click(self, cell: int) -> None:
        """Point where the mouse was clicked, and say why nothing can be done there."""
        self._hand.point(cell)
        self.show(why_not=True)

    def suggest(self, source: Source, cell: int, move: Move) -> None:
        """Take in hand what a move needs, and point where it leads."""
        hand = self._hand
        hand.choose(source)
        hand.point(cell)
        for _ in hand.targets.get(cell, []):
            if hand.moves == (move,):
                break
            hand.turn()
        self.show()

    def show(self, *, why_not: bool = False) -> None:
        """Show what is chosen, and say what it would bring; if asked, also why it cannot be done."""
        self.pile_asked = False
        screen, mine = self._screen, self._session.person_to_move
        screen.draw_choice()
        screen.draw_keys()
        if mine and self._hand.moves:
            screen.status(self._preview(self._hand.moves))
        elif mine and why_not and self._hand.source:
            screen.refuse(self._hand.why_not)
        else:
            screen.status("")

    def _preview(self, moves: tuple[Move, ...]) -> str:
        """Return what would be done, at what price, and what it would bring."""
        hand, teller = self._hand, self._screen.teller
        route, last = hand.route, moves[-1]
        phrase = move_phrase(teller.words, last, self._session.state, teller.names)
        if route is None or not isinstance(last, Go):
            turns = "  ·  R" if len(hand.targets.get(hand.cursor, [])) > 1 else ""
            return f"{phrase}  ·  Enter{turns}"
        return f"{phrase}  ·  {teller.preview(route, self._session.seat)}  ·  Enter"
