/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/jobs/internals
 */

export { type JobArray, submitArray } from './slurm/array.js';
export { crewIn } from './slurm/crew.js';
export * from './storage.js';
export {
  type AnswerPoint,
  answerPoint,
  type PointAnswer,
  plainQuestions,
} from './sweeps/answers.js';
export {
  formatManifest,
  type Manifest,
  manifestOf,
  readManifest,
  writeManifest,
} from './sweeps/manifest.js';
export { mergeSweep } from './sweeps/merge.js';
export { type HeapPoint, MOST_SWEPT, pointId } from './sweeps/point.js';
export { missingEntries, sweepStatus } from './sweeps/status.js';
