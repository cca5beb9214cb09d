/**
 * Positions of games and answers to them, for whoever asks for these: it loads nothing else of this
 * package. Every name is one of the package or of its internals.
 *
 * @module @manaus/lab/positions
 */

export { judgeLine } from './positions/answer-line.js';
export { type HeapFacts, heapJudge, heapPositions } from './positions/heap-positions.js';
export { isSearched } from './positions/least.js';
export { levelJudge, levelPositions } from './positions/level-positions.js';
export { type TowerPair, towerPairs } from './positions/pairs/tower-pairs.js';
export { type Pddl, towerPddl } from './positions/pddl.js';
export { playNotations } from './positions/play-notation.js';
export type { Answer, Judgment, SolvedPosition } from './positions/position.js';
export { checkProblem, type ReadRow, readProblems } from './positions/problems/check-problem.js';
export { towerJudge } from './positions/tower-judge.js';
export { towerPositions } from './positions/tower-positions.js';
