"""Mutation testing of the rule chapters: each mutant changes one thing, and the tests must notice.

    python -m tools.studies.mutants                  every mutant of every chapter: hours; can be stopped
    python -m tools.studies.mutants --sample 200     a random sample of that size
    python -m tools.studies.mutants --only walking   the chapters whose path contains this word
    python -m tools.studies.mutants --fresh          discard earlier results

Cosmic-ray makes the mutants. They are tried in copies of the repository, one per worker, so that the working
tree is never touched. The tests named after the mutated chapter run first, then those of the other chapters
of the base game or of the extensions.
Results are in build/mutants/ and are discarded when a chapter changes; survivors.txt lists what no test
noticed. The exit code is 1 below 90 % killed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import queue
import random
import shlex
import shutil
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import Manager
from pathlib import Path

from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult

from kit.repository import ROOT

OUT = ROOT / "build" / "mutants"
EXTENSIONS = ("helicopter", "rafts", "both")
CHAPTERS = tuple(f"src/rifugio/engine/{module}" for module in ("base", *EXTENSIONS))
"""Folders of rule chapters."""
WANTED = 90.0
COPIED = ("src", "tests", "kit", "tools", "docs", "benchmarks", "pyproject.toml", "README.md")
TESTS = "tests/rules"
"""The unit tests of the rules. Whole games, perft counts and golden records notice more, but take minutes."""
EQUIVALENT = ("_Eq_Is", "_NotEq_IsNot", "_Is_Eq", "_IsNot_NotEq")
"""Operators left out: identity and equality are the same for small numbers, enum members and None."""


def chapter_files(root: Path, only: str) -> list[Path]:
    """The chapter files to mutate, relative to the repository."""
    found = [path.relative_to(root) for folder in CHAPTERS for path in sorted((root / folder).rglob("*.py"))]
    return [path for path in found if only in path.as_posix()]


def annotation_spans(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """(start, end) of every type annotation: changing one changes no behaviour."""
    spans = []
    for node in ast.walk(ast.parse(source)):
        for name in ("annotation", "returns"):
            found = getattr(node, name, None)
            if isinstance(found, ast.expr):
                end = (found.end_lineno or found.lineno, found.end_col_offset or found.col_offset)
                spans.append(((found.lineno, found.col_offset), end))
    return spans


def pointless(item: WorkItem, spans: dict[str, list[tuple[tuple[int, int], tuple[int, int]]]]) -> bool:
    """Whether a mutant is equivalent by its kind or place: it cannot behave differently."""
    mutation = item.mutations[0]
    if str(mutation.operator_name).endswith(EQUIVALENT):
        return True
    start = tuple(mutation.start_pos)
    return any(begin <= start < end for begin, end in spans[str(mutation.module_path)])


def command_for(chapter: Path) -> str:
    """The tests for a mutant of this chapter: its own first and alone, to kill most mutants at once."""
    module = chapter.parent.name
    folder = Path(TESTS) / module if module in EXTENSIONS else Path(TESTS)
    own = sorted(path.as_posix() for path in folder.glob(f"test_*{chapter.stem}*.py"))
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    if module in EXTENSIONS:
        rest = [f"{TESTS}/{name}" for name in EXTENSIONS]
    else:
        rest = [TESTS, *(f"--ignore={TESTS}/{name}" for name in (*EXTENSIONS, "test_invariants.py"))]
    runs = [shlex.join([*pytest, *files]) for files in (own, rest) if files]
    return shlex.join(["sh", "-c", " && ".join(runs)])


def make_copy(number: int) -> Path:
    """A copy of the files that the tests need."""
    copy = OUT / f"copy{number}"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, copy / name)
    return copy


def enter(copies: queue.Queue[Path]) -> None:
    """A worker takes one copy and stays in it; the package is imported from there, too."""
    os.chdir(copies.get())
    os.environ["PYTHONPATH"] = str(Path("src").resolve())
    os.environ["CI"] = "true"  # makes Hypothesis draw the same examples every time


def try_mutant(item: WorkItem, timeout: float) -> WorkResult:
    """Runs the tests on one mutant, in the worker's copy."""
    return mutate_and_test(item.mutations, command_for(Path(item.mutations[0].module_path)), timeout)


def baseline(copies: queue.Queue[Path]) -> float:
    """Seconds that the tests take on the unchanged code, where they must pass."""
    enter(copies)
    started = time.monotonic()
    done = subprocess.run(
        shlex.split(command_for(Path("none"))), check=False, env=os.environ, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"the tests fail on the unchanged code:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return time.monotonic() - started


def run(database: WorkDB, workers: int, sample: int, seed: int) -> None:
    """Runs the mutants that have no result yet (or a sample of them), with a copy per worker."""
    pending = sorted(database.pending_work_items, key=lambda item: repr(item.mutations))
    random.Random(seed).shuffle(pending)
    pending = pending[:sample] if sample else pending
    with Manager() as manager:
        copies: queue.Queue[Path] = manager.Queue()
        for number in range(workers + 1):
            copies.put(make_copy(number))
        with ProcessPoolExecutor(1) as one:
            seconds = one.submit(baseline, copies).result()
        print(
            f"{len(pending)} mutants, {workers} workers; the tests take {seconds:.1f} s on the unchanged code"
        )
        with ProcessPoolExecutor(workers, initializer=enter, initargs=(copies,)) as pool:
            tasks = {pool.submit(try_mutant, item, 3 * seconds + 10): item for item in pending}
            for count, task in enumerate(as_completed(tasks), 1):
                database.set_result(tasks[task].job_id, task.result())
                if count % 50 == 0:
                    print(f"{count} of {len(pending)} tried, {rate(database):.1f} % killed", flush=True)


def counted(database: WorkDB) -> list[tuple[WorkItem, WorkResult]]:
    """The mutants on which the tests ran."""
    done = database.completed_work_items
    return [(item, result) for item, result in done if result.worker_outcome == WorkerOutcome.NORMAL]


def rate(database: WorkDB) -> float:
    """Percent killed."""
    results = counted(database)
    killed = sum(result.test_outcome != TestOutcome.SURVIVED for _item, result in results)
    return 100 * killed / len(results) if results else 0.0


def write_survivors(database: WorkDB) -> int:
    """Writes survivors.txt, and returns how many there are."""
    survivors = [
        (str(item.mutations[0].module_path), item.mutations[0], str(result.diff))
        for item, result in counted(database)
        if result.test_outcome == TestOutcome.SURVIVED
    ]
    survivors.sort(key=lambda one: (one[0], tuple(one[1].start_pos), one[1].operator_name))
    text = "".join(
        f"{path}:{mutation.start_pos[0]} {mutation.definition_name} {mutation.operator_name}\n{diff}\n\n"
        for path, mutation, diff in survivors
    )
    (OUT / "survivors.txt").write_text(text, encoding="utf-8")
    return len(survivors)


def main() -> int:
    """Makes the mutants (or resumes the last run), tests them, and prints how many were killed."""
    parser = argparse.ArgumentParser(description="Mutation testing of the rule chapters.")
    parser.add_argument("--sample", type=int, default=0, help="test a random sample of this size")
    parser.add_argument("--seed", type=int, default=1, help="random seed of the sample")
    parser.add_argument("--only", default="", help="only chapters whose path contains this")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="discard earlier results")
    given = parser.parse_args()

    os.chdir(ROOT)
    OUT.mkdir(parents=True, exist_ok=True)
    session = OUT / "session.sqlite"
    files = chapter_files(ROOT, given.only)
    digest = hashlib.sha256(b"".join(str(path).encode() + path.read_bytes() for path in files)).hexdigest()
    stamp = OUT / "chapters.sha256"
    if given.fresh or not stamp.exists() or stamp.read_text(encoding="utf-8") != digest:
        session.unlink(missing_ok=True)
    known = session.exists()
    stamp.write_text(digest, encoding="utf-8")
    with use_db(str(session), WorkDB.Mode.create) as database:
        if not known:
            init(files, database, {})
            spans = {str(path): annotation_spans(path.read_text(encoding="utf-8")) for path in files}
            skipped = [item.job_id for item in database.work_items if pointless(item, spans)]
            database.set_multiple_results(skipped, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))
            print(f"{len(files)} chapters, {len(skipped)} equivalent mutants skipped")
        run(database, given.workers, given.sample, given.seed)
        tried, survivors, killed = len(counted(database)), write_survivors(database), rate(database)
    print(f"{tried} mutants tried, {tried - survivors} killed ({killed:.1f} %), {survivors} survived")
    return int(killed < WANTED)


if __name__ == "__main__":
    sys.exit(main())
