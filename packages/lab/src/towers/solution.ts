import {
  type Arrangement,
  formatLabel,
  InputError,
  moveBetween,
  type Tower,
  type TowerMove,
} from '@manaus/core';
import { requireCallbacks, requireKind, requireOptions } from '@manaus/core/internals';
import type { ShortestWay } from '@manaus/scale/internals';

/** A solution, or the result that the goal cannot be reached. */
export interface Solution {
  readonly solvable: boolean;
  /** `null` when unsolvable. */
  readonly moves: number | null;
  /** True if the number of moves is known to be minimal; `null` if unsolvable. */
  readonly optimal: boolean | null;
  /** Labels from start to goal; empty when unsolvable or only counted. */
  readonly states: readonly string[];
  /**
   * The moves between these states; where discs are alike, each with the disc that lies on top in
   * the state before.
   */
  readonly steps: readonly TowerMove[];
  readonly algorithm: string;
  /** The first move, where it is known without search; `null` at the goal. */
  readonly next?: TowerMove | null;
  /** How many solutions are so short, in decimal digits, where it is known without search. */
  readonly plays?: string;
}

/** Options of a solution. */
export interface SolveOptions {
  /** Have only the number of moves. */
  readonly count?: boolean;
  /** Called with the current activity, and the fraction done if it is known. */
  readonly onProgress?: (what: string, share: number | null) => void;
}

/** Throws an `InputError` for options of another kind. */
export function requireSolveOptions(options: SolveOptions): void {
  requireOptions('lab/solve', ['count', 'onProgress'], options);
  const { count = false, onProgress } = options;
  requireKind('lab/solve', 'count', 'boolean', count);
  requireCallbacks('lab/solve', { onProgress });
}

/** More moves than this are counted, not listed. */
export const LONGEST_LISTED = 1_000_000;

/** The solution that a way is, of a search that finds only shortest ones. */
export function solutionOf(
  tower: Tower,
  found: Way | null,
  algorithm: string,
  { count = false }: SolveOptions,
): Solution {
  const nothing = { states: [], steps: [] };
  if (found === null) return { solvable: false, moves: null, optimal: null, ...nothing, algorithm };
  const listed = count ? nothing : listOf(tower, found);
  return { solvable: true, moves: found.moves, optimal: true, ...listed, algorithm };
}

/** The labels of the states and the moves of a way that is not too long to be listed. */
function listOf(tower: Tower, { moves, states }: Way): Pick<Solution, 'states' | 'steps'> {
  if (moves > LONGEST_LISTED)
    throw new InputError('lab/solve', 'solution', 'unlisted', { most: LONGEST_LISTED, got: moves });
  const labels: string[] = [];
  const steps: TowerMove[] = [];
  let before: Arrangement | null = null;
  for (const state of states()) {
    if (before !== null) steps.push(moveBetween(tower, before, state));
    labels.push(formatLabel(state));
    before = state;
  }
  return { states: labels, steps };
}

/** The number of moves, and the states along a shortest path. */
export interface Way {
  readonly moves: number;
  states(): Iterable<Arrangement>;
}

/** A way of ranks as one of states. */
export const wayOf = ({ moves, path }: ShortestWay, { codec }: Tower): Way => ({
  moves,
  *states() {
    for (const rank of path()) yield codec.unrank(rank);
  },
});
