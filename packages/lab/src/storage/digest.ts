import { createHash } from 'node:crypto';

/**
 * The SHA-256 of texts and bytes in a row, in hexadecimal.
 *
 * @example
 * ```ts
 * digest('a', 'b') === digest('ab'); // => true
 * ```
 */
export const digest = (...parts: readonly (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
