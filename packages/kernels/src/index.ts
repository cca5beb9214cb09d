/**
 * {@include ../README.md}
 *
 * @module @manaus/kernels
 */

export { type ClassesJob, classRunner } from './classes/job.js';
export { boundaryWays } from './classes/oracle.js';
export type { ClassesPool, ClassesPoolMaker, FinishedClass } from './classes/pool.js';
export type { ClassRun, ClassTask } from './classes/runner.js';
export { degreeCounts } from './graphs/degree-counts.js';
export { stateGraph } from './graphs/state-graph.js';
export { goalRanks, towerGraph } from './graphs/tower-graph.js';
export { availableBytes } from './limits/available-bytes.js';
export { isOutOfMemory, isThreadRefused } from './limits/out-of-memory.js';
export {
  estimateSearch,
  type SearchEngine,
  type SearchMethod,
  searchTower,
  type TowerSearchOptions,
} from './search/search-tower.js';
export {
  type AlikeComponents,
  estimateDiameter,
  freeTowerComponents,
  towerDiameter,
} from './search/tower-diameter.js';
export { waySearch } from './search/way-search.js';
export type { ShortestWay, WaySearch } from './shared/shortest-way.js';
export { pegSymmetries, stateOrbits } from './symmetry/peg-symmetries.js';
