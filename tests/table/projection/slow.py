"""A reference projection, built from the models and the engine's own `view`: slow, and simple."""

from datetime import UTC, timedelta

from rifugio.engine.base.information import PlayerView, View
from rifugio.engine.base.scoring import decided_by
from rifugio.engine.cells import coordinates
from rifugio.engine.play import legal_moves, standings, view
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup
from rifugio.table.clocks import deadline
from rifugio.table.messages.options import DAY, Clock
from rifugio.table.messages.tables import (
    ShownClock,
    ShownEnd,
    ShownGame,
    ShownLook,
    ShownOptions,
    ShownPile,
    ShownPlayer,
    ShownResult,
    ShownScoreLine,
    ShownSeat,
    ShownSteps,
    ShownSwimmer,
    ShownTable,
    ShownTurn,
)
from rifugio.table.permissions import holds
from rifugio.table.table import Play, Table
from rifugio.table.who import Caller

COLOURS = ("red", "blue", "yellow", "green", "violet")


def slow_table(table: Table, caller: Caller) -> ShownTable:
    mine = {seat for seat in range(len(table.seats)) if holds(table, caller, seat)}
    inside = caller.may_join or caller.host or bool(mine)
    options = table.options
    ends = deadline(table)
    return ShownTable(
        seq=table.seq,
        at=table.last.at.astimezone(UTC),
        phase=table.phase,
        room=table.room if inside else None,
        options=ShownOptions(
            players=options.players,
            extensions=options.extensions,
            open_scores=options.open_scores,
            clock=_clock(options.clock),
            child_seats=options.child_seats,
            chat=options.chat,
            spectators=options.spectators,
        ),
        clock=_clock(table.clock),
        turn_days=30,
        holiday_days=None if table.clock.kind != "none" and table.clock.seconds < DAY else 14,
        commitment=table.commitment,
        host=table.host,
        seats=tuple(_seat(table, seat, seat in mine) for seat in range(len(table.seats))),
        turn=ShownTurn(
            seat=table.to_move,
            deadline=None if ends is None else ends.astimezone(UTC),
            can_undo=table.to_move is not None and len(table.begun.saved) > 0,
            take_back=None if table.to_move is None or not table.begun.ended else table.begun.ended.seat,
            ends=_ends(table),
            idle=table.to_move is not None
            and not table.begun.state.turn.seen
            and table.begun.state.turn.free >= 2,
        ),
        game=None if table.play is None else _game(table, table.play, mine),
        legal=tuple(map(write_move, legal_moves(table.begun.state))) if table.to_move in mine else None,
        result=_result(table.begun) if table.phase == "over" else None,
        secret=table.secret,
        rematch=table.rematch if inside else None,
        trail=None if table.trail is None else table.trail.day,
    )


def _ends(table: Table) -> ShownEnd | None:
    began, days, announced = table.opened, 1, 0
    if table.phase != "waiting":
        number = table.to_move
        if number is None or table.clock.kind != "none" or table.seats[number].bot is not None:
            return None
        home = table.seats[number].holiday or table.begun.turn_began
        began, days, announced = max(table.begun.turn_began, home), 30, 21
    return ShownEnd(
        at=(began + timedelta(days=days)).astimezone(UTC),
        announced=(began + timedelta(days=announced)).astimezone(UTC),
    )


def _clock(clock: Clock) -> ShownClock:
    return ShownClock(kind=clock.kind, seconds=clock.seconds)


def _seat(table: Table, number: int, mine: bool) -> ShownSeat:
    seat = table.seats[number]
    look = (
        None
        if seat.look is None
        else ShownLook(name=seat.look.name, animal=seat.look.animal, colour=seat.look.colour)
    )
    if seat.kind == "bot":
        worn = [other.look.colour for other in table.seats if other.look]
        before = [other for other in table.seats[:number] if other.kind == "bot"]
        colour = [colour for colour in COLOURS if colour not in worn][len(before)]
        look = ShownLook(name=None, animal=seat.bot, colour=colour)  # type: ignore[arg-type]
    return ShownSeat(
        seat=number,
        kind=seat.kind,
        look=look,
        bot=seat.bot,
        away=seat.away,
        held=seat.kind == "person" and seat.since > 0,
        resigned=seat.resigned,
        holiday=seat.holiday and seat.holiday.astimezone(UTC),
        holiday_used=seat.holiday_used,
        generation=seat.generation,
        hiked=seat.hiked,
        word=seat.word != "",
        mine=mine,
    )


def _game(table: Table, play: Play, mine: set[int]) -> ShownGame:
    state, seen = play.state, view(play.state, None)
    players = []
    for number, seat in enumerate(play.order):
        eyes = view(state, number if seat in mine or table.phase == "aborted" else None)
        players.append(_player(eyes, eyes.players[number], state.game.rulebook.score(state, number)))
    tiles = sorted(seen.board.tiles.items())
    swimmers = sorted(seen.parts.get("rafts", {}).items())
    return ShownGame(
        setup=write_setup(play.setup),
        order=play.order,
        tiles=tuple((laid.tile.id, *coordinates(cell), laid.rotation) for cell, laid in tiles),
        open=tuple(tile.id for tile in seen.offer.open),
        hand=seen.offer.hand.id if seen.offer.hand else None,
        blind={
            tile.id: count for tile, count in zip(seen.game.tiles, seen.offer.blind, strict=True) if count
        },
        rejects=tuple(tile.id for tile in seen.offer.rejects),
        removed=tuple(tile.id for tile in seen.offer.removed),
        players=tuple(players),
        objects=tuple((what, owner, *coordinates(on)) for on, (what, owner) in sorted(seen.objects.items())),
        marks=tuple(
            (what, owner, *coordinates(on))
            for on, (what, owner) in sorted(seen.game.rulebook.marks(seen.parts).items())
        ),
        swimmers=tuple(
            ShownSwimmer(player=player, near=None if near is None else coordinates(near))
            for player, near in swimmers
        ),
        steps=ShownSteps(free=seen.turn.free, connect=seen.turn.to_connect),
        firsts=tuple(sorted(seen.firsts_left)),
    )


def _player(seen: View, player: PlayerView, lines: list[ScoreLine]) -> ShownPlayer:
    pile, names = player.pile, seen.game.objects
    return ShownPlayer(
        at=coordinates(player.cell),
        cards=player.cards,
        left=dict(zip(names, player.left, strict=True)),
        pile=pile
        and ShownPile(
            places=tuple(sorted(pile.places)),
            firsts=tuple(sorted(pile.firsts)),
            bears=pile.bears,
            visits=dict(zip(names, pile.visits, strict=True)),
        ),
        score=pile and _lines(lines),
    )


def _lines(lines: list[ScoreLine] | tuple[ScoreLine, ...]) -> tuple[ShownScoreLine, ...]:
    return tuple(ShownScoreLine(source=line.source, points=line.points) for line in lines)


def _result(play: Play) -> ShownResult:
    ends = standings(play.state)
    return ShownResult(
        ranks=tuple(one.rank for one in ends),
        points=tuple(_lines(one.lines) for one in ends),
        decided_by=decided_by(ends, play.state.game.rulebook),
    )
