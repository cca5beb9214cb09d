/**
 * {@include ../README.md}
 *
 * @module @manaus/kernels
 */

export { checkAutomaton } from './automata/check-automaton.js';
export { automatonStep, type PegAutomaton, stackingAutomaton } from './automata/peg-automaton.js';
export { degreeCounts } from './graphs/degree-counts.js';
export * from './graphs/state-graph.js';
export * from './graphs/tower-graph.js';
export { availableBytes } from './search/available.js';
export * from './search/search-tower.js';
export * from './search/tower-diameter.js';
export * from './symmetry/peg-symmetries.js';
