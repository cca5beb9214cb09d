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
export const installedLicenses = (): (readonly [
  name: string,
  version: string,
  license: string,
])[] =>
  Object.entries(lockFile().packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '', license = '' }]) => [nameAt(path), version, license]);

const lockFile = (): LockFile => JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

const nameAt = (path: string): string => path.split('node_modules/').at(-1) ?? '';
