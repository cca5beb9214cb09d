/**
 * Shortest solutions of small towers, for whoever needs no more: it loads neither the kernels of
 * large searches nor anything else of this package. Every name is one of its internals.
 *
 * @module @manaus/lab/solve
 */

export { otherStack } from './towers/other-stack.js';
export {
  LONGEST_LISTED,
  requireSolveOptions,
  type Solution,
  type SolveOptions,
  solutionOf,
  wayOf,
} from './towers/solution.js';
export { isSmall, solveSmall } from './towers/solve-small.js';
