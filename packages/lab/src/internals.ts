/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/lab/internals
 */

export { estimateLevelSeconds } from './blocks/level-time.js';
export { levelSolver } from './blocks/solve-level.js';
export { recognize } from './conjectures/recognize.js';
export { judgeLine } from './positions/answer-line.js';
export {
  type HeapFacts,
  heapJudge,
  heapPositions,
  type JudgedHeaps,
} from './positions/heap-positions.js';
export { isSearched } from './positions/least.js';
export { levelJudge, levelPositions } from './positions/level-positions.js';
export { type Pddl, towerPddl } from './positions/pddl.js';
export { playNotations } from './positions/play-notation.js';
export type { Answer, Judgment, SolvedPosition } from './positions/position.js';
export { checkProblem, type ReadRow, readProblems } from './positions/problems/check-problem.js';
export { towerPositions } from './positions/tower-positions.js';
export { type StudyFigures, studyFigures } from './study/figures.js';
export { type StudyJson, studyJson, studyRows } from './study/json.js';
export { studyMarkdown } from './study/markdown.js';
export { sequencesInWords } from './study/sequences.js';
export { movesInWords } from './study/words.js';
export type { SearchKeeper } from './towers/analysis.js';
export { columnsOf, csvOf, parquetOf } from './towers/columns.js';
export { otherStack } from './towers/other-stack.js';
export { rowsParquet } from './towers/rows-parquet.js';
export {
  LONGEST_LISTED,
  requireSolveOptions,
  solutionOf,
  wayOf,
} from './towers/solution.js';
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
