/**
 * {@include ../README.md}
 *
 * @module @manaus/lab
 */

export { solveByBoundary } from './checkpoints/boundary-folder.js';
export { keepIn } from './checkpoints/keep-in.js';
export * from './index.js';
export { cacheFolder } from './storage/cache-folder.js';
export { digest } from './storage/digest.js';
export { makeFolder } from './storage/folders.js';
export { haltBy, haltMemory } from './storage/halt.js';
export { claimOf, isAlive } from './storage/processes.js';
export { systemReason } from './storage/reason.js';
export { replaceFolder } from './storage/replace-folder.js';
export { type Format, isSealedAs, seal, unsealFile } from './storage/seal.js';
export { clearTemporary, forget, temporaryName } from './storage/temporary.js';
export { orUnwritable, writeWhole } from './storage/write.js';
export { type AnswerPoint, answerPoint, plainQuestions } from './sweeps/answers.js';
export { codeVersion } from './sweeps/code-version.js';
export {
  formatManifest,
  type Manifest,
  manifestOf,
  readManifest,
  writeManifest,
} from './sweeps/manifest.js';
export { mergeSweep } from './sweeps/merge.js';
export type { PointAnswer } from './sweeps/point-answer.js';
export { runSweep } from './sweeps/run.js';
export { missingEntries, sweepStatus } from './sweeps/status.js';
export { rowsParquet } from './towers/rows-parquet.js';
export { poolIn } from './workers/pool-in.js';
export { workIn } from './workers/work-in.js';
