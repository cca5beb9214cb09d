/**
 * True for the error of an allocation that failed: of an array, a text or a memory of WebAssembly.
 *
 * @example
 * ```ts
 * isOutOfMemory(new RangeError('Array buffer allocation failed')); // => true
 * isOutOfMemory(new RangeError('Maximum call stack size exceeded')); // => false
 * ```
 */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && FAILED.test(error.message);

/** The messages of V8, which has no codes for them. */
const FAILED = /allocat|invalid (?:array|string|typed array) length|(?:map|set) maximum size/i;

/**
 * True for the error of a thread that the system did not start.
 *
 * @example
 * ```ts
 * isThreadRefused(Object.assign(new Error(), { code: 'ERR_WORKER_INIT_FAILED' })); // => true
 * ```
 */
export const isThreadRefused = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_INIT_FAILED';
