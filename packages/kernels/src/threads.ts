/**
 * The room for threads, for whoever starts one: it loads nothing else of this package.
 *
 * @module @manaus/kernels/threads
 */

export { requireThreadRoom } from './limits/thread-room.js';
