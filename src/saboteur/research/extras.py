"""Which extra of the package brings a library that is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: raises ModuleNotFoundError with how to install what is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        # Never `pip install saboteur[…]`: on PyPI, somebody else's project has this name.
        remedy = f'install the extra {name} from your clone or wheel, as in pip install "./saboteur-….whl[{name}]"'
        raise ModuleNotFoundError(f"{missing.name} is missing: {remedy}", name=missing.name) from missing
