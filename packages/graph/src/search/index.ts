export * from './bfs.js';
export * from './components.js';
export { type Exploration, type ExploreOptions, explore } from './explore.js';
export * from './shortest-paths.js';
