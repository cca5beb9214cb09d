/**
 * {@include ../README.md}
 *
 * @module @manaus/games
 */

export type { Convention, Game } from './game.js';
export * from './game-laws.js';
export * from './heaps/fibonacci.js';
export * from './heaps/fibonacci-strategy.js';
export * from './heaps/halving.js';
export * from './heaps/halving-strategy.js';
export * from './heaps/heap-game.js';
export * from './heaps/moore.js';
export * from './heaps/moore-strategy.js';
export * from './heaps/moore-sum.js';
export * from './heaps/nim.js';
export * from './heaps/nim-strategy.js';
export * from './heaps/strategy.js';
export * from './heaps/zeckendorf.js';
export * from './misere.js';
export * from './sim/counts.js';
export * from './sim/sim.js';
export * from './sim/solution.js';
export * from './sim/verify-sim.js';
export * from './sperner/outcome.js';
export * from './sperner/sperner.js';
export * from './subtraction/grundy.js';
export * from './subtraction/period.js';
export * from './subtraction/strategy.js';
export * from './subtraction/subtraction.js';
export * from './subtraction/verify-period.js';
export * from './sum.js';
export * from './values/heap-grundy.js';
export * from './values/mex.js';
export * from './values/misere-heaps.js';
export * from './values/outcomes.js';
