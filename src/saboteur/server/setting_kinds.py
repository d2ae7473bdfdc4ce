"""The kinds of values that a setting can have: how a text is read, and what people are told who wrote another one."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from saboteur.bots import BadBot, BotRegistry
from saboteur.server import club_texts, creation_keys

NONE: Final = "none"
HIDDEN: Final = "…"
"""Stands for a secret."""
ON_OR_OFF: Final = ("yes", "no")
LONGEST_HOST_NAME: Final = 253
"""Characters, as DNS has it. Longer ones are refused unread: writing out foreign letters takes long."""
LONGEST_SOCKET: Final = 100
"""Bytes of the path of a socket: the system has room for a few more."""
POSTGRES_PREFIXES: Final = ("postgresql://", "postgres://")
_NO_FILE: Final = re.compile(r":memory:|file:.*|[A-Za-z][A-Za-z0-9+.-]+:/?/.*|.*[/\0]", re.DOTALL)
"""Names that SQLite would take for something else than a file, or that were meant for another database."""
_MISSPELLED: Final = re.compile(r"postgres(ql)?(:|//).*", re.DOTALL | re.IGNORECASE)
"""An address of PostgreSQL without its colon or one of its strokes."""
_SECRET: Final = re.compile(r"([?&](?:ssl)?password=)[^&]*")
_LOGIN: Final = re.compile(r"^([A-Za-z][A-Za-z0-9+.-]*(?::?//|:/?)[^:@/]*:).*@", re.DOTALL)
"""A user and a password, which may hold any sign, before a host; perhaps misspelled."""


class NotWanted(ValueError):
    """A text stands for no value, and something else is to be said about it than of other such texts."""

    def __init__(self, text: str, wanted: str) -> None:
        super().__init__(text)
        self.wanted = wanted


def unchanged(text: str) -> str:
    """A text as it is."""
    return text


@dataclass(frozen=True)
class Kind:
    """What a setting can be."""

    read: Callable[[str], Any]
    """The value that a text stands for. Raises ValueError for a text that stands for none."""
    wanted: str
    """What it must be: `serve-wants-WANTED` in the locales says it, with these arguments."""
    arguments: Mapping[str, str | int] = field(default_factory=dict)
    choices: tuple[str, ...] = ()
    """All values, if there are few."""
    shown: Callable[[str], str] = unchanged
    """A text as it may be printed and logged."""


def whole(least: int, most: int) -> Kind:
    """A whole number between two others, both included."""
    return Kind(lambda text: _between(int(_plain(text)), least, most), "whole", {"least": least, "most": most})


def decimal(least: float, most: float) -> Kind:
    """A number, such as 0.5, between two others, both included."""
    limits = {"least": f"{least:g}", "most": f"{most:.15g}"}
    return Kind(lambda text: _between(float(_plain(text)), least, most), "decimal", limits)


def one_of(*choices: str) -> Kind:
    """One of a few words."""
    return Kind(lambda text: _chosen(text, choices), "choice", {"names": ", ".join(choices)}, choices)


def _switched(text: str) -> bool:
    return _chosen(text, ON_OR_OFF) == ON_OR_OFF[0]


def listed(each: Callable[[str], str], wanted: str) -> Kind:
    """Any number of parts, separated by commas; `none` or nothing for no part."""

    def read(text: str) -> tuple[str, ...]:
        return tuple(each(part.strip()) for part in text.split(",") if part.strip() not in ("", NONE))

    return Kind(read, wanted)


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


def without_password(database: str) -> str:
    """The address of a database as it may be printed."""
    return _SECRET.sub(r"\1…", _LOGIN.sub(r"\1…@", database))


def _plain(text: str) -> str:
    """A number as everybody writes it. Raises ValueError for letters, spaces, signs between thousands and the like."""
    if not re.fullmatch(r"-?[0-9]{1,15}(\.[0-9]{1,15})?", text):
        raise ValueError(text)
    return text


def _between(number: float, least: float, most: float) -> float:
    if not least <= number <= most:
        raise ValueError(number)
    return number


def _chosen(text: str, choices: tuple[str, ...]) -> str:
    if text not in choices:
        raise ValueError(text)
    return text


def _listening(text: str) -> str:
    """An address of this machine, or a name of it; never one with a port or in brackets."""
    if ":" in text:
        return str(ip_address(text))
    if text.startswith(".") or (text.rpartition(".")[2].isdigit() and not _is_address(text)):
        raise ValueError(text)
    return host_name(text)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _site(text: str) -> str:
    """The address of a site, spelled as browsers spell it: nothing but scheme, name and port."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or parts.username is not None or parts.path not in ("", "/"):
        raise ValueError(text)
    if "?" in text or "#" in text or not parts.hostname or parts.netloc.endswith(":"):
        raise ValueError(text)
    name = f"[{ip_address(parts.hostname)}]" if ":" in parts.hostname else _listening(parts.hostname)
    return f"{parts.scheme}://{name}" if parts.port is None else f"{parts.scheme}://{name}:{_port(parts.port)}"


def _port(number: int) -> int:
    return int(_between(number, 1, 65535))


def _database(text: str) -> str:
    """A file of SQLite or the address of a PostgreSQL."""
    if text.startswith(POSTGRES_PREFIXES):
        parts = urlsplit(text)
        if parts.port == 0 or text in POSTGRES_PREFIXES:
            raise ValueError(text)
    elif _MISSPELLED.fullmatch(text):
        raise NotWanted(text, "database-address")
    elif not text.removeprefix("sqlite:") or _NO_FILE.fullmatch(text.removeprefix("sqlite:")):
        raise ValueError(text)
    return text


def _proxy(text: str) -> str:
    ip_network(text, strict=False)
    return text


def _foreign_bot(text: str) -> str:
    """A source of bots from outside; its name must not be another bot's."""
    try:
        BotRegistry((text,))
    except BadBot:
        raise ValueError(text) from None
    return text


def _socket_file(text: str) -> Path:
    """A file, whose folder may come with the service; the name of a socket cannot be long."""
    path = Path(text).absolute()
    if not text or text.endswith("/") or path.is_dir() or "\0" in text or len(os.fsencode(path)) > LONGEST_SOCKET:
        raise ValueError(text)
    return path


def _file(text: str) -> Path:
    if not text:
        raise ValueError(text)
    return Path(text)


def _folder(text: str) -> Path:
    if not text or not Path(text).is_dir():
        raise ValueError(text)
    return Path(text)


SWITCH: Final = Kind(_switched, "choice", {"names": ", ".join(ON_OR_OFF)}, ON_OR_OFF)
HOST: Final = Kind(_listening, "host")
SITE: Final = Kind(_site, "site")
DATABASE: Final = Kind(_database, "database", shown=without_password)
PROXIES: Final = listed(_proxy, "proxies")
HOSTS: Final = listed(host_name, "hosts")
FOREIGN_BOTS: Final = listed(_foreign_bot, "foreign-bots")
BOT: Final = Kind(unchanged, "choice")
"""Which bots there are depends on other settings: `settings.checked` looks at it."""
CLUB_NAME: Final = Kind(club_texts.club_name, "club-name", {"most": club_texts.LONGEST_NAME})
CONTACT: Final = Kind(club_texts.contact, "contact")
LINK: Final = Kind(club_texts.link, "link")
WELCOME_FILE: Final = Kind(_file, "welcome-file", {"most": club_texts.LONGEST_WELCOME, "lines": club_texts.MOST_LINES})
"""What is in a file, `settings.checked` looks at: once, not again in each worker."""
KEY: Final = Kind(creation_keys.kept, "key", {"least": creation_keys.SHORTEST}, shown=lambda _: HIDDEN)
KEY_FILE: Final = Kind(_file, "key-file", {"least": creation_keys.SHORTEST})
SOCKET_FILE: Final = Kind(_socket_file, "socket-file", {"most": LONGEST_SOCKET})
FOLDER: Final = Kind(_folder, "folder")
