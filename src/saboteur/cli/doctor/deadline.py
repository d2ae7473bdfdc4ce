"""A deadline for a whole step on the network: looking up a name has none of its own, and an answer may drip."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

Found = TypeVar("Found")


def within(seconds: float, step: Callable[[], Found]) -> Found:
    """What a step gives, or raises. Raises TimeoutError if it takes longer: it is left alone in a thread that ends with
    the program."""
    ends: SimpleQueue[tuple[Found | None, BaseException | None]] = SimpleQueue()

    def run() -> None:
        try:
            ends.put((step(), None))
        except BaseException as failure:  # noqa: BLE001 - raised again where the step is waited for
            ends.put((None, failure))

    Thread(target=run, name="doctor's step", daemon=True).start()
    try:
        found, failure = ends.get(timeout=seconds)
    except Empty:
        raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)) from None
    if failure is not None:
        raise failure
    return found  # type: ignore[return-value] # it is what the step gave
