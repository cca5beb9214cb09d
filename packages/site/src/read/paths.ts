import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the repository: this file is in `packages/site/src/read`, or built in `dist/read`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');

/** A path inside the repository. */
export const inRoot = (...parts: readonly string[]): string => join(root, ...parts);
