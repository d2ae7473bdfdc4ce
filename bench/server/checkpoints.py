"""Keeps each part of a run when it is done, so that a run that was cut off goes on where it was."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

LONGEST_AGE: Final = 1800.0
"""Seconds after which a part is measured again: another hour is another machine."""


class Checkpoints:
    """The parts done so far. Another key, of the code or the options, begins anew."""

    def __init__(self, path: Path, key: str) -> None:
        self._path = path
        self._key = key
        self._done = self._read()

    def _read(self) -> dict[str, Any]:
        try:
            kept = json.loads(self._path.read_text())
            return dict(kept["parts"]) if kept["key"] == self._key and time.time() - kept["at"] < LONGEST_AGE else {}
        except (OSError, ValueError, KeyError, TypeError):
            return {}

    def once(self, name: str, measure: Callable[[], Any]) -> Any:
        """What a part came to: from the run before if that was cut off, else measured now."""
        if name not in self._done:
            print(f"{name} …", flush=True)
            self._done[name] = measure()
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps({"key": self._key, "at": time.time(), "parts": self._done}))
        else:
            print(f"{name}: kept from the run before", flush=True)
        return self._done[name]

    def clear(self) -> None:
        """The run is complete: the next one measures everything anew."""
        self._path.unlink(missing_ok=True)
