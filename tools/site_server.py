"""Shows the built site on this machine, as any web server would that only hands out files."""

import functools
import http.server
import webbrowser
from pathlib import Path

from tools.project import Trouble, say


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on, and no line in the log for each."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - the base class declares it so
        **http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".mjs": "text/javascript",
        ".js": "text/javascript", ".svg": "image/svg+xml", ".json": "application/json", ".toml": "text/plain",
        ".webmanifest": "application/manifest+json"}

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def server(folder: Path, port: int) -> http.server.ThreadingHTTPServer:
    """A server of a folder on this machine only; port 0 takes any that is free."""
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=folder))


def serve(folder: Path, port: int, browser: bool) -> int:
    """Hand out the site until Ctrl-C."""
    if not (folder / "index.html").exists():
        raise Trouble("There is no site yet: `python run.py site` builds it.")
    with server(folder, port) as running:
        address = f"http://127.0.0.1:{running.server_port}/"
        say(f"The site is at {address}\nCtrl-C here ends it.")
        if browser:
            webbrowser.open(address)
        running.serve_forever()
    return 0
