"""The errors of the engine as exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class ManausError(Exception):
    """Any error of this package. The text is the line that the command prints."""


class BadInput(ManausError, ValueError):
    """A question that has no answer: the input is wrong, or too large.

    ``place`` is the command, ``code`` says what is wrong, ``parameter`` where, and ``values`` has
    the numbers and names of the sentence; each is ``None`` or empty where the engine does not say.
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


class Busy(ManausError):
    """Too many requests wait for the engine."""


class EngineFailure(ManausError, RuntimeError):
    """The engine ended, or said what this package does not understand."""


class EngineNotFound(EngineFailure):
    """There is no engine: neither named by ``MANAUS``, nor installed, nor built in a checkout."""


_BAD_INPUT, _BUSY, _CANCELLED = -32602, -32000, -32800


def error_of(answer: Mapping[str, Any]) -> ManausError:
    """The exception for the error of an answer."""
    code, message = answer["code"], str(answer["message"])
    if code == _BAD_INPUT:
        return BadInput(message, **answer.get("data", {}))
    if code == _BUSY:
        return Busy(message)
    if code == _CANCELLED:
        return Cancelled(message)
    return InternalFailure(message)
