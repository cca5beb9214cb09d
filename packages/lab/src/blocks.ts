/**
 * Levels of block games solved, made and analyzed, for whoever needs no more: it loads nothing else
 * of this package. Every name is one of the package or of its internals.
 *
 * @module @manaus/lab/blocks
 */

export { analyzeLevel, type LevelAnalysis } from './blocks/analyze-level.js';
export { generateLevel } from './blocks/generate-level.js';
export { estimateLevelSeconds } from './blocks/level-time.js';
export { levelSolver, solveLevel } from './blocks/solve-level.js';
