"""The gallery's server under requests that no browser sends, byte for byte over a socket of ours."""

import os
import random
import socket
import subprocess
import time
from pathlib import Path

import pytest

GOOD = b"GET /elements/elastic.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
# What Package.swift begins with, which lies outside of the folder that is served.
OUTSIDE = b"swift-tools-version"

# Lines stay below 10 kB: reading one takes the library the square of its length (docs/security.md).
MALFORMED = [
    b"",
    b"\r\n\r\n",
    b"\n" * 5000,
    b"\0" * 5000,
    b"GET\r\n\r\n",
    b"GET /\r\n\r\n",
    b"GET / \r\n\r\n",
    b" / HTTP/1.1\r\n\r\n",
    b"GET  HTTP/1.1\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\n\n",
    b"BREW / HTTP/1.1\r\n\r\n",
    b"G\xffT / HTTP/1.1\r\n\r\n",
    b"GET /\xff\xfe\x00 HTTP/1.1\r\n\r\n",
    b"GET /%00 HTTP/1.1\r\n\r\n",
    b"GET /% HTTP/1.1\r\n\r\n",
    b"GET /%zz HTTP/1.1\r\n\r\n",
    b"GET ?#?#[]: HTTP/1.1\r\n\r\n",
    b"GET http://example.org/ HTTP/1.1\r\n\r\n",
    b"GET //// HTTP/1.1\r\n\r\n",
    b"GET /" + b"a/" * 2_000 + b" HTTP/1.1\r\n\r\n",
    b"GET /" + b"../" * 2_000 + b"Package.swift HTTP/1.1\r\n\r\n",
    b"GET /" + b"%2e%2e%2f" * 50 + b"Package.swift HTTP/1.1\r\n\r\n",
    b"GET /..\\..\\Package.swift HTTP/1.1\r\n\r\n",
    b"GET /../Package.swift HTTP/1.1\r\n\r\n",
    b"GET /index.html/../../Package.swift HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"no colon\r\n" * 1000 + b"\r\n",
    b"GET / HTTP/1.1\r\n: \r\n:\r\n::::\r\n\r\n",
    b"GET / HTTP/1.1\r\nX: " + b"x" * 8_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(10_000)) + b"\r\n",
    b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"GET / HTTP/1.1\r\nContent-Length: 9223372036854775807\r\n\r\nx",
    b"GET / HTTP/1.1\r\nContent-Length: 1000000000000\r\n\r\nx",
    b"GET / HTTP/1.1\r\nContent-Length: 1e3\r\n\r\n",
    b"GET / HTTP/1.1\r\nContent-Length: 10\r\n\r\nshort",
    b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nlonger than it says",
    b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\nx\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n",
    b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=-\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=--1\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=5-2\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=9223372036854775807-\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=0-9223372036854775807\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=-9223372036854775807\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=99999999999999999999-\r\n\r\n",
    b"GET /elements/elastic.js HTTP/1.1\r\nRange: bytes=0-0,1-1," + b"2-2," * 2_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(256)),
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]


class Server:
    """The gallery, and how it is doing."""

    def __init__(self, binary, root):
        self.process = subprocess.Popen(
            [binary, "gallery", "--port", "0", "--no-open", "--root", str(root / "Web")],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip().rstrip("/")
        self.port = int(address.rsplit(":", 1)[1])

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=30)

    def answer(self, request):
        """The response; empty if the server closes the connection or sends nothing."""
        got = b""
        try:
            with self.connect() as talk:
                talk.sendall(request)
                talk.shutdown(socket.SHUT_WR)
                while part := talk.recv(65536):
                    got += part
        except TimeoutError:
            raise
        except OSError:
            # It has closed the connection already: that is an answer too.
            pass
        return got

    def check(self, script):
        """It still runs, and still serves."""
        assert self.process.poll() is None, self.process.stderr.read()
        head, body = self.answer(GOOD).split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 200 ")
        assert body == script

    def held(self):
        """Bytes of memory and open files."""
        of = Path(f"/proc/{self.process.pid}")
        pages = int((of / "statm").read_text().split()[1])
        return pages * 4096, len(list((of / "fd").iterdir()))


@pytest.fixture(scope="module")
def server(elastic, root):
    found = Server(elastic.path, root)
    yield found
    found.process.terminate()
    assert found.process.wait(30) == 0
    assert found.process.stderr.read() == ""


@pytest.fixture(scope="module")
def script(root):
    return (root / "Web/elements/elastic.js").read_bytes()


@pytest.mark.parametrize("request_", MALFORMED, ids=lambda bytes_: repr(bytes_[:60]))
def test_malformed_requests_are_refused_or_answered(server, script, request_):
    """Nothing ends the server, nothing outside of its folder comes back, and it goes on serving."""
    answer = server.answer(request_)
    assert not answer or answer.startswith(b"HTTP/1.1 ")
    assert OUTSIDE not in answer
    server.check(script)


def test_noise_does_not_end_it(server, script):
    """Random bytes, and good requests with bytes changed, cut short or repeated: REQUESTS of them."""
    chance = random.Random(7)
    for _ in range(int(os.environ.get("REQUESTS", "400"))):
        request = bytearray(GOOD if chance.random() < 0.7 else chance.randbytes(300))
        for _ in range(chance.randrange(6)):
            at = chance.randrange(len(request) + 1)
            request[at:at + chance.randrange(4)] = chance.randbytes(chance.randrange(4))
        assert OUTSIDE not in server.answer(bytes(request[:chance.randrange(len(request) + 1)]))
    server.check(script)


def test_who_hangs_up_leaves_nothing_behind(server, script):
    """Connections that say half a request and go; others that ask for much and read nothing."""
    server.check(script)
    for round_ in range(5):
        for _ in range(300):
            with server.connect() as talk:
                talk.sendall(b"GET /elements/elastic.wasm HTTP/1.1\r\nHost: x\r\n\r\n" * 3)
            with server.connect() as talk:
                talk.sendall(b"GET /elas")
        server.check(script)
        # It learns of a lost connection when it next reads from it.
        for _ in range(100):
            memory, files = server.held()
            if files < 30:
                break
            time.sleep(0.1)
        assert files < 30
        # How much is in the air at once is the machine's affair, and the most of it is kept for the next ones.
        if round_ == 2:
            before = memory
    assert memory < before + 20_000_000


def test_those_who_say_nothing_do_not_keep_others_waiting(server, script):
    """A hundred connections that are open and silent in the middle of a request."""
    silent = [server.connect() for _ in range(100)]
    try:
        for number, talk in enumerate(silent):
            talk.sendall(b"GET /elements/elastic.js HTTP/1.1\r\nX: "[:number % 30])
        server.check(script)
    finally:
        for talk in silent:
            talk.close()
    server.check(script)
