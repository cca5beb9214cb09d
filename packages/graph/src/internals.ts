/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/graph/internals
 */

export { lowerBound } from './csr.js';
export type { Rows } from './implicit-graph.js';
export type { AttributeValue } from './io/attributes.js';
export { escapeXml } from './io/xml.js';
export {
  type BoundingOptions,
  boundedExtremes,
  type ClassSearch,
  type Extent,
  requireBounding,
} from './metrics/bounding.js';
export { componentExtent } from './metrics/diameter.js';
export { requireGraph, requirePairs, requireRanks } from './requirements.js';
export { judge, levelsMod3, misstepOf } from './search/all-starts.js';
export { distancesToWin } from './search/distances-to-win.js';
export { frontierLists } from './search/explore.js';
export {
  type Keeper,
  type KernelMemory,
  type LevelKernel,
  type Levels,
  type Watch,
  watchLevels,
} from './search/levels.js';
export { bytesOf, pieces, reader, readNumbers } from './search/pieces.js';
export { type ShortestWord, shortestWord } from './search/shortest-word.js';
export { type GraphDifference, graphDifference } from './structure/isomorphism/graph-difference.js';
