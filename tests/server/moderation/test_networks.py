"""Which addresses a ban covers, and which nobody can ban."""

from pathlib import Path

import pytest

from saboteur.server.http.client_address import network
from saboteur.server.moderation.networks import (
    _listed,
    holds_any,
    is_here,
    is_own,
    is_within,
    network_of,
    written,
)
from tests.kit.own_addresses import plant_addresses


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("198.51.100.7", "198.51.100.7"), (" 198.51.100.7 ", "198.51.100.7"), ("198.51.100.7/24", "198.51.100.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("2001:db8:1::/48", "2001:db8:1::/48"), ("::ffff:198.51.100.7", "198.51.100.7"), ("10.0.0.0/8", "10.0.0.0/8"),
    ],
)  # fmt: skip
def test_an_address_is_kept_as_limits_count_it(text: str, kept: str) -> None:
    assert written(network_of(text)) == kept
    assert network_of(kept) == network_of(text)


@pytest.mark.parametrize(
    "text", ["", "Ana", "198.51.100", "198.51.100.7:80", "0.0.0.0/0", "10.0.0.0/7", "::/0", "8000::/1"]
)
def test_what_is_no_address_or_half_the_world_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        network_of(text)


@pytest.mark.parametrize(
    ("address", "out"),
    [
        ("198.51.100.7", True), ("198.51.100.8", False), ("203.0.113.200", True), ("203.0.114.1", False),
        ("2001:db8::1", True), ("2001:db8::ffff:1:2:3", True), ("2001:db8:0:1::1", False), ("unknown", False),
        ("::ffff:198.51.100.7", True),
    ],
)  # fmt: skip
def test_a_ban_covers_an_address_a_network_and_a_whole_64(address: str, out: bool) -> None:  # noqa: FBT001
    networks = frozenset(map(network_of, ("198.51.100.7", "203.0.113.0/24", "2001:db8::5")))
    assert is_within(network(address), networks) == out


def test_nobody_keeps_out_this_machine_or_the_proxy() -> None:
    assert all(is_here(text) for text in ("127.0.0.1", "127.0.0.0/8", "::1", "127.5.5.5"))
    assert not is_here("198.51.100.7")
    assert is_own(" 127.0.0.2 ")
    assert not any(is_own(text) for text in ("198.51.100.7", "2001:db8::1", "127.0.0.0/8", "Ana"))
    assert holds_any(network_of("10.0.0.0/8"), ("10.1.2.3",))
    assert holds_any(network_of("10.1.2.3"), ("192.168.0.0/16", "10.0.0.0/8"))
    assert not holds_any(network_of("198.51.100.7"), ("10.0.0.0/8", "::1"))


def test_nobody_keeps_out_a_network_with_this_machine_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its prefix: also the /64 of a neighbor, which is what one person has."""
    plant_addresses(tmp_path, monkeypatch, "10.77.0.1", "2001:db8::1")
    assert {str(each) for each in _listed()} == {"127.0.0.1", "10.77.0.1", "::1", "2001:db8::1"}
    for text in ("10.77.0.1", "10.77.0.0/24", "10.0.0.0/8", "2001:db8::/48", "2001:db8::5", "::ffff:10.77.0.0/120"):
        assert is_here(text), text
    for text in ("10.77.0.2", "10.77.1.0/24", "10.77.0.255", "2001:db8:0:1::1"):
        assert not is_here(text), text


def test_the_system_says_which_addresses_it_has() -> None:
    assert all(is_own(str(each)) for each in _listed() if not each.is_link_local)


def test_a_system_that_does_not_say_which_addresses_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ROUTES", "OWN_IPV6"):
        monkeypatch.setattr(f"saboteur.server.moderation.networks.{name}", Path("/nowhere"))
    assert list(_listed()) == []
    assert is_here("127.0.0.0/8")
