"""Where a request comes from: the address that limits count, whether that is this machine, and how it was sent."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final, Literal

from starlette.types import Scope

from saboteur.server.http.allowed_hosts import is_this_machine, named, own_names
from saboteur.server.http.request_headers import header, headers
from saboteur.server.settings import Settings

FORWARDING: Final = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip", b"forwarded", b"via")
"""Headers by which a proxy shows that it passes something on."""


def trusted(scope: Scope, settings: Settings) -> bool:
    """Whether the request comes from a trusted proxy."""
    return bool(scope.get("client")) and is_proxy(scope["client"][0], settings.trusted_proxy)


@lru_cache(maxsize=1024)
def is_proxy(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address is one of the proxies, or lies in one of their networks."""
    try:
        parsed = _parsed(address)
    except ValueError:
        return False
    return any(parsed in ipaddress.ip_network(proxy, strict=False) for proxy in proxies)


def address_of(scope: Scope, settings: Settings) -> str:
    """The client's address; for IPv6 its /64 network, since one person has a whole one."""
    address = scope["client"][0] if scope.get("client") else "unknown"
    if trusted(scope, settings):
        # From the end: what stands before the last hop that is no proxy of ours, anybody may have written. Some proxies
        # add a header of their own instead of a word to the one that came, so all of them are read.
        hops = reversed(forwarded_for(scope))
        address = next((hop for hop in hops if not is_proxy(hop, settings.trusted_proxy)), address)
    return network(address)


def forwarded_for(scope: Scope) -> list[str]:
    """The hops of all X-Forwarded-For headers, the nearest last. Anybody may have written them."""
    return [hop.strip() for hop in ",".join(headers(scope, b"x-forwarded-for")).split(",") if hop.strip()]


def forwarding(scope: Scope, settings: Settings) -> Literal["trusted", "untrusted", "none"]:
    """Whether somebody passes a visitor's address on, and whether that is a trusted proxy."""
    if header(scope, b"x-forwarded-for") is None:
        return "none"
    return "trusted" if trusted(scope, settings) else "untrusted"


@lru_cache(maxsize=1024)
def network(address: str) -> str:
    """An address as limits count: that of IPv4, or the network of an IPv6 one."""
    try:
        parsed = _parsed(address)
    except ValueError:
        return address[:64]
    return str(ipaddress.ip_network((parsed, 64), strict=False)) if parsed.version == 6 else str(parsed)


def is_local(scope: Scope, settings: Settings) -> bool:
    """Whether the request was made on this machine: by a peer at its loopback address that passes nothing on, or by
    way of a trusted proxy, all of whose hops are such addresses."""
    client = scope["client"][0] if scope.get("client") else ""
    if not is_this_machine(client):
        return False
    hops = forwarded_for(scope)
    if hops and trusted(scope, settings):
        return all(is_this_machine(hop) for hop in hops)
    if any(header(scope, name) is not None for name in FORWARDING):
        return False
    # A proxy that tells nobody's address still passes on the name that it was asked for.
    name = named(headers(scope, b"host"))
    return name is not None and (not name or is_this_machine(name) or name in own_names())


def scheme_of(scope: Scope, settings: Settings) -> str:
    """`http` or `https`, as the browser sees it."""
    scheme = {"ws": "http", "wss": "https"}.get(scope.get("scheme", "http"), scope.get("scheme", "http"))
    forwarded = header(scope, b"x-forwarded-proto") if trusted(scope, settings) else None
    return str(forwarded or scheme)


def is_secure(scope: Scope, settings: Settings) -> bool:
    """Whether browsers call the page's origin trustworthy: https, or this very machine."""
    return scheme_of(scope, settings) == "https" or is_this_machine(named(headers(scope, b"host")) or "")


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address; an IPv4 one may come written as IPv6. Raises ValueError."""
    parsed = ipaddress.ip_address(address)
    return parsed.ipv4_mapped or parsed if parsed.version == 6 else parsed
