"""A machine with the addresses that a test wants, in the words of Linux."""

from ipaddress import ip_address
from pathlib import Path

import pytest

from saboteur.server.moderation import networks


def plant_addresses(folder: Path, monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """From now on this machine has these addresses, and those of the loopback."""
    parsed = [ip_address(each) for each in ("127.0.0.1", "::1", *addresses)]
    routes = ["     +-- 127.0.0.0/8 2 0 2", "           |-- 127.0.0.0", "              /8 host LOCAL"]
    for each in (each for each in parsed if each.version == 4):
        routes += [f"           |-- {each}", "              /32 host LOCAL"]
        routes += [f"        |-- {each + 254}", "           /32 link BROADCAST"]
    own = [f"{each:032x} 02 40 00 80     eth0" for each in map(int, (each for each in parsed if each.version == 6))]
    for name, lines in {"ROUTES": routes, "OWN_IPV6": own}.items():
        (folder / name).write_text("\n".join(lines))
        monkeypatch.setattr(networks, name, folder / name)
