export {
  type AllStarts,
  type AllStartsOptions,
  checkAllStarts,
  type Misstep,
  type Step,
} from './all-starts.js';
export * from './breadth-first-search.js';
export * from './components.js';
export {
  type CoveringOptions,
  type CoveringProblem,
  type CoveringWalk,
  coveringWalk,
} from './covering-walk.js';
export { distancesToWin } from './distances-to-win.js';
export { type Exploration, type ExploreOptions, explore } from './explore.js';
export type { Keeper } from './levels.js';
export * from './shortest-paths.js';
export * from './transition-system.js';
