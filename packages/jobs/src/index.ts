/**
 * {@include ../README.md}
 *
 * @module @manaus/jobs
 */

export { solveByBoundary } from './checkpoints/boundary-folder.js';
export { keepIn } from './checkpoints/keep-in.js';
export { type GridPoints, gridPoints } from './sweeps/grid.js';
export { pointRules, type SweepPoint } from './sweeps/point.js';
export { runSweep } from './sweeps/run.js';
export { poolIn } from './workers/pool-in.js';
export { workIn } from './workers/work-in.js';
