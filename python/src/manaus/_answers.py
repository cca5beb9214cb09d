"""The shapes of answers: ``node tools/answers/main.mjs`` writes them, from those of the command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired


class Analysis(TypedDict):
    """The state graph of a tower in numbers; what would take too long is ``None``."""

    puzzle: str
    """The name of the tower."""

    parameters: Parameters
    """What it was asked for."""

    order: int
    """Number of states."""

    size: int | None
    """Number of edges; of arcs, when directed."""

    directed: bool
    """Whether some move has no move back."""

    minDegree: int | None
    """Least degree; out-degree, when directed."""

    maxDegree: int | None
    """Largest degree; out-degree, when directed."""

    degrees: dict[str, int] | None
    """How many states have each degree."""

    components: list[int] | None
    """Orders of the components, largest first; of the strong ones, when directed."""

    diameters: list[int | None] | None
    """Diameters of the components, in the same order."""

    planar: bool | None
    """Whether the graph is planar."""

    method: Literal["explicit", "planes", "classes", "lift", "lists"]
    """Kind of search that found the distances."""

    engine: Literal["ts", "wasm"]
    """Back end of the search."""

    workers: int
    """Number of threads of the search."""

    goal: str
    """Label of the goal."""

    eccentricity: int
    """Largest distance from a state to the goal, among those that reach it."""

    farthest: list[str]
    """The first 20 states at that distance."""

    worstStarts: int
    """Number of states at that distance."""

    reachable: int
    """Number of states that can reach the goal."""

    distances: list[int] | None
    """Number of states at distance 0, 1, …; ``None`` beyond 100,000 distances."""


class Parameters(TypedDict):
    """What a tower was asked for."""

    pegs: int
    """Number of pegs."""

    discs: int
    """Number of discs."""

    capacities: list[int]
    """How many discs each peg holds."""

    moves: Literal["any", "adjacent", "cyclic", "ring", "star"] | list[list[int]]
    """The digraph of pegs: its name, or pairs of pegs where it has none."""

    goal: str
    """Label of the goal."""


_Solution = TypedDict("_Solution", {"from": "str"})
"""``from``: label of the start."""


class Solution(_Solution):
    """The moves from a state to the goal."""

    solvable: bool
    """Whether there is a solution."""

    moves: int | None
    """Number of moves; ``None`` without a solution."""

    optimal: bool | None
    """Whether the number of moves is known to be least; ``None`` without a solution."""

    states: list[str]
    """Labels from start to goal; none where moves are only counted."""

    steps: list[Move]
    """The moves between these states."""

    algorithm: str
    """How the solution was found."""

    stopped: NotRequired[bool]
    """With ``literal``: whether the printed algorithm breaks a rule or does not end."""

    at: NotRequired[int | None]
    """With ``literal``: the number of the move at which it does."""

    reason: NotRequired[str | None]
    """With ``literal``: why it stopped, or where it ends."""

    next: NotRequired[Move | None]
    """Of a tower solved by theorems: the first move; ``None`` at the goal and without a solution.
    """

    plays: NotRequired[str]
    """Of a tower solved by theorems: number of shortest solutions."""


_Move = TypedDict("_Move", {"from": "str"})
"""``from``: peg it leaves."""


class Move(_Move):
    """A move of a disc from peg to peg, such as ``p0`` to ``p2``."""

    disc: int
    """Disc that moves; where discs are alike, the one on top before the move."""

    to: str
    """Peg it goes to."""


class StateRow(TypedDict):
    """A state of a tower."""

    label: str
    """Label of the state."""

    distance: int | None
    """Least number of moves to the goal; ``None`` for a bad state."""

    good: bool
    """Whether the goal can be reached."""

    component: int
    """Number of its component, from 0; a strong one, when directed."""

    degree: int
    """Number of moves from the state."""

    eccentricity: NotRequired[int]
    """With ``eccentricity``: largest distance to a state that can be reached."""


class GraphDocument(TypedDict):
    """A state graph."""

    directed: bool
    """Whether some move has no move back."""

    vertices: list[str]
    """Labels of the vertices."""

    edges: list[list[int]]
    """Pairs of places in the list of vertices."""

    vertexAttributes: NotRequired[VertexAttributes]
    """With ``attributes``: known facts about the vertices."""

    edgeAttributes: NotRequired[EdgeAttributes]
    """With ``attributes``: known facts about the edges."""


class VertexAttributes(TypedDict):
    """What is known of the vertices: of each fact a list, with a value for each vertex."""

    distance: list[int | None]
    """Least number of moves to the goal; ``None`` for a bad state."""

    good: list[bool]
    """Whether the goal can be reached."""

    component: list[int]
    """Number of the component, from 0."""

    degree: list[int]
    """Number of moves."""


_EdgeAttributes = TypedDict("_EdgeAttributes", {"from": "list[int]"}, total=False)
"""``from``: peg it leaves."""


class EdgeAttributes(_EdgeAttributes):
    """What is known of the edges: of each fact a list, with a value for each edge; none without
    edges.
    """

    disc: NotRequired[list[int]]
    """Disc that moves."""

    to: NotRequired[list[int]]
    """Peg it goes to."""

    shortest: NotRequired[list[bool]]
    """Whether the edge lies on a shortest path to the goal."""


class Comparison(TypedDict):
    """Two towers side by side."""

    towers: list[str]
    """The two towers, as they were named."""

    numbers: list[Analysis]
    """The analysis of each tower."""

    changed: list[ChangedField]
    """Numbers of the analysis that differ."""

    states: SharedStates
    """The states that they share."""

    moves: SharedMoves
    """The moves that they share."""

    distances: SharedDistances
    """How many states have equal distances."""

    isomorphism: Isomorphism
    """Whether the state graphs are isomorphic."""

    takenGoal: str | None
    """Goal of A that B has, which names none; ``None`` where B keeps its own."""

    theorems: list[ChangedTheorem]
    """Items of the works that state a number which changes."""

    figure: Figure | None
    """With ``out``, the figure that was written; otherwise ``None``."""

    address: str | None
    """Place on the play page that shows both, behind the name of the page; ``None`` for a module.
    """


class ChangedField(TypedDict):
    """A number of the analysis that differs."""

    field: Literal[
        "puzzle",
        "parameters",
        "order",
        "size",
        "directed",
        "minDegree",
        "maxDegree",
        "degrees",
        "components",
        "diameters",
        "planar",
        "method",
        "engine",
        "workers",
        "goal",
        "eccentricity",
        "farthest",
        "worstStarts",
        "reachable",
        "distances",
    ]
    """Name of the number."""

    values: list[Any]
    """The values of both towers."""


class SharedStates(TypedDict):
    """The states of two towers by their labels."""

    common: int
    """How many both towers have."""

    lost: int
    """How many only the first tower has."""

    gained: int
    """How many only the second tower has."""

    firstLost: str | None
    """First that only the first tower has."""

    firstGained: str | None
    """First that only the second tower has."""


class SharedMoves(TypedDict):
    """The moves of two towers by the labels of their states; an edge is two moves."""

    common: int
    """How many both towers have."""

    lost: int
    """How many only the first tower has."""

    gained: int
    """How many only the second tower has."""

    firstLost: list[str] | None
    """First that only the first tower has."""

    firstGained: list[str] | None
    """First that only the second tower has."""


class SharedDistances(TypedDict):
    """The distances to the goal of the states in common."""

    equal: int
    """Number of states whose distances are equal."""

    different: int
    """Number of states whose distances differ."""

    first: OtherDistance | None
    """First state whose distances differ."""


class OtherDistance(TypedDict):
    """A state whose distances differ."""

    label: str
    """Label of the state."""

    values: list[int | None]
    """Distances in both towers; ``None`` where it is bad."""


class Isomorphism(TypedDict):
    """Whether two state graphs are isomorphic, the goals forgotten."""

    answer: Literal["found", "none", "unknown"]
    """Whether an isomorphism was ``found``, there is ``none``, or it is ``unknown``."""

    map: list[list[str]] | None
    """The image of each state."""

    difference: Difference | None
    """A count that differs."""


class Difference(TypedDict):
    """A count that differs, which shows that there is no isomorphism."""

    invariant: Literal["order", "size", "degrees", "components", "distances"]
    """What was counted."""

    of: str
    """The subject of the count, such as a degree."""

    values: list[int]
    """The counts of both towers."""


class ChangedTheorem(TypedDict):
    """An item of the works that states a number which changes."""

    tower: Literal["A", "B"]
    """The tower that the item is about."""

    item: str
    """Name of the item."""

    field: str
    """Name of the number."""


class Figure(TypedDict):
    """A figure in a file."""

    out: str
    """File that was written."""

    width: float
    """Width in pixels."""

    height: float
    """Height in pixels."""


_Theorems = TypedDict("_Theorems", {"from": "int"})
"""``from``: least number of discs from which all statements hold."""


class Theorems(_Theorems):
    """What holds of a tower on three pegs for every number of discs."""

    family: Family
    """The towers that it is about."""

    statements: list[Statement]
    """What is proved."""

    automatonStates: int | None
    """Number of states of the automaton that tells the distance of every state; ``None`` without a
    goal.
    """

    open: str | None
    """Why nothing was proved; ``None`` where it was."""

    coq: list[str]
    """Theorems about it that Coq has proved too."""


class Family(TypedDict):
    """Towers on three pegs that differ in the number of discs n."""

    capacities: list[str]
    """How many discs each peg holds: ``n``, ``n-2`` or a number."""

    moves: list[list[int]]
    """Pairs of pegs between which discs move."""

    goal: int | None
    """Peg of all discs in the goal; ``None`` where no peg holds all."""


_Statement = TypedDict("_Statement", {"from": "int"})
"""``from``: least number of discs for which it holds."""


class Statement(_Statement):
    """What holds for every number of discs from some on."""

    quantity: str
    """What it is about, such as ``order``."""

    form: str | None
    """A formula in n; ``None`` without one."""

    recurrence: Recurrence | None
    """The recurrence of the values; ``None`` where they are infinite."""

    text: str
    """The statement in a sentence."""

    values: dict[str, str]
    """The first twelve values by n, as decimal digits."""

    status: Literal["proved", "open"]
    """``proved``: a certificate was found, and verified."""

    subject: str
    """The quantity in words."""

    claim: str
    """What is said of it."""

    tex: str
    """The statement in TeX."""


class Recurrence(TypedDict):
    """A recurrence a(n) = c1 a(n-1) + c2 a(n-2) + …, with its first values."""

    text: str
    """The recurrence as text."""

    coefficients: list[int]
    """The coefficients c1, c2, …"""

    first: list[str]
    """Its first values, as decimal digits."""


class Outcome(TypedDict):
    """The outcome of a position of heaps."""

    outcome: Literal["P", "N"]
    """P-position or N-position."""

    winningMoves: list[str]
    """Positions that a winning move leads to; at most one with ``first``."""

    preperiod: int | None
    """Preperiod; ``None`` unless proved."""

    period: int | None
    """Period; ``None`` unless proved."""

    neverRepeats: bool
    """Whether it is proved that the values never repeat."""

    looked: int
    """Number of heaps, from 0 on, that were looked at for a period; 0 if none was looked for."""


class GrundyRow(TypedDict):
    """The Grundy values of the heaps from 0 on."""

    values: list[int]
    """Grundy values."""

    outcomes: str
    """A letter P or N for each heap."""

    preperiod: int | None
    """Preperiod; ``None`` unless proved."""

    period: int | None
    """Period; ``None`` unless proved."""

    outcomePreperiod: int | None
    """Preperiod of the outcomes; ``None`` unless proved."""

    outcomePeriod: int | None
    """Period of the outcomes; ``None`` unless proved."""

    proved: bool
    """Whether the period is proved."""

    neverRepeats: bool
    """Whether it is proved that the values never repeat."""

    looked: int
    """Number of heaps, from 0 on, that were looked at for a period; 0 if none was looked for."""


class Classification(TypedDict):
    """The outcomes of the heaps from 0 on."""

    set: NotRequired[list[int]]
    """Subtraction set; without ``game``."""

    game: NotRequired[str]
    """With ``game``: its name."""

    upto: int
    """Largest heap."""

    outcomes: str
    """A letter P or N for each heap."""

    preperiod: int | None
    """Preperiod; ``None`` unless proved."""

    period: int | None
    """Period; ``None`` unless proved."""

    proved: bool
    """Whether the period is proved."""

    looked: int
    """Number of heaps, from 0 on, that were looked at for a period; 0 if none was looked for."""

    guess: Guess | None
    """Whether the guessed period is right; ``None`` without a guess."""


class Guess(TypedDict):
    """A guessed period of the outcomes."""

    length: int
    """Its length."""

    holds: bool | None
    """Whether it is right; ``None`` if neither is proved."""


class PositionRow(TypedDict):
    """A position with what is true of it: of a tower or a level with ``least``, of heaps with
    ``outcome``.
    """

    game: str
    """The game as it was named."""

    options: NotRequired[dict[str, Any]]
    """Options that were given, if any."""

    position: str
    """Label of the position; of a level, letters from its start; of heaps, their sizes."""

    solvable: NotRequired[bool]
    """Of a tower or a level: whether there is a solution."""

    least: NotRequired[int | str | None]
    """Least number of moves to the goal, as decimal digits from 2^53 on; ``None`` if unsolvable or
    not known.
    """

    plays: NotRequired[str]
    """Of a tower or a level: number of shortest plays, as decimal digits."""

    play: NotRequired[str | None]
    """Of a tower or a level: a shortest play, as pairs of pegs or letters."""

    certificate: NotRequired[Certificate | None]
    """Of a tower or a level: why it is unsolvable; ``None`` if it is not."""

    outcome: NotRequired[Literal["P", "N"]]
    """Of heaps: P-position or N-position."""

    winningMoves: NotRequired[list[str]]
    """Of heaps: positions that a winning move leads to."""


class Certificate(TypedDict):
    """Of an unsolvable position, the states that it can reach: none is a goal, and no move leads
    out.
    """

    reachable: int
    """Number of these states."""

    states: list[str] | None
    """Their labels; ``None`` if more than 1,000."""


class Verdicts(TypedDict):
    """The verdicts on all answers."""

    answers: list[VerdictRow]
    """The verdict on each line."""

    right: int
    """Number of right answers."""

    wrong: int
    """Number of wrong answers."""


class VerdictRow(TypedDict):
    """The verdict on an answer, and what is true of its position."""

    line: int
    """Number of the line that is judged, from 1."""

    position: str | None
    """The position; ``None`` if none can be read."""

    legal: bool | None
    """Whether all moves are legal; ``None`` without a play."""

    failedAt: int | None
    """Number of the first illegal move."""

    wins: bool | None
    """Whether the play reaches the goal, or leaves a P-position; ``None`` without a play."""

    moves: int | None
    """Number of legal moves of the play; ``None`` without one."""

    notation: Literal["pegs0", "pegs1", "letters", "labels", "position"] | None
    """How the play was read; ``None`` without one."""

    how: Literal["formula", "theorem", "search"] | None
    """How the least number is known; ``None`` where it is not."""

    optimal: bool | None
    """Whether the number of moves is known to be least; ``None`` where it is not known or the play
    does not win.
    """

    refuted: list[str]
    """Claims of the answer that are false."""

    right: bool
    """Whether it has a play that wins, or claims, and no claim is false."""

    reason: str | None
    """Why it is wrong; ``None`` if it is right."""

    code: str | None
    """The reason as a code; ``None`` without one."""

    least: int | str | None
    """Least number of moves to the goal, as decimal digits from 2^53 on; ``None`` if unsolvable or
    not known.
    """

    solvable: NotRequired[bool | None]
    """Of a valid position of a tower or a level: whether there is a solution; ``None`` if not
    known.
    """

    plays: NotRequired[str | None]
    """Likewise: number of shortest plays, as decimal digits; ``None`` if not known."""

    outcome: NotRequired[Literal["P", "N"]]
    """Of a valid position of heaps: P-position or N-position."""

    winningMoves: NotRequired[list[str] | None]
    """Likewise: positions that a winning move leads to; ``None`` if too many."""


class LedgerRow(TypedDict):
    """An item of a work with the verdict of its check."""

    id: str
    """Name of the item."""

    kind: Literal[
        "algorithm",
        "corollary",
        "definition",
        "figure",
        "lemma",
        "proposition",
        "statement",
        "table",
        "theorem",
    ]
    """Kind of the item."""

    judges: Literal["sentence", "proof", "algorithm"]
    """What the verdict is about: what the work asserts, its proof of that, or an algorithm."""

    statement: str
    """Statement in our words."""

    verdict: Literal["holds", "proved", "holds-in-range", "fails", "misprint", "unchecked"]
    """Verdict found."""

    recorded: Literal["holds", "proved", "holds-in-range", "fails", "misprint", "unchecked"]
    """Verdict recorded."""

    departs: str | None
    """The reading taken, where the print needs one."""

    rules: str | None
    """Rules of the game; ``None`` where it has one set."""

    checked: str
    """What was tried, with its range."""

    counterexample: str | None
    """Smallest counterexample found."""

    methods: int
    """Number of independent methods."""

    reason: str | None
    """Why it was not checked; ``None`` if it was."""

    border: bool
    """Whether what fails rests on a smallest case alone."""

    certainty: Literal["print", "reading", "transcription"] | None
    """Origin of what is not as printed; ``None`` where nothing is."""

    rebuilt: bool
    """Whether a lost picture is rebuilt from the words about it."""

    proofs: list[ItemTheorem]
    """Theorems that prove the item, or a part of it, or its correction."""


class ItemTheorem(TypedDict):
    """A theorem of the proof assistant about an item."""

    role: Literal["proves", "corrects", "supports"]
    """Whether it proves the item, its correction, or a part of it."""

    name: str
    """Name of the theorem."""

    file: str
    """Its file, below ``proofs/``."""

    words: str
    """The theorem in words."""

    statement: str
    """The theorem as it stands there."""

    assumptions: list[str]
    """Axioms that it rests on; none is allowed."""
