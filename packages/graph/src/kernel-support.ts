/**
 * The parts of this package that only kernels use; not a public API.
 *
 * @module @manaus/graph/kernel-support
 */

export type { Rows } from './implicit-graph.js';
export { type BoundingOptions, boundedExtremes, type ClassSearch } from './metrics/bounding.js';
export { judge, levelsMod3, misstepOf } from './search/all-starts.js';
export { frontierLists } from './search/explore.js';
export {
  type Keeper,
  type KernelMemory,
  type LevelKernel,
  type Levels,
  type Watch,
  watchLevels,
} from './search/levels.js';
export { bytesOf, pieces, reader } from './search/pieces.js';
