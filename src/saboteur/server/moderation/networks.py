"""Addresses that are kept out, as limits count them: one of IPv4, the /64 network of one of IPv6, or a network."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from itertools import pairwise
from pathlib import Path
from typing import Final

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address
ONE_PERSON: Final = {4: 32, 6: 64}
"""The length of the prefix that one person has."""
WIDEST: Final = {4: 8, 6: 16}
"""A shorter prefix is a slip of the pen: it would keep out a large part of the world."""
ROUTES: Final = Path("/proc/self/net/fib_trie")
"""Where Linux tells a process, also one of a unit that sees nothing else there, its addresses of IPv4: each in a line,
followed by one that says `/32 host LOCAL`."""
OWN_IPV6: Final = Path("/proc/self/net/if_inet6")
"""The same for IPv6: each line begins with one, in digits without colons."""


def network_of(text: str) -> Network:
    """The network that an operator means by an address or a network. Raises ValueError for anything else."""
    found = ip_network(text.strip(), strict=False)
    if isinstance(found, IPv6Network) and found.network_address.ipv4_mapped is not None and found.prefixlen >= 96:
        found = ip_network((found.network_address.ipv4_mapped, found.prefixlen - 96), strict=False)
    if found.prefixlen < WIDEST[found.version]:
        raise ValueError(text)
    return found.supernet(new_prefix=min(found.prefixlen, ONE_PERSON[found.version]))


def written(network: Network) -> str:
    """A network as limits and operators write it: a single address of IPv4 without its length."""
    return str(network.network_address) if network.prefixlen == network.max_prefixlen else str(network)


def is_within(address: str, networks: frozenset[Network]) -> bool:
    """Whether an address, as limits count it, lies in one of the networks."""
    try:
        own = network_of(address)
    except ValueError:
        return False
    return any(own.version == each.version and own.subnet_of(each) for each in networks)  # type: ignore[arg-type]


def is_here(text: str) -> bool:
    """Whether an address, or the network that it stands for, is one of this machine itself: to keep it out would keep
    out the machine. Raises ValueError for what is neither."""
    network = network_of(text)
    loopback = any(_holds(network, address) for address in ("127.0.0.1", "::1")) or network.is_loopback
    return loopback or is_own(text) or any(own.version == network.version and own in network for own in _listed())


def _listed() -> Iterator[Address]:
    """The addresses that this machine has, as far as the system says so: elsewhere than on Linux, none."""
    routes = ROUTES.read_text(encoding="ascii").splitlines() if ROUTES.exists() else []
    for before, line in pairwise(routes):
        if line.endswith("/32 host LOCAL"):
            yield IPv4Address(before.split()[-1])
    for line in OWN_IPV6.read_text(encoding="ascii").splitlines() if OWN_IPV6.exists() else []:
        yield IPv6Address(int(line.split()[0], 16))


def is_own(text: str) -> bool:
    """Whether an address is one that this machine has itself, also towards the world: then a socket can be bound to
    it. Never true for a network. Whoever wants to know whether an address is ours asks here."""
    try:
        family = socket.AF_INET6 if ip_address(text.strip()).version == 6 else socket.AF_INET
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((text.strip(), 0))
    except (OSError, ValueError):
        return False
    return True


def holds_any(network: Network, proxies: tuple[str, ...]) -> bool:
    """Whether a network overlaps one of the proxies': to keep it out would keep everybody out."""
    others = [ip_network(proxy, strict=False) for proxy in proxies]
    return any(network.version == other.version and network.overlaps(other) for other in others)


def _holds(network: Network, address: str) -> bool:
    parsed = ip_address(address)
    return parsed.version == network.version and parsed in network
