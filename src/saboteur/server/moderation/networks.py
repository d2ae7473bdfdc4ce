"""Addresses that are kept out, as limits count them: one of IPv4, the /64 network of one of IPv6, or a network."""

from __future__ import annotations

import socket
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network
ONE_PERSON: Final = {4: 32, 6: 64}
"""The length of the prefix that one person has."""
WIDEST: Final = {4: 8, 6: 16}
"""A shorter prefix is a slip of the pen: it would keep out a large part of the world."""


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


def is_here(network: Network) -> bool:
    """Whether a network holds an address of this machine itself."""
    return any(_holds(network, address) for address in ("127.0.0.1", "::1")) or network.is_loopback


def is_own(text: str) -> bool:
    """Whether an address is one that this machine has itself, also towards the world: then a socket can be bound to
    it. Never true for a network."""
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
