"""The commands of the pages about hosting do what they say, as far as that can be told without running them."""

import re
import shlex

import pytest

from saboteur.server import club_texts, creation_keys
from tests.kit.memory_folder import MEMORY
from tests.kit.proxies import DEPLOY
from tools.services.postgres_cluster import cluster

ROOT = DEPLOY.parent
PAGES = ("hosting.md", "hosting-postgresql.md", "hosting-container.md")
GUIDE = "\n".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in PAGES)
BLOCKS = re.findall(r"```\n(.*?)```", GUIDE, re.DOTALL)
COMMANDS = [line.strip() for block in BLOCKS for line in block.splitlines()]


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("sudo cp deploy/")])
def test_what_is_copied_is_a_file(command: str) -> None:
    """A pattern that also means a folder makes cp complain."""
    for name in shlex.split(command)[2:-1]:
        assert (ROOT / name).is_file(), name


def test_a_unit_that_is_run_once_leaves_nothing_behind() -> None:
    started = [line for line in COMMANDS if "systemd-run" in line]
    assert started
    assert all("--collect" in line for line in started)


def test_an_authority_of_ones_own_is_explained() -> None:
    """With what the Caddyfile reads, and what the doctor reads."""
    section = GUIDE.partition("### Certificates of your own authority")[2].partition("\n### ")[0]
    assert "SABOTEUR_TLS=tls internal" in section
    assert "{$SABOTEUR_TLS}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "SSL_CERT_FILE=" in section
    for line in ("ssl_certificate ", "ssl_certificate_key "):
        assert line in section
        assert line in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")


def test_a_key_that_is_pasted_as_it_stands_is_refused() -> None:
    """Else everybody who reads the guide would know it."""
    keys = re.findall(r"^(?:# )?SABOTEUR_CREATION_KEY=(.+)$", GUIDE, re.MULTILINE)
    assert keys
    for key in keys:
        with pytest.raises(ValueError, match="key"):
            creation_keys.kept(key)


def test_copies_that_stay_are_named() -> None:
    """Whatever the guide lets a host make beside the usual places."""
    section = GUIDE.partition("## Uninstall")[2].partition("\n## ")[0]
    for copy in ("~/friday.sqlite3", "/var/tmp/friday.dump", "`before_…`", "`restored`"):
        assert copy in section


def test_a_file_that_a_setting_names_is_made_before() -> None:
    """Else the server would not start after the block is pasted. What the example welcome says can be shown."""
    section = GUIDE.partition("### What people see")[2].partition("\n### ")[0]
    before, setting, _ = section.partition("SABOTEUR_WELCOME=/etc/saboteur-welcome.txt")
    assert setting
    (words,) = re.findall(r"sudo tee /etc/saboteur-welcome.txt <<'END'\n(.*?)END\n", before, re.DOTALL)
    assert set(club_texts.parsed(words)) == {club_texts.ALL, "lt"}
    assert "sudo chmod 644 /etc/saboteur-welcome.txt\n" in before


def test_systemd_reads_a_unit_or_drop_in_that_was_copied() -> None:
    """In the same block, or every command for the unit says that it changed on disk."""
    copied = [block for block in BLOCKS if re.search(r"sudo cp .*/etc/systemd/system/", block)]
    assert copied
    for block in copied:
        after = block[block.rindex("/etc/systemd/system/") :]
        assert "systemctl daemon-reload" in after or "systemctl enable" in after, block


def test_a_user_is_dropped_after_all_its_databases() -> None:
    """Also those that a restore left behind."""
    section = GUIDE.partition("## Uninstall")[2].partition("\n## ")[0]
    (listed,) = re.findall(r'psql -Atc "(.*?)"', section)
    assert section.index(listed) < section.index("dropdb") < section.index("dropuser")
    with cluster(MEMORY) as postgres:
        postgres.sql("CREATE ROLE saboteur LOGIN", "CREATE DATABASE saboteur OWNER saboteur")
        postgres.sql("CREATE DATABASE other", "ALTER DATABASE saboteur RENAME TO before_20260306_040000")
        postgres.sql("CREATE DATABASE saboteur OWNER saboteur")
        found = postgres.sql(listed).split()
    assert sorted(found) == ["before_20260306_040000", "saboteur"]
