/**
 * Towers analyzed and stored, for whoever draws nothing: it loads nothing else of this package.
 * Every name is one of the package or of its internals.
 *
 * @module @manaus/lab/towers
 */

export { movesInWords } from './study/words.js';
export type { Analysis, AnalyzeOptions, SearchKeeper } from './towers/analysis.js';
export { analyze } from './towers/analyze.js';
export { columnsOf, csvOf, parquetOf } from './towers/columns.js';
export { everyPeg } from './towers/every-peg.js';
export { estimateMemory, requireMemory } from './towers/memory.js';
export { rowsParquet } from './towers/rows-parquet.js';
export { solve } from './towers/solve.js';
export { farthestByTheorems } from './towers/solve-by-theorems.js';
export {
  type MoveRow,
  moveRows,
  type StateRow,
  stateRows,
  statesCsv,
} from './towers/state-table.js';
export { type StoredTower, storeTower } from './towers/store-tower.js';
export {
  estimateBytes,
  estimateSeconds,
  estimateSolveSeconds,
  estimateStoredSeconds,
  type StoredWork,
} from './towers/time.js';
