/**
 * {@include ../README.md}
 *
 * @module @manaus/lab
 */

export { solveByBoundary } from './checkpoints/boundary-folder.js';
export { keepIn } from './checkpoints/keep-in.js';
export * from './index.js';
export { digest } from './storage/digest.js';
export { type Format, seal } from './storage/seal.js';
export { forget } from './storage/temporary.js';
export { runSweep } from './sweeps/run.js';
export { poolIn } from './workers/pool-in.js';
export { workIn } from './workers/work-in.js';
