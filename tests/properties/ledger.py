"""A ledger kept from effects alone: effects must contain everything there is to know."""

from collections import Counter
from dataclasses import dataclass, field

from rifugio.engine.effects import (
    BearMet,
    Built,
    Effect,
    Effects,
    GameEnded,
    PlaceTaken,
    StepEarned,
    TurnBegan,
    TurnEnded,
    Visited,
    Went,
)
from rifugio.engine.play import standings
from rifugio.engine.state import State

SET_OF_THREE = 5


@dataclass
class Account:
    """One player's account: cards, supply, cards of places, points by source, turns taken."""

    cards: int
    left: Counter[str]
    places: dict[str, int]
    points: Counter[str]
    turns: int = 0


@dataclass
class Ledger:
    """All accounts, the free steps of the turn, and whether the game is over."""

    accounts: list[Account]
    seat: int
    free: int
    over: bool = False
    ended: list[int] = field(default_factory=list)
    """The seats whose turns ended, in order."""

    @classmethod
    def opened_at(cls, state: State) -> "Ledger":
        """Return the ledger of a position; from there on only effects are entered."""
        game, tiles, accounts = state.game, state.game.box.tiles, []
        for player in state.players:
            pile = player.pile
            places = {
                place: tiles[place].first_points if place in pile.firsts else tiles[place].points
                for place in pile.places
            }
            points = Counter({"places": sum(places.values()), "bears": -3 * pile.bears})
            for what, visits in zip(game.objects, pile.visits, strict=True):
                points[what] = game.object_points[what] * visits
            left = Counter(dict(zip(game.objects, player.left, strict=True)))
            accounts.append(Account(player.cards, left, places, points))
        return cls(accounts, state.turn.seat, state.turn.free, state.turn.over)

    def enter(self, effects: Effects) -> None:
        """Enter the effects of a move."""
        for effect in effects:
            self._enter(effect)

    def _enter(self, effect: Effect) -> None:
        accounts = self.accounts
        match effect:
            case Went(seat, _, _, _, free, cards):
                self._pay(seat, free, cards)
            case Built(seat, what, _, free, cards):
                self._pay(seat, free, cards)
                accounts[seat].left[what] -= 1
            case StepEarned(seat, as_card):
                assert seat == self.seat
                assert as_card == (accounts[seat].cards < 5), (
                    "a card if there is room for it, else a free step"
                )
                self.free += not as_card
                accounts[seat].cards += as_card
            case PlaceTaken(seat, place, points, _):
                assert place not in accounts[seat].places
                accounts[seat].places[place] = points
                accounts[seat].points["places"] += points
            case BearMet(seat, _, points):
                accounts[seat].points["bears"] += points
            case Visited(seat, owner, what, _, points):
                assert seat == self.seat != owner
                accounts[owner].points[what] += points
            case TurnEnded(seat, lapsed):
                assert (seat, lapsed) == (self.seat, self.free)
                self.free = 0
                self.ended.append(seat)
                accounts[seat].turns += 1
            case TurnBegan(seat):
                assert seat == (self.seat + 1) % len(accounts)
                self.seat, self.free = seat, 2
            case GameEnded():
                self.over = True
            case _:
                pass  # nothing to enter

    def _pay(self, seat: int, free: int, cards: int) -> None:
        assert seat == self.seat
        assert free + cards > 0, "nothing is free of charge"
        assert cards == 0 or free == self.free, "free steps go first"
        self.free -= free
        self.accounts[seat].cards -= cards

    def agrees_with(self, state: State) -> None:
        """Compare with a position: hands, supplies, piles and points."""
        game, turn = state.game, state.turn
        assert (self.seat, self.free, self.over) == (turn.seat, turn.free, turn.over)
        for account, player, standing in zip(self.accounts, state.players, standings(state), strict=True):
            assert account.cards == player.cards
            assert tuple(account.left[what] for what in game.objects) == player.left
            assert account.places.keys() == player.pile.places
            sources = Counter[str]()
            for source, points in standing.lines:
                sources[source] += points
            assert sum(sources.values()) == standing.total
            assert sources.pop("sets") == SET_OF_THREE * sets_in(account.places)
            bonus = sum(sources.pop(source) for source in list(sources) if source not in account.points)
            assert bonus >= 0
            assert sources == account.points


def sets_in(places: dict[str, int]) -> int:
    """B-SET-01: How many kinds are complete; the three places of a kind are numbered 1 to 3."""
    return list(Counter(place.rstrip("123") for place in places).values()).count(3)
