"""Where the engine is."""

from __future__ import annotations

import os
import shlex
import shutil
from pathlib import Path

from ._errors import EngineNotFound

_HOW = (
    "the engine manaus was not found: name its command in the variable MANAUS, "
    "install @manaus/cli with npm in this folder or one above it, "
    "or build the checkout of this package"
)


def engine_command() -> list[str]:
    """The command that starts the engine, as words.

    That of the variable ``MANAUS``; else the ``manaus`` that ``npx --no-install`` runs in the
    current folder; else that of the checkout in which this package lies.
    """
    named = os.environ.get("MANAUS", "")
    if named.strip() != "":
        return _words(named)
    found = _installed() or _in_checkout()
    if found is None:
        raise EngineNotFound(_HOW)
    return found


def _words(named: str) -> list[str]:
    if os.path.isfile(named):
        return _program(Path(named))
    try:
        return shlex.split(named, posix=os.name != "nt")
    except ValueError as error:
        raise EngineNotFound(f"the variable MANAUS is no command: {error}") from error


def _program(file: Path) -> list[str]:
    return [_node(), str(file)] if file.suffix in {".js", ".mjs"} else [str(file)]


def _installed() -> list[str] | None:
    try:
        here = Path.cwd()
    except OSError:
        return None
    for folder in [here, *here.parents]:
        program = shutil.which("manaus", path=str(folder / "node_modules" / ".bin"))
        if program is not None:
            return [program]
    return None


def _in_checkout() -> list[str] | None:
    parents = Path(__file__).resolve().parents
    program = parents[3] / "packages" / "cli" / "bin" / "manaus.js" if len(parents) > 3 else None
    return _program(program) if program is not None and program.is_file() else None


def _node() -> str:
    node = shutil.which("node")
    if node is None:
        raise EngineNotFound("the engine manaus needs Node >= 20.19, and node was not found")
    return node
