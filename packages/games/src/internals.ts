/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/games/internals
 */

export type { BinaryColumns, ZeckendorfParts } from './heaps/heap-game.js';
export { codeEntry, isCode } from './heaps/octal/octal.js';
export { withLimit } from './heaps/positions.js';
export type { GrundyRow } from './heaps/row.js';
export { ruleEntry } from './heaps/rule-game.js';
export { subtractionEntry } from './heaps/subtraction/subtraction.js';
