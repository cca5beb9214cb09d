import { fileURLToPath } from 'node:url';
import { digest } from '@manaus/lab';
import { codeFiles, codeFolder } from '@manaus/lab/internals';

let hash: string | undefined;

/** The packages that checks run. */
const packages = ['core', 'games', 'blocks', 'graph', 'kernels', 'scale', 'plot', 'lab', 'papers'];

const printed = fileURLToPath(new URL('../printed', import.meta.url));

/**
 * One hash of everything a check can depend on: the code of the packages, and the printed values.
 */
export function codeHash(): string {
  hash ??= digest(...[...packages.map(codeFolder), printed].flatMap(codeFiles)).slice(0, 32);
  return hash;
}
