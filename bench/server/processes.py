"""Servers as processes of their own, each pinned to one core, and what the kernel says of them."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Protocol

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
START_SECONDS: Final = 30.0
STOP_SECONDS: Final = 20.0
PRIORITY: Final = -19
"""Niceness of servers and load alike, where it may be set: others on the machine disturb less."""


class CannotMeasure(Exception):
    """The bench cannot go on; the message says what to do."""


def cores() -> tuple[int, int]:
    """A core for servers and one for the load. Raises CannotMeasure."""
    if not hasattr(os, "sched_setaffinity") or not Path("/proc/self/stat").exists():
        raise CannotMeasure("This bench pins processes to cores and reads /proc: run it on Linux.")
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) < 2:
        raise CannotMeasure("This bench needs two cores, one for the server and one for the load; here is only one.")
    return usable[0], usable[-1]


def allow_files(wanted: int) -> int:
    """Raise the limit of open files so far, for this process and those it starts; gives what it was before.

    Raises CannotMeasure if that is not allowed.
    """
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        raise CannotMeasure(f"The load needs {wanted} open files and only {most} are allowed: ulimit -Hn {wanted}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before, wanted), most))
    return before


@contextlib.contextmanager
def claimed(core: int | None) -> Iterator[bool]:
    """This process on one core, if one is named, and, where that is allowed, ahead of others; gives whether it is."""
    if core is not None:
        os.sched_setaffinity(0, {core})
    ahead = _go_ahead("self", PRIORITY)
    try:
        yield ahead
    finally:
        _go_ahead("self", 0)


def _go_ahead(process: str | int, niceness: int) -> bool:
    """Set the niceness of a process's whole session, which is what Linux shares its cores between."""
    try:
        Path(f"/proc/{process}/autogroup").write_text(str(niceness))
    except OSError:
        return False
    return True


class Doors(Protocol):
    """Where a server is reached: its sockets and its lobby."""

    @property
    def port(self) -> int: ...
    @property
    def lobby(self) -> int: ...


@dataclass(frozen=True)
class Door:
    """The doors of a server that another process runs."""

    port: int
    lobby: int


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        self.process = process
        self.port = self.lobby = port
        self.log = log

    @property
    def cpu(self) -> float:
        """Seconds of CPU time used so far, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def resident(self) -> int:
        """KiB of memory in use."""
        return resident_of(self.process.pid)

    @property
    def most_resident(self) -> int:
        """KiB of memory in use when it was most."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0])

    def kill(self) -> None:
        """End it at once, without a word: `kill -9`."""
        self.process.kill()
        self.process.wait()

    def last_words(self) -> str:
        """The end of what it wrote."""
        return self.log.read_text(errors="replace")[-2000:]


def resident_of(process: int) -> int:
    """KiB of memory that a process uses."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * PAGE // 1024


@contextlib.contextmanager
def running(
    command: Sequence[str], port: int, environment: Mapping[str, str], log: Path, core: int | None
) -> Iterator[Server]:
    """A server on one core, or on all if none is named, from its first answer until the block ends.

    Raises CannotMeasure if it does not come up.
    """
    allowed = range(os.cpu_count() or 1) if core is None else (core,)
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, env=os.environ | environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
            start_new_session=True, preexec_fn=partial(os.sched_setaffinity, 0, allowed),  # before it starts any thread
        )  # fmt: skip
    server = Server(process, port, log)
    _go_ahead(process.pid, PRIORITY)
    try:
        _wait_until_it_listens(server, command)
        yield server
    finally:
        _stop(process)


def _wait_until_it_listens(server: Server, command: Sequence[str]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", server.port), timeout=1):
            return
        time.sleep(0.005)
    raise CannotMeasure(f"{' '.join(command)} did not come up; its last words:\n{server.last_words()}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Ask it to end; after a while, end it."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
