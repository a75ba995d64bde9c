"""The built command line, and a folder on a static server."""

import contextlib
import functools
import http.server
import os
import threading
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def tool():
    """The built command line."""
    binary = os.environ.get("ELASTIC", str(ROOT / "Tools/.build/release/elastic"))
    if not os.access(binary, os.X_OK):
        pytest.fail(f"no {binary}: swift build -c release --package-path Tools, or set ELASTIC")
    return binary


@contextlib.contextmanager
def served(folder):
    """The address of a folder on a static server that knows nothing of it."""
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
