import type { TowerRules, TowerState } from '@manaus/core';
import { type Solution, type SolveOptions, solve } from '@manaus/lab';

/** An algorithm that `solve` can run, by its id: `bfs`, or that of an item of a work. */
export interface Solver {
  readonly id: string;
  /** Whether it can also be run as printed, with the errors of the print. */
  readonly hasLiteral: boolean;
  solve(rules: TowerRules, from: TowerState, options: SolveOptions & { readonly literal?: boolean | undefined }): Solution;
}

/** The algorithms, the default first. */
export const solvers: readonly Solver[] = [{ id: 'bfs', hasLiteral: false, solve }];
