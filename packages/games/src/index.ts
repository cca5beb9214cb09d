/**
 * {@include ../README.md}
 *
 * @module @manaus/games
 */

export { disjunctiveSum } from './disjunctive-sum.js';
export type { Convention, Game, Outcome } from './game.js';
export { gameLaws } from './game-laws.js';
export { gameSolver } from './game-solver.js';
export type {
  HeapGame,
  HeapGameEntry,
  HeapParameter,
  HeapParameters,
  HeapParameterValue,
  HeapPeriod,
  HeapSplit,
} from './heaps/heap-game.js';
export { heapGame, heapGames } from './heaps/heap-games.js';
export { mooreSum } from './heaps/moore-sum.js';
export { outcomePeriod } from './heaps/period.js';
export type { FibonacciPosition, HeapPosition, HeapsOrPosition } from './heaps/positions.js';
export type { HeapRule, Heaps } from './heaps/rule.js';
export { type PeriodCertificate, verifyPeriod } from './heaps/verify-period.js';
export { zeckendorf } from './heaps/zeckendorf.js';
export { mex, nimSum } from './mex.js';
export { nimProduct } from './nim-product.js';
export { simClassCounts, simCounts } from './sim/counts.js';
export { sim, simColoring } from './sim/sim.js';
export { solveSim } from './sim/solution.js';
export { type SimFault, verifySimStrategy } from './sim/verify-sim.js';
export { spernerOutcome } from './sperner/outcome.js';
export { type SpernerBoard, sperner, triangularBoard } from './sperner/sperner.js';
