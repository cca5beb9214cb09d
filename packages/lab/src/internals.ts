/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/lab/internals
 */

export { estimateLevelSeconds } from './blocks/level-time.js';
export { levelSolver } from './blocks/solve-level.js';
export { recognize } from './conjectures/recognize.js';
export { judgeLine, type LineJudgment } from './positions/answer-line.js';
export {
  type HeapFacts,
  heapJudge,
  heapPositions,
  type JudgedHeaps,
} from './positions/heap-positions.js';
export { levelJudge, levelPositions } from './positions/level-positions.js';
export type { Answer, Judgment, SolvedPosition } from './positions/position.js';
export { towerJudge, towerPositions } from './positions/tower-positions.js';
export { type StudyFigures, studyFigures } from './study/figures.js';
export { type StudyJson, studyJson, studyRows } from './study/json.js';
export { studyMarkdown } from './study/markdown.js';
export { sequencesInWords } from './study/sequences.js';
export { movesInWords } from './study/words.js';
export { type HeapPoint, MOST_SWEPT } from './sweeps/heap-point.js';
export { pointId } from './sweeps/point.js';
export { otherStack } from './towers/other-stack.js';
export { LONGEST_LISTED } from './towers/solution.js';
export { farthestByTheorems } from './towers/solve-by-theorems.js';
export { isSmall, solveSmall } from './towers/solve-small.js';
export { type MoveRow, moveRows, statesCsv } from './towers/state-table.js';
export {
  estimateBytes,
  estimateSeconds,
  estimateSolveSeconds,
  estimateStoredSeconds,
  type StoredWork,
} from './towers/time.js';
