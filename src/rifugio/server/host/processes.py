"""Child processes that die with their parent, and do not run as root."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, NamedTuple, TextIO

_LAUNCHER = """
import ctypes, os, signal, sys
parent, uid, gid, *program = sys.argv[1:]
c = ctypes.CDLL(None) if sys.platform == "linux" else None
if uid:
    os.setgroups([])
    os.setgid(int(gid))
    os.setuid(int(uid))
if c:
    c.prctl(1, signal.SIGINT)  # PR_SET_PDEATHSIG
    if os.getppid() != int(parent):  # it died before we asked
        sys.exit(1)
os.execv(program[0], program)
"""
"""Drops privileges, asks the kernel for SIGINT when the parent dies, and execs the program.

In this order, because the kernel clears the request when the user changes. A separate process, because code
between fork and exec can hang a program with threads; started by root, because others may not be allowed to
enter the folder that Python is in. Without prctl (macOS) the child of a killed parent lives on, and the next
start finds and stops it. On Windows the program is started directly.
"""


class Account(NamedTuple):
    """An unprivileged user."""

    uid: int
    gid: int


def unprivileged(folder: Path) -> Account | None:
    """Return the account to run as: None (our own) unless we are root; else the folder's owner, or nobody."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    if folder.exists() and (stat := folder.stat()).st_uid != 0:
        return Account(stat.st_uid, stat.st_gid)
    import pwd  # noqa: PLC0415 (is not there on Windows)

    accounts = {entry.pw_name: entry for entry in pwd.getpwall() if entry.pw_uid != 0}
    for name in ("postgres", "nobody", *accounts):
        if name in accounts:
            return Account(accounts[name].pw_uid, accounts[name].pw_gid)
    raise OSError("there is no user but root, and PostgreSQL does not run as root")


def run(program: Sequence[str], account: Account | None, folder: Path) -> None:
    """Run a program to its end as an account; raise CalledProcessError, with its output, if it fails."""
    uid, gid = account or (None, None)
    groups: list[int] | None = None if account is None else []
    subprocess.run(
        program,
        check=True,
        text=True,
        capture_output=True,
        cwd=folder,
        user=uid,
        group=gid,
        extra_groups=groups,
    )


def launch(
    program: Sequence[str], account: Account | None, log: IO[bytes], *, lasting: bool = False
) -> "subprocess.Popen[bytes]":
    """Start a program as an account, in its own session, so that Ctrl-C does not reach it.

    It gets SIGINT when the parent dies. For the kernel the parent is the thread, so only the main thread may
    start one, or a thread that lives as long as the program (`lasting`).
    """
    if not lasting and threading.current_thread() is not threading.main_thread():
        raise RuntimeError("start it from the main thread: it ends together with the thread that starts it")
    who = ["", ""] if account is None else [str(account.uid), str(account.gid)]
    launcher = [sys.executable, "-I", "-S", "-c", _LAUNCHER, str(os.getpid()), *who]
    return subprocess.Popen(
        [*(launcher if os.name == "posix" else ()), *program],
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        start_new_session=True,
    )


def only_answers() -> TextIO:
    """Return the standard output for answers alone; stray prints go to the errors from now on."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr
    return answers


def die_with(parent: int) -> None:
    """Make sure that this process does not outlive its parent.

    On Linux the kernel kills it together with the parent (the thread that started it, to be exact); if that
    has died already, exit now. Elsewhere the end of the input must suffice.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
        if os.getppid() != parent:
            os._exit(1)


def without_secrets(environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment without keys and database URLs, for processes that need neither."""
    return {
        name: value
        for name, value in environment.items()
        if not name.startswith(("RIFUGIO_", "PG")) and name not in {"DATABASE_URL", "NATS_URL"}
    }


def end(process: "subprocess.Popen[bytes]", signals: Sequence[tuple[signal.Signals, float]]) -> None:
    """Send signals, each with a time-out in seconds, until the process is gone; finally kill it.

    Each is repeated every second: one that arrives while the launcher execs the program is lost.
    """
    for number, seconds in signals:
        until = time.monotonic() + seconds
        while process.poll() is None and time.monotonic() < until:
            process.send_signal(number)
            with suppress(subprocess.TimeoutExpired):
                process.wait(min(1.0, seconds))
    if process.poll() is None:
        process.kill()
        process.wait()


def is_alive(pid: int) -> bool:
    """Whether the process is running; a zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        pass  # gone, or a system without /proc
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def command_line(pid: int) -> str:
    """Return the command line of a process, or an empty string if it is unknown."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        if Path("/proc/self").exists():
            return ""
        asked = subprocess.run(
            ["ps", "-o", "command=", "-p", str(pid)], text=True, capture_output=True, check=False
        )
        return asked.stdout
