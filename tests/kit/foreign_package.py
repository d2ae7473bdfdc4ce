"""A package from outside with bots of every kind, good and bad, installed into a folder as a package manager would."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

MODULE: Final = "gardeners"
SOURCE: Final = '''
import sys
import time

from saboteur.bots import Bot, make_bot
from saboteur.rules import legal_moves


class First(Bot):
    def choose(self, view, history):
        return legal_moves(view)[0]


class Plain:
    """Nothing but choose: no base class, no seed."""

    def choose(self, view, history):
        return legal_moves(view)[-1]


class Wrapped(Bot):
    """A built-in bot behind the interface of a foreign one."""

    def __init__(self, seed):
        super().__init__(seed)
        self.inner = make_bot("detective", seed)

    def choose(self, view, history):
        return self.inner.choose(view, history)

    def claim(self, view, history):
        return self.inner.claim(view, history)


class Suspicious(First):
    def claim(self, view, history):
        return f"!suspect>{(view.seat + 1) % view.public.players}"


class Accusing(First):
    """Speaks of a seat that only a table of ten has."""

    def claim(self, view, history):
        return "!suspect>9"


class Raising(Bot):
    def choose(self, view, history):
        raise ValueError("no idea")

    def claim(self, view, history):
        raise ValueError("nothing to say")


class Quitting(Bot):
    def choose(self, view, history):
        sys.exit()


class Hanging(Bot):
    def choose(self, view, history):
        time.sleep(3600)


class Nonsense(Bot):
    def choose(self, view, history):
        return "dig"

    def claim(self, view, history):
        return "gold!"


class NoText(Bot):
    def choose(self, view, history):
        return 7


class Printing(First):
    def choose(self, view, history):
        print("thinking", flush=True)
        sys.stdin.read()
        return super().choose(view, history)


class Forgetful(Bot):
    def choose(self, view, history):
        if isinstance(history, list):
            history.clear()
        return legal_moves(view)[0]


class Mute:
    """No bot."""


class Unfinished(Bot):
    """No choose."""


class Demanding(First):
    def __init__(self, seed, soil):
        super().__init__(seed)


nothing = None
'''
ANNOUNCED: Final = {
    "gardener": "First", "clumsy-gardener": "Raising",
    "digger": "First", "Digger": "First", "told": "First", "fallback": "First", "g" * 25: "First",
}  # fmt: skip
"""Names and classes; only the first two names are free."""
BROKEN: Final = "import no_such_module_anywhere\n"


def install(folder: Path, names: Mapping[str, str]) -> None:
    """Write the package, and announce classes of it under these names."""
    (folder / f"{MODULE}.py").write_text(SOURCE, encoding="utf-8")
    (folder / "broken_garden.py").write_text(BROKEN, encoding="utf-8")
    info = folder / "gardeners-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: gardeners\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {MODULE}:{found}" for name, found in names.items()]
    (info / "entry_points.txt").write_text("\n".join(["[saboteur.bots]", *lines, ""]), encoding="utf-8")


@pytest.fixture
def gardeners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which the package is installed, for this process and those it starts."""
    folder = tmp_path / "installed"
    folder.mkdir()
    install(folder, ANNOUNCED)
    monkeypatch.syspath_prepend(str(folder))
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(folder), before])))
    _look_again()
    yield folder
    _look_again()


def _look_again() -> None:
    """Forget which packages are installed, and what was imported from this one."""
    from saboteur.bots.bot_registry import registry_of
    from saboteur.bots.foreign_bots import announced

    announced.cache_clear()
    registry_of.cache_clear()
    for name in (MODULE, "broken_garden"):
        sys.modules.pop(name, None)
