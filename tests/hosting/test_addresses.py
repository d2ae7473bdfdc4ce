"""Whose address counts behind proxies: from a trusted one the last hop that is none of ours, from others their own."""

import pytest

from saboteur.cli import main
from saboteur.server.http.client_address import address_of
from saboteur.server.settings import Settings

INNER = Settings(trusted_proxy=("10.0.0.0/8", "fd00::5"))


def seen(settings: Settings, client: str, *forwarded: str) -> str:
    """The address that a request counts for: who sent it, and its X-Forwarded-For headers in order."""
    headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    return address_of({"client": (client, 5000), "headers": headers}, settings)


@pytest.mark.parametrize("proxy", ["10.1.2.3", "::ffff:10.1.2.3", "fd00::5"])
def test_a_network_of_proxies_is_believed(proxy: str) -> None:
    assert seen(INNER, proxy, "198.51.100.7") == "198.51.100.7"


@pytest.mark.parametrize("other", ["11.1.2.3", "fd00::6"])
def test_others_are_not_believed(other: str) -> None:
    assert seen(INNER, other, "198.51.100.7") != "198.51.100.7"


def test_proxies_behind_each_other_are_left_out() -> None:
    assert seen(INNER, "10.0.0.1", "192.0.2.66, 198.51.100.7, 10.9.9.9") == "198.51.100.7"


def test_what_a_visitor_wrote_into_a_header_of_his_own_does_not_count() -> None:
    """Some proxies add a header instead of a word."""
    assert seen(INNER, "10.0.0.1", "192.0.2.66", "198.51.100.7") == "198.51.100.7"


@pytest.mark.parametrize("forwarded", ["", " , ", "10.0.0.9"])
def test_without_a_visitor_it_is_the_proxy_itself(forwarded: str) -> None:
    assert seen(INNER, "10.0.0.1", forwarded) == "10.0.0.1"


def test_a_word_that_is_no_address_is_kept_short() -> None:
    assert seen(INNER, "10.0.0.1", "x" * 500) == "x" * 64


def test_a_proxy_that_is_no_address_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--trusted-proxy", "proxy.example"]) == 2
    assert "proxy.example" in capsys.readouterr().err
