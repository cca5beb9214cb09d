import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from '@manaus/lab';

let hash: string | undefined;

/**
 * Beside this file stands what runs: the built code, or the sources where a test runs from them.
 */
const own = fileURLToPath(new URL('.', import.meta.url));
const built = import.meta.url.endsWith('.js');

/** The packages that checks run. */
const packages = ['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab'];

/**
 * One hash of everything a check can depend on: the code of the packages, and the printed values.
 */
export function codeHash(): string {
  hash ??= digest(...[own, join(own, '..', 'printed'), ...others()].flatMap(filesOf)).slice(0, 32);
  return hash;
}

function others(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return packages.map((name) =>
    join(dirname(resolve(`@manaus/${name}/package.json`)), built ? 'dist' : 'src'),
  );
}

/** Name and content of each file that can change a finding. */
const filesOf = (folder: string): (string | Uint8Array)[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.(js|ts|json|csv)$/.test(name) && !name.endsWith('.d.ts'))
    .sort()
    .flatMap((name) => [name, readFileSync(join(folder, name))]);
