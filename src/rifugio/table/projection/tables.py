"""The projection of a whole table."""

from typing import NamedTuple

from rifugio.engine.base.turn import is_idle
from rifugio.engine.play import legal_moves
from rifugio.table.clocks import UNHURRIED_AT_MOST, deadline, end_of, has_holidays
from rifugio.table.messages.options import DAY, HOLIDAY_DAYS
from rifugio.table.projection.games import COVERED, GameText, game_text, pile_json, result_json, score_json
from rifugio.table.projection.pieces import moment, moves_json, quoted, text_or_null
from rifugio.table.projection.readers import Reader, reader_of
from rifugio.table.projection.seats import TRUTH, clock_json, options_json, seat_texts
from rifugio.table.table import Play, Table
from rifugio.table.who import Caller


class PublicText(NamedTuple):
    """The public part of a table, in pieces between which the reader's own data goes."""

    begin: str
    setting: str
    seats: tuple[str, ...]
    game: GameText | None
    end: str
    all_open: bool


class Projection:
    """A table with its serialised views, made lazily and cached.

    Creating one costs nothing, so a log can be folded without serialising anything. `tended` says whether
    somebody ends abandoned tables: a server does, a device keeps its own.
    """

    __slots__ = ("_legal", "_made", "_public", "_scores", "_tended", "_turn", "table")

    def __init__(self, table: Table, *, tended: bool = True) -> None:
        self.table, self._tended = table, tended
        self._made: dict[Reader, bytes] = {}
        self._public: PublicText | None = None
        self._scores: dict[int, str] = {}
        self._legal: str | None = None
        self._turn: str | None = None

    def for_caller(self, caller: Caller) -> bytes:
        """Return the table as a caller may see it."""
        return self.for_reader(reader_of(self.table, caller))

    def for_reader(self, reader: Reader) -> bytes:
        """Return the table as a reader may see it."""
        made = self._made.get(reader)
        if made is None:
            if self._public is None:
                self._public = _public_text(self.table, tended=self._tended)
            made = self._made[reader] = self._write(self._public, reader).encode()
        return made

    def _write(self, public: PublicText, reader: Reader) -> str:
        table, own = self.table, reader.seats
        seats = ",".join([f"{text}{TRUTH[seat in own]}}}" for seat, text in enumerate(public.seats)])
        room, rematch = (table.room, table.rematch) if reader.inside else (None, None)
        day = None if table.trail is None else table.trail.day
        return (
            f'{public.begin},"room":{text_or_null(room)},{public.setting},"seats":[{seats}]'
            f',"turn":{self.turn()},"game":{self._game(public, reader)}'
            f',"legal":{self.legal_moves(reader)},{public.end}'
            f',"rematch":{text_or_null(rematch)},"trail":{text_or_null(day)}}}'
        )

    def _game(self, public: PublicText, reader: Reader) -> str:
        play, game = self.table.play, public.game
        if play is None or game is None:
            return "null"
        shown = [
            text + (self._uncovered(play, player) if public.all_open or seat in reader.seats else COVERED)
            for player, (seat, text) in enumerate(zip(play.order, game.players, strict=True))
        ]
        return f"{game.before}{','.join(shown)}{game.after}"

    def _uncovered(self, play: Play, player: int) -> str:
        return f'"pile":{pile_json(play.state, player)},"score":{self.score(player)}}}'

    def score(self, player: int) -> str:
        """Return the points of a player, for those who may see them."""
        text = self._scores.get(player)
        if text is None:
            text = self._scores[player] = score_json(self.table.begun.state, player)
        return text

    def turn(self) -> str:
        """Return whose turn it is, its deadline, when the table would end, and what can be undone."""
        if self._turn is None:
            self._turn = _turn(self.table, tended=self._tended)
        return self._turn

    def legal_moves(self, reader: Reader) -> str:
        """Return the reader's own moves, or null."""
        if self.table.to_move not in reader.seats:
            return "null"
        if self._legal is None:
            state = self.table.begun.state
            # a player cannot choose Nature's moves
            self._legal = "null" if state.turn.awaiting is not None else moves_json(legal_moves(state))
        return self._legal


def _public_text(table: Table, *, tended: bool) -> PublicText:
    play = table.play
    turn_days = UNHURRIED_AT_MOST // DAY if tended else "null"
    timed = tended or table.clock.kind != "none"
    holiday_days = HOLIDAY_DAYS if timed and has_holidays(table) else "null"
    result = "null" if play is None or table.phase != "over" else result_json(play.state)
    return PublicText(
        begin=f'{{"seq":{table.seq},"at":{moment(table.last.at)},"phase":{quoted(table.phase)}',
        setting=(
            f'"options":{options_json(table.options)},"clock":{clock_json(table.clock)}'
            f',"turn_days":{turn_days},"holiday_days":{holiday_days}'
            f',"commitment":{quoted(table.commitment)}'
            f',"host":{"null" if table.host is None else table.host}'
        ),
        seats=seat_texts(table),
        game=None if play is None else game_text(play),
        end=f'"result":{result},"secret":{text_or_null(table.secret)}',
        all_open=all_open(table),
    )


def all_open(table: Table) -> bool:
    """Whether everybody may see all piles: with open scores, or when the game is over or aborted."""
    return table.phase in ("over", "aborted") or (table.play is not None and table.play.setup.open_scores)


def _turn(table: Table, *, tended: bool) -> str:
    seat = table.to_move
    can_undo = seat is not None and bool(table.begun.saved)
    ended = None if seat is None else table.begun.ended
    idle = seat is not None and is_idle(table.begun.state.turn)
    end = end_of(table) if tended else None
    ends = "null" if end is None else f'{{"at":{moment(end.at)},"announced":{moment(end.announced)}}}'
    return (
        f'{{"seat":{"null" if seat is None else seat},"deadline":{moment(deadline(table))}'
        f',"can_undo":{TRUTH[can_undo]},"take_back":{"null" if ended is None else ended.seat}'
        f',"ends":{ends},"idle":{TRUTH[idle]}}}'
    )


def table_json(table: Table, caller: Caller) -> bytes:
    """Return a table as a caller may see it; with several callers, keep a `Projection` instead."""
    return Projection(table).for_caller(caller)
