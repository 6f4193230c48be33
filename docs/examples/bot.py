#!/usr/bin/env python3
"""A bot of your own at a table of a Ludogîte house. Standard library only.

On the page, while a table gathers, choose "A bot of mine" for a free seat: it shows this command, with the key of that seat.

    python3 bot.py http://127.0.0.1:7777 TABLE SEAT TOKEN

It plays something or other that is allowed. To make it play well, change `choose`. docs/protocol.md says what stands in the frames,
and /api/schema/GAME on a running house has their exact form.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
from urllib.parse import urlsplit


def choose(eyes):
    """What to do, given what this seat sees: its `view`, and `legal`, everything that is allowed (None: too much to list)."""
    if eyes["legal"] is not None:
        return random.choice(eyes["legal"])
    # Diamino: a word is written as `lay KEPI h8 across`. This bot knows no words.
    return "pass" if "pass" in eyes["view"]["verbs"] else eyes["view"]["verbs"][0]


class Line:
    """The little of RFC 6455 that a table needs: text frames, one at a time."""

    def __init__(self, house, path):
        url = urlsplit(house)
        port = url.port or (443 if url.scheme == "https" else 80)
        self.socket = socket.create_connection((url.hostname, port))
        if url.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.bytes = self.socket.makefile("rb")
        status = self.bytes.readline().decode().strip()
        while self.bytes.readline().strip():
            pass
        if " 101 " not in f"{status} ":
            sys.exit(f"the house says: {status}")

    def send(self, frame, kind=1):
        data = frame if isinstance(frame, bytes) else json.dumps(frame).encode()
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def frames(self):
        """Every frame that the house sends, until it closes the line."""
        text = b""
        while head := self.bytes.read(2):
            length = head[1] & 0x7F
            if length > 125:
                form = ">H" if length == 126 else ">Q"
                (length,) = struct.unpack(form, self.bytes.read(struct.calcsize(form)))
            data, kind, is_whole = self.bytes.read(length), head[0] & 0x0F, head[0] & 0x80
            if kind == 9:  # ping
                self.send(data, kind=10)
            elif kind == 8:  # close
                return
            elif kind in (0, 1):
                text += data
                if is_whole:
                    yield json.loads(text)
                    text = b""


def play(house, table, seat, token):
    line = Line(house, f"/ws/{table}")
    # The nonce is this bot's share of the table's chance: nobody can have foreseen it.
    claim = {"seat": seat, "token": token, "nonce": os.urandom(16).hex()}
    line.send({"type": "hello", "since": None, "claims": [claim]})
    for frame in line.frames():
        if frame["type"] == "table":
            if not frame["mine"]:
                sys.exit("this key opens no seat: it was taken back")
            (seat,) = frame["mine"]  # people may have changed seats meanwhile
        elif frame["type"] == "news":
            if frame["result"]:
                print(f"over: {frame['result']['how']}, rank {frame['result']['ranks'][seat - 1]}")
                return
            if seat in frame["awaits"]:
                eyes = next(eyes for eyes in frame["eyes"] if eyes["seat"] == seat)
                what = choose(eyes)
                print(what, flush=True)
                line.send({"type": "act", "seat": seat, "after": frame["seq"], "what": what})
        elif frame["type"] in ("refused", "trouble"):
            print(json.dumps(frame), file=sys.stderr)
    sys.exit("the line was closed")


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    play(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4])
