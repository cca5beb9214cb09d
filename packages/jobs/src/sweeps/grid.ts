import { findTower, InputError, type NamedTower, type Tower, towerRegistry } from '@manaus/core';
import { pegDigraph, requireCallbacks, requireKind, requireShape } from '@manaus/core/internals';
import { pointId, pointRules, type SweepPoint, writtenMoves } from './point.js';

/** The grid of a sweep; a missing list means the default of each puzzle. */
interface SweepGrid {
  /** Names of towers in the registry. */
  readonly puzzles: readonly string[];
  readonly discs: readonly number[];
  readonly pegs?: readonly number[];
  /** The capacities for a number of discs, each a list with one entry per peg. */
  readonly capacities?: (discs: number) => readonly (readonly number[])[];
  readonly moves?: readonly SweepPoint['moves'][];
  readonly questions: readonly string[];
}

/** The points of a grid that are towers, and why the others are not. */
export interface GridPoints {
  readonly points: readonly SweepPoint[];
  readonly leftOut: readonly { readonly id: string; readonly reason: string }[];
  /** The same reasons as errors, by the point's id. */
  readonly faults: ReadonlyMap<string, InputError>;
}

const place = 'jobs/sweep';

/** The most combinations of a grid, invalid ones included. */
const MOST_COMBINATIONS = 1e6;

/**
 * All points of a grid, in the order of its lists; invalid combinations, such as one
 * without room for its discs, are left out with the reason. A grid of more than 10^6 combinations
 * is an `InputError`, before any is made.
 *
 * @param towers the registry of the puzzles, ours by default
 *
 * @example
 * ```ts
 * const { points } = gridPoints({ puzzles: ['hanoi', 'manaus'], discs: [2, 3, 4], moves: ['any', 'cyclic'], questions: ['analyze'] });
 * points.length; // => 12
 * pointId(points[11]); // => 'manaus_n4_c4-3-2_cyclic_analyze'
 * ```
 */
export function gridPoints(
  grid: SweepGrid,
  towers: readonly NamedTower[] = towerRegistry,
): GridPoints {
  requireGrid(grid);
  const puzzles = grid.puzzles.map((name) => findTower(name, towers));
  requireSmall(grid, puzzles);
  const points = new Map<string, SweepPoint>();
  const faults = new Map<string, InputError>();
  for (const point of combinations(grid, puzzles)) {
    const fault = caughtFault(() => pointRules(point, towers));
    if (fault === null) points.set(pointId(point), point);
    else faults.set(pointId(point), fault);
  }
  return {
    points: [...points.values()],
    leftOut: [...faults].map(([id, { message }]) => ({ id, reason: message })),
    faults,
  };
}

/** Throws an `InputError` unless all that a grid has are lists, but for its capacities. */
function requireGrid(grid: SweepGrid): void {
  requireShape(place, 'grid', grid, ['puzzles', 'discs', 'questions']);
  const { capacities, pegs = [], moves = [], ...lists } = grid;
  for (const [name, list] of Object.entries({ ...lists, pegs, moves }))
    requireKind(place, name, 'list', list);
  for (const question of lists.questions) requireKind(place, 'questions', 'text', question);
  requireCallbacks(place, { capacities });
}

/** All points of a grid, invalid ones included. */
function* combinations(grid: SweepGrid, puzzles: readonly NamedTower[]): Generator<SweepPoint> {
  for (const puzzle of puzzles)
    for (const discs of grid.discs)
      for (const pegs of pegCounts(grid, puzzle)) yield* discPoints(grid, puzzle, discs, pegs);
}

/** The numbers of pegs that a grid has for a puzzle. */
const pegCounts = ({ pegs }: SweepGrid, puzzle: NamedTower) =>
  puzzle.takesPegs ? (pegs ?? [3]) : [puzzle.pegs ?? 3];

/** Counts the combinations of a grid, without making them. */
function requireSmall(grid: SweepGrid, puzzles: readonly NamedTower[]): void {
  const others = (grid.moves?.length ?? 1) * grid.questions.length;
  let count = 0;
  for (const puzzle of puzzles)
    for (const discs of grid.discs) {
      const each = grid.capacities?.(discs).length ?? 1;
      count += pegCounts(grid, puzzle).length * each * others;
      if (count > MOST_COMBINATIONS) throw tooMany(count);
    }
}

const tooMany = (count: number) =>
  new InputError(place, 'grid', 'atMostOf', {
    n: MOST_COMBINATIONS,
    of: 'points',
    got: `${count} or more`,
  });

function discPoints(
  grid: SweepGrid,
  puzzle: NamedTower,
  discs: number,
  pegs: number,
): SweepPoint[] {
  const own = ownRules(puzzle, discs, pegs);
  const capacities = grid.capacities?.(discs) ?? [own?.capacities ?? []];
  const moves = grid.moves?.map((each) => movesInPoint(each, pegs)) ?? [
    own === null ? 'any' : writtenMoves(own.moves),
  ];
  const point = { puzzle: puzzle.name, discs, pegs };
  return capacities.flatMap((each) =>
    moves.flatMap((move) =>
      grid.questions.map((question) => ({ ...point, capacities: each, moves: move, question })),
    ),
  );
}

/** Pairs of pegs as a point has them; pairs of other pegs stay, and are no tower. */
function movesInPoint(moves: SweepPoint['moves'], pegs: number): SweepPoint['moves'] {
  if (typeof moves !== 'object') return moves;
  const make = () => pegDigraph(moves, pegs);
  return caughtFault(make) === null ? writtenMoves(make()) : moves;
}

/** The puzzle without options; `null` where it needs more discs. */
function ownRules({ tower }: NamedTower, discs: number, pegs: number): Tower | null {
  const make = () => tower(discs, { pegs });
  return caughtFault(make) === null ? make() : null;
}

/** The input error that something throws; `null` where it throws nothing. */
function caughtFault(make: () => unknown): InputError | null {
  try {
    make();
    return null;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
