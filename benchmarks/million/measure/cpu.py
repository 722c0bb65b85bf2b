"""CPU time to the nanosecond, which the clock ticks of /proc/PID/stat are too coarse for."""

from pathlib import Path

from benchmarks.load.processes import children_processor
from kit.servers import children_of


def used(pid: int) -> float:
    """Return the CPU seconds of all running threads of a process; exact while it sleeps."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text(encoding="ascii").split()[0]) for one in threads) / 1e9


def waited(pid: int) -> float:
    """Return the seconds that the threads of a process were ready to run and waited for a core."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text(encoding="ascii").split()[1]) for one in threads) / 1e9


def used_with_children(pid: int) -> float:
    """Return the CPU seconds of a process and its children, ended ones included."""
    return used(pid) + children_processor(pid) + sum(map(used, children_of(pid)))
