/**
 * Figures of towers, for whoever draws them: it loads nothing else of this package. Every name is
 * one of the package or of its internals.
 *
 * @module @manaus/lab/drawing
 */

export { drawTower } from './towers/draw-tower.js';
export { drawTowers } from './towers/draw-towers.js';
