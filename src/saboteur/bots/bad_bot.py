"""What is wrong with a bot: as text for its programmer. The sentences for people who run it are in the locales."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakSet

from saboteur.rules.errors import Argument, WithAllowed

METHODS: Final = ("choose", "claim", "suspects", "explain")
"""What a bot may be asked for; all are given a view and a history."""
LEGAL: Final = "return one of legal_moves(view)"
ABOUT: Final = {
    "bot-file-missing": "there is no file {file} in {folder}: give its path from there, such as bots/my.py:Mine",
    "bot-module-missing": "Python finds no module {module}: if it is in a file, give its path, such as {file}:{name}",
    "bot-not-imported": "{bot} cannot be imported: {why}",
    "bot-class-missing": "{module} has no class {name}; the bots in it: {names}",
    "bot-without-choose": "{bot} has no method choose(self, view, history): write one, and " + LEGAL,
    "bot-wrong-method": "{bot} has {found}, which must be {wanted}",
    "bot-not-made": "{bot} cannot be made: {why}. A constructor is given a seed, if it has a parameter of that"
    " name, and nothing else",
    "bot-failed": "{bot} raised an error: {why}",
    "bot-illegal-move": "{bot} chose {move!r}, which is not legal: " + LEGAL,
    "bot-no-text": "{bot} returned {answer}, which is no text: " + LEGAL,
    "bot-not-a-claim": "{bot} said {text!r}, which is no claim: return one, such as '!trust>2', or None",
}
"""For each code, what was wrong, with what was expected."""


class BadBot(WithAllowed):
    """A bot that does not exist, cannot be made, fails, or breaks the rules of its interface."""

    def __reduce__(self) -> tuple[Callable[..., BadBot], tuple[str, str, dict[str, Argument]]]:
        return _bad_bot, (self.code, self.allowed, self.arguments)  # it also comes back from another process

    def __str__(self) -> str:
        about = ABOUT.get(self.code)
        return super().__str__() if about is None else f"{self.code}: {about.format(**self.arguments)}"


def _bad_bot(code: str, allowed: str, arguments: dict[str, Argument]) -> BadBot:
    return BadBot(code, allowed, **arguments)


_FIT: Final[WeakSet[type]] = WeakSet()
"""Classes whose methods were found to be right: a bot is made for each seat of each game."""


def check_methods(bot: object, name: str) -> None:
    """Raises BadBot for an object whose methods cannot be called with a view and a history, or are `async`."""
    kind = type(bot)
    if kind in _FIT:
        return
    for method in METHODS:
        found = getattr(bot, method, None)
        if callable(found) and not _takes_two(found):
            raise BadBot("bot-wrong-method", bot=name, found=_spelled(found, method), wanted=_wanted(found, method))
    _FIT.add(kind)


def _takes_two(found: Callable[..., Any]) -> bool:
    try:
        inspect.signature(found).bind(None, None)
    except TypeError:
        return False
    except ValueError:  # nothing says what it takes
        return True
    return not inspect.iscoroutinefunction(found)


def _spelled(found: Callable[..., Any], method: str) -> str:
    """A method as it is written, without types: with `self`, if that is there."""
    written = getattr(found, "__func__", found)
    parameters = inspect.signature(written).parameters.values()
    names = [str(one.replace(annotation=one.empty)) for one in parameters]
    return f"{'async ' if inspect.iscoroutinefunction(found) else ''}{method}({', '.join(names)})"


def _wanted(found: Callable[..., Any], method: str) -> str:
    return f"{method}(self, view, history)" if hasattr(found, "__func__") else f"{method}(view, history)"
