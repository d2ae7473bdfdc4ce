"""Everything that can be set about a server: each by a flag and by an environment variable.

A setting is one field of `Settings`: name, type, default and what its value must be. Its flag, its variable and the
reading of both follow from that; its sentence for `--help` is `help-serve-NAME` in the locales.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

from saboteur.bots import DEFAULT_BOT, BadBot, BotRegistry
from saboteur.bots.bot_registry import INSTALLED

PREFIX: Final = "SABOTEUR_"
NONE: Final = "none"
LONGEST_HOST_NAME: Final = 253
"""Characters, as DNS has it. Longer ones are refused unread: writing out foreign letters takes long."""
_SPARE_CORES: Final = max(1, (os.cpu_count() or 2) - 1)


def host_name(text: str) -> str:
    """A host name as browsers write it: small letters, ASCII, no dot at its end. Raises ValueError for no name."""
    if len(text) > LONGEST_HOST_NAME + 1:
        raise ValueError(text)
    name = text.lower().removesuffix(".")
    dot = "." if name.startswith(".") else ""
    written = dot + name.removeprefix(".").encode("idna").decode("ascii")
    if not written.strip(".") or any(not (letter.isalnum() or letter in ".-_") for letter in written):
        raise ValueError(text)
    return written


def proxy(text: str) -> str:
    """An address or a network, as it is written. Raises ValueError for anything else."""
    ip_network(text, strict=False)
    return text


def foreign_bot(text: str) -> str:
    """A source of bots from outside. Raises ValueError for anything else, or a name that another bot has."""
    try:
        BotRegistry((text,))
    except BadBot:
        raise ValueError(text) from None
    return text


def setting(default: Any, **metadata: Any) -> Any:
    """A setting with its default and what its value must be.

    `choices` are all values that it may have, `least` is the smallest number, `each` reads one part of a list and
    raises ValueError for a bad one; `flag=False` keeps the setting out of the command line.
    """
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs. Every field is a flag of `saboteur serve` and SABOTEUR_… in the environment."""

    host: str = setting("127.0.0.1")
    """The address that the server listens at; 0.0.0.0 for all of this machine's."""
    port: int = setting(8000)
    public_address: str | None = setting(None)
    """The address people open, such as https://example.org; needed behind a proxy."""
    database: str = setting("saboteur.sqlite3")
    """A file of SQLite, or postgresql://… for several workers."""
    workers: int = setting(1)
    """Processes that serve together; more than one needs PostgreSQL."""
    log_level: str = setting("info", choices=("debug", "info", "warning", "error"))
    log_format: str = setting("text", choices=("text", "json"))
    """`text` for people, `json` for programs that collect logs."""
    drain_seconds: float = setting(0.0)
    """Seconds for which a server that is told to stop continues to serve, but says that it is not ready."""
    trusted_proxy: tuple[str, ...] = setting((), each=proxy)
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    allowed_hosts: tuple[str, ...] = setting((), each=host_name)
    """Further names under which browsers may reach the server; `.example.org` stands for all names below it."""
    metrics: str = setting("local", choices=("all", "local", "none"))
    """Who may read the metrics: `all`, `local` or `none`."""
    list_tables: bool = setting(default=False, choices=("yes", "no"))
    """Whether everybody may see a list of the tables that wait for players and want to be listed."""

    keep_days: int | None = setting(None, least=1)
    """Days after which tables nobody plays at, and their records, are deleted; None keeps them."""
    idle_minutes: float = setting(10.0)
    """Minutes without anybody connected after which a table leaves memory (it stays on disk)."""
    stand_in_after: float = setting(60.0)
    """Seconds without a socket after which somebody counts as gone: then the host may let a bot stand in, the host's
    rights pass on, votes are counted without that person, and a newcomer who never came makes way."""

    bot_workers: int = setting(_SPARE_CORES)
    """Processes in which bots think; 0 lets the simple fallback play every bot."""
    bot_seconds: float = setting(5.0)
    """Seconds a bot may think before the simple fallback answers for it; it waits for its turn to think no longer than
    three fifths of that."""
    bot_delay: float = setting(1.2)
    """Seconds between a move and a bot's answer, roughly."""
    usual_bot: str = setting(DEFAULT_BOT)
    """The bot that takes a seat if nobody names one."""
    foreign_bots: tuple[str, ...] = setting((INSTALLED,), each=foreign_bot)
    """Bots from outside that are let in: `installed` for what installed packages announce, NAME=MODULE:CLASS for one
    class, `none` for nothing."""

    hash_seconds: float = setting(5.0)
    """Seconds in which connected players show the hash of their nonce."""
    nonce_seconds: float = setting(10.0)
    """Seconds in which they open it."""
    rest_seconds: float = setting(30.0)
    """Seconds that the next round waits for those who still look at the end of the last one."""

    most_tables: int = setting(5000)
    """Tables in memory."""
    most_connections: int = setting(12_000)
    """Sockets."""
    most_connections_per_address: int = setting(400)
    """The same limit for one client address."""
    most_http_connections: int = setting(2000)
    """HTTP connections that have not been upgraded to a WebSocket, idle or in a request."""
    most_http_connections_per_address: int = setting(400)
    """The same limit for one client address; forty browsers may sit behind it."""
    head_seconds: float = setting(15.0)
    """Seconds in which the head of a request must be there."""
    body_seconds: float = setting(30.0)
    """Seconds in which the body must follow."""
    unread_seconds: float = setting(30.0)
    """Seconds in which a client must continue to read its answer."""
    most_connections_per_table: int = setting(120)
    """Sockets that watch one table; players have four for each seat besides."""
    requests_per_minute: int = setting(1200)
    """Requests of one address; forty people may sit behind it."""
    tables_per_hour: int = setting(240)
    """New tables of one address."""
    guesses_per_hour: int = setting(20)
    """Wrong codes and tokens of one address."""
    messages_per_minute: int = setting(600)
    """Socket messages of one connection."""
    talk_per_minute: int = setting(30)
    """Claims and lines of chat of one seat."""

    web: Path | None = field(default=None, metadata={"flag": False})
    """Where the built client lies; None for the one that came with the package."""


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment names; the defaults for the others. Raises ValueError for a bad value."""
    named = {entry.name: environment.get(PREFIX + entry.name.upper()) for entry in fields(Settings)}
    return changed(Settings(), {name: value for name, value in named.items() if value is not None})


def changed(settings: Settings, texts: Mapping[str, str]) -> Settings:
    """The settings with some given as text."""
    return replace(settings, **{name: read(name, text) for name, text in texts.items()})


def texts(settings: Settings) -> dict[str, str]:
    """The settings as texts that `changed` reads; those that are None are left out."""
    values = {entry.name: getattr(settings, entry.name) for entry in fields(Settings)}
    named = {name: value for name, value in values.items() if value is not None}
    return {name: _text(value) for name, value in named.items()}


def _text(value: Any) -> str:
    """A value as `read` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def read(name: str, text: str) -> Any:
    """The value that a text gives a setting. Raises ValueError if it must not have that value."""
    kind = Settings.__annotations__[name]
    if kind.startswith("tuple"):
        each = _metadata(name)["each"]
        return tuple(each(part.strip()) for part in text.split(",") if part.strip() not in ("", NONE))
    if kind.startswith("int"):
        return _at_least(name, int(text))
    if kind.startswith("float"):
        return float(text)
    if text not in choices(name, text):
        raise ValueError(text)
    if kind == "bool":
        return text == "yes"
    return Path(text) if kind.startswith("Path") else text


def _at_least(name: str, number: int) -> int:
    """The number, if the setting may be so small. Raises ValueError."""
    least = _metadata(name).get("least")
    if least is not None and number < least:
        raise ValueError(str(number))
    return number


def choices(name: str, *otherwise: str) -> tuple[str, ...]:
    """The values that a setting may have; `otherwise` if it may have any."""
    found: tuple[str, ...] = _metadata(name).get("choices", otherwise)
    return found


def is_switch(name: str) -> bool:
    """Whether a setting is on or off: its flag alone turns it on."""
    return bool(Settings.__annotations__[name] == "bool")


def _metadata(name: str) -> Mapping[str, Any]:
    """What was declared of a setting besides its type and default."""
    return Settings.__dataclass_fields__[name].metadata


def flags() -> list[str]:
    """The settings that are flags of the command line."""
    return [entry.name for entry in fields(Settings) if entry.metadata.get("flag", True)]
