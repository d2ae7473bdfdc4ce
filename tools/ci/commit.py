"""Which commit is checked out: whatever keeps a figure says so with it."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def commit(*sources: str) -> str:
    """The commit, with a `+` if these sources (default: the package) have changed since."""
    head = _git("rev-parse", "--short=12", "HEAD") or "unknown"
    return head + ("+" if _git("status", "--porcelain", "--", *(sources or ("src/saboteur",))) else "")


def _git(*arguments: str) -> str:
    try:
        asked = subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return asked.stdout.strip()
