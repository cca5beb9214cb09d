/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/games/internals
 */

export { type GameFaults, gameFault } from './game-fault.js';
export { proofTo } from './heaps/definition.js';
export type { BinaryColumns, GrundyRow, ZeckendorfParts } from './heaps/heap-game.js';
export { codeEntry, isCode } from './heaps/octal/octal.js';
export { withLimit } from './heaps/positions.js';
export { ruleEntry } from './heaps/rule-game.js';
export { subtractionEntry } from './heaps/subtraction/subtraction.js';
