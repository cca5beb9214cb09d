/**
 * {@include ../README.md}
 *
 * @module @manaus/scale
 */

export { type ClassesJob, classRunner } from './classes/job.js';
export type { ClassesPool, ClassesPoolMaker, FinishedClass } from './classes/pool.js';
export type { ClassRun, ClassTask } from './classes/runner.js';
export { estimateSearch, searchTower, type TowerSearchOptions } from './search/search-tower.js';
export { towerDiameter } from './search/tower-diameter.js';
export type { SearchEngine, SearchMethod } from './shared/method.js';
