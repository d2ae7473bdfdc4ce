"""Which names the server answers to: the defence against DNS rebinding.

A page of another site can let its own name point to a machine of the home network and then speak to it as its own
origin; the name in the Host header is all that gives it away. So only names are accepted that nobody can register for
himself, names of this machine, and those that the settings name.
"""

from __future__ import annotations

import ipaddress
import socket
import threading
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from saboteur.server.setting_kinds import host_name
from saboteur.server.settings import Settings

PRIVATE_SUFFIXES: Final = (
    # Set aside for good: RFC 6761, RFC 6762, RFC 8375, and ICANN's resolution of 2024 for .internal.
    ".localhost", ".test", ".local", ".home.arpa", ".internal",
    # In use on private networks since RFC 6762 named them. ICANN refuses or has never delegated them, because of that.
    ".home", ".corp", ".lan", ".intranet", ".private", ".localdomain",
)  # fmt: skip
"""Endings of names that nobody can register. `.box` is not among them: `fritz.box` has had a stranger as its owner."""

MOST_SPELLINGS: Final = 2
"""Of one name in the Host headers of a request, which has one such header in earnest."""


class AllowedHosts:
    """The names that the settings and this machine allow."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_address or "").hostname
        self._named = frozenset(filter(None, (_tidied(public or ""), *settings.allowed_hosts)))
        self._suffixes = (*PRIVATE_SUFFIXES, *(name for name in settings.allowed_hosts if name.startswith(".")))
        self.public = public is not None
        """Whether there is a public address, so that it need not be taken from a proxy's word."""

    def allow(self, name: str) -> bool:
        """Whether requests for a host are answered; the name as `named` gives it."""
        if name in self._named or "." not in name or is_address(name):
            return True
        return name.endswith(self._suffixes) or name in own_names()


def named(hosts: Iterable[str]) -> str | None:
    """The one name that all Host headers agree on, without its port; empty without any. None if they disagree or hold
    something that is no host."""
    sent = set(hosts)
    if len(sent) > MOST_SPELLINGS:
        return None
    names = {_name(host) for host in sent}
    return names.pop() if len(names) == 1 else None if names else ""


def is_address(name: str) -> bool:
    """Whether a name is an IP address: no resolver was asked, so nobody can have answered falsely."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_this_machine(name: str) -> bool:
    """Whether a name can only mean the machine that asks, as far as browsers and programs are concerned."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return is_address(name) and ipaddress.ip_address(name).is_loopback


def own_names() -> frozenset[str]:
    """What this machine calls itself; its full name as soon as the resolver has told it."""
    if not _own.started:
        _own.start()
    return _own.names


def _name(host: str) -> str | None:
    """Host name or address of a Host header, tidied; None if it has none."""
    if not host.strip():
        return ""
    if not _is_written_plainly(host):
        return None
    if host.startswith("["):
        address, bracket, port = host[1:].partition("]")
        return address.lower() if bracket and is_address(address) and ":" in address and _is_port(port) else None
    name, colon, port = host.strip().partition(":")
    return _tidied(name) if _is_port(colon + port) else None


def _is_written_plainly(host: str) -> bool:
    """Whether a host is in ASCII: browsers send every name so, and others would take long to be read."""
    return host.isascii()


def _is_port(text: str) -> bool:
    return not text or (text[0] == ":" and (text[1:] or "0").isdecimal() and text.isascii())


def _tidied(name: str) -> str | None:
    try:
        return host_name(name) if name.strip(".") and not name.startswith(".") else None
    except ValueError:
        return None


class _OwnNames:
    """Looked up once for a process, beside it: a resolver may take long to answer."""

    def __init__(self) -> None:
        self.started = False
        self.names: frozenset[str] = frozenset()

    def start(self) -> None:
        self.started = True
        self._add(socket.gethostname())
        threading.Thread(target=lambda: self._add(socket.getfqdn()), name="own-names", daemon=True).start()

    def _add(self, name: str) -> None:
        self.names |= frozenset(filter(None, (_tidied(name),)))


_own: Final = _OwnNames()
