import { createHash } from 'node:crypto';
import { requireKind } from '@manaus/core/internals';

/**
 * The SHA-256 of texts and bytes in a row, in hexadecimal.
 *
 * @example
 * ```ts
 * digest('a', 'b') === digest('ab'); // => true
 * ```
 */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(
      part instanceof Uint8Array ? part : requireKind('jobs/digest', 'part', 'text', part),
    );
  return hash.digest('hex');
}
