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
  'scale',
  'plot',
  'lab',
  'jobs',
  'papers',
  'manaus',
];

/** The name by which a package is imported: the front door has no scope. */
export const specifierOf = (name) => (name === 'manaus' ? name : `@manaus/${name}`);

/**
 * What a package defines itself, of what it exports: a package that passes on the functions of
 * others does not answer for them.
 */
export function ownOf(name, modules) {
  const others = PACKAGES.slice(0, PACKAGES.indexOf(name)).flatMap((other) =>
    Object.values(modules.get(other)),
  );
  return Object.fromEntries(
    Object.entries(modules.get(name)).filter(([, value]) => !others.includes(value)),
  );
}

/** What a package exports to the others of this repository alone. */
export const internalsOf = (name) =>
  existsSync(inRoot('packages', name, 'src', 'internals.ts'))
    ? import(`@manaus/${name}/internals`)
    : {};
