"""Caddy and nginx for real, with the files of deploy/, a certificate of this test and ports of this machine."""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType

from tools.build.packages import program
from tools.services.ports import free_port

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PATIENCE = 180.0
CADDY = """{{
	admin off
	http_port {plain}
	https_port {secure}
	default_bind 127.0.0.1
	storage file_system {folder}/storage
}}
import {site}
"""
NGINX = """daemon off;
worker_processes 1;
{user}
pid {folder}/nginx.pid;
error_log {folder}/nginx.error;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxy:
    """Where a proxy listens, and the certificate it shows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plain, self.secure = free_port(), free_port()
        self.base = f"https://localhost:{self.secure}"
        self.certificate, self.key = folder / "certificate.pem", folder / "key.pem"
        make_certificate(self.certificate, self.key)

    def trust(self) -> ssl.SSLContext:
        """What a client needs that believes this certificate, and no other."""
        return ssl.create_default_context(cafile=str(self.certificate))


def make_certificate(certificate: Path, key: Path) -> None:
    """A certificate for localhost, for a day."""
    words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    words += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    words += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([program("openssl"), *words], check=True, capture_output=True)


@contextmanager
def caddy(proxy: Proxy, upstream: int) -> Iterator[None]:
    """Caddy with deploy/Caddyfile; its names come from the environment, as they do for a host."""
    names = {"plain": proxy.plain, "secure": proxy.secure, "folder": proxy.folder, "site": DEPLOY / "Caddyfile"}
    wrapper = proxy.folder / "Caddyfile"
    wrapper.write_text(CADDY.format(**names))
    environment = {
        "SABOTEUR_SITE": "localhost",
        "SABOTEUR_TLS": f"tls {proxy.certificate} {proxy.key}",
        "SABOTEUR_UPSTREAM": f"127.0.0.1:{upstream}",
        "HOME": str(proxy.folder),
    }
    words = [program("caddy"), "run", "--config", str(wrapper), "--adapter", "caddyfile"]
    with started(words, proxy, environment):
        yield


@contextmanager
def nginx(proxy: Proxy, upstream: int, planted: Mapping[str, str] = MappingProxyType({})) -> Iterator[None]:
    """nginx with deploy/nginx.conf, in which names, ports and paths are those of the test; `planted` faults come in for
    lines of it."""
    wrapper = proxy.folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""  # its workers must read a folder that is ours alone
    wrapper.write_text(NGINX.format(folder=proxy.folder, user=user))
    (proxy.folder / "site.conf").write_text(nginx_site(proxy, upstream, planted))
    with started([program("nginx"), "-c", str(wrapper), "-e", str(proxy.folder / "nginx.error")], proxy, {}):
        yield


def nginx_site(proxy: Proxy, upstream: int, planted: Mapping[str, str]) -> str:
    """deploy/nginx.conf for a test. Every line that is changed must be there."""
    changes = {
        "listen [::]:80;": "",  # a machine of tests need not have IPv6
        "listen [::]:443 ssl http2;": "",
        "listen 80;": f"listen 127.0.0.1:{proxy.plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{proxy.secure} ssl http2;",
        "server_name play.example;": "server_name localhost;",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{upstream};",
        "/etc/letsencrypt/live/play.example/fullchain.pem": str(proxy.certificate),
        "/etc/letsencrypt/live/play.example/privkey.pem": str(proxy.key),
    }
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (changes | dict(planted)).items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def started(words: list[str], proxy: Proxy, environment: Mapping[str, str]) -> Iterator[None]:
    """A program until the block ends, once it listens."""
    log = proxy.folder / "proxy.log"
    with log.open("wb") as out:
        process = subprocess.Popen(words, env=os.environ | environment, stdout=out, stderr=out)
    try:
        _wait(process, proxy.secure, log)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.05)
    raise AssertionError(log.read_text(errors="replace")[-2000:])
