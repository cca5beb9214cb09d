/**
 * {@include ../README.md}
 *
 * @module @manaus/lab
 */

// What `@manaus/lab` is under Node: what a browser has, and what reads and writes files or shows itself in a notebook.
export { type KeepOptions, keepIn } from './checkpoints/keep-in.js';
export * from './index.js';
export { displaysOf } from './notebook/displays.js';
export { showStudy } from './study/show.js';
export { type AnswerPoint, answerPoint, plainQuestions } from './sweeps/answers.js';
export { codeVersion } from './sweeps/code-version.js';
export { writeWhole } from './sweeps/files.js';
export { type GridPoints, gridPoints, type SweepGrid } from './sweeps/grid.js';
export {
  formatManifest,
  type Manifest,
  type ManifestEntry,
  manifestOf,
  readManifest,
  writeManifest,
} from './sweeps/manifest.js';
export { type MergeReport, mergeSweep } from './sweeps/merge.js';
export { pointId, pointRules, type SweepPoint } from './sweeps/point.js';
export type { PointAnswer, PointResult } from './sweeps/results.js';
export { type RunOptions, type RunReport, runSweep } from './sweeps/run.js';
export { missingEntries, type SweepStatus, sweepStatus } from './sweeps/status.js';
