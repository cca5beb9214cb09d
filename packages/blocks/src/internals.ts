/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/blocks/internals
 */

export { type LevelFaults, parts } from './level-fault.js';
export { packedBloxorz } from './packed/bloxorz.js';
export { packedBobbin } from './packed/bobbin.js';
export { packedGame } from './packed/packed-games.js';
export { requireLevel } from './rules/require-level.js';
export { bloxorzRules, requireRules } from './rules/with-rules.js';
