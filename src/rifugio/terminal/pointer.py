"""The pointer of the full screen: selects things and cells, by key or by mouse."""

from rifugio.engine.moves import Build, Go, Move, PlaceOpen
from rifugio.terminal.choosing import Source
from rifugio.terminal.tablescreen import TableScreen
from rifugio.words import move_phrase


class Pointer:
    """Selects things, points at cells, and previews the result."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen, self._session, self._hand = screen, screen.session, screen.hand
        self.pile_asked = False
        """Whether drawing from the pile awaits confirmation; pointing at anything else cancels it."""

    def choose(self, slot: int) -> None:
        """Select an open tile, or say why it cannot be used."""
        if not self._session.person_to_move:
            return
        source = self._hand.source_of_slot(slot)
        if source is None or (source not in self._hand.choices):
            self._screen.refuse(self._session.why_not(PlaceOpen(slot, self._hand.cursor)))
            return
        self.take(source)

    def take(self, source: Source) -> None:
        """Select a source that can be played."""
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
        """Rotate the pass, or take another way to the same cell."""
        self._hand.turn(step)
        self.show()

    def put_back(self) -> None:
        """Clear the selection."""
        self._hand.put_back()
        self.show()

    def build(self) -> None:
        """Select something to build; again for the next thing."""
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
        """Point where the mouse is, if it is a target."""
        if cell in self._hand.targets and cell != self._hand.cursor:
            self._hand.point(cell)
            self.show()

    def click(self, cell: int) -> None:
        """Point where the mouse was clicked, and say why nothing can be played there."""
        self._hand.point(cell)
        self.show(why_not=True)

    def suggest(self, source: Source, cell: int, move: Move) -> None:
        """Select what a move needs, and point at its target."""
        hand = self._hand
        hand.choose(source)
        hand.point(cell)
        for _ in hand.targets.get(cell, []):
            if hand.moves == (move,):
                break
            hand.turn()
        self.show()

    def show(self, *, why_not: bool = False) -> None:
        """Show the selection and preview its result; with `why_not`, explain why it cannot be played."""
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
        """Return what would be played, at what price, and what it would bring."""
        hand, teller = self._hand, self._screen.teller
        route, last = hand.route, moves[-1]
        phrase = move_phrase(teller.words, last, self._session.state, teller.names)
        if route is None or not isinstance(last, Go):
            turns = "  ·  R" if len(hand.targets.get(hand.cursor, [])) > 1 else ""
            return f"{phrase}  ·  Enter{turns}"
        return f"{phrase}  ·  {teller.preview(route, self._session.seat)}  ·  Enter"
