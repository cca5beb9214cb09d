export { type AllStarts, type AllStartsOptions, checkAllStarts, type Misstep, type Step } from './all-starts.js';
export * from './bfs.js';
export * from './components.js';
export { type Exploration, type ExploreOptions, explore } from './explore.js';
export * from './shortest-paths.js';
