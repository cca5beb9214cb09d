/**
 * What the system gives (memory, threads), why it refused, and the stop of writes by an interrupt:
 * it loads nothing else of this package. Not a public API: it may change in any release.
 *
 * @module @manaus/core/system
 */

export { roomInAddressSpace } from './system/address-space.js';
export { availableBytes } from './system/available-bytes.js';
export { haltBy, haltMemory, requireNoHalt, whileWriting } from './system/halt.js';
export { limitFiles } from './system/limit-files.js';
export { isOutOfMemory, isThreadRefused } from './system/out-of-memory.js';
export { systemReason } from './system/reason.js';
export { requireThreadRoom } from './system/thread-room.js';
