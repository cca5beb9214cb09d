import { readFileSync } from 'node:fs';
import { inRoot } from '../read/paths.js';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
}

/** The packages that are installed, by the lock file: name, version and license of each. */
export function installedLicenses(): (readonly [name: string, version: string, license: string])[] {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(inRoot('package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages).flatMap(([path, { version, license, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || link === true) return [];
    return [[name, version ?? '', license ?? ''] as const];
  });
}
