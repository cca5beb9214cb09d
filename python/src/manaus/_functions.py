"""The questions, one function each."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from ._engine import Engine, default_engine

if TYPE_CHECKING:
    from networkx import DiGraph, Graph
    from pandas import DataFrame
    from typing_extensions import Unpack

    from ._types import (
        Analysis,
        AnalyzeOptions,
        Answer,
        Classification,
        Common,
        Comparison,
        GameOptions,
        GraphDocument,
        GrundyOptions,
        GrundyRow,
        LedgerRow,
        Outcome,
        OutcomeOptions,
        Position,
        PositionRow,
        PositionsOptions,
        Puzzle,
        Solution,
        SolveOptions,
        StateRow,
        TowerOptions,
        VerdictRow,
    )


def analyze(puzzle: Puzzle, discs: int, **options: Unpack[AnalyzeOptions]) -> Analysis:
    """The state graph of a tower in numbers: order, size, degrees, components, diameters,
    planarity, distances.

    >>> analyze("manaus", 4)["order"]
    71
    """
    return cast("Analysis", _answer("analyze", {"puzzle": puzzle, "discs": discs}, options))


def solve(
    puzzle: Puzzle,
    start: str | None = None,
    to: str | None = None,
    **options: Unpack[SolveOptions],
) -> Solution:
    """A shortest solution from a state, or that none exists.

    Without a state, from all discs on another peg than in the goal, or from the farthest state.

    >>> solve("hanoi", discs=3)["from"]
    '123//'
    >>> solve("manaus", "1/2/3")["moves"]
    5
    >>> solve("manaus", "/23/1")["solvable"]
    False
    """
    return cast("Solution", _answer("solve", {"puzzle": puzzle, "from": start, "to": to}, options))


@overload
def states(
    puzzle: Puzzle,
    discs: int,
    *,
    as_: Literal["pandas"],
    eccentricity: bool = ...,
    **options: Unpack[TowerOptions],
) -> DataFrame: ...
@overload
def states(
    puzzle: Puzzle,
    discs: int,
    *,
    as_: Literal["rows"],
    eccentricity: bool = ...,
    **options: Unpack[TowerOptions],
) -> list[StateRow]: ...
@overload
def states(
    puzzle: Puzzle,
    discs: int,
    *,
    as_: None = ...,
    eccentricity: bool = ...,
    **options: Unpack[TowerOptions],
) -> DataFrame | list[StateRow]: ...
def states(
    puzzle: Puzzle,
    discs: int,
    *,
    as_: Literal["pandas", "rows"] | None = None,
    eccentricity: bool = False,
    **options: Unpack[TowerOptions],
) -> DataFrame | list[StateRow]:
    """Every state with its distance to the goal, whether it is good, its component and its degree.

    As a DataFrame of pandas where that is installed, or as rows; ``as_`` chooses. A bad state has
    no distance.

    >>> states("manaus", 2, as_="rows")[0]["label"]
    '12//'
    """
    params = {"puzzle": puzzle, "discs": discs, "eccentricity": eccentricity}
    rows = cast("list[StateRow]", _answer("states", params, options))
    if as_ == "rows" or (as_ is None and find_spec("pandas") is None):
        return rows
    import pandas

    # A column with gaps would be one of floating-point numbers.
    return pandas.DataFrame(rows).astype({"distance": "Int64"})


@overload
def graph(
    puzzle: Puzzle, discs: int, *, as_: Literal["networkx"], **options: Unpack[TowerOptions]
) -> Graph[str] | DiGraph[str]: ...
@overload
def graph(
    puzzle: Puzzle, discs: int, *, as_: Literal["document"], **options: Unpack[TowerOptions]
) -> GraphDocument: ...
@overload
def graph(
    puzzle: Puzzle, discs: int, *, as_: None = ..., **options: Unpack[TowerOptions]
) -> Graph[str] | DiGraph[str] | GraphDocument: ...
def graph(
    puzzle: Puzzle,
    discs: int,
    *,
    as_: Literal["networkx", "document"] | None = None,
    **options: Unpack[TowerOptions],
) -> Graph[str] | DiGraph[str] | GraphDocument:
    """The state graph with what is known of its states and moves.

    A graph of networkx where that is installed, directed if moves cannot be undone, or the document
    of the engine; ``as_`` chooses. Vertices are labels, with ``distance``, ``good``, ``component``,
    ``degree``; edges have ``disc``, ``from``, ``to``, ``shortest``.

    >>> len(graph("manaus", 4, as_="document")["edges"])
    98
    """
    params = {"puzzle": puzzle, "discs": discs, "attributes": True}
    document = cast("GraphDocument", _answer("graph", params, options))
    if as_ == "document" or (as_ is None and find_spec("networkx") is None):
        return document
    return _networkx(document)


def compare(
    a: Puzzle, b: Puzzle, discs: int | None = None, **options: Unpack[TowerOptions]
) -> Comparison:
    """Two towers side by side: states and moves in common, distances that differ, whether their
    graphs are isomorphic.

    A puzzle may have its own options, ``"hanoi --moves star"``; the others hold for both.

    >>> compare("hanoi", "hanoi --moves star", 3)["distances"]["first"]
    {'label': '123//', 'values': [7, 13]}
    """
    return cast("Comparison", _answer("compare", {"a": a, "b": b, "discs": discs}, options))


def outcome(
    game: str | os.PathLike[str], position: Position, **options: Unpack[OutcomeOptions]
) -> Outcome:
    """The outcome of a position of a heap game, and all winning moves.

    ``game`` is a name, a code such as ``"0.77"``, or a file with a rule.

    >>> outcome("nim", [3, 5, 7])
    {'outcome': 'N', 'winningMoves': ['2,5,7', '3,4,7', '3,5,6']}
    """
    return cast("Outcome", _answer("outcome", {"game": game, "position": position}, options))


def grundy(
    game: str | os.PathLike[str] | None = None, *, upto: int, **options: Unpack[GrundyOptions]
) -> GrundyRow:
    """The Grundy values of heaps from 0 on, with their period where it is proved.

    ``game`` is a name, a code, or a file with a rule; ``subtract`` a set instead.

    >>> grundy(subtract=[2, 3, 5], upto=8)["values"]
    [0, 0, 1, 1, 2, 2, 3, 0, 0]
    """
    return cast("GrundyRow", _answer("grundy", {"game": game, "upto": upto}, options))


def classify(
    game: str | os.PathLike[str] | None = None,
    *,
    upto: int,
    guess: int | None = None,
    **options: Unpack[GrundyOptions],
) -> Classification:
    """The outcomes of heaps from 0 on, and whether they have a guessed period.

    >>> classify(subtract=[1, 2, 3], upto=7)["outcomes"]
    'PNNNPNNN'
    """
    return cast(
        "Classification", _answer("classify", {"game": game, "upto": upto, "guess": guess}, options)
    )


def positions(
    game: Puzzle, *, count: int = 10, seed: int = 1, **options: Unpack[PositionsOptions]
) -> list[PositionRow]:
    """Positions of a tower, a heap game or a level, by difficulty, with what is true of them.

    The same seed gives the same positions. A level is a file; a tower needs ``discs``.

    >>> positions("hanoi", discs=2, count=3)[0]["optimum"]
    1
    """
    return cast(
        "list[PositionRow]",
        _answer("positions", {"game": game, "count": count, "seed": seed}, options),
    )


def verify(
    game: Puzzle,
    answers: Sequence[Answer] | Sequence[PositionRow] | os.PathLike[str],
    **options: Unpack[GameOptions],
) -> list[VerdictRow]:
    """Answers to positions, judged: legal, does the play win, how far is it from the optimum, are
    the claims true.

    Answers are documents or a file with one per line; what :func:`positions` gives is right as it
    is.

    >>> verify("hanoi", [{"position": "12//", "play": "0>1 0>2 1>2"}], discs=2)[0]["right"]
    True
    """
    if not isinstance(answers, os.PathLike) and len(answers) == 0:
        return []
    return cast("list[VerdictRow]", _answer("verify", {"game": game, "answers": answers}, options))


def ledger(
    *,
    work: str | None = None,
    id: str | None = None,
    effort: Literal["quick", "full"] = "quick",
    cache: bool = True,
    **options: Unpack[Common],
) -> list[LedgerRow]:
    """The items of the works with the verdicts of their checks.

    >>> ledger(id="martins2024/theorem-8")[0]["verdict"]
    'proved'
    """
    params = {"work": work, "id": id, "effort": effort, "no-cache": not cache}
    return cast("list[LedgerRow]", _answer("ledger", params, options))


def _answer(method: str, params: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
    own = {"timeout", "on_progress", "via"}
    asked = {**params, **{name: value for name, value in options.items() if name not in own}}
    engine = options.get("via") or default_engine()
    return engine.call(
        method,
        {name: _sent(value, engine) for name, value in asked.items() if value is not None},
        timeout=options.get("timeout"),
        on_progress=options.get("on_progress"),
    )


def _sent(value: object, engine: Engine) -> object:
    """A value as it is sent: the engine resolves the names of files in the folder in which it was
    started.
    """
    if isinstance(value, os.PathLike):
        value = os.fspath(value)
    if isinstance(value, str) and os.getcwd() != engine.folder and os.path.isfile(value):
        return os.path.abspath(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return list(value)
    return dict(value) if isinstance(value, Mapping) else value


def _networkx(document: GraphDocument) -> Graph[str] | DiGraph[str]:
    import networkx

    made = networkx.DiGraph() if document["directed"] else networkx.Graph()
    labels = document["vertices"]
    for i, label in enumerate(labels):
        made.add_node(
            label, **{name: column[i] for name, column in document["vertexAttributes"].items()}
        )
    for i, (source, target) in enumerate(document["edges"]):
        facts = {name: column[i] for name, column in document["edgeAttributes"].items()}
        made.add_edge(labels[source], labels[target], **facts)
    return made
