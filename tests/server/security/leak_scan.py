"""Searches everything that was sent for secrets."""

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.server.security.leaky_games import Game
from tests.server.security.people import Json
from tests.server.security.secrets_of import coded, disguises, ids_in, of_number
from tests.server.security.tap import Recipient

ENDED = ("over", "aborted")


class Scan:
    """A search through everything that the recipients of one game were sent; `leaks` has the findings."""

    def __init__(self, game: Game, bag: bytes, game_id: int, keys: Iterable[bytes]) -> None:
        self._game, self._bag, self._game_id, self._keys = game, bag, game_id, list(keys)
        self.leaks: list[str] = []
        self.counts: Counter[str] = Counter()

    def run(self, news: list[bytes], log: bytes) -> None:
        """Search what people, other nodes and the log received."""
        for person in self._game.people:
            self._person(person)
        self._news(news)
        log_secrets = {"bag": self._bag, "link": self._game.opened["table"].encode()}
        self._search("log", log, {name: list(disguises(secret)) for name, secret in log_secrets.items()})
        self._search("log", log, self._always(None))
        self._search("log", log, {"word": [word.encode() for word in self._game.words.values()]})

    def _person(self, person: Recipient) -> None:
        everything = b"\n".join(sent.data for sent in person.sent)
        self._search(person.name, everything, self._always(person))
        before_the_end = b"\n".join(sent.data for sent in person.before(*ENDED))
        self._search(person.name, before_the_end, {"bag": list(disguises(self._bag))})
        before_the_start = b"\n".join(sent.data for sent in person.before("playing", *ENDED))
        words = {
            f"word of {seat}": list(disguises(word.encode()))
            for seat, word in self._game.words.items()
            if seat not in person.seats or "later" in person.name
        }
        self._search(person.name, before_the_start, words)
        strange = ids_in(everything) - person.own_ids
        self.leaks += [f"{person.name}: command id {one}" for one in strange]
        for sent in person.sent:
            if sent.table is not None:
                self.leaks += [f"{person.name}: {fault}" for fault in covered(person, sent.table)]
        for seat, worth in person.worths:
            self.leaks += [f"{person.name}: {fault}" for fault in told(person, seat, worth)]
        self.counts["worths"] += sum(bool(worth["places"]) for _, worth in person.worths)
        self.counts["rucksacks"] += bool(person.session)
        self.counts["tables"] += sum(sent.table is not None for sent in person.sent)

    def _always(self, person: Recipient | None) -> dict[str, list[bytes]]:
        """Return what a recipient must never receive, in all forms to search for."""
        mine = set() if person is None else set(person.tokens)
        forms = {
            f"token of {name}": _token_forms(token)
            for name, token in self._game.tokens.items()
            if token not in mine
        }
        for other in self._game.people:
            if other.session and other is not person:
                forms[f"session of {other.name}"] = list(disguises(other.session.encode()))
        forms["key"] = [form for key in self._keys for form in disguises(key)]
        if person is not None:
            forms["game id"] = of_number(self._game_id)
            if not person.may_know_the_link:
                forms["link"] = list(disguises(self._game.opened["table"].encode()))
                forms["room"] = [self._game.opened["room"].encode()]
        return forms

    def _news(self, news: list[bytes]) -> None:
        """Other nodes receive events, words and command ids; the bag's secret only with the last event."""
        self._search("news", b"\n".join(news), self._always(None))
        last = max((number for number, one in enumerate(news) if b'"secret"' in one), default=len(news))
        self._search("news", b"\n".join(news[:last]), {"bag": list(disguises(self._bag))})

    def _search(self, name: str, sent: bytes, forms: dict[str, list[bytes]]) -> None:
        self.counts["bytes"] += len(sent)
        for what, several in forms.items():
            self.counts["searches"] += len(several)
            self.leaks += [f"{name}: {what} as {form[:40]!r}" for form in several if form in sent]


def _token_forms(token: str) -> list[bytes]:
    text, signature = token.encode(), token.rpartition(".")[2].encode()
    return [text, signature, text[::-1], text.hex().encode(), *coded(text)]


def told(person: Recipient, seat: int, worth: Json) -> Iterator[str]:
    """Yield whose pile can be guessed from what places are worth to them."""
    since, until = person.seats.get(seat, (0, 0))
    if (worth["places"] or worth["sets"]) and not since <= worth["seq"] < until:
        yield f"what places are worth to seat {seat} at {worth['seq']}"


def covered(person: Recipient, table: Json) -> Iterator[str]:
    """Yield what a table wrongly reveals of piles, scores and seats."""
    own = {seat for seat, (since, until) in person.seats.items() if since <= table["seq"] < until}
    shown = {seat["seat"] for seat in table["seats"] if seat["mine"]}
    if not shown <= own:
        yield f"seats {shown} are theirs at {table['seq']}, and should be {own}"
    if table["game"] is None or table["phase"] in ENDED:
        return
    for number, player in enumerate(table["game"]["players"]):
        if table["game"]["order"][number] not in own and (player["pile"], player["score"]) != (None, None):
            yield f"the pile of player {number} at {table['seq']}"
    if table["secret"] is not None or table["result"] is not None:
        yield f"the end before it, at {table['seq']}"
    if table["legal"] is not None and table["turn"]["seat"] not in own:
        yield f"the moves of another at {table['seq']}"
