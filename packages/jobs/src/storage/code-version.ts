import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { digest } from './digest.js';

const require = createRequire(import.meta.url);

/**
 * The version of the code that answers: a hash of the packages that take part, as they are built,
 * and of more folders where more takes part. Of the sources where a test runs from them.
 *
 * Time linear in the files; 16 hexadecimal digits.
 *
 * @example
 * ```ts
 * codeVersion().length; // => 16
 * codeVersion() === codeVersion(); // => true
 * ```
 */
export function codeVersion(folders: readonly string[] = []): string {
  return digest(...[...packages.map(codeFolder), ...folders].flatMap(codeFiles)).slice(0, 16);
}

/** The packages that answer. */
const packages = ['core', 'games', 'blocks', 'graph', 'kernels', 'scale', 'lab', 'jobs'];

/** The folder of what runs: of the built code, or of the sources where a test runs from them. */
const RUNS = import.meta.url.endsWith('.js') ? 'dist' : 'src';

/** The folder with the code of a package that runs. */
export const codeFolder = (name: string): string =>
  join(dirname(require.resolve(`@manaus/${name}/package.json`)), RUNS);

/** Name and content of each file of a folder that can change an answer. */
export function codeFiles(folder: string): (string | Uint8Array)[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|ts|json|csv|wasm)$/.test(name) && !name.endsWith('.d.ts'))
    .sort()
    .flatMap((name) => [`${name}\0`, readFileSync(join(folder, name))]);
}
