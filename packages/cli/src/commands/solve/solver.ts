import type { TowerRules, TowerState } from '@manaus/core';
import { isSmall, type Solution, type SolveOptions, solveSmall } from '@manaus/lab/solve';

/** A solution by an algorithm; one run as printed also says where and why it stopped. */
export interface Solved extends Solution {
  readonly stopped?: boolean;
  /** The number of the move at which it stopped, from 1. */
  readonly at?: number | null;
  readonly reason?: string | null;
}

/** What finds a solution: breadth-first search, a boundary table or an algorithm of a work. */
export type Solver = (
  rules: TowerRules,
  from: TowerState,
  options: SolveOptions,
) => Solved | Promise<Solved>;

/** Breadth-first search; a small tower needs no kernel, and none is loaded for it. */
export const search: Solver = async (rules, from, options) => {
  if (isSmall(rules)) return solveSmall(rules, from, options);
  const { solve } = await import('@manaus/lab/towers');
  return solve(rules, from, options);
};
