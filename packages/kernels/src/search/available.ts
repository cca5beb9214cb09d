/**
 * The memory that this process may still take, in bytes, with the limits set for it; infinite where it cannot be known, as in a browser.
 *
 * @example
 * ```ts
 * availableBytes() > 0; // => true
 * ```
 */
export function availableBytes(): number {
  return globalThis.process?.availableMemory?.() ?? Number.POSITIVE_INFINITY;
}
