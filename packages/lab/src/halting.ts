/**
 * The memory by which an interrupt stops the writes of all threads, for whoever starts one: it
 * loads nothing else of this package. Every name is one of its internals.
 *
 * @module @manaus/lab/halting
 */

export { haltBy, haltMemory } from './storage/halt.js';
