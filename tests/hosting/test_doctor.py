"""`saboteur doctor` finds what hosts get wrong: each planted mistake by a sentence of its own, and nothing else."""

import asyncio
import errno
import itertools
import json
import os
import shutil
import socket
import ssl
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import saboteur
from saboteur.cli import main
from saboteur.cli.database_driver import why_unanswered
from saboteur.cli.doctor import database_check, settings_check, web_client
from saboteur.cli.doctor.database_check import database
from saboteur.cli.doctor.machine_check import machine
from saboteur.cli.doctor.network_check import _certificate, _round_trip, _socket, network
from saboteur.cli.doctor.running_settings import older_settings, why_no_control
from saboteur.cli.doctor.temporary_server import temporary_server
from saboteur.cli.doctor.web_client import ask
from saboteur.cli.environment_files import variables_in
from saboteur.sentences import languages, sentence_in
from saboteur.server.cluster.supervisor import Supervisor
from saboteur.server.control.commands import Commands
from saboteur.server.control.requests import ShowSettings, decode_request, encode
from saboteur.server.control.socket_file import control_path, open_control
from saboteur.server.listening import open_ports
from saboteur.server.settings import Settings, from_environment
from saboteur.server.store.sqlite import check_file
from tests.kit.memory_folder import MEMORY
from tests.kit.other_program import other_program
from tests.kit.proxies import DEPLOY, Proxy, caddy, nginx
from tests.kit.words import ANYTHING, heard, spoken
from tools.services.ports import free_port
from tools.services.postgres_cluster import cluster

Doctor = Callable[..., tuple[int, str]]
WELL = spoken("doctor-all-well")


@pytest.fixture
def doctor(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Doctor:
    """Run the command with flags; its exit code and what it prints. No unit is installed, whatever this machine has."""
    monkeypatch.setattr(settings_check, "UNIT_FILE", folder / "no.service")

    def run(*flags: str) -> tuple[int, str]:
        given = (
            [] if any(flag.startswith("--database") for flag in flags) else ["--database", str(folder / "x.sqlite3")]
        )
        port = [] if "--port" in flags else ["--port", str(free_port())]
        code = main(["doctor", *given, *port, "--bot-workers", "1", *flags])
        return code, capsys.readouterr().out

    return run


def faults(text: str) -> list[str]:
    """The lines that are warnings or problems, without their labels."""
    labels = tuple(f"  {spoken('doctor-label', level=level)}: " for level in ("warning", "problem"))
    return [line.partition(": ")[2] for line in text.splitlines() if line.startswith(labels)]


def told(key: str, text: str, **arguments: str | int) -> bool:
    """Whether a sentence is the only fault; what a test leaves open may be anything."""
    found = faults(text)
    return len(found) == 1 and bool(heard(spoken(key, **arguments), found[0]))


def test_a_server_that_is_well(doctor: Doctor, folder: Path) -> None:
    """And nothing is left behind."""
    code, text = doctor()
    assert (code, faults(text)) == (0, [])
    assert text.splitlines()[-1] == WELL
    assert list(folder.iterdir()) == []


# -- settings ---------------------------------------------------------------------------------------------------------


def test_all_wrong_settings_are_told_at_once(doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABOTEUR_PUBLIC_ADRESS", "https://play.example")
    monkeypatch.setenv("SABOTEUR_KEEP_DAYS", "0")
    code, text = doctor("--metrics", "locale")
    assert code == 1
    assert len(faults(text)) == 3
    assert (
        spoken("serve-unknown-variable-near", variable="SABOTEUR_PUBLIC_ADRESS", nearest="SABOTEUR_PUBLIC_ADDRESS")
        in text
    )
    for flag in ("--keep-days", "--metrics"):
        assert heard(spoken("serve-bad-setting", name=flag, variable=ANYTHING, text=ANYTHING, why=ANYTHING), text)


@pytest.mark.parametrize(
    ("flags", "key", "arguments", "code"),
    [
        (["--workers", "2", "--database", "x.db"], "doctor-needs-postgres", {"workers": 2, "file": "x.db"}, 1),
        (["--trusted-proxy", "10.0.0.1"], "doctor-no-public-address", {}, 0),
        (["--metrics", "all"], "doctor-metrics-open", {}, 0),
    ],
)
def test_settings_that_do_not_fit_each_other(
    doctor: Doctor, flags: list[str], key: str, arguments: dict[str, str | int], code: int
) -> None:
    found, text = doctor(*flags)
    assert told(key, text, **arguments)
    assert found == code


@pytest.mark.parametrize(
    ("flags", "key", "arguments"),
    [
        (["--trusted-proxy", "0.0.0.0/0"], "trusts-everyone", {"network": "0.0.0.0/0"}),
        ([], "no-trusted-proxy", {}),
        (["--trusted-proxy", "127.0.0.1", "--host", "0.0.0.0"], "open-port", {"host": "0.0.0.0", "port": ANYTHING}),
        (["--trusted-proxy", "127.0.0.1", "--public-address", "http://play.example"], "plain-public",
         {"address": "http://play.example"}),
    ],
)  # fmt: skip
def test_doubtful_ways_to_stand_behind_a_proxy(
    doctor: Doctor, flags: list[str], key: str, arguments: dict[str, str]
) -> None:
    """The site itself does not exist, which is another finding."""
    public = [] if "--public-address" in flags else ["--public-address", "https://nowhere.invalid"]
    found = faults(doctor(*public, *flags)[1])
    assert [bool(heard(spoken(f"doctor-{key}", **arguments), line)) for line in found] == [True, False]
    assert heard(spoken("doctor-unreachable", address=ANYTHING, why=ANYTHING), found[1])


def test_a_unit_is_read_as_systemd_reads_it(tmp_path: Path) -> None:
    """Its own variables, then the file that it names; other lines are none of ours."""
    (tmp_path / "saboteur.env").write_text(
        "# club\nSABOTEUR_PUBLIC_ADDRESS=https://play.example\nSABOTEUR_PORT='9000'\n"
    )
    unit = tmp_path / "saboteur.service"
    original = (DEPLOY / "saboteur.service").read_text()
    unit.write_text(original.replace("-/etc/saboteur.env", str(tmp_path / "saboteur.env")))
    settings = from_environment(variables_in(unit))
    assert (settings.port, settings.public_address) == (9000, "https://play.example")
    assert (settings.trusted_proxy, settings.database) == (("127.0.0.1",), "/var/lib/saboteur/games.sqlite3")
    unit.write_text(original.replace("-/etc/saboteur.env", "-/nowhere/saboteur.env"))
    assert from_environment(variables_in(unit)).port == 8000


def test_settings_that_are_not_the_units(doctor: Doctor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever forgets the file is not told that all is well with the server that runs."""
    unit = tmp_path / "saboteur.service"
    unit.write_text(f"[Service]\nEnvironment=SABOTEUR_PORT={free_port()}\n")
    monkeypatch.setattr(settings_check, "UNIT_FILE", unit)
    code, text = doctor()
    assert (code, told("doctor-other-settings", text, unit=unit.name, command=ANYTHING)) == (0, True)
    assert f"saboteur doctor --env-file {unit}" in text
    assert faults(doctor("--env-file", str(unit))[1]) == []


def test_a_unit_whose_settings_are_flags(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They are looked at like its variables, which they override, and are settings enough."""
    unit, port = folder / "saboteur.service", free_port()

    def looked_at(*lines: str) -> str:
        unit.write_text("\n".join(("[Service]", *lines)))
        main(["doctor", "--database", str(folder / "x.sqlite3"), "--bot-workers", "1", "--env-file", str(unit)])
        return capsys.readouterr().out

    free = spoken("doctor-port-free", address=f"http://127.0.0.1:{port}")
    for flags in (
        f"--port={port} --list-tables --name Club",
        f"--list-tables --port {port}",
        f"--port {port} --list-tables",
    ):
        text = looked_at("Environment=SABOTEUR_PORT=none", f"ExecStart=/opt/saboteur/bin/saboteur serve {flags}")
        assert (faults(text), free in text) == ([], True)
    assert "“none”" in looked_at("ExecStart=saboteur serve --port none --name %H --usual-bot $BOT --what x")
    none = spoken("doctor-no-settings", file=str(unit))
    assert none not in looked_at(f"ExecStart=saboteur serve --port {port}")
    assert none not in looked_at("ExecStart=saboteur serve")
    for other in ("ExecStart=/usr/bin/caddy run", 'ExecStart=saboteur serve "'):
        assert none in looked_at(other)


def test_a_file_without_any_setting(doctor: Doctor, tmp_path: Path) -> None:
    """Such as that of the proxy."""
    file = str(DEPLOY / "Caddyfile")
    code, text = doctor("--env-file", file)
    assert (code, told("doctor-no-settings", text, file=file)) == (0, True)
    (tmp_path / "x.env").write_text("# the club\nSABOTEUR_NAME=Thursday Club\n")
    assert faults(doctor("--env-file", str(tmp_path / "x.env"))[1]) == []


def test_a_file_of_variables_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--env-file", "/nowhere/saboteur.env"]) == 2
    assert heard(spoken("serve-no-file", file="/nowhere/saboteur.env", why=ANYTHING), capsys.readouterr().err)


# -- database and machine ---------------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there(doctor: Doctor, folder: Path) -> None:
    code, text = doctor("--database", str(folder / "none" / "x.sqlite3"))
    assert code == 1
    assert told("doctor-no-folder", text, folder=str(folder / "none"))


def test_a_file_that_others_can_read(doctor: Doctor, folder: Path) -> None:
    file = folder / "x.sqlite3"
    check_file(str(file))
    before = sorted(folder.iterdir())
    assert doctor()[0] == 0
    assert sorted(folder.iterdir()) == before, "it is read without making files that the server could not open"
    file.chmod(0o644)
    code, text = doctor()
    assert code == 1
    assert told("doctor-file-open", text, file=str(file))


def test_a_file_that_is_no_database(doctor: Doctor, folder: Path) -> None:
    (folder / "x.sqlite3").write_text("words, and no database of any kind at all")
    code, text = doctor()
    assert code == 1
    assert told("doctor-file-damaged", text, file=str(folder / "x.sqlite3"), why=ANYTHING)


def test_a_folder_that_cannot_be_written(doctor: Doctor, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, _: Path(path) != folder)  # root may write everywhere
    code, text = doctor()
    assert code == 1
    assert told("doctor-not-writable", text, file=str(folder), user=ANYTHING)


def test_a_disk_that_is_read_only(doctor: Doctor, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nobody's rights are at fault."""
    free = SimpleNamespace(f_flag=os.ST_RDONLY, f_bavail=1 << 30, f_blocks=1 << 30, f_bfree=1 << 30, f_frsize=4096)
    monkeypatch.setattr("os.access", lambda *_: False)
    monkeypatch.setattr("os.statvfs", lambda _: free)
    check_file(str(folder / "x.sqlite3"))
    code, text = doctor()
    assert code == 1
    assert told("doctor-read-only", text, folder=str(folder))


def test_a_postgresql_that_does_not_answer(doctor: Doctor) -> None:
    address = f"postgresql://club:hunter2@127.0.0.1:{free_port()}/games"
    code, text = doctor("--database", address)
    assert code == 1
    why = spoken("serve-database-refused", database=address.replace("hunter2", "…"))
    assert told("serve-not-started", text, why=why)
    assert "hunter2" not in text


@pytest.mark.parametrize("option", ["sslmode=on", "sslmode=verify-full&sslrootcert=/nowhere/root.crt"])
def test_an_address_with_an_option_that_cannot_be_used(doctor: Doctor, option: str) -> None:
    """Nor is the database said not to answer: it was not asked."""
    address = f"postgresql://club:hunter2@127.0.0.1:{free_port()}/games?{option}"
    code, text = doctor("--database", address)
    why = spoken("serve-database-setting", database=address.replace("hunter2", "…"))
    assert (code, told("serve-not-started", text, why=why)) == (1, True)


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("postgresql://club@/games?host=/nowhere", "refused"),
        ("postgresql://club@/games?host=/nowhere&sslrootcert={there}", "refused"),
        ("postgresql://club@/games?host=/nowhere&sslrootcert={there}&sslmode=verify-full", "refused"),
        ("postgresql://club@/games?host=/nowhere&sslrootcert=/nowhere/root.crt", "refused"),
        ("postgresql://club@127.0.0.1:1/games?sslrootcert={there}", "refused"),
        ("postgresql://club@127.0.0.1:1/games?sslrootcert=/nowhere/root.crt", "setting"),
    ],
)
def test_a_socket_that_is_not_there_is_not_the_certificates_fault(tmp_path: Path, address: str, fault: str) -> None:
    there = tmp_path / "root.crt"
    there.touch()
    database = address.format(there=there)
    told = spoken(f"serve-database-{fault}", database=database)
    assert why_unanswered(FileNotFoundError(errno.ENOENT, "No such file or directory"), database) == told


def test_a_password_with_an_unescaped_sign(doctor: Doctor) -> None:
    """It is not shown, and how to write it is."""
    address = f"postgresql://club:hunt@er2@127.0.0.1:{free_port()}/games"
    text = doctor("--database", address)[1]
    why = spoken("serve-database-host", database=address.replace("hunt@er2", "…"))
    assert told("serve-not-started", text, why=spoken("serve-database-escape", why=why))
    assert "%40" in text


def test_several_workers_on_a_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence names what to change, by flag and by variable."""
    file = str(folder / "x.sqlite3")
    assert main(["serve", "--port", "0", "--workers", "2", "--database", file]) == 2
    said = capsys.readouterr().err
    assert spoken("serve-needs-postgres", workers=2, database=file) in said
    for name in ("--workers", "SABOTEUR_WORKERS", "--database", "SABOTEUR_DATABASE"):
        assert name in said


def test_a_postgresql_with_too_few_connections_for_the_workers(doctor: Doctor) -> None:
    with cluster(MEMORY) as database:
        assert doctor("--database", database.address())[0] == 0
        text = doctor("--database", database.address(), "--workers", "500", "--bot-workers", "0")[1]
        wanted = spoken("doctor-few-connections", most=ANYTHING, needed=3000, workers=500)
        assert any(heard(wanted, line) for line in faults(text))


def test_a_disk_that_is_almost_full(doctor: Doctor, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, code in ((50, 1), (500, 0)):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, free=free: SimpleNamespace(free=free << 20))
        found, text = doctor()
        assert found == code
        assert told("doctor-disk-full", text, free=free, folder=str(folder))


def test_too_few_open_files(doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _: (256, 1024))
    code, text = doctor()
    assert code == 0
    assert told("event-few-files", text, files=1024, needed=ANYTHING)


def test_more_processes_than_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    findings = list(machine(Settings(workers=2, bot_workers=6)))
    assert findings[-1].text == spoken("doctor-many-processes", processes=8, cores=2)
    assert all(each.level == "ok" for each in machine(Settings(bot_workers=1)))


# -- network and proxy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["192.0.2.77", "2001:db8::77"])
def test_an_address_that_this_machine_does_not_have(doctor: Doctor, host: str) -> None:
    """No other program is to blame, and nobody waits for an answer from there."""
    code, text = doctor("--host", host)
    assert (code, told("doctor-host-elsewhere", text, host=host)) == (1, True)
    assert all(doctor("--host", own)[0] == 0 for own in ("127.0.0.1", "127.5.5.5", "localhost"))


def test_a_port_that_another_program_has(doctor: Doctor) -> None:
    with other_program() as port:
        code, text = doctor("--port", str(port))
    assert code == 1
    assert told("doctor-port-taken", text, address=f"http://127.0.0.1:{port}")


HEALTHY = json.dumps({"status": "ok", "version": saboteur.__version__, "forwarded": "trusted", "secure": True})


@contextmanager
def server_that_resets(after: int) -> Iterator[int]:
    """Something at a port that gives as many good answers and then resets every connection."""
    with socket.create_server(("127.0.0.1", 0)) as port:

        def answer() -> None:
            for number in itertools.count():
                try:
                    visitor = port.accept()[0]
                except OSError:
                    return
                with visitor:
                    if number < after:
                        visitor.recv(65536)
                        visitor.sendall(f"HTTP/1.1 200 OK\r\ncontent-length: {len(HEALTHY)}\r\n\r\n{HEALTHY}".encode())
                    else:
                        visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

        threading.Thread(target=answer, daemon=True).start()
        yield int(port.getsockname()[1])
        port.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("after", [0, 1])
def test_a_connection_that_is_reset_is_a_sentence(doctor: Doctor, after: int) -> None:
    """At the first question, or between two."""
    with server_that_resets(after) as port:
        code, text = doctor("--port", str(port))
    assert code == 1
    assert told("doctor-port-taken", text, address=f"http://127.0.0.1:{port}")


@pytest.mark.parametrize(("after", "found"), [(0, ["unreachable"]), (1, ["unreachable", "no-websocket"])])
def test_a_way_there_that_is_reset_is_a_sentence(after: int, found: list[str]) -> None:
    with server_that_resets(after) as port:
        public = f"http://127.0.0.1:{port}"
        told_of = list(_round_trip(public))
    assert [each.level for each in told_of] == ["problem"] * len(found)
    for each, key in zip(told_of, found, strict=True):
        assert heard(spoken(f"doctor-{key}", address=public, why=ANYTHING), each.text)


@pytest.fixture
def lost_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody says where names are; every step that asks would wait until the end of the test."""
    over = threading.Event()

    def look_up(*_: Any, **__: Any) -> Any:
        over.wait()
        raise socket.gaierror("over")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(web_client, "SECONDS", 0.05)
    monkeypatch.setattr(database_check, "ANSWER_SECONDS", 0.05)
    yield
    over.set()


@pytest.mark.usefixtures("lost_names")
def test_no_step_waits_for_ever() -> None:
    why = os.strerror(errno.ETIMEDOUT)
    public = "https://play.example"
    with pytest.raises(TimeoutError):
        ask(public, "/api/health")
    told_of = [*_round_trip(public), *_socket(public), *network(Settings(host="pc1.example"))]
    texts = [spoken("doctor-unreachable", address=public, why=why), spoken("doctor-no-websocket", why=why)]
    assert [each.text for each in told_of][:2] == texts
    assert [each.level for each in told_of] == ["problem"] * 3
    (found,) = database(Settings(database="postgresql://club@db.example/games"))
    why = spoken("serve-database-late", database="postgresql://club@db.example/games")
    assert found.text == spoken("serve-not-started", why=why)


@pytest.mark.usefixtures("lost_names")
def test_a_socket_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the proxy keeps it open: it took the connection, and nobody answers the handshake."""
    silent = socket.socket()  # the step that is given up closes it, as soon as the port is gone
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        port.listen()
        silent.connect(port.getsockname())
        monkeypatch.setattr(socket, "create_connection", lambda *_, **__: silent)
        (found,) = _socket("http://play.example")
    assert found.text == spoken("doctor-no-websocket", why=os.strerror(errno.ETIMEDOUT))


class Site:
    """A proxy that a test starts, and the settings of the server behind it."""

    def __init__(self, folder: Path, doctor: Doctor) -> None:
        self.proxy, self.port, self._doctor = Proxy(folder), free_port(), doctor
        self.settings = Settings(
            host="127.0.0.1", port=self.port, public_address=self.proxy.base, trusted_proxy=("127.0.0.1",)
        )

    def checked(self, *flags: str) -> tuple[int, str]:
        usual = ["--port", str(self.port), "--public-address", self.proxy.base]
        trusted = [] if "--trusted-proxy" in flags else ["--trusted-proxy", "127.0.0.1"]
        return self._doctor(*usual, *trusted, *flags)


@pytest.fixture
def site(tmp_path: Path, doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> Site:
    made = Site(tmp_path, doctor)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.proxy.certificate))
    return made


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_the_way_through_a_proxy_that_is_well(site: Site, proxy: Callable[..., Any], folder: Path) -> None:
    """To a temporary server, of which nothing stays."""
    with proxy(site.proxy, site.port):
        code, text = site.checked()
    assert (code, faults(text)) == (0, [])
    assert spoken("doctor-temporary-server", address=f"http://127.0.0.1:{site.port}") in text
    assert spoken("doctor-round-trip", address=site.proxy.base) in text
    assert list(folder.iterdir()) == []


HOST = "proxy_set_header Host $http_host;"
ADDRESS = "proxy_set_header X-Forwarded-For $remote_addr;"
SCHEME = "proxy_set_header X-Forwarded-Proto $scheme;"
PROXY_FAULTS: dict[str, tuple[dict[str, str], dict[str, str | int]]] = {
    "no-websocket": ({"proxy_set_header Upgrade $http_upgrade;": ""}, {"why": ANYTHING}),
    "no-forwarding": ({ADDRESS: ""}, {}),
    "no-scheme": ({SCHEME: ""}, {}),
    "bad-host": ({HOST: "proxy_set_header Host other.example;"}, {"host": "other.example"}),
    "gateway": ({"127.0.0.1:{port}": "127.0.0.1:1"}, {"status": 502}),
    "other-site": ({"location / {": "location / {\n        return 404;"}, {"status": 404}),
}


@pytest.mark.parametrize("key", sorted(PROXY_FAULTS))
def test_a_fault_of_the_proxy(site: Site, key: str) -> None:
    planted, arguments = PROXY_FAULTS[key]
    changes = {old.format(port=site.port) if "{port}" in old else old: new for old, new in planted.items()}
    with nginx(site.proxy, site.port, changes):
        code, text = site.checked()
    assert code == 1
    assert told(f"doctor-{key}", text, **{"address": site.proxy.base, **arguments})


def test_a_proxy_that_is_not_trusted(site: Site) -> None:
    with nginx(site.proxy, site.port):
        code, text = site.checked("--trusted-proxy", "192.0.2.1")
    assert code == 1
    assert told("doctor-untrusted", text)


def test_a_certificate_that_nobody_believes(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with nginx(site.proxy, site.port):
        code, text = site.checked()
    assert code == 1
    assert told("doctor-certificate-authority", text, address=site.proxy.base)


@pytest.mark.parametrize(
    ("code", "reason", "key"),
    [
        (10, "CERTIFICATE_VERIFY_FAILED", "certificate-expired"),
        (18, "CERTIFICATE_VERIFY_FAILED", "certificate-authority"),
        (20, "CERTIFICATE_VERIFY_FAILED", "certificate-authority"),
        (62, "CERTIFICATE_VERIFY_FAILED", "certificate-name"),
        (9, "CERTIFICATE_VERIFY_FAILED", "certificate"),
        (None, "TLSV1_ALERT_INTERNAL_ERROR", "no-certificate"),
        (None, "TLSV1_UNRECOGNIZED_NAME", "no-certificate"),
        (None, "WRONG_VERSION_NUMBER", "certificate"),
    ],
)
def test_what_is_wrong_with_a_certificate(code: int | None, reason: str, key: str) -> None:
    failure = ssl.SSLError() if code is None else ssl.SSLCertVerificationError()
    failure.reason = reason
    if isinstance(failure, ssl.SSLCertVerificationError):
        failure.verify_code, failure.verify_message = code or 0, "words"
    found = _certificate("https://play.example", failure)
    told_as = spoken(f"doctor-{key}", address="https://play.example", why=ANYTHING)
    assert heard(told_as, found.text) == [found.text]


def test_a_running_server_with_older_settings(folder: Path, doctor: Doctor) -> None:
    """It has not been restarted since they were changed: nothing that follows from them is told of the proxy."""
    file = str(folder / "x.sqlite3")
    before = Settings(database=file, port=free_port(), trusted_proxy=("192.0.2.1",), bot_workers=1)
    with controlled(before):
        code, text = doctor("--port", str(free_port()), "--public-address", "https://nowhere.invalid",
                            "--trusted-proxy", "127.0.0.1")  # fmt: skip
        names = "--port, --public-address, --trusted-proxy"
        assert (code, told("doctor-older-settings", text, names=names)) == (1, True)
        assert list(older_settings(before)) == []
    assert list(older_settings(replace(before, port=1))) == [], "nobody is there"


def test_a_running_server_that_no_command_reaches(site: Site, folder: Path) -> None:
    """Nothing listens at its control socket, or there is none."""
    control = folder / "control"
    flags = ("--control", str(control))
    with temporary_server(site.settings, open_ports(site.settings.host, site.port)), nginx(site.proxy, site.port):
        for number in (errno.ENOENT, errno.ECONNREFUSED):
            code, text = site.checked(*flags)
            why = os.strerror(number)
            assert (code, told("event-control-not-open", text, path=str(control), why=why)) == (0, True)
            open_control(control).close()
        with open_control(control):
            assert why_no_control(replace(site.settings, control=control)) is None


def test_a_file_may_have_two_names(folder: Path) -> None:
    """A relative path begins where the unit's server runs, and what it calls that folder is no link."""
    (folder / "private").mkdir()
    (folder / "link").symlink_to("private")
    control = folder / "control"
    running = Settings(database=str(folder / "private" / "x.sqlite"), control=control)
    with controlled(running):
        for same in (folder / "link" / "x.sqlite", f"sqlite:{folder}/link/x.sqlite"):
            assert list(older_settings(replace(running, database=str(same)))) == []
        (found,) = older_settings(replace(running, database=str(folder / "link" / "y.sqlite")))
    assert found.text == spoken("doctor-older-settings", names="--database")


def test_workers_have_the_settings_that_the_server_was_given(folder: Path) -> None:
    """One of several answers for all. Its share of the processes for bots is no other setting."""
    settings = Settings(database=str(folder / "x.sqlite3"), port=free_port(), workers=3, bot_workers=6)
    with socket.socket() as port:
        supervisor = Supervisor(settings, port)
    supervisor._meeting.rmdir()
    with controlled(supervisor.slots[0]._settings):
        assert list(older_settings(settings)) == []
        assert [finding.text for finding in older_settings(replace(settings, workers=2))] == [
            spoken("doctor-older-settings", names="--workers")
        ]
    assert [replace(settings, bot_workers=bots).bot_workers_each for bots in (0, 1, 6)] == [0, 1, 2]


@contextmanager
def controlled(settings: Settings) -> Iterator[None]:
    """Something that answers at the control socket of a server as that server would."""
    with open_control(control_path(settings)) as port:
        port.settimeout(None)

        def answer() -> None:
            while True:
                try:
                    visitor = port.accept()[0]
                except OSError:
                    return
                with visitor, visitor.makefile("rb") as lines:
                    assert decode_request(lines.readline()) == ShowSettings()
                    services: Any = SimpleNamespace(settings=settings)
                    visitor.sendall(encode(asyncio.run(Commands(services).answer(ShowSettings()))) + b"\n")

        threading.Thread(target=answer, daemon=True).start()
        yield
        port.shutdown(socket.SHUT_RDWR)
    control_path(settings).unlink()


def test_a_running_server_that_does_not_know_its_address(site: Site) -> None:
    """It runs with other settings than doctor was given, and its proxy hides the name that people open."""
    other = replace(site.settings, public_address=None)
    planted = {HOST: f"proxy_set_header Host 127.0.0.1:{site.port};"}
    with temporary_server(other, open_ports(other.host, other.port)), nginx(site.proxy, site.port, planted):
        code, text = site.checked()
    assert code == 1
    assert (
        spoken("doctor-running", address=f"http://127.0.0.1:{site.port}", version=ANYTHING).split(ANYTHING)[1] in text
    )
    found = faults(text)
    assert found[0] == spoken("doctor-bad-origin", address=site.proxy.base)
    assert heard(spoken("doctor-no-websocket", why=ANYTHING), found[1])


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str, doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", language)
    code, text = doctor()
    assert code == 0
    for area in ("settings", "database", "machine", "network"):
        assert sentence_in(language, "doctor-area", area=area) in text.splitlines()
    assert text.splitlines()[-1] == sentence_in(language, "doctor-all-well")


def test_the_doctors_own_server_answers_nobody_else() -> None:
    """It has none of the host's tables: a page that asked for its own would take it for deleted."""
    ports = open_ports("127.0.0.1", 0)
    base = f"http://127.0.0.1:{ports[0].getsockname()[1]}"
    with temporary_server(Settings(), ports):
        assert ask(base, "/api/health").status == 200
        for path in ("/api/tables/ABCD2345", "/api/records/x", "/"):
            assert ask(base, path).status == 503
