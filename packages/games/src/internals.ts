/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/games/internals
 */

export { type GrundyRow, grundyRow, lookedFor, type PeriodSearch } from './heaps/answers.js';
export type { BinaryColumns, ZeckendorfParts } from './heaps/family.js';
export { codeGame, isCode } from './heaps/octal/family.js';
export { ruleGame } from './heaps/rule-game.js';
export { subtractionFamily } from './heaps/subtraction/family.js';
