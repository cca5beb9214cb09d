export { type Analysis, type AnalyzeOptions, analyze } from './analyze.js';
export { availableMemory, estimateMemory, type MemoryEstimate, requireMemory } from './memory.js';
export { LONGEST_LISTED, type Solution, type SolveOptions, solve } from './solve.js';
export { type StoredTower, storeTower } from './store-tower.js';
