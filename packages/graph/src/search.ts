/**
 * Stored graphs and the searches of graphs, for whoever needs no more: it loads nothing else of
 * this package. Every name is one of the package or of its internals.
 *
 * @module @manaus/graph/search
 */

export {
  type Csr,
  edgesOf,
  graphFromEdges,
  lowerBound,
  neighborsOf,
  rankOf,
  reverse,
  size,
  toCsr,
  toUndirected,
  vertexOf,
} from './csr.js';
export type { ImplicitGraph } from './implicit-graph.js';
export { requireGraph, requirePairs, requireRanks } from './requirements.js';
export { breadthFirstSearch } from './search/breadth-first-search.js';
export {
  type Components,
  connectedComponents,
  stronglyConnectedComponents,
} from './search/components.js';
export { distancesToWin } from './search/distances-to-win.js';
export { explore, frontierLists } from './search/explore.js';
export {
  type Keeper,
  type KernelMemory,
  type LevelKernel,
  type Levels,
  type Watch,
  watchLevels,
} from './search/levels.js';
export { bytesOf, pieces, reader, readNumbers } from './search/pieces.js';
export { countShortestPaths, shortestPath } from './search/shortest-paths.js';
export { type ShortestWord, shortestWord } from './search/shortest-word.js';
export {
  type ReachableStates,
  reachableStates,
  type StateSearchOptions,
} from './search/transition-system.js';
