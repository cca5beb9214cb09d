/**
 * Towers side by side, for whoever compares them: it loads nothing else of this package. Every name
 * is one of the package or of its internals.
 *
 * @module @manaus/lab/comparing
 */

export type { Overlap } from './towers/compare-stored.js';
export { compareTowers, type TowerComparison } from './towers/compare-towers.js';
