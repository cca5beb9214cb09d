/**
 * The same under Node, with files and processes.
 *
 * @module @manaus/lab/internals
 */

export * from './internals.js';
export { cacheFolder } from './storage/cache-folder.js';
export { makeFolder } from './storage/folders.js';
export { haltBy, haltMemory } from './storage/halt.js';
export { claimOf, isAlive } from './storage/processes.js';
export { replaceFolder } from './storage/replace-folder.js';
export { isSealedAs, unsealFile } from './storage/seal.js';
export { clearTemporary, temporaryName } from './storage/temporary.js';
export { orUnwritable, writeWhole } from './storage/write.js';
export { type AnswerPoint, answerPoint, plainQuestions } from './sweeps/answers.js';
export { codeFiles, codeFolder, codeVersion } from './sweeps/code-version.js';
export {
  formatManifest,
  type Manifest,
  manifestOf,
  readManifest,
  writeManifest,
} from './sweeps/manifest.js';
export { mergeSweep } from './sweeps/merge.js';
export type { PointAnswer } from './sweeps/point-answer.js';
export { missingEntries, sweepStatus } from './sweeps/status.js';
export { rowsParquet } from './towers/rows-parquet.js';
