export type { Analysis, AnalyzeOptions } from './analysis.js';
export { analyze } from './analyze.js';
export { type DrawOptions, drawTower } from './draw-tower.js';
export { availableMemory, estimateMemory, type MemoryEstimate, requireMemory } from './memory.js';
export { LONGEST_LISTED, type Solution, type SolveOptions, solve } from './solve.js';
export { type StoredTower, storeTower } from './store-tower.js';
