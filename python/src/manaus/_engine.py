"""The engine: a process that answers requests over lines, JSON-RPC 2.0.

A request is open as long as it is in ``Engine._open``. What takes it out of there ends it, with an
answer or an error: its answer, a line that nobody understands, the end of the engine. Code of the
user runs in no thread for which others wait.
"""

from __future__ import annotations

import atexit
import json
import math
import os
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from queue import SimpleQueue
from types import TracebackType
from typing import IO, Any
from weakref import WeakSet

from ._errors import (
    BadInput,
    EngineFailure,
    EngineForked,
    EngineNotFound,
    ManausTimeout,
    error_of,
)
from ._find import engine_command
from ._values import line_of, plain

Progress = Callable[[str, "float | None"], object]

_PATIENCE = 2.0
"""The seconds that the engine has to end by itself."""


class Request:
    """A question that was sent, and its answer when it is there."""

    def __init__(self, engine: Engine, number: int, progress: Progress | None) -> None:
        self._engine = engine
        self._number = number
        self._progress = progress
        self._news: SimpleQueue[tuple[str, float | None] | None] = SimpleQueue()
        self._is_told = False
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._answer: Any = None
        self._error: BaseException | None = None

    def result(self, timeout: float | None = None) -> Any:
        """The answer, once it is there; raises the error of the engine, and what ``on_progress``
        raised.

        After ``timeout`` seconds, and after Ctrl-C, the request is cancelled, and
        :class:`ManausTimeout` or ``KeyboardInterrupt`` raised.
        """
        seconds = _seconds(timeout)
        if not self._ended.is_set():
            self._engine._require_own()
        try:
            is_there = self._ended.wait(seconds)
        except BaseException:
            self.cancel()
            raise
        if not is_there:
            self.cancel()
            raise ManausTimeout(f"no answer within {timeout} s: the request was cancelled")
        if self._error is not None:
            raise self._error
        return self._answer

    def cancel(self) -> None:
        """Ends the request; its result is then :class:`Cancelled`, unless the answer was already
        there.
        """
        if not self._ended.is_set():
            self._engine._cancel(self._number)

    def done(self) -> bool:
        """True once there is an answer or an error."""
        return self._ended.is_set()

    def _end(self, answer: Any = None, error: BaseException | None = None) -> None:
        with self._lock:
            if self._ended.is_set():
                return
            self._answer, self._error = answer, error
            self._ended.set()
        self._news.put(None)

    def _tell(self, what: str, share: float | None) -> None:
        """Has the callback called, in a thread of its own."""
        if self._progress is None or self._ended.is_set():
            return
        self._news.put((what, share))
        if self._is_told:
            return
        self._is_told = True
        call = threading.Thread(
            target=self._call, args=[self._progress], name="manaus progress", daemon=True
        )
        try:
            call.start()
        except RuntimeError as error:
            self.cancel()
            self._end(error=EngineFailure(f"on_progress cannot be called: {error}"))

    def _call(self, progress: Progress) -> None:
        while (news := self._news.get()) is not None and not self._ended.is_set():
            try:
                progress(*news)
            except BaseException as error:
                self.cancel()
                self._end(error=error)


class Engine:
    """A running engine. It may be used by several threads, and ends with ``close``, or at the end
    of a ``with`` block. A forked child starts its own.

    ``command`` are the words that start ``manaus``; by default it is looked for, see the README.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        words = list(engine_command() if command is None else command)
        self.folder = _current_folder()
        self._pid = os.getpid()
        self._process = _started([*words, "serve", "--stdio"])
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: deque[str] = deque(maxlen=5)
        self._lock = threading.Lock()
        self._open: dict[int, Request] = {}
        self._asked = 0
        self._end: str | None = None
        """Why no further question is taken."""
        self._threads = [
            threading.Thread(target=work, name=f"manaus {work.__name__}", daemon=True)
            for work in (self._hear, self._read, self._write)
        ]
        try:
            for thread in self._threads:
                thread.start()
        except RuntimeError as error:
            _kill(self._process)
            raise EngineFailure(f"nobody can listen to the engine: {error}") from error
        _engines.add(self)

    def submit(
        self, method: str, params: Mapping[str, Any], *, on_progress: Progress | None = None
    ) -> Request:
        """Sends a question and does not wait. ``on_progress`` is called from another thread, with
        what is done and the share done; what it raises cancels the request, and is raised by
        ``result``.
        """
        self._require_own()
        if on_progress is not None and not callable(on_progress):
            raise BadInput("on_progress must be a function")
        with self._lock:
            number = self._asked
            self._asked += 1
        values = {name: plain(name, value) for name, value in params.items()}
        line = line_of({"jsonrpc": "2.0", "id": number, "method": method, "params": values})
        request = Request(self, number, on_progress)
        with self._lock:
            if self._end is not None:
                raise EngineFailure(self._end)
            self._open[number] = request
            self._lines.put(line)
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
        _seconds(timeout)
        return self.submit(method, params, on_progress=on_progress).result(timeout)

    @property
    def alive(self) -> bool:
        """True until the engine has ended; false in a forked child."""
        return self._is_own() and self._end is None and self._process.poll() is None

    def close(self) -> None:
        """Ends the engine; what it has not answered by then fails."""
        if not self._is_own():
            return
        with self._lock:
            self._end = self._end or "the engine was closed"
            requests = list(self._open.values())
        for request in requests:
            request.cancel()
        self._lines.put(None)
        self._ended_within(_PATIENCE)
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(_PATIENCE)
        if not any(thread.is_alive() for thread in self._threads):
            self._let_go()

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _is_own(self) -> bool:
        return self._pid == os.getpid()

    def _require_own(self) -> None:
        if not self._is_own():
            raise EngineForked(
                f"this Engine was started by process {self._pid}, of which this one is a fork: "
                "start another one here, manaus.Engine()"
            )

    def _let_go(self) -> None:
        """Closes this process's ends of the pipes."""
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            try:
                _stream(stream).close()
            except OSError:
                pass

    def _cancel(self, number: int) -> None:
        if self._is_own():
            params = {"id": number}
            self._lines.put(line_of({"jsonrpc": "2.0", "method": "$/cancel", "params": params}))

    def _write(self) -> None:
        """Writes lines until there are no more, or nobody reads them."""
        stream = _stream(self._process.stdin)
        try:
            while (line := self._lines.get()) is not None:
                rest = memoryview(line)
                while len(rest) > 0:
                    rest = rest[stream.write(rest) or 0 :]
            stream.close()
        except (OSError, ValueError):
            self._ended_within(_PATIENCE)

    def _read(self) -> None:
        try:
            for line in _lines_of(_stream(self._process.stdout)):
                # The last line of an engine that was killed may be half an answer.
                if line.endswith(b"\n"):
                    self._take(line)
        except (OSError, ValueError):
            pass
        finally:
            self._finish()

    def _take(self, line: bytes) -> None:
        """Takes a line of the engine. One that nobody understands may have been any answer."""
        try:
            message = json.loads(line)
            if message.get("method") == "$/progress":
                self._tell(message["params"])
            elif message["id"] is None:
                self._fail(str(message["error"]["message"]))
            else:
                self._answer(message)
        except Exception:
            self._fail(
                f"the engine said what is no answer: {line[:100].decode(errors='replace')!r}"
            )

    def _tell(self, params: Mapping[str, Any]) -> None:
        request = self._open.get(params["id"])
        if request is not None:
            request._tell(params["what"], params["share"])

    def _answer(self, message: Mapping[str, Any]) -> None:
        error = error_of(message["error"]) if "error" in message else None
        answer = message["result"] if error is None else None
        number = message["id"]
        with self._lock:
            request = self._open.pop(number, None)
        if request is not None:
            request._end(answer, error)
        # One that failed, by what nobody understood, may have its answer afterwards.
        elif number not in range(self._asked):
            self._fail(f"the engine answered a question that was not asked: {number!r}")

    def _fail(self, reason: str) -> None:
        """Ends all open requests with a failure."""
        with self._lock:
            requests = list(self._open.values())
            self._open.clear()
        for request in requests:
            request._end(error=EngineFailure(reason))

    def _finish(self) -> None:
        """The engine says no more: no question is taken any more, and those that are open fail."""
        code = self._ended_within(_PATIENCE)
        self._threads[0].join(_PATIENCE)
        said = f": {self._said[-1]}" if self._said else ""
        with self._lock:
            self._end = self._end or f"the engine has ended ({_how(code)}){said}"
        self._fail(self._end)
        self._lines.put(None)

    def _ended_within(self, patience: float) -> int:
        """The exit code, for which the engine is killed after some seconds."""
        try:
            return self._process.wait(patience)
        except subprocess.TimeoutExpired:
            _kill(self._process)
            return self._process.wait()

    def _hear(self) -> None:
        """Passes on what the engine says to people."""
        try:
            for line in _lines_of(_stream(self._process.stderr)):
                text = line.decode(errors="replace").rstrip()
                self._said.append(text)
                try:
                    print(text, file=sys.stderr)
                except Exception:
                    # Where nobody hears it, the engine must not wait for somebody.
                    pass
        except (OSError, ValueError):
            pass


def _seconds(timeout: float | None) -> float | None:
    """The seconds of a timeout, for which a thread can wait."""
    if timeout is None:
        return None
    try:
        seconds = float(timeout)
    except (TypeError, ValueError, OverflowError):
        seconds = float("nan")
    if math.isnan(seconds):
        raise BadInput(f"timeout must be a number of seconds (got {timeout!r})")
    return None if seconds > threading.TIMEOUT_MAX else max(seconds, 0)


def _current_folder() -> str:
    try:
        return os.getcwd()
    except OSError as error:
        raise EngineNotFound("the current folder is gone") from error


def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # A forked child must have nothing in a buffer that it would write as well.
            bufsize=0,
            # Ctrl-C is for Python, which cancels the request.
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise EngineNotFound(f"the engine {words[0]} cannot be started: {reason}") from error


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kills a process with those that it has started, such as the Node of a script."""
    try:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except OSError:
        process.kill()


def _how(code: int) -> str:
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"killed by {signal.Signals(-code).name}"
    except ValueError:
        return f"killed by signal {-code}"


def _stream(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def _lines_of(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream without a buffer, as soon as each is there, with their ends; the last
    one may lack it.
    """
    pieces: list[bytes] = []
    while chunk := stream.read(2**16):
        *whole, rest = chunk.split(b"\n")
        for line in whole:
            yield b"".join([*pieces, line, b"\n"])
            pieces = []
        pieces.append(rest)
    if any(pieces):
        yield b"".join(pieces)


_engines: WeakSet[Engine] = WeakSet()
_lock = threading.Lock()
_default: Engine | None = None


def default_engine() -> Engine:
    """The engine of this process, which is started at the first question and ends with Python."""
    global _default
    with _lock:
        if _default is None or not _default.alive:
            _default = Engine()
        return _default


@atexit.register
def _close_default() -> None:
    if _default is not None:
        _default.close()


def _after_fork() -> None:
    """In a forked child: the engines of its parent are none of its own, nor does it hold their
    pipes open.
    """
    global _lock, _default
    _lock, _default = threading.Lock(), None
    for engine in list(_engines):
        engine._let_go()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
