"""Bots from outside this package: a class written as `module:Class`, and the bots that installed packages announce.

A package announces bots by entry points of the group `saboteur.bots`: `gardener = "my_package.bots:Gardener"`.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

from saboteur.bots.bad_bot import BadBot, check_methods
from saboteur.bots.bot import Bot, Observation, Reason, passed_on
from saboteur.rules import View
from saboteur.rules.claims import NotAClaim, parse_claim

GROUP: Final = "saboteur.bots"
LONGEST_BOT_NAME: Final = 24
"""Characters of a foreign bot's name; replays show as many."""
NAME: Final = re.compile(rf"[A-Za-z][A-Za-z0-9_-]{{0,{LONGEST_BOT_NAME - 1}}}", re.ASCII)
"""The names that a foreign bot may have."""
_PATH: Final = re.compile(
    r"(?:(?P<file>[^+,]*[^+,/\\:]\.py)|(?P<module>[^\W\d]\w*(?:\.[^\W\d]\w*)*)):(?P<name>[^\W\d]\w*)"
)

FAILURES: Final = (Exception, SystemExit)
"""What code from outside may raise; only a person at the keyboard interrupts."""

Answer = TypeVar("Answer")


def is_path(text: str) -> bool:
    """Whether a text is written as `module:Class` or `folder/file.py:Class`."""
    return _PATH.fullmatch(text) is not None


@cache
def announced() -> dict[str, str]:
    """What installed packages announce: `module:Class` by name. Of two with one name, the first in order counts."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value), reverse=True)
    return {entry.name: entry.value for entry in found if NAME.fullmatch(entry.name) and is_path(entry.value)}


class ForeignBot(Bot):
    """Holds a class from outside to the interface of a bot: whatever goes wrong in it is a BadBot."""

    def __init__(self, name: str, path: str | Callable[..., Any], seed: str) -> None:
        """Import it, unless it is a class already, and make it. Raises BadBot if that fails or it has no `choose`."""
        super().__init__(seed)
        self.name = name
        self._bot = self.wrapped = _made(path, seed)

    def choose(self, view: View, history: Sequence[Observation]) -> str:
        """The move that the class chooses. Raises BadBot if it fails or answers with anything but text."""
        try:
            move = self._bot.choose(view, tuple(history))  # a copy: nobody else's history changes
        except FAILURES as failure:
            raise self._failed(failure) from failure
        if not isinstance(move, str):
            raise BadBot("bot-no-text", bot=self.name, answer=repr(move))
        return move

    def claim(self, view: View, history: Sequence[Observation]) -> str | None:
        """The claim that the class makes, if it makes any. Raises BadBot if it fails or that is not a claim."""
        claim = self._asked(getattr(self._bot, "claim", _nothing), view, history)
        if claim is None:
            return None
        try:
            parse_claim(str(claim), view.public.players)
        except NotAClaim:
            raise BadBot("bot-not-a-claim", bot=self.name, text=str(claim)) from None
        return str(claim)

    def explain(self, view: View, history: Sequence[Observation]) -> list[Reason]:
        """The reasons that the class gives, if it gives any. Raises BadBot if it fails."""
        return list(self._asked(getattr(self._bot, "explain", _nothing), view, history) or [])

    def suspects(self, view: View, history: Sequence[Observation]) -> Sequence[float] | None:
        """Whom the class suspects, if it says so. Raises BadBot if it fails."""
        answer: Sequence[float] | None = self._asked(getattr(self._bot, "suspects", _nothing), view, history)
        return answer

    def _asked(
        self, ask: Callable[[View, Sequence[Observation]], Answer], view: View, history: Sequence[Observation]
    ) -> Answer:
        try:
            return ask(view, tuple(history))  # a copy: nobody else's history changes
        except FAILURES as failure:
            raise self._failed(failure) from failure

    def _failed(self, failure: BaseException) -> BadBot:
        return BadBot("bot-failed", bot=self.name, why=_told(failure))


def _nothing(_view: View, _history: Sequence[Observation]) -> None:
    """What is said by a class that has not written this method."""


def load_class(path: str) -> Callable[..., Any]:
    """The class written as `module:Class` or `file.py:Class`; the current folder is searched too. Raises BadBot."""
    match = _PATH.fullmatch(path)
    if match is None:
        raise BadBot("unknown-bot", bot=path)
    _search_current_folder()
    if match["file"] and not Path(match["file"]).is_file():
        raise BadBot("bot-file-missing", file=match["file"], folder=str(Path.cwd()))
    try:
        module = _module_in(Path(match["file"])) if match["file"] else importlib.import_module(match["module"])
    except FAILURES as failure:
        if isinstance(failure, ModuleNotFoundError) and _is_named(failure.name, match["module"]):
            place = match["module"].replace(".", "/")
            file = f"{place}.py" if "/" in place else f"bots/{place}.py"
            raise BadBot("bot-module-missing", module=match["module"], name=match["name"], file=file) from failure
        raise BadBot("bot-not-imported", bot=path, why=_told(failure)) from failure
    found: Callable[..., Any] | None = getattr(module, match["name"], None)
    if found is None or not callable(found):
        names = ", ".join(_bots_in(module)) or "–"
        raise BadBot("bot-class-missing", module=match["file"] or match["module"], name=match["name"], names=names)
    if isinstance(found, type) and not _has_choose(found):
        raise BadBot("bot-without-choose", bot=path)
    return found


def _is_named(missing: str | None, module: str | None) -> bool:
    """Whether the module that was not found is the one that was asked for, or a package that it is in."""
    return missing is not None and module is not None and f"{module}.".startswith(f"{missing}.")


def _bots_in(module: ModuleType) -> list[str]:
    """The bots that are written in a module."""
    kinds = (found for found in vars(module).values() if isinstance(found, type))
    return sorted(kind.__name__ for kind in kinds if kind.__module__ == module.__name__ and _has_choose(kind))


def source_digest(bot: str | Callable[..., Any]) -> str | None:
    """The beginning of the SHA-256 of the file in which a bot from outside is written; None if it lies in no file, or
    is a function that makes bots: what it makes may depend on more than its file."""
    try:
        found = load_class(announced().get(bot, bot)) if isinstance(bot, str) else bot
        if found is bot and not isinstance(bot, type):
            return None
        file = inspect.getsourcefile(inspect.unwrap(found))
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:12] if file else None
    except (BadBot, TypeError, OSError):  # such as a class in a notebook, whose file is none
        return None


def _module_in(file: Path) -> ModuleType:
    """The module in a file, imported once under the file's name; what lies beside it can be imported by it."""
    name = f"{file.stem}_{hashlib.sha256(str(file.resolve()).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    folder = str(file.resolve().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _made(path: str | Callable[..., Any], seed: str) -> Any:
    """An object of the class; a constructor with a parameter `seed` is given one that tells nothing about the deal."""
    found = load_class(path) if isinstance(path, str) else path
    path = path if isinstance(path, str) else _place_of(path)
    try:
        made = found(seed=passed_on(seed)) if _takes_seed(found) else found()
    except FAILURES as failure:
        raise BadBot("bot-not-made", bot=path, why=_told(failure)) from failure
    if not _has_choose(made):
        raise BadBot("bot-without-choose", bot=path)
    check_methods(made, path)
    return made


def _place_of(found: Callable[..., Any]) -> str:
    """A class by its name, with the file that it is written in."""
    name = getattr(found, "__qualname__", type(found).__qualname__)
    try:
        file = inspect.getsourcefile(inspect.unwrap(found))
    except TypeError:
        file = None
    return f"{Path(file).name}:{name}" if file else name


def _has_choose(found: object) -> bool:
    choose = getattr(found, "choose", None)
    return callable(choose) and not getattr(choose, "__isabstractmethod__", False)


@cache
def _takes_seed(found: Callable[..., Any]) -> bool:
    try:
        parameters = inspect.signature(found).parameters
    except ValueError:  # nothing says what it takes
        return False
    return "seed" in parameters or any(one.kind is one.VAR_KEYWORD for one in parameters.values())


def _search_current_folder() -> None:
    """A command's own folder comes first on the path; a person's module lies where the person is."""
    folder = str(Path.cwd())
    if folder not in sys.path and "" not in sys.path:
        sys.path.insert(0, folder)


def _told(failure: BaseException) -> str:
    """Where code from outside failed, if it ran at all, and why."""
    frames = traceback.extract_tb(failure.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}: " for frame in frames if _is_outside(frame.filename)]
    return f"{places[-1] if places else ''}{type(failure).__name__}: {failure}"


def _is_outside(file: str) -> bool:
    return not file.startswith("<") and file not in (__file__, importlib.__file__)
