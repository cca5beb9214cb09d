/**
 * {@include ../README.md}
 *
 * @module @manaus/core
 */

export * from './errors.js';
export * from './integers.js';
export * from './laws/puzzle-laws.js';
export type { Notation, Puzzle, StateCodec } from './puzzle.js';
export * from './random.js';
export { kindsOf, representative } from './towers/alike.js';
export * from './towers/bucharest.js';
export * from './towers/codec.js';
export * from './towers/file/read-tower.js';
export * from './towers/hanoi.js';
export * from './towers/kernel-rules.js';
export * from './towers/london.js';
export * from './towers/manaus.js';
export * from './towers/named-towers.js';
export { formatLabel, parseLabel, towerNotation } from './towers/notation.js';
export type { TowerOptions } from './towers/options.js';
export * from './towers/oxford.js';
export * from './towers/pieces/discs.js';
export * from './towers/pieces/goals.js';
export * from './towers/pieces/moves.js';
export { forbidding, holding, keepingApart, permitting } from './towers/pieces/states.js';
export { rankSpace } from './towers/rank-space.js';
export * from './towers/rules.js';
export { saying } from './towers/saying.js';
export * from './towers/solve/bucharest.js';
export { gather, hanoiRecursive } from './towers/solve/gather.js';
export * from './towers/solve/hanoi-average.js';
export * from './towers/solve/hanoi-by-number.js';
export * from './towers/solve/hanoi-iterative.js';
export * from './towers/solve/hanoi-shortest.js';
export * from './towers/solve/hanoi-worst.js';
export * from './towers/solve/london.js';
export * from './towers/solve/manaus.js';
export * from './towers/solve/oxford.js';
export * from './towers/solve/play.js';
export * from './towers/state.js';
export * from './towers/tower-puzzle.js';
