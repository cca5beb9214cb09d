/**
 * Positions of games and answers to them, for whoever asks for these: it loads nothing else of this
 * package. Every name is one of the package or of its internals.
 *
 * @module @manaus/lab/positions
 */

export { judgeLine, type LineJudgment } from './positions/answer-line.js';
export { type HeapFacts, heapJudge, heapPositions } from './positions/heap-positions.js';
export { levelJudge, levelPositions } from './positions/level-positions.js';
export type { Answer, Judgment, SolvedPosition } from './positions/position.js';
export { towerJudge, towerPositions } from './positions/tower-positions.js';
