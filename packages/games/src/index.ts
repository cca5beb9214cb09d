/**
 * {@include ../README.md}
 *
 * @module @manaus/games
 */

export * from './disjunctive-sum.js';
export type { Convention, Game, Outcome, Strategy } from './game.js';
export * from './game-laws.js';
export * from './game-solver.js';
export * from './heaps/answers.js';
export type * from './heaps/family.js';
export * from './heaps/fibonacci/fibonacci.js';
export * from './heaps/fibonacci/strategy.js';
export * from './heaps/fibonacci/zeckendorf.js';
export { grundyValues } from './heaps/grundy-values.js';
export { halving, halvingGrundyValue, halvingStrategy } from './heaps/halving.js';
export {
  type HeapGame,
  type HeapRule,
  type Heaps,
  heapGame,
  type Remains,
} from './heaps/heap-game.js';
export { heapGames } from './heaps/heap-games.js';
export { rulePlay } from './heaps/heap-play.js';
export * from './heaps/misere-heaps.js';
export * from './heaps/moore/moore.js';
export * from './heaps/moore/moore-sum.js';
export * from './heaps/moore/strategy.js';
export { nim, nimStrategy } from './heaps/nim.js';
export { subtractionFamily } from './heaps/subtraction/family.js';
export { subtractionGrundyValue } from './heaps/subtraction/grundy-value.js';
export { subtractionGrundyValues } from './heaps/subtraction/grundy-values.js';
export * from './heaps/subtraction/period.js';
export { subtractionStrategy } from './heaps/subtraction/strategy.js';
export { nim21, subtraction, subtractionWithout } from './heaps/subtraction/subtraction.js';
export * from './heaps/subtraction/verify-period.js';
export * from './mex.js';
export * from './misere.js';
export * from './sim/counts.js';
export * from './sim/sim.js';
export * from './sim/solution.js';
export * from './sim/verify-sim.js';
export * from './sperner/outcome.js';
export * from './sperner/sperner.js';
