"""An engine that does, of the protocol, what a question asks it to: it answers, late or never, says
what is no answer, and dies in every way. The model test walks over it.

Every question is answered with its own number, ``n``, so that an answer to another one is seen.
"""

from __future__ import annotations

import heapq
import json
import os
import select
import sys
import time
from typing import Any

_LATE = 0.004


class OddEngine:
    """The engine: what is to be said is in a heap, by its time."""

    def __init__(self) -> None:
        self._coming: list[tuple[float, int, bytes]] = []
        self._count = 0
        self._waiting: set[int] = set()

    def run(self) -> None:
        rest = b""
        while True:
            wait = max(0.0, self._coming[0][0] - time.monotonic()) if self._coming else None
            ready, _, _ = select.select([0], [], [], wait)
            if ready:
                chunk = os.read(0, 2**16)
                if chunk == b"":
                    return self._say_all()
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    self._take(json.loads(line))
            self._say_due()

    def _take(self, message: dict[str, Any]) -> None:
        params = message["params"]
        if message["method"] == "$/cancel":
            self._cancel(params["id"])
        else:
            getattr(self, message["method"])(message["id"], params["n"])

    def _cancel(self, number: int) -> None:
        if number in self._waiting:
            self._waiting.discard(number)
            self._say({"id": number, "error": {"code": -32800, "message": "cancelled"}})

    def echo(self, number: int, n: int) -> None:
        self._say({"id": number, "result": n})

    def late(self, number: int, n: int) -> None:
        self._say({"id": number, "result": n}, _LATE)

    def wrong(self, number: int, n: int) -> None:
        self._say({"id": number, "error": {"code": -32602, "message": f"n must not be {n}"}})

    def slow(self, number: int, n: int) -> None:
        for step in range(3):
            params = {"id": number, "what": str(n), "share": step / 3}
            self._say({"method": "$/progress", "params": params}, _LATE * step)
        self._say({"id": number, "result": n}, 3 * _LATE)

    def endless(self, number: int, n: int) -> None:
        params = {"id": number, "what": str(n), "share": None}
        self._say({"method": "$/progress", "params": params})
        self._waiting.add(number)

    def nobody(self, number: int, n: int) -> None:
        self._say({"id": None, "error": {"code": -32700, "message": f"no JSON: {n}"}})

    def noise(self, number: int, n: int) -> None:
        self._put(b"npm warn: " + str(n).encode() + b"\n", 0)

    def odd(self, number: int, n: int) -> None:
        self._say({"id": number, "error": {"code": -32602}})

    def deep(self, number: int, n: int) -> None:
        self._put(b"[" * 100_000 + b"]" * 100_000 + b"\n", 0)

    def half(self, number: int, n: int) -> None:
        self._say_due(everything=True)
        os.write(1, b'{"jsonrpc":"2.0","id":')
        os._exit(0)

    def die(self, number: int, n: int) -> None:
        print("I die", file=sys.stderr, flush=True)
        os._exit(3)

    def shut(self, number: int, n: int) -> None:
        """Says nothing more, but lives."""
        os.close(1)
        time.sleep(60)

    def deaf(self, number: int, n: int) -> None:
        """Hears nothing more, and dies later."""
        os.close(0)
        time.sleep(10 * _LATE)
        os._exit(0)

    def _say(self, message: dict[str, Any], after: float = 0) -> None:
        self._put(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n", after)

    def _put(self, line: bytes, after: float) -> None:
        self._count += 1
        heapq.heappush(self._coming, (time.monotonic() + after, self._count, line))

    def _say_due(self, everything: bool = False) -> None:
        while self._coming and (everything or self._coming[0][0] <= time.monotonic()):
            line = heapq.heappop(self._coming)[2]
            while line:
                line = line[os.write(1, line) :]

    def _say_all(self) -> None:
        self._say_due(everything=True)


if __name__ == "__main__":
    OddEngine().run()
