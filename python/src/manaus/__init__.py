"""Tower puzzles and combinatorial games: the engine of manaus from Python.

The engine is the command ``manaus``, a program for Node. It is started once, at the first question,
and answers over lines; the answers are those of the command with ``--json``. See :func:`analyze`,
:func:`solve`, :func:`states`, :func:`graph`, :func:`compare`, :func:`outcome`, :func:`grundy`,
:func:`classify`, :func:`positions`, :func:`verify`, :func:`ledger`, and :class:`Engine` for
requests in parallel.
"""

from ._engine import Engine, Request
from ._errors import (
    BadInput,
    Busy,
    Cancelled,
    EngineFailure,
    EngineNotFound,
    InternalFailure,
    ManausError,
)
from ._functions import (
    analyze,
    classify,
    compare,
    graph,
    grundy,
    ledger,
    outcome,
    positions,
    solve,
    states,
    verify,
)
from ._types import (
    Analysis,
    Answer,
    Classification,
    Comparison,
    GraphDocument,
    GrundyRow,
    LedgerRow,
    Outcome,
    Parameters,
    Position,
    PositionRow,
    Puzzle,
    Solution,
    StateRow,
    VerdictRow,
)

__all__ = [
    "Analysis",
    "Answer",
    "BadInput",
    "Busy",
    "Cancelled",
    "Classification",
    "Comparison",
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
    "PositionRow",
    "Puzzle",
    "Request",
    "Solution",
    "StateRow",
    "VerdictRow",
    "analyze",
    "classify",
    "compare",
    "graph",
    "grundy",
    "ledger",
    "outcome",
    "positions",
    "solve",
    "states",
    "verify",
]
__version__ = "0.1.0"
