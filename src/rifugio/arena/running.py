"""Plays many games: in this process, in a process pool, or on a Ray cluster. The results are the same.

`in_processes` and `on_ray` do the same with any other work.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from importlib import import_module
from typing import Any, Final, TypeVar

from rifugio.arena.fixtures import Fixture
from rifugio.arena.games import Played, play_game
from rifugio.installed import add_installed

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")

AHEAD: Final = 4
"""Games queued or under way per process: no process idles, and a million games still fit in memory."""


def play_here(games: Iterable[Fixture]) -> Generator[Played, None, None]:
    """Play one game after the other."""
    yield from map(play_game, games)


def play_in_processes(games: Iterable[Fixture], jobs: int) -> Generator[Played, None, None]:
    """Play `jobs` games at a time; yield them in order. Closing the iterator ends the processes."""
    return in_processes(play_game, games, jobs)


def in_processes(work: Callable[[A], B], items: Iterable[A], jobs: int) -> Generator[B, None, None]:
    """Do some work with each item, `jobs` at a time, and yield the results in order."""
    context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
    before = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(jobs, context, initializer=_leave_interrupts_to_the_parent)

    def begin(item: A) -> Future[B]:
        return executor.submit(_elsewhere, work, item)

    try:
        yield from in_order(items, begin, Future.result, jobs * AHEAD)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()  # a game may take a minute, and its result is no longer wanted
            process.join()


def _elsewhere(work: Callable[[A], B], item: A) -> B:
    """Do the work in a worker process, which has to load the installed extensions itself."""
    add_installed()
    return work(item)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_on_ray(games: Iterable[Fixture], jobs: int | None) -> Generator[Played, None, None]:
    """Play on the cluster RAY_ADDRESS names, or on a local one with `jobs` processes (None: all cores).

    Raise ModuleNotFoundError if Ray is not installed.
    """
    return on_ray(play_game, games, jobs)


def on_ray(work: Callable[[A], B], items: Iterable[A], jobs: int | None) -> Generator[B, None, None]:
    """Do some work with each item on a cluster, and yield the results in order."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = import_module("ray")  # by name, because Ray may be missing where types are checked
    own = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level="warning", **own)
    try:
        elsewhere = ray.remote(_elsewhere)
        ahead = int(ray.cluster_resources().get("CPU", 1)) * AHEAD
        yield from in_order(items, partial(elsewhere.remote, work), ray.get, ahead)
    finally:
        ray.shutdown()


def in_order(
    items: Iterable[A], begin: Callable[[A], T], finish: Callable[[T], B], ahead: int
) -> Iterator[B]:
    """Keep `ahead` items under way and yield the results in order."""
    under_way: deque[T] = deque()
    for item in items:
        under_way.append(begin(item))
        if len(under_way) == ahead:
            yield finish(under_way.popleft())
    while under_way:
        yield finish(under_way.popleft())
