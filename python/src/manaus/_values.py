"""Values of Python as JSON has them, those of numpy, pandas and polars too, which are not imported;
numbers are sent with all their digits, or not at all.
"""

from __future__ import annotations

import json
import math
import operator
import os
import re
from collections.abc import Collection, Mapping
from typing import Any

from ._errors import BadInput

MOST_BYTES = 2**24
"""The bytes of a line that the engine reads."""

_MOST_DEPTH = 100
_MOST_BITS = 1024


def plain(name: str, value: Any, depth: int = 0) -> Any:
    """The value of a parameter as JSON has it; what has none is a :class:`BadInput`.

    A number of numpy is a number, an array or a column a list, a table a list of rows, a path its
    text; a floating-point number without a fraction is an integer.
    """
    if depth > _MOST_DEPTH:
        raise _bad(name[:40], f"be nested at most {_MOST_DEPTH} deep", value)
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return _whole(name, value)
    if isinstance(value, float):
        return _number(name, value)
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    if isinstance(value, Mapping):
        return {
            _key(name, key): plain(f"{name}.{key}", each, depth + 1) for key, each in value.items()
        }
    rows = _rows(value)
    if rows is not None:
        return [plain(f"{name}[{i}]", each, depth + 1) for i, each in enumerate(rows)]
    return _converted(name, value, depth)


def _converted(name: str, value: Any, depth: int) -> Any:
    """The value of an object that says itself what it is as a list or as an integer."""
    for method in ("tolist", "to_list", "to_pylist"):
        if callable(getattr(value, method, None)):
            return plain(name, getattr(value, method)(), depth + 1)
    try:
        return _whole(name, operator.index(value))
    except TypeError:
        raise _bad(name, "be a text, a number or a list", value) from None


def _rows(value: Any) -> Collection[Any] | None:
    """The entries of a list, and the rows of a table of pandas or polars."""
    if isinstance(value, (bytes, bytearray, memoryview)):
        return None
    if callable(getattr(value, "to_dicts", None)):
        return list(value.to_dicts())
    if callable(getattr(value, "to_dict", None)) and hasattr(value, "columns"):
        return list(value.to_dict("records"))
    if any(hasattr(value, method) for method in ("tolist", "to_list", "to_pylist")):
        return None
    return value if isinstance(value, Collection) else None


def _whole(name: str, value: int) -> int:
    if value.bit_length() > _MOST_BITS:
        got = f"a number of {value.bit_length()} bits"
        raise BadInput(f"{name} must be less than 2^{_MOST_BITS} in size (got {got})")
    return int(value)


def _number(name: str, value: float) -> float | int:
    if not math.isfinite(value):
        raise _bad(name, "be a number", float(value))
    return int(value) if value.is_integer() else float(value)


def _key(name: str, key: Any) -> str:
    if isinstance(key, str):
        return key
    raise _bad(name, "have texts as keys", key)


def _bad(name: str, bound: str, value: Any) -> BadInput:
    """The error for a place in a parameter, such as ``position[2]``."""
    parameter = re.split(r"[.\[]", name, maxsplit=1)[0]
    return BadInput(f"{name} must {bound} (got {_shown(value)})", parameter=parameter)


def _shown(value: Any) -> str:
    """A value in one short line."""
    try:
        text = " ".join(repr(value).split())
    except Exception:
        text = f"a value of type {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}..."


def line_of(message: Mapping[str, Any]) -> bytes:
    """A message as a line that the engine reads; one that is too long is a :class:`BadInput`."""
    line = json.dumps(message, allow_nan=False).encode("ascii") + b"\n"
    if len(line) > MOST_BYTES:
        raise BadInput(f"a question must have at most {MOST_BYTES} bytes (got {len(line)})")
    return line
