"""Tower puzzles and combinatorial games: the engine of manaus from Python.

The engine is the command ``manaus``, a program for Node. It is started once, at the first question, and answers over lines; the answers are
those of the command with ``--json``. See :func:`analyze`, :func:`solve`, :func:`states`, :func:`graph`, :func:`outcome`, :func:`grundy`,
:func:`classify`, :func:`ledger`, and :class:`Engine` for requests in parallel.
"""

from ._engine import Engine, Request
from ._errors import BadInput, Busy, Cancelled, EngineFailure, EngineNotFound, InternalFailure, ManausError
from ._functions import analyze, classify, graph, grundy, ledger, outcome, solve, states
from ._types import (
    Analysis,
    Classification,
    GraphDocument,
    GrundyRow,
    LedgerRow,
    Outcome,
    Parameters,
    Position,
    Puzzle,
    Solution,
    StateRow,
)

__all__ = [
    "Analysis",
    "BadInput",
    "Busy",
    "Cancelled",
    "Classification",
    "Engine",
    "EngineFailure",
    "EngineNotFound",
    "GraphDocument",
    "GrundyRow",
    "InternalFailure",
    "LedgerRow",
    "ManausError",
    "Outcome",
    "Parameters",
    "Position",
    "Puzzle",
    "Request",
    "Solution",
    "StateRow",
    "analyze",
    "classify",
    "graph",
    "grundy",
    "ledger",
    "outcome",
    "solve",
    "states",
]
__version__ = "0.1.0"
