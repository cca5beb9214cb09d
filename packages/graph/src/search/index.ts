export * from './bfs.js';
export * from './components.js';
export * from './explore.js';
export * from './shortest-paths.js';
