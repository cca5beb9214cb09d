import { fileURLToPath } from 'node:url';
import { codeFiles, codeFolder, digest } from '@manaus/jobs/storage';

let hash: string | undefined;

/** The packages that checks run. */
const packages = [
  'core',
  'games',
  'blocks',
  'graph',
  'kernels',
  'scale',
  'plot',
  'lab',
  'jobs',
  'papers',
];

const printed = fileURLToPath(new URL('../printed', import.meta.url));

/**
 * One hash of everything a check can depend on: the code of the packages, and the printed values.
 */
export function codeHash(): string {
  hash ??= digest(...[...packages.map(codeFolder), printed].flatMap(codeFiles)).slice(0, 32);
  return hash;
}
