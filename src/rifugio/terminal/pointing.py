"""Choosing on the full screen: taking something in hand and pointing at a cell, by key or by mouse."""

from rifugio.engine.moves import Build, Go, Move, PlaceOpen
from rifugio.engine.reasons import Reason
from rifugio.terminal.choosing import Source
from rifugio.terminal.mapview import MapView
from rifugio.terminal.offerview import IN_HAND, PILE, OfferView
from rifugio.terminal.table import TableScreen
from rifugio.words import move_phrase, reason_sentence

RIGHT_BUTTON = 3


class PointingScreen(TableScreen):
    """The hand of a person at the table."""

    @property
    def mine(self) -> bool:
        """Whether a person is to move."""
        return not self.session.over and self.session.bot is None

    def action_choose(self, slot: int) -> None:
        """Take an open tile in hand, or say why that is no use."""
        if not self.mine:
            return
        source = self.hand.source_of_slot(slot)
        if source is None or (source not in self.hand.choices):
            self.refuse(self.session.why_not(PlaceOpen(slot, self.hand.cursor)))
            return
        self.hand.choose(source)
        self.pointed()

    def action_step(self, across: int, down: int) -> None:
        """Move the cursor."""
        self.hand.step(across, down)
        self.pointed()

    def action_target(self, step: int) -> None:
        """Move the cursor to the next or previous target."""
        if self.mine and self.hand.source is None and self.hand.choices:
            self.hand.choose(next(iter(self.hand.choices)))
        else:
            self.hand.next_target(step)
        self.pointed()

    def action_turn(self, step: int) -> None:
        """Turn the pass, or take another way to the same cell."""
        self.hand.turn(step)
        self.pointed()

    def action_put_back(self) -> None:
        """Put the tile back."""
        self.hand.put_back()
        self.pointed()

    def action_build(self) -> None:
        """Take in hand what can be built; once more for the next thing."""
        if not self.mine:
            return
        builds = [source for source in self.hand.choices if source.kind == "build"]
        if not builds:
            state = self.session.state
            self.refuse(self.session.why_not(Build(state.game.objects[0], state.me.cell)))
            return
        at = builds.index(self.hand.source) + 1 if self.hand.source in builds else 0
        self.hand.choose(builds[at % len(builds)])
        self.pointed()

    def on_map_view_pointed(self, message: MapView.Pointed) -> None:
        """Point, and act on a click where the cursor already is."""
        if not message.clicked:
            if message.cell in self.hand.targets and message.cell != self.hand.cursor:
                self.hand.point(message.cell)
                self.pointed()
        elif message.button == RIGHT_BUTTON:
            self.action_turn(1)
        elif self.mine and message.cell == self.hand.cursor and self.hand.source:
            self.action_act()
        else:
            self.hand.point(message.cell)
            self.pointed(asked=True)

    def on_offer_view_chosen(self, message: OfferView.Chosen) -> None:
        """Take a tile in hand."""
        if message.slot == PILE:
            self.action_draw_blind()
        elif message.slot == IN_HAND and Source("hand") in self.hand.choices:
            self.hand.choose(Source("hand"))
            self.pointed()
        elif message.slot >= 0:
            self.action_choose(message.slot)

    def pointed(self, *, asked: bool = False) -> None:
        """Show what is chosen, and say what it would bring; if asked, also why it cannot be done."""
        self.draw_choice()
        self.draw_keys()
        if self.mine and self.hand.moves:
            self.status(self._preview(self.hand.moves))
        elif self.mine and asked and self.hand.source:
            self.refuse(self.hand.why_not)
        else:
            self.status("")

    def _preview(self, moves: tuple[Move, ...]) -> str:
        """Return what would be done, at what price, and what it would bring."""
        route = self.hand.route
        last = moves[-1]
        if route is None or not isinstance(last, Go):
            phrase = move_phrase(self.words, last, self.session.state, self.teller.names)
            turns = "  ·  R" if len(self.hand.targets.get(self.hand.cursor, [])) > 1 else ""
            return f"{phrase}  ·  Enter{turns}"
        phrase = move_phrase(self.words, last, self.session.state, self.teller.names)
        return f"{phrase}  ·  {self.teller.preview(route, self.session.seat)}  ·  Enter"

    def refuse(self, reason: Reason | None) -> None:
        """Say why not."""
        if reason is not None:
            self.status(reason_sentence(self.words, reason, self.session.state, self.teller.names), no=True)

    def action_act(self) -> None:
        """Do what is chosen."""

    def action_draw_blind(self) -> None:
        """Take a tile from the pile."""
