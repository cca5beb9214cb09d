"""The names of options: in Python ``large_discs``, ``except_`` and ``start``, for the engine
``large-discs``, ``except`` and ``from``.
"""

from __future__ import annotations

import keyword
import re
from typing import Any

from ._errors import BadInput

_OWN = {"from": "start", "no-cache": "cache"}
"""Options of the engine that Python calls otherwise."""

_NAMED = re.compile(
    r'"(?:[^"\\]|\\.)*"'
    r"|(?<![\w-])--(?P<option>[a-z][a-z-]*)(?: [A-Z]+\b)?"
    r"|^(?P<argument>PUZZLE|GAME|POSITION|ANSWERS|A|B)(?= )"
)
"""Texts in quotes, which stay, and the names that the command has for its options and arguments."""


def engine_name(name: str) -> str:
    """The name that the engine has for a parameter of Python.

    >>> engine_name("large_discs"), engine_name("except_"), engine_name("start")
    ('large-discs', 'except', 'from')
    """
    for engine, python in _OWN.items():
        if name == python:
            return engine
    return name.rstrip("_").replace("_", "-")


def python_name(name: str) -> str:
    """The name that Python has for a parameter of the engine.

    >>> python_name("large-discs"), python_name("except"), python_name("from")
    ('large_discs', 'except_', 'start')
    """
    python = _OWN.get(name, name.replace("-", "_"))
    return f"{python}_" if keyword.iskeyword(python) else python


def in_python(error: BadInput) -> BadInput:
    """The error of the engine with the names that Python has for parameters."""
    parameter = error.parameter
    if isinstance(parameter, str):
        parameter = _NAMED.sub(_renamed, parameter)
        parameter = python_name(parameter.lower() if parameter.isupper() else parameter)
    return BadInput(
        _worded(error, parameter),
        place=error.place,
        code=error.code,
        parameter=parameter,
        values=error.values,
    )


def _worded(error: BadInput, parameter: Any) -> str:
    if error.code != "unknown":
        return _NAMED.sub(_renamed, str(error))
    known = ", ".join(python_name(name) for name in error.values["known"])
    return f"unknown parameter {parameter} (known: {known})"


def _renamed(found: re.Match[str]) -> str:
    option, argument = found["option"], found["argument"]
    if option is not None:
        return python_name(option)
    return str(found[0] if argument is None else argument.lower())
