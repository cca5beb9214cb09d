"""The questions, one function each."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping, Sequence, Sized
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast, overload

from ._engine import Engine, default_engine
from ._errors import BadInput, LibraryMissing
from ._names import engine_name, in_python
from ._types import (
    AnalyzeOptions,
    ClassifyOptions,
    Common,
    GameOptions,
    GrundyOptions,
    OutcomeOptions,
    PositionsOptions,
    SolveOptions,
    TheoremsOptions,
    TowerOptions,
    VerifyOptions,
)
from ._values import plain

if TYPE_CHECKING:
    from networkx import Graph
    from pandas import DataFrame
    from polars import DataFrame as PolarsFrame
    from typing_extensions import Unpack

    from ._answers import (
        Analysis,
        Classification,
        Comparison,
        GraphDocument,
        GrundyRow,
        LedgerRow,
        Outcome,
        PositionRow,
        Solution,
        StateRow,
        Theorems,
        VerdictRow,
    )
    from ._types import Answer, Integer, PolarsTable, Position, Puzzle, Table


Function = TypeVar("Function", bound=Callable[..., Any])


def _spelled(options: type) -> Callable[[Function], Function]:
    """Has ``help`` and completion show the options of a function by name."""

    def shown(function: Function) -> Function:
        signature = inspect.signature(function)
        own = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
        more = [
            inspect.Parameter(
                name,
                inspect.Parameter.KEYWORD_ONLY,
                default=None,
                annotation=getattr(kind, "__forward_arg__", kind),
            )
            for name, kind in inspect.get_annotations(options).items()
        ]
        spelled = signature.replace(parameters=[*own, *more])
        function.__signature__ = spelled  # type: ignore[attr-defined]
        return function

    return shown


@_spelled(AnalyzeOptions)
def analyze(puzzle: Puzzle, discs: Integer, **options: Unpack[AnalyzeOptions]) -> Analysis:
    """The state graph of a tower in numbers: order, size, degrees, components, diameters,
    planarity, distances.

    >>> analyze("manaus", 4)["order"]
    71
    """
    return cast("Analysis", _answer("analyze", {"puzzle": puzzle, "discs": discs}, options))


@_spelled(SolveOptions)
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
    return cast("Solution", _answer("solve", {"puzzle": puzzle, "start": start, "to": to}, options))


@overload
def states(
    puzzle: Puzzle,
    discs: Integer,
    *,
    as_: Literal["pandas"] | None = ...,
    eccentricity: bool = ...,
    **options: Unpack[TowerOptions],
) -> DataFrame: ...
@overload
def states(
    puzzle: Puzzle,
    discs: Integer,
    *,
    as_: Literal["polars"],
    eccentricity: bool = ...,
    **options: Unpack[TowerOptions],
) -> PolarsFrame: ...
@overload
def states(
    puzzle: Puzzle,
    discs: Integer,
    *,
    as_: Literal["rows"],
    eccentricity: bool = ...,
    **options: Unpack[TowerOptions],
) -> list[StateRow]: ...
@_spelled(TowerOptions)
def states(
    puzzle: Puzzle,
    discs: Integer,
    *,
    as_: Literal["pandas", "polars", "rows"] | None = None,
    eccentricity: bool = False,
    **options: Unpack[TowerOptions],
) -> DataFrame | PolarsFrame | list[StateRow]:
    """Every state with its distance to the goal, whether it is good, its component and its degree.

    A DataFrame of pandas, or rows where that is not installed; ``as_`` chooses ``"pandas"``,
    ``"polars"`` or ``"rows"``. A bad state has no distance.

    >>> states("manaus", 2, as_="rows")[0]["label"]
    '12//'
    """
    form = _form(as_, ["pandas", "polars", "rows"])
    params = {"puzzle": puzzle, "discs": discs, "eccentricity": eccentricity}
    rows = cast("list[StateRow]", _answer("states", params, options))
    if form == "pandas":
        import pandas

        # A column with gaps would be one of floating-point numbers.
        return pandas.DataFrame(rows).astype({"distance": "Int64"})
    if form == "polars":
        import polars

        return polars.DataFrame(rows, schema_overrides={"distance": polars.Int64})
    return rows


@overload
def graph(
    puzzle: Puzzle,
    discs: Integer,
    *,
    as_: Literal["networkx"] | None = ...,
    **options: Unpack[TowerOptions],
) -> Graph[str]: ...
@overload
def graph(
    puzzle: Puzzle, discs: Integer, *, as_: Literal["document"], **options: Unpack[TowerOptions]
) -> GraphDocument: ...
@_spelled(TowerOptions)
def graph(
    puzzle: Puzzle,
    discs: Integer,
    *,
    as_: Literal["networkx", "document"] | None = None,
    **options: Unpack[TowerOptions],
) -> Graph[str] | GraphDocument:
    """The state graph with what is known of its states and moves.

    A graph of networkx, a ``DiGraph`` if moves cannot be undone, or the document of the engine
    where networkx is not installed; ``as_`` chooses ``"networkx"`` or ``"document"``. Vertices are
    labels, with ``distance``, ``good``, ``component``, ``degree``; edges have ``disc``, ``from``,
    ``to``, ``shortest``.

    >>> len(graph("manaus", 4, as_="document")["edges"])
    98
    """
    form = _form(as_, ["networkx", "document"])
    params = {"puzzle": puzzle, "discs": discs, "attributes": True}
    document = cast("GraphDocument", _answer("graph", params, options))
    return _networkx(document) if form == "networkx" else document


@_spelled(TowerOptions)
def compare(
    a: Puzzle, b: Puzzle, discs: Integer | None = None, **options: Unpack[TowerOptions]
) -> Comparison:
    """Two towers side by side: states and moves in common, distances that differ, whether their
    graphs are isomorphic.

    A puzzle may have its own options, ``"hanoi --moves star"``; the others hold for both.

    >>> compare("hanoi", "hanoi --moves star", 3)["distances"]["first"]
    {'label': '123//', 'values': [7, 13]}
    """
    return cast("Comparison", _answer("compare", {"a": a, "b": b, "discs": discs}, options))


@_spelled(TheoremsOptions)
def theorems(puzzle: Puzzle, **options: Unpack[TheoremsOptions]) -> Theorems:
    """What holds of a tower on three pegs for every number of discs, proved.

    Order, size, degrees, components, what can be solved, the worst case and distances between
    stacks, each as a formula or a recurrence. ``capacities`` are ``"n"``, ``"n-2"`` or numbers.

    >>> [each["text"] for each in theorems("manaus")["statements"]][0]
    'states: 3^n - 2n - 2, for every n >= 2'
    """
    return cast("Theorems", _answer("theorems", {"puzzle": puzzle}, options))


@_spelled(OutcomeOptions)
def outcome(
    game: str | os.PathLike[str], position: Position, **options: Unpack[OutcomeOptions]
) -> Outcome:
    """The outcome of a position of a heap game, and all winning moves.

    ``game`` is a name, a code such as ``"0.77"``, or a file with a rule.

    >>> outcome("nim", [3, 5, 7])["winningMoves"]
    ['2,5,7', '3,4,7', '3,5,6']
    """
    return cast("Outcome", _answer("outcome", {"game": game, "position": position}, options))


@_spelled(GrundyOptions)
def grundy(
    game: str | os.PathLike[str] | None = None, *, upto: Integer, **options: Unpack[GrundyOptions]
) -> GrundyRow:
    """The Grundy values of heaps from 0 on, with their period where it is proved.

    ``game`` is a name, a code, or a file with a rule; ``subtract`` a set instead.

    >>> grundy(subtract=[2, 3, 5], upto=8)["values"]
    [0, 0, 1, 1, 2, 2, 3, 0, 0]
    """
    return cast("GrundyRow", _answer("grundy", {"game": game, "upto": upto}, options))


@_spelled(ClassifyOptions)
def classify(
    game: str | os.PathLike[str] | None = None,
    *,
    upto: Integer,
    guess: Integer | None = None,
    **options: Unpack[ClassifyOptions],
) -> Classification:
    """The outcomes of heaps from 0 on, and whether they have a guessed period.

    >>> classify(subtract=[1, 2, 3], upto=7)["outcomes"]
    'PNNNPNNN'
    """
    return cast(
        "Classification", _answer("classify", {"game": game, "upto": upto, "guess": guess}, options)
    )


@_spelled(PositionsOptions)
def positions(
    game: Puzzle, *, count: Integer = 10, seed: Integer = 1, **options: Unpack[PositionsOptions]
) -> list[PositionRow]:
    """Positions of a tower, a heap game or a level, by difficulty, with what is true of them.

    The same seed gives the same positions. A level is a file; a tower needs ``discs``.

    >>> positions("hanoi", discs=2, count=3)[0]["least"]
    1
    """
    return cast(
        "list[PositionRow]",
        _answer("positions", {"game": game, "count": count, "seed": seed}, options),
    )


@_spelled(VerifyOptions)
def verify(
    game: Puzzle,
    answers: Sequence[Answer]
    | Sequence[PositionRow]
    | Sequence[str]
    | Table
    | PolarsTable
    | os.PathLike[str],
    **options: Unpack[VerifyOptions],
) -> list[VerdictRow]:
    """Answers to positions, judged: legal, does the play win, in the least number of moves, are
    the claims true.

    Answers are documents, plays as texts, a table of pandas or polars, or a file with one per
    line; what :func:`positions` gives is right as it is. A play needs no graph: there may be any
    number of discs. It may be written in any usual way, and ``notation`` says in which.

    >>> verify("hanoi", [{"position": "12//", "play": "0>1 0>2 1>2"}], discs=2)[0]["right"]
    True
    >>> verify("hanoi", ["A->B, A->C, B->C"], discs=2)[0]["notation"]
    'letters'
    """
    if isinstance(answers, Sized) and len(answers) == 0:
        return []
    judged = _answer("verify", {"game": game, "answers": answers}, options)
    return cast("list[VerdictRow]", judged["answers"])


@_spelled(Common)
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
    params = {"work": work, "id": id, "effort": effort, "cache": not cache}
    return cast("list[LedgerRow]", _answer("ledger", params, options))


def _answer(method: str, params: Mapping[str, Any], options: Mapping[str, Any]) -> Any:
    own = {"timeout", "on_progress", "via"}
    asked = {**params, **{name: value for name, value in options.items() if name not in own}}
    engine = options.get("via")
    if not (engine is None or isinstance(engine, Engine)):
        raise BadInput(f"via must be an Engine (got a value of type {type(engine).__name__})")
    values = {name: plain(name, value) for name, value in asked.items() if value is not None}
    engine = engine or default_engine()
    try:
        return engine.call(
            method,
            {engine_name(name): _found(value, engine) for name, value in values.items()},
            timeout=options.get("timeout"),
            on_progress=options.get("on_progress"),
        )
    except BadInput as error:
        raise in_python(error) from None


def _found(value: object, engine: Engine) -> object:
    """A value as it is sent: the engine resolves the names of files in the folder in which it was
    started.
    """
    try:
        if isinstance(value, str) and os.getcwd() != engine.folder and os.path.isfile(value):
            return os.path.abspath(value)
    except OSError:
        # Where the folder is gone, no name of a file is one of it.
        pass
    return value


def _form(as_: str | None, known: Sequence[str]) -> str:
    """The form of an answer that was asked for; by default the first, or the last where its library
    is not installed.
    """
    if as_ is None:
        return known[0] if find_spec(known[0]) is not None else known[-1]
    if as_ not in known:
        names = ", ".join(repr(name) for name in known)
        raise BadInput(f"as_ must be one of {names} (got {as_!r})", parameter="as_")
    if as_ != known[-1] and find_spec(as_) is None:
        raise LibraryMissing(f"as_={as_!r} needs {as_}, which is not installed: pip install {as_}")
    return as_


def _networkx(document: GraphDocument) -> Graph[str]:
    import networkx

    made: Graph[str] = networkx.DiGraph() if document["directed"] else networkx.Graph()
    labels = document["vertices"]
    # The names of the facts are not looked at here.
    known = cast("dict[str, list[Any]]", document["vertexAttributes"])
    moved = cast("dict[str, list[Any]]", document["edgeAttributes"])
    for i, label in enumerate(labels):
        made.add_node(label, **{name: column[i] for name, column in known.items()})
    for i, (source, target) in enumerate(document["edges"]):
        facts = {name: column[i] for name, column in moved.items()}
        made.add_edge(labels[source], labels[target], **facts)
    return made
