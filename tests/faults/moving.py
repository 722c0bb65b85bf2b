"""Moves shards between two PostgreSQLs under load: `python -m tests.faults.moving --seconds 60 --seed 1`.

Clients play at two nodes as in a storm. Meanwhile shards that are played on move there and back. With --rough
some movers die after a step, and are followed by another, and now and then a node is killed. In the end all
shards are in the first database again, and the checker compares its logs with what every client was sent.
"""

import argparse
import os
import re
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from typing import Final

import psycopg

from kit.servers import PostgresServer
from rifugio.server.store.moving import move
from tests.faults.rig import Rig
from tests.faults.run import summary, worst
from tests.faults.stage import Stage
from tests.faults.storm import Plan, Report, run

VARIABLE: Final = "RIFUGIO_DATABASES"
PLAYED: Final = "SELECT DISTINCT (game_id >> 16 & 63)::int FROM game"
OPEN_TO_ALL: Final = """
CREATE OR REPLACE FUNCTION shard_gate() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END $$
"""
"""A planted bug: gates that let everybody through."""
_CLOSED: Final = re.compile(r"closed for (\d+) ms")


@dataclass
class Movers:
    """Moves shards while others play, until the time is up; then moves all of them back."""

    seconds: float
    second: str
    random: Random
    rough: bool = False
    without_gates: bool = False
    moves: int = 0
    died: int = 0
    nodes_killed: int = 0
    closed: list[float] = field(default_factory=list)
    """For how long each shard was closed that one mover moved from the beginning to the end."""
    reopened: list[float] = field(default_factory=list)
    """For how long, at most, those were whose mover died: until the next one was done."""

    def __call__(self, rig: Rig, _stage: Stage) -> None:
        """Do it."""
        urls, places = {"first": rig.database, "second": self.second}, dict[int, str]()
        for url in urls.values() if self.without_gates else ():
            with psycopg.connect(url) as connection:
                connection.execute(OPEN_TO_ALL)
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            time.sleep(self.random.uniform(0.05, 0.3))
            with psycopg.connect(rig.database) as connection:
                played = [shard for (shard,) in connection.execute(PLAYED)]
            if not played:
                continue
            shard = self.random.choice(played)
            places[shard] = "first" if places.get(shard) == "second" else "second"
            if self.rough and self.random.random() < 0.1 and all(node.serves() for node in rig.nodes):
                self._kill_a_node(rig)
            self._move(urls, shard, places[shard])
        for shard, place in places.items():
            if place == "second":
                self._move(urls, shard, "first")

    def _kill_a_node(self, rig: Rig) -> None:
        self.random.choice(rig.nodes).kill9()
        rig.start_fallen_nodes()
        self.nodes_killed += 1

    def _move(self, urls: dict[str, str], shard: int, to: str) -> None:
        began = time.monotonic()
        dies = self.random.randrange(6) if self.rough and self.random.random() < 0.3 else None
        if dies is not None:
            with closing(move(urls, shard, to)) as steps:
                for number, _ in enumerate(steps):
                    if number == dies:
                        break
            self.died += 1
        *_, last = move(urls, shard, to)
        self.moves += 1
        if dies is not None:
            self.reopened.append(time.monotonic() - began)
        elif found := _CLOSED.search(last):
            self.closed.append(int(found[1]) / 1000)


def run_moving(plan: Plan, *, rough: bool = False, without_gates: bool = False) -> tuple[Report, Movers]:
    """Run it, and check what every client saw."""
    second = PostgresServer(fsync=False)
    try:
        second.start()
        second.make_template()
        url = second.new_database()
        movers = Movers(plan.seconds, url, Random(plan.seed), rough, without_gates)
        os.environ[VARIABLE] = f"second={url}"  # nodes read it
        return run(plan._replace(kinds=()), movers), movers
    finally:
        os.environ.pop(VARIABLE, None)
        second.remove()


def main() -> int:
    """Run it, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=25, help="how many tables are played at")
    parser.add_argument("--rough", action="store_true", help="movers die, and nodes are killed")
    parser.add_argument("--without-gates", action="store_true", help="a bug that has to be found")
    chosen = parser.parse_args()
    plan = Plan(chosen.seconds, chosen.seed, chosen.games)
    report, movers = run_moving(plan, rough=chosen.rough, without_gates=chosen.without_gates)
    print(summary(report))  # noqa: T201 - it is a program
    print(  # noqa: T201
        f"moves {movers.moves}, movers that died {movers.died}, nodes killed {movers.nodes_killed}",
        worst("closed, by movers that lived", movers.closed),
        *([worst("closed at most, where one died", movers.reopened)] if movers.reopened else ()),
        sep="\n",
    )
    return 0 if report.findings.valid else 1


if __name__ == "__main__":
    sys.exit(main())
