/**
 * {@include ../README.md}
 *
 * @module @manaus/games
 */

export { disjunctiveSum } from './disjunctive-sum.js';
export type { Convention, Game, Outcome } from './game.js';
export { gameLaws } from './game-laws.js';
export { gameSolver } from './game-solver.js';
export { answerPosition, type PositionAnswer } from './heaps/answers.js';
export type {
  HeapGameFamily,
  HeapParameter,
  HeapParameters,
  HeapParameterValue,
  HeapPlay,
  HeapPosition,
  HeapSplit,
} from './heaps/family.js';
export { type FibonacciPosition, fibonacciNim } from './heaps/fibonacci/fibonacci.js';
export { fibonacciStrategy } from './heaps/fibonacci/strategy.js';
export { zeckendorf } from './heaps/fibonacci/zeckendorf.js';
export { type HeapGame, type HeapPeriod, heapGame } from './heaps/game-by-name.js';
export { grundyValues } from './heaps/grundy-values.js';
export { halving, halvingGrundyValue, halvingStrategy } from './heaps/halving.js';
export type { HeapRule, Heaps } from './heaps/heap-game.js';
export { heapGames } from './heaps/heap-games.js';
export { rulePlay } from './heaps/heap-play.js';
export { allBut, allButGrundyValues } from './heaps/infinite/all-but.js';
export { moore } from './heaps/moore/moore.js';
export { mooreSum } from './heaps/moore/moore-sum.js';
export { mooreStrategy } from './heaps/moore/strategy.js';
export { nim, nimStrategy } from './heaps/nim.js';
export { octalGrundyValues } from './heaps/octal/grundy-values.js';
export { octal } from './heaps/octal/octal.js';
export { type OctalCertificate, octalPeriod } from './heaps/octal/period.js';
export { octalStrategy } from './heaps/octal/strategy.js';
export { verifyOctalPeriod } from './heaps/octal/verify-period.js';
export { outcomePeriod, type Repeating } from './heaps/outcome-period.js';
export { subtractionGrundyValue } from './heaps/subtraction/grundy-value.js';
export { subtractionGrundyValues } from './heaps/subtraction/grundy-values.js';
export { type PeriodCertificate, subtractionPeriod } from './heaps/subtraction/period.js';
export { subtractionStrategy } from './heaps/subtraction/strategy.js';
export { nim21, subtraction } from './heaps/subtraction/subtraction.js';
export { verifyPeriod } from './heaps/subtraction/verify-period.js';
export { wythoffStrategy } from './heaps/wythoff/strategy.js';
export { wythoff } from './heaps/wythoff/wythoff.js';
export { mex, nimSum } from './mex.js';
export { misere } from './misere.js';
export { nimProduct } from './nim-product.js';
export { simClassCounts, simCounts } from './sim/counts.js';
export { sim, simColoring } from './sim/sim.js';
export { solveSim } from './sim/solution.js';
export { type SimFault, verifySimStrategy } from './sim/verify-sim.js';
export { spernerOutcome } from './sperner/outcome.js';
export { type SpernerBoard, sperner, triangularBoard } from './sperner/sperner.js';
