"""The errors of the engine as exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class ManausError(Exception):
    """Any error of this package."""


class BadInput(ManausError, ValueError):
    """A question that has no answer: the input is wrong, or too large.

    ``place`` is the command, ``code`` says what is wrong, ``parameter`` where, and ``values`` has
    the numbers and names of the sentence; each is ``None`` or empty where nothing says it.
    """

    def __init__(
        self,
        message: str,
        *,
        place: str | None = None,
        code: str | None = None,
        parameter: str | Mapping[str, int] | None = None,
        values: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.place = place
        self.code = code
        self.parameter = parameter
        self.values = dict(values or {})


class InternalFailure(ManausError, RuntimeError):
    """A bug of the engine: please report it."""


class Cancelled(ManausError):
    """The request was cancelled."""


class ManausTimeout(ManausError, TimeoutError):
    """There was no answer in the time given; the request was cancelled."""


class Busy(ManausError):
    """Too many requests wait for the engine."""


class EngineFailure(ManausError, RuntimeError):
    """The engine ended, or said what this package does not understand."""


class EngineNotFound(EngineFailure):
    """There is no engine: neither named by ``MANAUS``, nor installed, nor built in a checkout."""


class EngineForked(EngineFailure):
    """The engine was started by another process, of which this one is a fork."""


class LibraryMissing(ManausError, ImportError):
    """A library that was asked for, such as polars, is not installed."""


_BAD_INPUT, _BUSY, _CANCELLED = -32602, -32000, -32800
_DETAILS = ("place", "code", "parameter", "values")


def error_of(answer: Mapping[str, Any]) -> ManausError:
    """The exception for the error of an answer."""
    code, message = answer["code"], str(answer["message"])
    if code == _BAD_INPUT:
        data = answer.get("data", {})
        return BadInput(message, **{name: data[name] for name in _DETAILS if name in data})
    if code == _BUSY:
        return Busy(message)
    if code == _CANCELLED:
        return Cancelled(message)
    return InternalFailure(message)
