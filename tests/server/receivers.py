"""Real receivers of notices on loopback, by TLS: a push service with a browser behind it, and a webhook."""

from __future__ import annotations

import base64
import datetime
import ipaddress
import json
import os
import queue
import ssl
import threading
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from .helpers import PATIENCE


class Received(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@lru_cache(maxsize=1)
def certificate() -> Path:
    """A certificate for this machine, with its key, in one file: whoever is told of it trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "navarch tests")])
    now = datetime.datetime.now(datetime.UTC)
    local = ipaddress.ip_address("127.0.0.1")
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=30))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(local)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = Path(mkdtemp(prefix="navarch-tls-")) / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file


def trust() -> dict[str, str]:
    """The environment of a server that trusts these receivers."""
    return {"SSL_CERT_FILE": str(certificate())}


class Receiver:
    """Takes what is posted to it, and answers as it is told to."""

    def __init__(self) -> None:
        self.requests: queue.Queue[Received] = queue.Queue()
        self.status = 201
        self.headers: dict[str, str] = {}
        self.answer = b"taken"
        self.asked = 0  # connections that came as far as a request
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate())
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        self.port: int = self._server.server_address[1]

    def url(self, path: str = "/hook", host: str = "localhost") -> str:
        return f"https://{host}:{self.port}{path}"

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.asked += 1
                body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.requests.put(Received(self.path, headers, body))
                self.send_response(receiver.status)
                for name, value in {"Content-Length": str(len(receiver.answer)), **receiver.headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(receiver.answer)

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
                """Nobody reads it."""

        return Handler

    def next(self) -> Received:
        """The next request, waited for."""
        return self.requests.get(timeout=PATIENCE)

    def is_empty(self) -> bool:
        """Whether nothing has come that was not taken out."""
        return self.requests.empty()

    def __enter__(self) -> Receiver:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class PushedBrowser:
    """A browser's side of web push: its keys, and what it makes of a push (RFC 8291)."""

    def __init__(self, service: Receiver, path: str = "/push/1") -> None:
        self.service = service
        self.path = path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self) -> dict[str, str]:
        """As the page hands it to the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.service.url(self.path), "p256dh": _base64(point), "auth": _base64(self._auth)}

    def read(self, push: Received) -> Any:
        """What was pushed, decrypted."""
        content: bytes = http_ece.decrypt(push.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(content)


def _base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
