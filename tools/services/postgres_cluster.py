"""A real PostgreSQL for tests and measurements: in a folder of its own, on a socket of its own, gone afterwards.

PostgreSQL refuses to run as root; then it runs as the user `postgres`, or as `nobody` where there is none. On Debian it
is got if it is missing: installed by root, since another user must be able to read it, else unpacked into
build/packages.
"""

from __future__ import annotations

import argparse
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from tools.build import packages

SECONDS: Final = 60
ADVICE: Final = (
    "PostgreSQL's own programs (initdb, postgres) were not found. Debian, Ubuntu: apt install postgresql; "
    "elsewhere put its bin folder on PATH."
)
PLACES: Final = "usr/lib/postgresql/*/bin"
USERS: Final = ("postgres", "nobody")


class NoPostgres(Exception):
    """PostgreSQL is not installed here, or does not start."""


def program(name: str) -> str:
    """Where one of PostgreSQL's programs lies. Raises NoPostgres."""
    own = packages.UNPACKED / "postgresql"
    if found := shutil.which(name) or _newest(Path("/"), name):
        return str(found)
    if found := _newest(own, name):
        return str(packages.wrapper(own, found))
    raise NoPostgres(ADVICE)


def _newest(root: Path, name: str) -> Path | None:
    """The program of the newest version that lies below a folder as Debian lays it."""
    return max(root.glob(f"{PLACES}/{name}"), key=lambda path: path.parts[-3].zfill(4), default=None)


def _other_user() -> str | None:
    """Who runs it if we are root; None if we are not."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in USERS if name in known), None)


class PostgresCluster:
    """A PostgreSQL that can be stopped, killed and started again."""

    def __init__(self, folder: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self._data = folder / "data"
        self._user = _other_user()
        self._settings = {
            "listen_addresses": "", "unix_socket_directories": str(folder), "fsync": "on", "full_page_writes": "on",
            "synchronous_commit": "on", "max_connections": "200", "shared_buffers": "64MB", "autovacuum": "on",
            "logging_collector": "off", "log_min_messages": "warning", **settings,
        }  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None
        self._watch: subprocess.Popen[bytes] | None = None

    def address(self, schema: str = "public", database: str = "postgres") -> str:
        """What `--database` is given for a schema of its own."""
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder))}&search_path={schema}"

    def create(self) -> None:
        """Make the folder of the data. Raises NoPostgres."""
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        words = [program("initdb"), "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"]
        made = self._as_user([*words, "--locale=C"], capture_output=True)
        if made.returncode != 0:
            raise NoPostgres(made.stderr.decode(errors="replace"))

    def start(self) -> None:
        """Start it and wait until it answers. Raises NoPostgres."""
        words = [program("postgres"), "-D", str(self._data)]
        for name, value in self._settings.items():
            words += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                words, cwd=self.folder, stdout=log, stderr=log, start_new_session=True, **self._identity()
            )
        # If this process ends without a word, its end of the pipe closes and the database goes as well.
        words = ["sh", "-c", 'read -r _; kill -QUIT "$1"', "watch", str(self._process.pid)]
        self._watch = subprocess.Popen(words, stdin=subprocess.PIPE, start_new_session=True)
        self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            asked = subprocess.run([program("pg_isready"), "-q", "-h", str(self.folder)], check=False)
            if asked.returncode == 0:
                return
            time.sleep(0.05)
        raise NoPostgres((self.folder / "log").read_text(errors="replace")[-2000:])

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT ends connections and then itself, SIGQUIT is as good as a crash."""
        if self._watch is not None:
            self._watch.kill()
            self._watch.communicate()
            self._watch = None
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(SECONDS)
            self._process = None

    @property
    def pid(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

    def sql(self, *statements: str) -> str:
        """Run statements; gives what they print."""
        words = [
            program("psql"),
            "-X",
            "-q",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-h",
            str(self.folder),
            "-U",
            "postgres",
        ]
        for statement in statements:
            words += ["-c", statement]
        return subprocess.run([*words, "postgres"], check=True, capture_output=True, text=True).stdout

    def _as_user(self, words: list[str], **how: Any) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(words, cwd=self.folder, check=False, **how, **self._identity())

    def _identity(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        entry = pwd.getpwnam(self._user)
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


@contextmanager
def cluster(within: Path | None = None, **settings: str) -> Iterator[PostgresCluster]:
    """A PostgreSQL that runs until the block ends; its folder lies `within` a place, or where temporary files lie."""
    folder = Path(tempfile.mkdtemp(prefix="saboteur-pg-", dir=within))
    folder.chmod(0o755)
    made = PostgresCluster(folder, settings)
    try:
        made.create()
        made.start()
        yield made
    finally:
        made.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


def is_there() -> bool:
    """Whether PostgreSQL's programs are installed or were unpacked before."""
    try:
        return bool(program("initdb"))
    except NoPostgres:
        return False


def ensure() -> None:
    """See to it that PostgreSQL is there: where there is apt-get, it is got. Raises NoPostgres."""
    if not is_there():
        if os.geteuid() == 0 and shutil.which("apt-get") is not None:
            _install()
        else:
            _unpack()
        program("initdb")


def _install() -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        subprocess.run(["apt-get", *words], check=False, env=environment, capture_output=True)


def _unpack() -> None:
    try:
        packages.unpacked("postgresql")
    except packages.NoProgram:
        raise NoPostgres(ADVICE) from None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one until Ctrl-C, and print its address; or only see to it that it could run."""
    parser = argparse.ArgumentParser(prog="python -m tools.services.postgres_cluster", description=__doc__)
    parser.add_argument("--ensure", action="store_true", help="only see to it that PostgreSQL is installed")
    try:
        if parser.parse_args(arguments).ensure:
            ensure()
            return 0
        with cluster() as made:
            print(made.address(), flush=True)
            signal.sigwait({signal.SIGINT, signal.SIGTERM})
    except NoPostgres as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
