"""Says once that an environment or `compare` runs on uncompiled rules, and what to do: without a word, it is only slow.

A process that has imported the rules cannot change to the compiled copy any more, so they do not try.
"""

from __future__ import annotations

import os
import warnings
from functools import cache
from pathlib import Path

import saboteur
from saboteur._mode import compiled_folder, mode


@cache
def warn_if_uncompiled() -> None:
    """Warn once in a process that runs plain Python without having been asked to (`SABOTEUR_PURE`)."""
    if mode() == "compiled" or os.environ.get("SABOTEUR_PURE"):
        return
    folder = compiled_folder(str(Path(saboteur.__path__[0]).resolve()))
    remedy = "reinstall saboteur with a wheel for this Python"
    if folder is not None:
        remedy = f"run `make compiled` once, then start Python with PYTHONPATH={folder}"
    warnings.warn(
        f"the rules run as plain Python, which is up to 250 times slower: {remedy}", RuntimeWarning, stacklevel=3
    )
