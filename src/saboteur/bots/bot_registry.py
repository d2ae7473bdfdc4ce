"""Which bots can be named, and how each is made: the built-in ones, and those from outside that are let in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import count
from typing import Final

from saboteur.bots.bad_bot import BadBot, check_methods
from saboteur.bots.bot import Bot
from saboteur.bots.built_in_bots import BUILT_IN_NAMES, built_in
from saboteur.bots.foreign_bots import NAME, ForeignBot, announced, is_path
from saboteur.bots.policy_spec import PolicySpec
from saboteur.bots.reference_bots import REFERENCE

INSTALLED: Final = "installed"
FALLBACK: Final = "fallback"
"""The name under which a simple move is played for a bot that does not answer."""


class BotRegistry:
    """The bots that can be named in one place. Foreign ones never take the name of another."""

    def __init__(self, sources: Iterable[str] = (INSTALLED,)) -> None:
        """`sources`: `installed` lets in what installed packages announce, `NAME=MODULE:CLASS` one class under a name.

        Raises BadBot for a source that is neither, or whose name is taken.
        """
        self._foreign: dict[str, str] = {}
        for source in sources:
            if source == INSTALLED:
                self._foreign = {name: path for name, path in announced().items() if _is_free(name)} | self._foreign
            else:
                name, path = named_class(source)
                self._foreign[name] = path

    @property
    def names(self) -> list[str]:
        """The built-in bots, then the others in alphabetical order."""
        return [*BUILT_IN_NAMES, *sorted(self._foreign)]

    def make(self, name: str, seed: str) -> Bot:
        """A bot for one seat of one game. Raises BadBot for a name that none has, or a foreign bot that fails."""
        if name in self._foreign:
            return ForeignBot(name, self._foreign[name], seed)
        if name not in BUILT_IN_NAMES:
            raise BadBot("unknown-bot", f"{', '.join(self.names)} are", bot=name)
        made = built_in(name)
        if isinstance(made, PolicySpec):
            return made.bot(name, seed)
        bot = made(seed)
        bot.name = name
        return bot


def named_class(source: str) -> tuple[str, str]:
    """The name and the class of a source `NAME=MODULE:CLASS`. Raises BadBot for any other text or a taken name."""
    name, _, path = source.partition("=")
    if not NAME.fullmatch(name) or not is_path(path) or not _is_free(name):
        raise BadBot("unknown-bot", bot=source)
    return name, path


def _is_free(name: str) -> bool:
    taken = {*BUILT_IN_NAMES, *REFERENCE, FALLBACK, INSTALLED}
    return name.lower() not in taken


@cache
def registry_of(sources: tuple[str, ...]) -> BotRegistry:
    """The registry with these sources; what is installed is looked up once."""
    return BotRegistry(sources)


_CLASSES: Final[dict[str, Callable[..., Bot]]] = {}
"""Classes of this process that `named` has given a name."""


def named(bot: str | Callable[..., Bot]) -> str:
    """A name for `make_bot`: that of a class that need not lie in any file, or the name itself. For this process.

    Raises TypeError for a bot that is made already, since every game needs one of its own, and for what makes none.
    """
    if isinstance(bot, str):
        return bot
    kind = type(bot).__name__
    if not isinstance(bot, type) and hasattr(bot, "choose"):
        raise TypeError(f"this is an object of {kind}: give the class, {kind}, from which each game makes its own bots")
    if not callable(bot):
        raise TypeError(f"{bot!r} is no bot: give a name, such as 'detective', or a class with a method choose")
    name = getattr(bot, "__name__", "bot")
    free = (text for number in count(1) if (text := name if number == 1 else f"{name}-{number}"))
    name = next(text for text in free if _CLASSES.get(text, bot) is bot and _is_free(text))
    _CLASSES[name] = bot
    return name


def source_of(name: str) -> str | Callable[..., Bot]:
    """What a name of `make_bot` stands for, if it is one of a class: that class, or where it lies."""
    return _CLASSES.get(name, name)


def make_bot(name: str, seed: str) -> Bot:
    """A bot that is built in, installed or `named`, or a class as `module:Class` or `file.py:Class`. Raises BadBot."""
    if name in _CLASSES:
        return ForeignBot(name, _CLASSES[name], seed)
    if is_path(name):
        return ForeignBot(name, name, seed)
    registry = registry_of((INSTALLED,))
    if name not in registry.names:
        raise BadBot("unknown-bot", f"{', '.join(registry.names)} and classes such as my.py:Mine are", bot=name)
    return registry.make(name, seed)


def object_of(bot: Bot | str, seed: str) -> Bot:
    """A bot as it is, or made from its name. Raises BadBot for a name that none has and for one that cannot be asked,
    and TypeError for a class and for whatever has no `choose`."""
    if isinstance(bot, str):
        return make_bot(bot, seed)
    if isinstance(bot, type):
        raise TypeError(f"{bot.__name__} is a class: give an object of it, such as {bot.__name__}()")
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"{bot!r} is no bot: it has no method choose(view, history)")
    check_methods(bot, type(bot).__name__)
    return bot


def bot_names() -> list[str]:
    """The bots that `make_bot` knows by name."""
    return registry_of((INSTALLED,)).names
