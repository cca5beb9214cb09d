"""The shapes of questions and answers; the fields are those of the command's JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal, Protocol, SupportsIndex, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import Required

    from ._engine import Engine, Progress

Puzzle = Union[str, "PathLike[str]", Mapping[str, Any]]
"""A name, a file with rules, or a tower document."""


class Array(Protocol):
    """An array of numpy, a column of pandas."""

    def tolist(self) -> Any: ...


class Column(Protocol):
    """A column of polars."""

    def to_list(self) -> list[Any]: ...


class Table(Protocol):
    """A table of pandas."""

    @property
    def columns(self) -> Any: ...
    def to_dict(self, orient: Literal["records"]) -> list[Any]: ...


class PolarsTable(Protocol):
    """A table of polars."""

    def to_dicts(self) -> list[dict[str, Any]]: ...


Integer = SupportsIndex
"""An integer of Python or of numpy."""

Integers = Union[Sequence[Integer], Array, Column]
"""Integers as a list, an array or a column."""

Position = Union[str, Integer, Integers]
"""Heaps: ``"3,5,7"``, ``[3, 5, 7]``, or one heap; ``"13:4"`` for Fibonacci Nim."""

MovesName = Literal["any", "adjacent", "cyclic", "ring", "star"]
Moves = Union[MovesName, Sequence[tuple[int, int]]]
"""Pairs of pegs between which discs move: a name, or a list such as ``[(0, 1), (1, 2)]``."""


class Common(TypedDict, total=False):
    """Options of every function: seconds to wait, a callback, another engine than that of this
    process.
    """

    timeout: float
    on_progress: Progress
    via: Engine


class TowerOptions(Common, total=False):
    """Changes of a named puzzle; of the rules in a file only the goal can be changed."""

    pegs: Integer
    capacities: Integers
    moves: Moves
    goal: str


class AnalyzeOptions(TowerOptions, total=False):
    explicit: bool
    engine: Literal["ts", "wasm", "auto"]
    method: Literal["planes", "classes", "lift", "lists", "auto"]
    large_discs: Integer
    workers: Integer
    max_seconds: float


class SolveOptions(TowerOptions, total=False):
    discs: Integer
    algorithm: str
    boundary: str | PathLike[str]
    literal: bool
    count: bool
    max_seconds: float


class TheoremsOptions(Common, total=False):
    capacities: Sequence[str | Integer]
    moves: Moves
    goal: Literal["p0", "p1", "p2"]


class OutcomeOptions(Common, total=False):
    misere: bool
    first: bool
    k: Integer
    subtract: Integers
    except_: Integers
    code: str


class ClassifyOptions(Common, total=False):
    subtract: Integers
    max_seconds: float


class GrundyOptions(ClassifyOptions, total=False):
    except_: Integers
    code: str


class GameOptions(TowerOptions, total=False):
    """Options of a tower, a heap game or a level; those of the other kinds are refused."""

    discs: Integer
    misere: bool
    k: Integer
    subtract: Integers
    except_: Integers
    code: str
    rules: Literal["official", "strict"]


class PositionsOptions(GameOptions, total=False):
    heaps: Integer
    largest: Integer


class Answer(TypedDict, total=False):
    """An answer to a position: a play, claims, or both."""

    position: str
    goal: str
    play: str | Sequence[Any] | None
    solvable: bool
    least: int | str | None
    plays: str
    outcome: str
    winningMoves: Sequence[str]


class VerifyOptions(GameOptions, total=False):
    notation: Literal["pegs0", "pegs1", "letters", "labels"]


class Parameters(TypedDict):
    pegs: int
    discs: int
    capacities: list[int]
    moves: MovesName | list[list[int]]
    goal: str


class Analysis(TypedDict):
    puzzle: str
    parameters: Parameters
    order: int
    size: int | None
    directed: bool
    minDegree: int | None
    maxDegree: int | None
    degrees: dict[str, int] | None
    components: list[int] | None
    diameters: list[int | None] | None
    planar: bool | None
    goal: str
    eccentricity: int
    farthest: list[str]
    worstStarts: int
    reachable: int
    distances: list[int] | None


Move = TypedDict("Move", {"disc": int, "from": str, "to": str})
"""A move of a disc from peg to peg, such as ``p0`` to ``p2``."""


_From = TypedDict("_From", {"from": str})
"""The label of the start, under a name that Python reserves."""


class Solution(_From):
    solvable: bool
    moves: int | None
    optimal: bool | None
    states: list[str]
    steps: list[Move]
    algorithm: str


class StateRow(TypedDict):
    label: str
    distance: int | None
    good: bool
    component: int
    degree: int


class GraphDocument(TypedDict):
    directed: bool
    vertices: list[str]
    edges: list[tuple[int, int]]
    vertexAttributes: dict[str, list[Any]]
    edgeAttributes: dict[str, list[Any]]


class Comparison(TypedDict):
    towers: list[str]
    numbers: list[Analysis]
    changed: list[dict[str, Any]]
    states: dict[str, Any]
    moves: dict[str, Any]
    distances: dict[str, Any]
    isomorphism: dict[str, Any]
    figure: None
    address: str | None


class PositionRow(TypedDict, total=False):
    """Of a tower or a level with ``least``, of heaps with ``outcome``."""

    game: Required[str]
    options: dict[str, Any]
    position: Required[str]
    solvable: bool
    least: int | str | None
    plays: str
    play: str | None
    certificate: dict[str, Any] | None
    outcome: Literal["P", "N"]
    winningMoves: list[str]


class VerdictRow(TypedDict, total=False):
    """The verdict on an answer, and what is true of its position."""

    line: Required[int]
    position: Required[str | None]
    right: Required[bool]
    legal: Required[bool | None]
    wins: Required[bool | None]
    failedAt: Required[int | None]
    reason: Required[str | None]
    code: Required[str | None]
    refuted: Required[list[str]]
    moves: int | None
    least: Required[int | str | None]
    optimal: Required[bool | None]
    how: Required[Literal["formula", "theorem", "search"] | None]
    notation: Required[str | None]
    solvable: bool | None
    plays: str | None
    outcome: Literal["P", "N"]
    winningMoves: list[str] | None


class Outcome(TypedDict):
    outcome: Literal["P", "N"]
    winningMoves: list[str]
    preperiod: int | None
    period: int | None
    neverRepeats: bool
    looked: int


class GrundyRow(TypedDict):
    values: list[int]
    outcomes: str
    preperiod: int | None
    period: int | None
    outcomePreperiod: int | None
    outcomePeriod: int | None
    proved: bool
    neverRepeats: bool
    looked: int


class Recurrence(TypedDict):
    """a(n) = c1 a(n-1) + c2 a(n-2) + ..., with its first values as decimal strings."""

    text: str
    coefficients: list[int]
    first: list[str]


_FromDiscs = TypedDict("_FromDiscs", {"from": int})
"""The least number of discs for which it holds, under a name that Python reserves."""


class Statement(_FromDiscs):
    quantity: str
    form: str | None
    recurrence: Recurrence | None
    values: dict[str, str]
    status: Literal["proved", "open"]
    subject: str
    claim: str
    text: str
    tex: str


class Family(TypedDict):
    capacities: list[str]
    moves: list[list[int]]
    goal: int | None


class Theorems(_FromDiscs):
    family: Family
    statements: list[Statement]
    open: str | None
    coq: list[str]


class Classification(TypedDict):
    upto: int
    outcomes: str
    preperiod: int | None
    period: int | None
    proved: bool
    looked: int


class LedgerRow(TypedDict):
    id: str
    kind: str
    statement: str
    verdict: Literal["holds", "proved", "holds-in-range", "fails", "misprint", "unchecked"]
    checked: str
    counterexample: str | None
    departs: str | None
    methods: int
    reason: str | None
