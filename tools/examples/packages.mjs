import { existsSync } from 'node:fs';
import { inRoot } from '../run/paths.mjs';

/** The packages that are imported by name, in the order of imports. */
export const PACKAGES = [
  'core',
  'games',
  'blocks',
  'graph',
  'theorems',
  'kernels',
  'plot',
  'lab',
  'papers',
];

/** What a package exports to the others of this repository alone. */
export const internalsOf = (name) =>
  existsSync(inRoot('packages', name, 'src', 'internals.ts'))
    ? import(`@manaus/${name}/internals`)
    : {};
