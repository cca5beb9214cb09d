/**
 * Walks that cover what must be covered, for whoever needs no more: it loads nothing else of this
 * package. Every name is one of the package.
 *
 * @module @manaus/graph/covering
 */

export type { CoveringProblem } from './search/covering-plan.js';
export { coveringWalk } from './search/covering-walk.js';
