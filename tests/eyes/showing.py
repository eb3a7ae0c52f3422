"""Shows a moment's page in a browser: no site runs, one page at a time is handed out.

A small server in a thread gives the page and the static files, which the browser then keeps: were
they handed over by Playwright's routes, it would ask for all of them again on every page.
"""

import base64
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from django.contrib.staticfiles import finders
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.eyes.catalogue import Look, Moment
from tests.eyes.stage import NOW, made


class Size(NamedTuple):
    width: int
    height: int
    is_touch: bool

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


PHONE, TALL_PHONE = Size(360, 640, True), Size(390, 844, True)
LANDSCAPE, TABLET = Size(844, 390, True), Size(768, 1024, True)
DESK, LAPTOP, LARGE = Size(1280, 720, False), Size(1366, 768, False), Size(1920, 1080, False)
SIZES = (PHONE, TALL_PHONE, TABLET, DESK, LAPTOP, LARGE)
# Texts are longest in German, and rooms narrowest at these.
IN_GERMAN = (PHONE, TABLET, DESK)


def sizes_of(look: Look, language: str) -> tuple[Size, ...]:
    """A table is played on a phone that lies on its side, too."""
    if language != "en":
        return IN_GERMAN
    return (*SIZES, LANDSCAPE) if look.table is not None else SIZES


# A socket that is open and says nothing, or one that never opens: then nothing can be sent either.
SOCKET = """
window.WebSocket = class extends EventTarget {
  static CONNECTING = 0; static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
  readyState = 0;
  constructor(url) {
    super();
    this.url = String(url);
    if (OPENS) queueMicrotask(() => {
      this.readyState = 1;
      const opened = new Event("open");
      this.onopen?.(opened);
      this.dispatchEvent(opened);
    });
  }
  send() {}
  close() { this.readyState = 3; }
};
const send = window.fetch.bind(window);
window.fetch = async (url, options) => {
  if (!OPENS && options?.method === "POST") throw new TypeError("offline");
  return send(url, options);
};
performance.now = () => 0; // the clocks' own corrections
performance.getEntriesByType = () => [];
localStorage.clear();
sessionStorage.clear();
"""
# Everything that moves has arrived, and everything that is read is there.
SETTLED = """async (width) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  do await frame(); while (innerWidth !== width);
  scrollTo(0, 0);
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().iterations === Infinity) each.cancel();
    else try { each.finish(); } catch { each.cancel(); }
  }
}"""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: "PageServer"

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path.startswith("/static/") and (body := static_file(path.removeprefix("/static/"))):
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            self.answer(200, kind, body, "max-age=86400, immutable")
        elif self.path == self.server.look.path:
            html = self.server.look.html.encode()
            self.answer(200, "text/html; charset=utf-8", html, "no-store")
        else:
            self.answer(204)

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.answer(204)

    def answer(self, status: int, kind: str = "", body: bytes = b"", kept: str = "") -> None:
        self.send_response(status)
        if kind:
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", kept)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        pass


@cache
def static_file(name: str) -> bytes:
    path = finders.find(name)
    return Path(path).read_bytes() if isinstance(path, str) else b""


class PageServer(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.look = Look("")
        self.url = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Eyes:
    """One browser with one page that is used again; a second one whose socket never opens."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.server = PageServer()
        self.screens: dict[bool, Screen] = {}
        self.errors: list[str] = []

    def close(self) -> None:
        for screen in self.screens.values():
            screen.page.context.close()
        self.server.shutdown()
        self.server.server_close()

    def screen(self, is_offline: bool = False) -> "Screen":
        if is_offline not in self.screens:
            context = self.browser.new_context(
                no_viewport=True, reduced_motion="reduce", service_workers="block"
            )
            context.clock.set_fixed_time(NOW)
            context.add_init_script(f"const OPENS = {str(not is_offline).lower()};{SOCKET}")
            page = context.new_page()
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            self.screens[is_offline] = Screen(page)
        return self.screens[is_offline]

    def show(self, moment: Moment, look: Look, size: Size, scale: int = 1) -> "Screen":
        """The page of a moment at this size, loaded anew."""
        screen = self.screen(moment.offline)
        self.server.look = look
        self.errors.clear()
        screen.page.emulate_media(color_scheme="light")
        screen.become(size, scale)
        screen.page.goto(self.server.url + look.path)
        for selector in moment.opens:
            screen.page.locator(selector).first.evaluate("each => each.click()")
        screen.settle()
        return screen


class Screen:
    """A page whose window becomes a phone or a desk without being loaded again: Playwright would
    need another context for that, and so another page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.size = DESK
        self.session = page.context.new_cdp_session(page)

    def become(self, size: Size, scale: int = 1) -> None:
        self.size = size
        self.session.send(
            "Emulation.setDeviceMetricsOverride",
            {
                "width": size.width,
                "height": size.height,
                "deviceScaleFactor": scale,
                "mobile": size.is_touch,
            },
        )
        touch = {"enabled": True, "maxTouchPoints": 5} if size.is_touch else {"enabled": False}
        self.session.send("Emulation.setTouchEmulationEnabled", touch)

    def picture(self) -> bytes:
        """What is on it, as a PNG that was made quickly; Playwright's own takes three times as
        long, for it waits for much that `settle` has seen to."""
        options = {"format": "png", "optimizeForSpeed": True}
        return base64.b64decode(self.session.send("Page.captureScreenshot", options)["data"])

    def settle(self) -> None:
        self.page.evaluate(SETTLED, self.size.width)

    def resize(self, size: Size) -> None:
        """The same page at another size, as when a phone is turned or a window drawn wider."""
        self.become(size)
        self.settle()


@contextmanager
def opened_eyes() -> Iterator[Eyes]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        eyes = Eyes(browser)
        try:
            yield eyes
        finally:
            eyes.close()
            browser.close()


class Loaded(NamedTuple):
    """A page at one size; what it was loaded from."""

    screen: Screen
    language: str
    look: Look

    @property
    def page(self) -> Page:
        return self.screen.page

    @property
    def size(self) -> Size:
        return self.screen.size


def walk(eyes: Eyes, moment: Moment, languages: tuple[str, ...]) -> Iterator[Loaded]:
    """A moment at all its sizes, its page loaded once in each language."""
    for language in languages:
        look = made(moment, language)
        first, *others = sizes_of(look, language)
        screen = eyes.show(moment, look, first)
        yield Loaded(screen, language, look)
        for size in others:
            screen.resize(size)
            yield Loaded(screen, language, look)
