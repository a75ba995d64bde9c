"""Pages that have the npm package, served compressed as a server on the web would, and what each of them asks for."""

import gzip
import http.server
import json
import subprocess
import threading
import urllib.parse
from pathlib import Path

from hand import until

ROOT = Path(__file__).resolve().parents[2]
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".html": "text/html", ".wasm": "application/wasm"}


def install(folder, tarball):
    """Installs the package into a folder as `npm install` does; without a network."""
    (folder / "package.json").write_text(json.dumps({"type": "module", "dependencies": {"elastickit": f"file:{tarball}"}}))
    subprocess.run(
        ["npm", "install", "--offline", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder


class Site:
    """A folder on a port; `asked` has the bytes of each file that was answered, gzipped, by its path."""

    def modules(self):
        """The names of the modules that were answered."""
        return sorted(path.rsplit("/", 1)[1] for path in self.asked if path.endswith(".wasm"))

    def __init__(self, folder, policy=None):
        self.asked, self.pages = {}, {}
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                path = urllib.parse.unquote(self.path.split("?")[0])
                file = folder / path[1:]
                found = site.pages.get(path) or (file.read_bytes() if file.is_file() else None)
                body = gzip.compress(found, 9, mtime=0) if found is not None else b"no such file"
                if found is not None:
                    site.asked[path] = len(body)
                self.send_response(404 if found is None else 200)
                self.send_header("Content-Type", TYPES.get(Path(path).suffix, "text/plain"))
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "max-age=600")
                if found is not None:
                    self.send_header("Content-Encoding", "gzip")
                if policy:
                    self.send_header("Content-Security-Policy", policy)
                self.end_headers()
                self.wfile.write(body)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def address(self, path, text=None):
        """The address of a page; with a text of its own, of that."""
        if text is not None:
            self.pages[path] = f'<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">{text}'.encode()
        return f"http://127.0.0.1:{self.server.server_port}{path}"


class Visit:
    """A new page of a browser with an empty cache, and what it had to complain about."""

    def __init__(self, browser, address):
        self.context = browser.new_context()
        self.page = self.context.new_page()
        self.errors, self.faults = [], []
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.add_init_script("""
          window.failed = [];
          addEventListener('error', ({ target, message }) => { if (target.localName) failed.push([target.localName, message]); }, { capture: true });""")
        self.page.goto(address)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def draws(self, tag="elastic-surface"):
        """Waits until an element has drawn."""
        until(self.page, f"Boolean(document.querySelector('{tag}')?.elastic?.motion.scene)")
        assert (self.faults, self.page.evaluate("failed")) == ([], [])
