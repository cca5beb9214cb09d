export { type AnswerPoint, answerPoint, plainQuestions } from './answers.js';
export { codeVersion } from './code-version.js';
export { type GridPoints, gridPoints, type SweepGrid } from './grid.js';
export {
  formatManifest,
  type Manifest,
  type ManifestEntry,
  manifestOf,
  readManifest,
  writeManifest,
} from './manifest.js';
export { type MergeReport, mergeSweep } from './merge.js';
export { numberedMoves, pointId, pointRules, type SweepPoint } from './point.js';
export type { PointAnswer, PointResult } from './results.js';
export { type RunOptions, type RunReport, runSweep } from './run.js';
export { missingEntries, type SweepStatus, sweepStatus } from './status.js';
