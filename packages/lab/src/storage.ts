/**
 * Files and folders that other processes write too, for whoever needs no more: it loads nothing
 * else of this package. Every name is one of the package or of its internals.
 *
 * @module @manaus/lab/storage
 */

export { cacheFolder } from './storage/cache-folder.js';
export { digest } from './storage/digest.js';
export { makeFolder } from './storage/folders.js';
export { claimOf, isAlive } from './storage/processes.js';
export { replaceFolder } from './storage/replace-folder.js';
export { type Format, isSealedAs, seal, unsealFile } from './storage/seal.js';
export { clearTemporary, forget, temporaryName } from './storage/temporary.js';
export { orUnwritable, writeWhole } from './storage/write.js';
export { codeFolder, codeVersion } from './sweeps/code-version.js';
