"""Clients of the gallery's server in bad days: slow readers, and many connections one after the other."""

import os
import socket
import subprocess
import time
from pathlib import Path

import pytest

SECONDS = 60
# `make test-all` and docs/security.md's table: 10,000.
CONNECTIONS = int(os.environ.get("ELASTIC_CONNECTIONS", 1000))
FILE = "elements/elastic.wasm"


@pytest.fixture(scope="module")
def served(elastic, root):
    """A running gallery: its process, its port, and a file of half a megabyte."""
    words = [elastic.path, "gallery", "--no-open", "--port", "0", "--root", root / "Web"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        port = int(process.stdout.readline().rsplit(":", 1)[1].strip().strip("/"))
        yield process, port, (root / "Web" / FILE).read_bytes()
        process.terminate()
        assert process.wait(SECONDS) == 0


def ask(port, path=FILE):
    client = socket.create_connection(("127.0.0.1", port), timeout=SECONDS)
    client.sendall(f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
    return client


def read(client, pace=None):
    """The body of an answer; `pace` sleeps between parts."""
    answer = b""
    while part := client.recv(16_384 if pace else 1 << 20):
        answer += part
        if pace:
            time.sleep(pace)
    client.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), head
    return body


def test_slow_readers_keep_nobody_waiting(served):
    """Thirty that read nothing or little: others are answered at once, and each slow one gets the whole file in the end."""
    process, port, whole = served
    slow = [ask(port) for _ in range(30)]
    for client in slow[:10]:
        assert len(client.recv(1)) == 1
        client.close()
    for _ in range(20):
        assert read(ask(port)) == whole
    for client in slow[10:]:
        assert read(client, pace=0.001) == whole
    assert process.poll() is None


def resident(process):
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def test_many_connections_one_after_the_other(served):
    """Each is answered or may just leave; no open file stays, and memory stays flat."""
    process, port, whole = served
    files = Path(f"/proc/{process.pid}/fd")

    def connect(count):
        for turn in range(count):
            client = ask(port, "elements/index.js")
            if turn % 3:
                assert read(client)
            else:
                client.close()

    connect(200)
    opened, memory = len(list(files.iterdir())), resident(process)
    connect(CONNECTIONS)
    end = time.monotonic() + SECONDS
    while len(list(files.iterdir())) > opened + 4:
        assert time.monotonic() < end, "open files stay"
        time.sleep(0.1)
    grown = resident(process) - memory
    print(f"{CONNECTIONS} connections: {grown} KiB more of {memory}")
    assert grown < 32 * 1024
    assert read(ask(port)) == whole
