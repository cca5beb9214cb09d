/**
 * {@include ../README.md}
 *
 * @module @manaus/kernels
 */

export { degreeCounts } from './graphs/degree-counts.js';
export { stateGraph } from './graphs/state-graph.js';
export { goalRanks, towerGraph } from './graphs/tower-graph.js';
export { pegSymmetries, stateOrbits } from './symmetry/peg-symmetries.js';
