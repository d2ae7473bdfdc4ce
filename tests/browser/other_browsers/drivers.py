"""Firefox over WebDriver BiDi, and WebKit over Debian's WebKitWebDriver: no further package drives them."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tools.services.ports import free_port

# Longer than any of them takes to start on a busy machine.
PATIENCE = 120.0
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004"}
WIDTH, HEIGHT = 390, 844
"""A phone of today: families own iPhones."""


class NoBrowser(Exception):
    """A browser is missing or does not start; the message says what to do."""


class Driver(Protocol):
    """What a game needs of a browser."""

    def goto(self, address: str) -> None: ...

    def evaluate(self, script: str) -> Any:
        """The value of an expression in the page."""

    def actions(self, *sources: dict[str, Any]) -> None:
        """Real input: keys and pointers, as WebDriver describes them."""

    def screenshot(self, path: Path) -> None: ...


def press(driver: Driver, key: str) -> None:
    """Press a key and let it go."""
    value = KEYS.get(key, key)
    strokes = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
    driver.actions({"type": "key", "id": "keyboard", "actions": strokes})


def click(driver: Driver, selector: str) -> None:
    """Click in the middle of the last element of a selector."""
    found = driver.evaluate(
        f"""(() => {{
          const element = [...document.querySelectorAll({json.dumps(selector)})].at(-1);
          element.scrollIntoView({{ block: 'nearest' }});
          const box = element.getBoundingClientRect();
          return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
        }})()"""
    )
    moved = {"type": "pointerMove", "x": found[0], "y": found[1]}
    pressed = [moved, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    driver.actions({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": pressed})


class Firefox:
    """Firefox over WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self._send("session.new", capabilities={})
        [tree, *_] = self._send("browsingContext.getTree")["contexts"]
        self._tab = tree["context"]
        self._send("browsingContext.setViewport", context=self._tab, viewport={"width": WIDTH, "height": HEIGHT})

    def _send(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(PATIENCE))).get("id") != number:
            pass
        if answer["type"] == "error":
            raise AssertionError(f"{method}: {answer['message']}")
        result: dict[str, Any] = answer["result"]
        return result

    def goto(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        found = self._send(
            "script.evaluate", expression=f"JSON.stringify({script})", target={"context": self._tab}, awaitPromise=False
        )
        if found["type"] == "exception":
            raise AssertionError(found["exceptionDetails"]["text"])
        return json.loads(found["result"].get("value", "null"))

    def actions(self, *sources: dict[str, Any]) -> None:
        self._send("input.performActions", context=self._tab, actions=list(sources))

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._send("browsingContext.captureScreenshot", context=self._tab)["data"]))


@contextmanager
def firefox() -> Iterator[Driver]:
    """A Firefox without a window."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        raise NoBrowser("Firefox was not found. Debian, Ubuntu: apt install firefox-esr")
    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}"]
        environment = {**os.environ, "HOME": profile}
        with subprocess.Popen(
            command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            try:
                with _line(f"ws://127.0.0.1:{port}/session", process) as line:
                    yield Firefox(line)
            finally:
                _end(process)


def _line(address: str, process: subprocess.Popen[bytes]) -> ClientConnection:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(OSError):
            return connect(address, max_size=None)
        time.sleep(0.1)
    raise NoBrowser("Firefox does not answer")


class WebKit:
    """WebKitGTK over WebDriver."""

    def __init__(self, address: str) -> None:
        browser = _minibrowser()
        options = {"binary": str(browser), "args": ["--automation"]}
        found = _post(f"{address}/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self._session = f"{address}/session/{found['sessionId']}"
        _post(f"{self._session}/window/rect", width=WIDTH, height=HEIGHT)

    def goto(self, address: str) -> None:
        _post(f"{self._session}/url", url=address)

    def evaluate(self, script: str) -> Any:
        return json.loads(
            _post(f"{self._session}/execute/sync", script=f"return JSON.stringify({script})", args=[]) or "null"
        )

    def actions(self, *sources: dict[str, Any]) -> None:
        _post(f"{self._session}/actions", actions=list(sources))
        # WebKit takes a key that was let go for a pressed one.
        _delete(f"{self._session}/actions")

    def screenshot(self, path: Path) -> None:
        with urllib.request.urlopen(f"{self._session}/screenshot", timeout=PATIENCE) as answer:
            path.write_bytes(base64.b64decode(json.load(answer)["value"]))

    def close(self) -> None:
        with suppress(OSError):
            _delete(self._session)


def _post(address: str, **body: Any) -> Any:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]
    except urllib.error.HTTPError as failure:
        raise AssertionError(f"{address}: {failure.read().decode()[:300]}") from failure


def _delete(address: str) -> None:
    urllib.request.urlopen(urllib.request.Request(address, method="DELETE"), timeout=PATIENCE).close()


def _minibrowser() -> Path:
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not found:
        raise NoBrowser("WebKit's MiniBrowser was not found. Debian, Ubuntu: apt install webkit2gtk-driver")
    return found[-1]


@contextmanager
def webkit() -> Iterator[Driver]:
    """A WebKit on a screen that nobody sees."""
    program, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    if program is None or screen is None:
        raise NoBrowser("WebKit or a virtual screen was not found. Debian, Ubuntu: apt install webkit2gtk-driver xvfb")
    port = free_port()
    command = [screen, "-a", "-s", "-screen 0 1280x1024x24", program, f"--port={port}", "--host=127.0.0.1"]
    environment = {**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "WEBKIT_FORCE_SANDBOX": "0"}
    with subprocess.Popen(
        command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        driver: WebKit | None = None
        try:
            driver = _session(f"http://127.0.0.1:{port}", process)
            yield driver
        finally:
            if driver is not None:
                driver.close()
            _end(process)


def _session(address: str, process: subprocess.Popen[bytes]) -> WebKit:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(OSError):
            return WebKit(address)
        time.sleep(0.2)
    raise NoBrowser("WebKit does not answer")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Both are leaders of a group of their own: what they have started ends with them."""
    for way in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, way)
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
