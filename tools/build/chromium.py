"""Finds the Chromium that browser tests and pictures use; on Debian one is unpacked into build/packages if need be."""

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

from tools.build import packages
from tools.build.build_web import NODE

HEADLESS = "chromium-headless-shell"
"""Without windows it starts sooner and takes less of the machine."""
NAMES = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = (HEADLESS, "chromium")
"""Debian's packages, the better one first; each holds a program of its name."""
SHOWN = "A page with text"
OFFLINE = ("--disable-gpu", "--disable-background-networking", "--no-first-run")
INSIDE = Path("usr", "lib", "chromium")
"""Where the program itself lies in Debian's packages."""
ADVICE = (
    "No Chromium was found, and none could be fetched. Debian: apt install chromium; Ubuntu: snap install chromium; "
    "macOS: brew install chromium."
)


class NoChromium(Exception):
    """There is none, and none could be fetched; the message says what to do."""


def installed() -> str | None:
    """The path of an installed Chromium."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def found() -> str | None:
    """The path of an installed Chromium, or of one unpacked before."""
    return installed() or _own()


def _own() -> str | None:
    for name in PACKAGES:
        root = packages.UNPACKED / name
        if (root / INSIDE / name).is_file():
            return str(packages.wrapper(root, root / INSIDE / name))
    return None


def chromium() -> str:
    """The path of Chromium, fetched first if need be, for Playwright to start. Raises NoChromium."""
    use_our_node()
    path = found()
    for name in PACKAGES:
        if path is None:
            with suppress(packages.NoProgram):
                packages.unpacked(name)
            path = _own()
    if path is None or not _starts(path):
        raise NoChromium(ADVICE)
    return path


def is_ready() -> bool:
    """Whether there is one that starts."""
    path = found()
    return path is not None and _starts(path)


def _starts(path: str) -> bool:
    """Whether it can show a page with text: an unpacked one might lack a library or a font."""
    words = [path, "--headless", *flags(), *OFFLINE, "--dump-dom", f"data:text/html,<p>{SHOWN}</p>"]
    ended = subprocess.run(words, check=False, capture_output=True)
    return ended.returncode == 0 and SHOWN.encode() in ended.stdout


def use_our_node() -> None:
    """Let Playwright run on the Node that builds the client: its own needs a library that a bare machine lacks."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))


def flags() -> list[str]:
    """What it must be started with here.

    Its sandbox refuses root, and needs a helper that an unpacked Chromium lacks. It opens our own pages only.
    """
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return ["--no-sandbox"] if is_root or installed() is None else []
