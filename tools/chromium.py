"""Finds the Chromium that browser tests and pictures use; on Debian as root it is installed if it is missing."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = "No Chromium was found. Debian, Ubuntu: apt install chromium; macOS: brew install chromium."


class NoChromium(Exception):
    """There is none, and it cannot be installed here; the message says what to do."""


def found() -> str | None:
    """The path of an installed Chromium."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def is_root() -> bool:
    """Whether we may install packages; Chromium also wants to know, for its sandbox."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def chromium() -> str:
    """The path of Chromium, installed first if need be. Raises NoChromium."""
    path = found()
    if path is None and is_root() and shutil.which("apt-get"):
        command = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
        path = found()
    if path is None:
        raise NoChromium(ADVICE)
    return path


def flags() -> list[str]:
    """What it must be started with here."""
    return ["--no-sandbox"] if is_root() else []
