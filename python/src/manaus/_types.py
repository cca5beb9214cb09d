"""The shapes of questions; those of answers are in ``_answers``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal, Protocol, SupportsIndex, TypedDict, Union

if TYPE_CHECKING:
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
