/**
 * {@include ../README.md}
 *
 * @module @manaus/kernels
 */

export { type ClassesJob, classRunner } from './classes/job.js';
export type { ClassesPool, ClassesPoolMaker, FinishedClass } from './classes/pool.js';
export type { ClassRun, ClassTask } from './classes/runner.js';
export { degreeCounts } from './graphs/degree-counts.js';
export { stateGraph } from './graphs/state-graph.js';
export { goalRanks, towerGraph } from './graphs/tower-graph.js';
export {
  estimateSearch,
  type SearchEngine,
  type SearchMethod,
  searchTower,
  type TowerSearchOptions,
} from './search/search-tower.js';
export { towerDiameter } from './search/tower-diameter.js';
export { pegSymmetries, stateOrbits } from './symmetry/peg-symmetries.js';
