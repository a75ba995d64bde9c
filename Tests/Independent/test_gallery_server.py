"""The gallery's server under requests that no browser sends, byte for byte over a socket of ours."""

import gzip
import os
import random
import resource
import select
import socket
import subprocess
import time
from pathlib import Path

import pytest

GOOD = b"GET /elements/elastic.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
# What Package.swift begins with, which lies outside of the folder that is served.
OUTSIDE = b"swift-tools-version"

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
    b"GET / HTTP/1.1\r\nX: " + b"x" * 64_000 + b"\r\n\r\n",
    b"x" * 64_000,
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

    def __init__(self, binary, root, *words, files=None):
        """`files` may be open at once."""
        limit = None if files is None else lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        self.process = subprocess.Popen(
            [binary, "gallery", "--port", "0", "--no-open", "--root", str(root / "Web"), *words],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=limit)
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

    def processor(self):
        """Seconds of the processor so far."""
        numbers = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")

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
                talk.sendall(b"GET /elements/elastic.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3)
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

def headers_of(answer):
    head, body = answer.split(b"\r\n\r\n", 1)
    status, *lines = head.decode().split("\r\n")
    return int(status.split()[1]), {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}, body


def ask(server, path, *lines, method="GET"):
    text = "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "Connection: close", "", ""])
    return headers_of(server.answer(text.encode()))


@pytest.mark.parametrize("host, status", [
    ("localhost", 200), ("LOCALHOST:8080", 200), ("127.0.0.1:1", 200), ("[::1]:9", 200), ("[::1]", 200),
    ("example.org", 403), ("localhost.example.org", 403), ("127.0.0.1.example.org:80", 403), ("localhost:x", 403), ("", 403),
    ("127.0.0.2", 403), ("localhost@example.org", 403)])
def test_only_names_of_this_computer_are_answered(server, host, status):
    """A page of elsewhere may have its own name mean 127.0.0.1 (DNS rebinding): its requests say that name."""
    got, _, body = ask(server, "/index.html", f"Host: {host}")
    assert got == status and (b"<!doctype html>" in body) == (status == 200)


@pytest.mark.parametrize("second", ["localhost", "example.org"])
def test_a_request_of_two_hosts_is_refused(server, second):
    """A proxy may look at one of them, and this server at the other."""
    assert ask(server, "/index.html", "Host: localhost", f"Host: {second}")[0] == 400


def test_other_devices_are_answered_if_asked_for(elastic, root):
    found = Server(elastic.path, root, "--network")
    try:
        # An address of this computer that is not 127.0.0.1, as that of its network is.
        with socket.create_connection(("127.0.0.2", found.port), timeout=30) as talk:
            talk.sendall(f"GET /index.html HTTP/1.1\r\nHost: 127.0.0.2:{found.port}\r\nConnection: close\r\n\r\n".encode())
            assert talk.recv(65536).startswith(b"HTTP/1.1 200 ")
        # Names may still be anybody's.
        for name in ("example.org", "127.0.0.2.example.org", "1.2.3"):
            assert ask(found, "/index.html", f"Host: {name}")[0] == 403
    finally:
        found.process.terminate()
        assert found.process.wait(30) == 0


def test_the_network_is_only_for_who_asks(server):
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.2", server.port), timeout=30)


def test_each_answer_says_what_others_may_do_with_it(server):
    for path in ("/index.html", "/elements/elastic.js", "/nothing"):
        _, headers, _ = ask(server, path, "Host: localhost")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["content-security-policy"] == "frame-ancestors 'self'"


@pytest.mark.parametrize("range_", ["bytes=99999999-", "bytes=99999999-100000000", "bytes=-0"])
def test_a_part_beyond_the_end_is_refused(server, script, range_):
    status, headers, body = ask(server, "/elements/elastic.js", "Host: localhost", f"Range: {range_}")
    assert (status, headers["content-range"], body) == (416, f"bytes */{len(script)}", b"")


def test_what_the_browser_has_is_not_sent_again(server, script, root):
    for encoding in ([], ["Accept-Encoding: gzip, br"]):
        status, headers, body = ask(server, "/elements/elastic.js", "Host: localhost", *encoding)
        assert status == 200 and headers["cache-control"] == "no-cache" and headers["vary"] == "Accept-Encoding"
        for known in (headers["etag"], f'"other", {headers["etag"]}', f'W/{headers["etag"]}', "*"):
            again, told, rest = ask(server, "/elements/elastic.js", "Host: localhost", *encoding, f"If-None-Match: {known}")
            assert (again, told["etag"], rest) == (304, headers["etag"], b"")
        assert ask(server, "/elements/elastic.js", "Host: localhost", *encoding, 'If-None-Match: "other"')[0] == 200


def test_a_changed_file_has_another_tag(elastic, root, tmp_path):
    page = folder_at(tmp_path) / "site/index.html"
    found = Server(elastic.path, tmp_path)
    try:
        _, first, _ = ask(found, "/", "Host: localhost")
        page.write_text("two")
        status, second, body = ask(found, "/", "Host: localhost", f"If-None-Match: {first['etag']}")
        assert status == 200 and body == b"two" and first["etag"] != second["etag"]
    finally:
        found.process.terminate()
        found.process.wait(30)


def test_texts_and_modules_are_packed(server, root):
    for name in ("elements/elastic.js", "elements/elastic.wasm", "index.html", "gallery.css", "mark.svg"):
        file = (root / "Web" / name if name.startswith("elements") else root / "Web/site" / name).read_bytes()
        status, headers, body = ask(server, f"/{name}", "Host: localhost", "Accept-Encoding: deflate, gzip;q=0.5")
        isPacked = headers.get("content-encoding") == "gzip"
        assert status == 200 and isPacked == (len(file) >= 1000) and int(headers["content-length"]) == len(body)
        assert (gzip.decompress(body) if isPacked else body) == file
        assert not isPacked or len(body) < 0.65 * len(file)
        # The length without the body.
        _, told, nothing = ask(server, f"/{name}", "Host: localhost", "Accept-Encoding: gzip", method="HEAD")
        assert told["content-length"] == headers["content-length"] and nothing == b""
    for refused in ("gzip;q=0", "br", "identity", "xgzip"):
        assert "content-encoding" not in ask(server, "/elements/elastic.js", "Host: localhost", f"Accept-Encoding: {refused}")[1]
    # A song is packed already.
    assert "content-encoding" not in ask(server, "/song/twinkle.mp3", "Host: localhost", "Accept-Encoding: gzip")[1]


def folder_at(path):
    """A folder to serve with one page."""
    web = path / "Web"
    (web / "site").mkdir(parents=True)
    (web / "elements").mkdir()
    (web / "elements/elastic.wasm").write_bytes(b"")
    (web / "site/index.html").write_text("one")
    return web


def test_a_long_text_is_packed_once_and_keeps_no_page_waiting(elastic, tmp_path):
    text = random.Random(1).randbytes(4_000_000).hex().encode()
    (folder_at(tmp_path) / "site/long.txt").write_bytes(text)
    found, talks = Server(elastic.path, tmp_path), []
    try:
        before = found.processor()
        for _ in range(20):
            talks.append(found.connect())
            talks[-1].sendall(b"GET /long.txt HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n")
        assert ask(found, "/", "Host: localhost")[2] == b"one"
        assert select.select(talks, [], [], 0)[0] == [], "the page comes before what takes long"
        for talk in talks:
            answer = b"".join(iter(lambda: talk.recv(1_000_000), b""))
            assert gzip.decompress(answer.split(b"\r\n\r\n", 1)[1]) == text
            talk.close()
        all_of_them = found.processor() - before
        start = time.process_time()
        gzip.compress(text, 6)
        assert all_of_them < 6 * (time.process_time() - start), "twenty times it would be 20"
    finally:
        found.process.terminate()
        assert found.process.wait(30) == 0


def test_a_part_of_a_long_file_takes_no_memory_for_the_rest(elastic, tmp_path):
    web = folder_at(tmp_path)
    long = web / "site/long.mp4"
    with long.open("wb") as file:
        file.truncate(600_000_000)  # All zeros, which take no room on the disk.
        file.seek(500_000_000)
        file.write(b"here")
    found = Server(elastic.path, tmp_path)
    try:
        ask(found, "/", "Host: localhost")
        before, _ = found.held()
        status, headers, body = ask(found, "/long.mp4", "Host: localhost", "Range: bytes=500000000-500000003")
        assert (status, body, headers["content-range"]) == (206, b"here", "bytes 500000000-500000003/600000000")
        # The whole, as far as somebody reads it.
        with found.connect() as talk:
            talk.sendall(b"GET /long.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
            for _ in range(100):
                assert talk.recv(65536)
            after, _ = found.held()
        assert after < before + 20_000_000
    finally:
        found.process.terminate()
        found.process.wait(30)


def test_it_serves_on_with_few_open_files(elastic, root, script):
    """Sixty connections that say nothing, where forty files may be open."""
    found = Server(elastic.path, root, files=40)
    idle = []
    try:
        for _ in range(60):
            idle.append(found.connect())
        # One that comes while it has no file for it is let go with the others.
        for _ in range(100):
            if found.answer(GOOD).endswith(script):
                break
            time.sleep(0.1)
        found.check(script)
    finally:
        for talk in idle:
            talk.close()
        found.process.terminate()
        assert found.process.wait(30) == 0


def test_a_long_line_costs_no_second(elastic, root, script):
    """Twenty lines of 64 kB, at once and in pieces: together less than a second of the processor. Each is refused."""
    found = Server(elastic.path, root)
    line = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 64_000 + b"\r\n\r\n"
    try:
        found.check(script)
        before = found.processor()
        for number in range(20):
            with found.connect() as talk:
                try:
                    for at in range(0, len(line), len(line) if number % 2 else 1_000):
                        talk.sendall(line[at:at + (len(line) if number % 2 else 1_000)])
                    assert talk.recv(100).startswith(b"HTTP/1.1 431 ")
                except (BrokenPipeError, ConnectionResetError):
                    pass  # It has refused before all was sent.
        assert found.processor() - before < 1
        found.check(script)
    finally:
        found.process.terminate()
        assert found.process.wait(30) == 0


def test_requests_follow_one_another_on_a_connection(server, script):
    """Three at once, with lines that end with \\n alone, and one that has a body, behind which nothing is read."""
    good = GOOD.replace(b"Connection: close\r\n", b"")
    answer = server.answer(good + good.replace(b"\r\n", b"\n") + good.replace(b"\r\n\r\n", b"\r\nContent-Length: 3\r\n\r\nabc") + good)
    assert answer.count(b"HTTP/1.1 200 OK\r\n") == 3 == answer.count(script)
    assert server.answer(b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n" + good).count(b"HTTP/1.1 200 ") == 1


def test_the_silent_are_shown_the_door(server):
    """One that has said half a request, and one that has said none."""
    talks = [server.connect(), server.connect()]
    talks[0].sendall(b"GET / HTTP/1.1\r\nHost: local")
    for talk in talks:
        talk.settimeout(60)
        assert talk.recv(100) == b""
        talk.close()


def test_one_that_says_a_byte_now_and_then_is_shown_the_door(server):
    """Each byte comes in time, the end of the request never does."""
    with server.connect() as talk:
        talk.settimeout(0.5)
        end = time.monotonic() + 60
        talk.sendall(b"GET / HTTP/1.1\r\nX: ")
        said = None
        while said is None:
            assert time.monotonic() < end
            try:
                said = talk.recv(1000)
            except TimeoutError:
                talk.sendall(b"x")
        assert said.startswith(b"HTTP/1.1 408 ")
