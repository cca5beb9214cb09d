/**
 * {@include ../README.md}
 *
 * @module @manaus/graph
 */

export * from './csr.js';
export * from './impartial/index.js';
export type { ImplicitGraph } from './implicit-graph.js';
export * from './io/index.js';
export { checkAutomaton } from './kernels/check-automaton.js';
export { degreeCounts } from './kernels/degree-counts.js';
export type { Keeper } from './kernels/levels.js';
export { automatonStep, type PegAutomaton, stackingAutomaton } from './kernels/peg-automaton.js';
export * from './kernels/search-tower.js';
export * from './kernels/symmetry.js';
export * from './kernels/tower-diameter.js';
export * from './kernels/tower-graph.js';
export * from './metrics/index.js';
export * from './search/index.js';
export * from './state-graph.js';
export * from './structure/index.js';
