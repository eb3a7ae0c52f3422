"""Just enough of HTTP and WebSocket to load a server from one process without weighing much."""

import asyncio
import base64
import os
import struct


class Connection:
    """A kept-alive HTTP connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None

    async def post(self, path: str, form: bytes, headers: str) -> tuple[int, bytes]:
        kind = "Content-Type: application/x-www-form-urlencoded\r\n"
        return await self.ask("POST", path, f"{kind}Content-Length: {len(form)}\r\n{headers}", form)

    async def ask(
        self, method: str, path: str, headers: str, body: bytes = b""
    ) -> tuple[int, bytes]:
        if self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{headers}\r\n"
        self.writer.write(head.encode() + body)
        status, length = 0, 0
        while (line := await self.reader.readline()) != b"\r\n":
            if not line:
                raise ConnectionError("The server closed the connection.")
            if not status:
                status = int(line.split()[1])
            elif line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return status, await self.reader.readexactly(length)

    def drop(self) -> None:
        """Whatever is asked next is asked over a new one."""
        if self.reader is not None:
            self.reader = None
            self.writer.transport.abort()


class Socket:
    """A WebSocket that only listens."""

    async def open(self, port: int, path: str, cookies: str) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nCookie: {cookies}\r\n\r\n".encode()
        )
        status = await self.reader.readline()
        if b" 101 " not in status:
            raise ConnectionError(f"No socket: {status!r}")
        while await self.reader.readline() != b"\r\n":
            pass

    async def message(self) -> bytes:
        """The next message; pings are answered on the way."""
        while True:
            first, second = await self.reader.readexactly(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", await self.reader.readexactly(8))
            payload = await self.reader.readexactly(length)
            kind = first & 15
            if kind == 9:
                self.writer.write(bytes([0x8A, 0x80 | len(payload)]) + bytes(4) + payload)
            elif kind == 8:
                raise ConnectionError("The server closed the socket.")
            else:
                return payload
