"""The panel beside the landscape: the offer and the players."""

import pytest

from rifugio.draw import Position
from rifugio.engine.play import standings, view
from rifugio.engine.rulebook import ScoreLine
from tests.draw.pictures import every_position, groups, picture, texts
from tests.draw.positions import played, start


@every_position
def test_the_offer_is_drawn(position: Position) -> None:
    root, offer = picture(position), position.offer
    rows = {"open": offer.open, "reject": offer.rejects, "removed": offer.removed}
    for name, tiles in rows.items():
        assert [one.get("data-tile") for one in groups(root, name)] == [tile.id for tile in tiles]
    hand = [one.get("data-tile") for one in groups(root, "hand")]
    assert hand == ([offer.hand.id] if offer.hand else [])
    (blind,) = groups(root, "blind")
    assert texts(blind) == [str(sum(offer.blind))]


@every_position
def test_each_player_has_cards_supply_and_the_mover_a_mark(position: Position) -> None:
    shown = groups(picture(position), "player")
    assert [one.get("data-seat") for one in shown] == [str(seat) for seat in range(position.game.players)]
    for seat, one in enumerate(shown):
        player = position.players[seat]
        moving = seat == position.turn.seat and not position.turn.over
        assert bool(groups(one, "turn")) == moving
        free = [str(position.turn.free)] if moving else []
        expected = [str(seat), str(player.cards), *map(str, player.left), *free]
        assert texts(one)[: len(expected)] == expected


def lines_and_total(lines: tuple[ScoreLine, ...], total: int) -> list[str]:
    return [str(points).replace("-", "−") for points in (*(line.points for line in lines), total)]


def test_points_and_ranks_at_the_end() -> None:
    state = played(4, 11)
    shown = groups(picture(state), "player")
    for one, standing in zip(shown, standings(state), strict=True):
        expected = [*lines_and_total(standing.lines, standing.total), str(standing.rank)]
        assert texts(one)[-len(expected) :] == expected


def test_a_hidden_pile_is_a_question_mark() -> None:
    state = played(3, 5, 90)
    shown = groups(picture(view(state, 1)), "player")
    assert [bool(groups(one, "total")) for one in shown] == [False, True, False]
    mine = standings(state)[1]
    assert texts(shown[1])[-5:] == lines_and_total(mine.lines, mine.total)
    assert texts(shown[0])[-1] == texts(shown[2])[-1] == "?"
    assert not any(groups(one, "rank") for one in shown)


def test_a_source_of_points_without_a_picture_is_named_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    state = start(2)
    monkeypatch.setattr(state.game.rulebook, "score", lambda *_: [ScoreLine("luck", 7)])
    assert texts(groups(picture(state), "player")[0])[-3:] == ["luck", "7", "7"]
