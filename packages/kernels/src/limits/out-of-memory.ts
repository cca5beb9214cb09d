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

/** What V8 says; it has no codes for it. */
const FAILED = /allocat|invalid (?:array|string|typed array) length|(?:map|set) maximum size/i;
