/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/kernels/internals
 */

export { reverseTower } from './graphs/tower-graph.js';
export { digitsOf, heldBy, isCapped } from './shared/digits.js';
export { type HeightMove, heightMoves } from './shared/height-moves.js';
export { beyondMemory, beyondNumbers } from './shared/too-large.js';
export { type PegImage, type RenamedHalves, renamedRank } from './symmetry/renamed-rank.js';
export {
  exchange,
  generatorHalves,
  keepsRules,
  ordersOf,
  renamingGenerators,
  renamings,
} from './symmetry/renamings.js';
