import { InputError, type PegMoves, takesPegs, towerNamed } from '@manaus/core';
import { pointId, pointRules, type SweepPoint } from './point.js';

/** The grid of a sweep; a list left out stands for the default of each puzzle. */
export interface SweepGrid {
  readonly puzzles: readonly SweepPoint['puzzle'][];
  readonly discs: readonly number[];
  readonly pegs?: readonly number[];
  /** The capacities for a number of discs, each a list with one entry a peg. */
  readonly capacities?: (discs: number) => readonly (readonly number[])[];
  readonly moves?: readonly (PegMoves | number)[];
  readonly questions: readonly string[];
}

/** The points of a grid that are towers, and why the others are not. */
export interface GridPoints {
  readonly points: readonly SweepPoint[];
  readonly leftOut: readonly { readonly id: string; readonly reason: string }[];
}

/**
 * All points of a grid, in the order of its lists; those that are no tower, such as one whose discs find no room, are left out with the reason.
 *
 * @example
 * ```ts
 * const { points } = gridPoints({ puzzles: ['hanoi', 'manaus'], discs: [2, 3, 4], moves: ['any', 'cyclic'], questions: ['analyze'] });
 * points.length; // => 12
 * pointId(points[11]); // => 'manaus_n4_c4-3-2_cyclic_analyze'
 * ```
 */
export function gridPoints(grid: SweepGrid): GridPoints {
  const points = new Map<string, SweepPoint>();
  const leftOut = new Map<string, string>();
  for (const puzzle of grid.puzzles)
    for (const discs of grid.discs)
      for (const pegs of takesPegs(puzzle) ? (grid.pegs ?? [3]) : [3])
        for (const point of pointsOf(grid, puzzle, discs, pegs)) {
          const reason = whyNot(point);
          if (reason === null) points.set(pointId(point), point);
          else leftOut.set(pointId(point), reason);
        }
  return {
    points: [...points.values()],
    leftOut: [...leftOut].map(([id, reason]) => ({ id, reason })),
  };
}

function pointsOf(
  grid: SweepGrid,
  puzzle: SweepPoint['puzzle'],
  discs: number,
  pegs: number,
): SweepPoint[] {
  const capacities = grid.capacities?.(discs) ?? [ownRules(puzzle, discs, pegs)?.capacities ?? []];
  const moves = grid.moves ?? [puzzle === 'bucharest' ? 'adjacent' : 'any'];
  return capacities.flatMap((each) =>
    moves.flatMap((move) =>
      grid.questions.map((question) => ({
        puzzle,
        discs,
        pegs,
        capacities: each,
        moves: move,
        question,
      })),
    ),
  );
}

/** The puzzle without options; `null` where it needs more discs. */
function ownRules(puzzle: SweepPoint['puzzle'], discs: number, pegs: number) {
  return orReason(() => towerNamed(puzzle, discs, { pegs })).value;
}

const whyNot = (point: SweepPoint): string | null => orReason(() => pointRules(point)).reason;

function orReason<T>(make: () => T): { value: T | null; reason: string | null } {
  try {
    return { value: make(), reason: null };
  } catch (error) {
    if (error instanceof InputError) return { value: null, reason: error.message };
    throw error;
  }
}
