"""The engine: a process that answers requests over lines, JSON-RPC 2.0."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import IO, Any

from ._errors import EngineFailure, EngineNotFound, error_of
from ._find import engine_command

Progress = Callable[[str, "float | None"], None]

_PATIENCE = 2.0
"""The seconds that the engine has to end by itself."""


class Request:
    """A question that was sent, and its answer when it is there."""

    def __init__(
        self, number: int, cancel: Callable[[int], None], progress: Progress | None
    ) -> None:
        self._number = number
        self._cancel = cancel
        self._progress = progress
        self._future: Future[Any] = Future()

    def result(self, timeout: float | None = None) -> Any:
        """The answer, once it is there; raises the error of the engine.

        After ``timeout`` seconds, and after Ctrl-C, the request is cancelled, and ``TimeoutError``
        or ``KeyboardInterrupt`` raised.
        """
        try:
            return self._future.result(timeout)
        except KeyboardInterrupt:
            self.cancel()
            raise
        except TimeoutError:
            self.cancel()
            raise
        except _FutureTimeout as error:
            self.cancel()
            raise TimeoutError(f"no answer within {timeout} s") from error

    def cancel(self) -> None:
        """Ends the request; its result is then :class:`Cancelled`, unless the answer was already
        there.
        """
        if not self._future.done():
            self._cancel(self._number)

    def done(self) -> bool:
        """True once there is an answer or an error."""
        return self._future.done()


if sys.version_info >= (3, 11):
    _FutureTimeout = TimeoutError
else:
    from concurrent.futures import TimeoutError as _FutureTimeout


class Engine:
    """A running engine. It may be used by several threads, and ends with ``close``, or at the end
    of a ``with`` block.

    ``command`` are the words that start ``manaus``; by default it is looked for, see the README.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        words = list(engine_command() if command is None else command)
        self.folder = os.getcwd()
        self._process = _started([*words, "serve", "--stdio"])
        self._writing = threading.Lock()
        self._requests: dict[int, Request] = {}
        self._next = 0
        self._said: deque[str] = deque(maxlen=5)
        self._threads = [
            threading.Thread(target=work, name=f"manaus {work.__name__}", daemon=True)
            for work in (self._read, self._hear)
        ]
        for thread in self._threads:
            thread.start()

    def submit(
        self, method: str, params: Mapping[str, Any], *, on_progress: Progress | None = None
    ) -> Request:
        """Sends a question and does not wait. ``on_progress`` is called from another thread, with
        what is done and the share done.
        """
        with self._writing:
            number = self._next
            self._next += 1
            request = Request(number, self._cancel, on_progress)
            self._requests[number] = request
            try:
                self._write({"id": number, "method": method, "params": {**params}})
            except (EngineFailure, TypeError, ValueError):
                del self._requests[number]
                raise
        return request

    def call(
        self,
        method: str,
        params: Mapping[str, Any],
        *,
        timeout: float | None = None,
        on_progress: Progress | None = None,
    ) -> Any:
        """The answer to a question."""
        return self.submit(method, params, on_progress=on_progress).result(timeout)

    @property
    def alive(self) -> bool:
        """True until the engine has ended."""
        return self._process.poll() is None

    def close(self) -> None:
        """Ends the engine; what it has not answered by then fails."""
        for request in list(self._requests.values()):
            request.cancel()
        try:
            _stream(self._process.stdin).close()
        except OSError:
            pass
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(_PATIENCE)
        for stream in (self._process.stdout, self._process.stderr):
            _stream(stream).close()

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _cancel(self, number: int) -> None:
        with self._writing:
            try:
                self._write({"method": "$/cancel", "params": {"id": number}})
            except EngineFailure:
                pass

    def _write(self, message: Mapping[str, Any]) -> None:
        line = json.dumps({"jsonrpc": "2.0", **message}, allow_nan=False)
        try:
            stream = _stream(self._process.stdin)
            stream.write(line + "\n")
            stream.flush()
        except (OSError, ValueError) as error:
            raise self._failure() from error

    def _read(self) -> None:
        for line in _stream(self._process.stdout):
            try:
                self._take(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError):
                print(f"manaus: {line.rstrip()}", file=sys.stderr)
        for number in list(self._requests):
            self._requests.pop(number)._future.set_exception(self._failure())

    def _take(self, message: Mapping[str, Any]) -> None:
        if message.get("method") == "$/progress":
            params = message["params"]
            request = self._requests.get(params["id"])
            if request is not None and request._progress is not None:
                request._progress(params["what"], params["share"])
            return
        request = self._requests.pop(message["id"])
        if "error" in message:
            request._future.set_exception(error_of(message["error"]))
        else:
            request._future.set_result(message["result"])

    def _hear(self) -> None:
        for line in _stream(self._process.stderr):
            self._said.append(line.rstrip())
            print(line, end="", file=sys.stderr)

    def _failure(self) -> EngineFailure:
        said = f": {self._said[-1]}" if self._said else ""
        return EngineFailure(f"the engine has ended (exit code {self._process.poll()}){said}")


def _started(words: Sequence[str]) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            # Ctrl-C is for Python, which cancels the request.
            start_new_session=True,
        )
    except OSError as error:
        raise EngineNotFound(
            f"the engine {words[0]} cannot be started: {error.strerror}"
        ) from error


def _stream(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


_lock = threading.Lock()
_default: tuple[int, Engine] | None = None


def default_engine() -> Engine:
    """The engine of this process, which is started at the first question and ends with Python."""
    global _default
    with _lock:
        if _default is not None and _default[0] == os.getpid() and _default[1].alive:
            return _default[1]
        engine = Engine()
        _default = (os.getpid(), engine)
        return engine


@atexit.register
def _close_default() -> None:
    if _default is not None and _default[0] == os.getpid():
        _default[1].close()
