import { readFileSync } from 'node:fs';
import { inRoot } from '../read/paths.js';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
}

interface LockFile {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** The packages that are installed, by the lock file: name, version and license of each. */
export function installedLicenses(): (readonly [name: string, version: string, license: string])[] {
  const { packages }: LockFile = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '', license = '' }]) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      return [name, version, license];
    });
}
