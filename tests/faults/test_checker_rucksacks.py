"""The checker on hand-made histories of a rucksack: a true one passes, and each violation is found."""

from typing import Any

from tests.faults.check_rucksacks import check_rucksack
from tests.faults.eras import Loss
from tests.faults.findings import Findings
from tests.faults.history import Entry, History

SEAT, HOST = "seat token", "host token"


class Travel:
    """A person's history, one request a second."""

    def __init__(self) -> None:
        self.now = 100.0
        self.entries: list[Entry] = []
        self.losses: list[Loss] = []
        self._asked = 0

    def ask(self, what: str, status: int, session: str = "", answer: object = None, **given: object) -> None:
        """A request and its answer."""
        self._asked += 1
        facts = {"what": what, "rucksack": 1, "session": session, "facts": given}
        self.entries.append(Entry("ask", self.now, self._asked, facts))
        told: dict[str, Any] = {"status": status, "answer": answer}
        self.entries.append(Entry("told", self.now + 0.1, self._asked, told))
        self.now += 1.0

    def note(self, kind: str, **data: object) -> None:
        self.entries.append(Entry(kind, self.now, 0, data))
        self.now += 1.0

    def fall_behind(self) -> None:
        """A standby falls behind; what comes now may be undone by `fail_over`."""
        self.losses.append(Loss(self.now, 0.0, 0.0))
        self.now += 1.0

    def fail_over(self) -> None:
        self.losses[-1] = Loss(self.losses[-1].since, self.now, self.now + 0.5)
        self.now += 60.0

    def pack(self) -> None:
        self.ask("pack", 201, answer={"session": "first"}, kept={SEAT: self.now - 5, HOST: self.now - 5})

    def open(self, session: str = "second", code: str = "red-owl-hut-tree-1234") -> None:
        self.ask("open", 201, answer={"session": session}, code=code)

    def look(self, session: str, *tokens: str) -> None:
        self.ask("look", 200, session, {"seats": [{"token": token} for token in tokens]})

    def check(self) -> Findings:
        return check_rucksack(History("ann", "", tuple(self.entries)), self.losses)


def packed() -> Travel:
    travel = Travel()
    travel.pack()
    return travel


def found(travel: Travel) -> set[tuple[str, str]]:
    return set(travel.check().violations)


def test_a_true_story_is_valid() -> None:
    travel = packed()
    travel.ask("open", 503, code="red-owl-hut-tree-1234")
    travel.open()
    travel.ask("open", 404, code="red-owl-hut-tree-1234")
    travel.look("second", SEAT, HOST)
    travel.note("closed", sessions=["first"])
    travel.ask("look", 410, "first")
    travel.ask("look", 0, "second")
    travel.note("arrived", mine=True, got=90.0)
    findings = travel.check()
    assert findings.verdict() == "VALID"
    assert (findings.people, findings.arrivals) == (1, 1)


def test_p11_a_seat_that_is_gone() -> None:
    travel = packed()
    travel.look("first", HOST)
    assert found(travel) == {("P11", "a seat that is gone")}


def test_p11_a_seat_that_was_put_in_while_it_was_looked_for_may_be_missing() -> None:
    travel = packed()
    ask, told = travel.entries
    travel.look("first", HOST)
    travel.entries[:] = [ask, travel.entries[2]._replace(when=99.0), told, travel.entries[3]]
    assert travel.check().valid


def test_p11_a_rucksack_that_is_gone() -> None:
    travel = packed()
    travel.ask("look", 401, "first")
    assert found(travel) == {("P11", "a rucksack that is gone")}


def test_p11_a_seat_of_somebody_else() -> None:
    travel = packed()
    travel.note("arrived", mine=False, got=90.0)
    assert found(travel) == {("P11", "a seat that is not theirs on the other device")}


def test_p12_a_code_that_opened_twice() -> None:
    travel = packed()
    travel.open("second")
    travel.open("third")
    assert found(travel) == {("P12", "a code that opened twice")}


def test_p13_closed_and_open_again() -> None:
    travel = packed()
    travel.open()
    travel.note("closed", sessions=["first"])
    travel.look("first", SEAT, HOST)
    assert found(travel) == {("P13", "closed, and open again")}


def test_p13_closed_and_not_told_so() -> None:
    travel = packed()
    travel.open()
    travel.note("closed", sessions=["first"])
    travel.ask("look", 401, "first")
    assert found(travel) == {("P13", "closed, and not told so")}


def test_a_standby_that_was_behind_may_undo_what_came_since_and_nothing_else() -> None:
    travel = packed()
    travel.open("second", "red-owl-hut-tree-1111")
    travel.fall_behind()
    travel.open("third", "red-owl-hut-tree-2222")
    travel.note("closed", sessions=["first"])
    travel.fail_over()
    travel.open("fourth", "red-owl-hut-tree-2222")
    travel.look("first", SEAT, HOST)
    travel.ask("look", 401, "third")
    assert travel.check().valid
    travel.ask("look", 401, "second")
    travel.open("fifth", "red-owl-hut-tree-1111")
    travel.look("first", HOST)
    assert found(travel) == {
        ("P11", "a rucksack that is gone"),
        ("P11", "a seat that is gone"),
        ("P12", "a code that opened twice"),
    }
