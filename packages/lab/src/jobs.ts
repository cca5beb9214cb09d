/**
 * Long work in files and threads (checkpoints, sweeps, workers), for whoever starts it: it loads
 * nothing else of this package. Every name is one of the package or of its internals.
 *
 * @module @manaus/lab/jobs
 */

export { solveByBoundary } from './checkpoints/boundary-folder.js';
export { keepIn } from './checkpoints/keep-in.js';
export { type AnswerPoint, answerPoint, plainQuestions } from './sweeps/answers.js';
export { type GridPoints, gridPoints } from './sweeps/grid.js';
export { type HeapPoint, MOST_SWEPT } from './sweeps/heap-point.js';
export {
  formatManifest,
  type Manifest,
  manifestOf,
  readManifest,
  writeManifest,
} from './sweeps/manifest.js';
export { mergeSweep } from './sweeps/merge.js';
export { pointId, pointRules, type SweepPoint } from './sweeps/point.js';
export type { PointAnswer } from './sweeps/point-answer.js';
export { runSweep } from './sweeps/run.js';
export { missingEntries, sweepStatus } from './sweeps/status.js';
export { poolIn } from './workers/pool-in.js';
export { workIn } from './workers/work-in.js';
