/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/scale/internals
 */

export { boundaryWays } from './classes/oracle.js';
export { requireChoices } from './search/search-tower.js';
export {
  type AlikeComponents,
  estimateDiameter,
  freeTowerComponents,
} from './search/tower-diameter.js';
export { waySearch } from './search/way-search.js';
export type { ShortestWay, WaySearch } from './shared/shortest-way.js';
