/**
 * Files and folders that other processes write too: it loads nothing else of this package. Not a
 * public API: it may change in any release.
 *
 * @module @manaus/jobs/storage
 */

export { cacheFolder } from './storage/cache-folder.js';
export { codeFiles, codeFolder, codeVersion } from './storage/code-version.js';
export { type Damage, damageText } from './storage/damage.js';
export { digest } from './storage/digest.js';
export { makeFolder } from './storage/files.js';
export { claimOf, isAlive } from './storage/processes.js';
export { replaceFolder } from './storage/replace-folder.js';
export { type Format, isSealedAs, seal, unsealFile } from './storage/seal.js';
export { clearTemporary, forget, temporaryName } from './storage/temporary.js';
export { orUnwritable, writeWhole } from './storage/write.js';
