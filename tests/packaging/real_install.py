"""The wheel as a host installs it, with `uv tool install` or pipx, for every supported Python that is at hand. It needs
a package index, so it is part of `make soak`, not of `make test`."""

import http.client
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from saboteur import __version__
from tests.kit.words import spoken
from tests.packaging.project import ROOT, run
from tests.packaging.test_wheel import build

UV = str(Path(sys.executable).with_name("uv"))
SUPPORTED = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text())
SECONDS = 120
HANDSHAKE = {
    "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}  # fmt: skip


@cache
def interpreter(version: str) -> str | None:
    """A Python of a version on this machine; ours if it is that."""
    if f"{sys.version_info.major}.{sys.version_info.minor}" == version:
        return sys.executable
    pyenv = Path.home() / ".pyenv" / "versions"
    candidates = [shutil.which(f"python{version}"), *sorted(map(str, pyenv.glob(f"{version}.*/bin/python3")))]
    return next((path for path in candidates if path and _says(path) == version), None)


def _says(path: str) -> str:
    done = run(path, "-c", "import sys; print('%d.%d' % sys.version_info[:2])")
    return done.stdout.strip() if done.returncode == 0 else ""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One that fits every Python: without compiled rules."""
    return build(tmp_path_factory.mktemp("wheel"), {"CC": "/nowhere/cc"}).file


def installed(command: list[str], folder: Path) -> Path:
    """The command `saboteur` after an installation, in a folder."""
    environment = {
        "UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin"),
        "PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "bin"), "PIPX_MAN_DIR": str(folder / "man"),
    }  # fmt: skip
    done = run(*command, environment=environment)
    assert done.returncode == 0, done.stdout
    return folder / "bin" / "saboteur"


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[http.client.HTTPConnection]:
    """A connection to an installed server, until the block ends."""
    words = ["serve", "--port", "0", "--database", str(folder / "x.sqlite3"), "--bot-workers", "1"]
    named = {name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    process = subprocess.Popen(
        [str(command), *words], cwd=folder, env=named | {"LC_ALL": "C.UTF-8"}, stdout=subprocess.PIPE, text=True,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        address = urlsplit(process.stdout.readline().split()[1])
        with closing(http.client.HTTPConnection(address.hostname or "", address.port, timeout=SECONDS)) as connection:
            yield connection
    finally:
        process.terminate()
        process.communicate(timeout=SECONDS)


def check(command: Path, folder: Path, version: str) -> None:
    """It says which Python it runs on, deals a game and opens sockets."""
    said = run(str(command), "--version", folder=folder).stdout
    assert said.startswith(f"saboteur {__version__} (pure Python, CPython {version}.")
    with serving(command, folder) as connection:
        body = json.dumps({"name": "Ana", "players": 3})
        connection.request("POST", "/api/play-now", body, {"content-type": "application/json"})
        answer = connection.getresponse()
        assert answer.status == 201, answer.read()
        answer.read()
        connection.request("GET", "/api/play", headers=HANDSHAKE)
        assert connection.getresponse().status == 101


@pytest.mark.parametrize("version", SUPPORTED)
def test_uv_installs_it_for_every_supported_python(version: str, wheel: Path, tmp_path: Path) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"Python {version} is not on this machine: an installation there was not tried")
    command = installed([UV, "tool", "install", "--quiet", "--python", python, str(wheel)], tmp_path)
    check(command, tmp_path, version)


def test_pipx_installs_it(wheel: Path, tmp_path: Path) -> None:
    words = [UV, "tool", "run", "--quiet", "pipx", "install", "--python", sys.executable, str(wheel)]
    check(installed(words, tmp_path), tmp_path, f"{sys.version_info.major}.{sys.version_info.minor}")


def test_a_server_with_postgresql_finds_its_driver(wheel: Path, tmp_path: Path) -> None:
    """As the page for hosts says: the extra is part of the wheel's name."""
    command = installed([UV, "tool", "install", "--quiet", "--python", sys.executable, f"{wheel}[postgres]"], tmp_path)
    done = run(str(command), "serve", "--database", "postgresql://x@127.0.0.1:1/x", environment={"LC_ALL": "C.UTF-8"})
    assert done.returncode == 2
    assert "asyncpg" not in done.stdout
    assert spoken("serve-database-refused", database="postgresql://x@127.0.0.1:1/x") in done.stdout
