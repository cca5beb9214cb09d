import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { digest } from '../storage/digest.js';

const require = createRequire(import.meta.url);

/**
 * The version of the code that answers: a hash of what is built of `core`, `graph` and `lab`, and
 * of more folders where more takes part.
 *
 * Time linear in the built files; 16 hexadecimal digits.
 *
 * @example
 * ```ts
 * codeVersion().length; // => 16
 * codeVersion() === codeVersion(); // => true
 * ```
 */
export function codeVersion(folders: readonly string[] = []): string {
  return digest(...[...packages.map(builtFolder), ...folders].flatMap(builtFiles)).slice(0, 16);
}

/** The packages that answer. */
const packages = ['core', 'games', 'blocks', 'graph', 'kernels', 'lab'];

const builtFolder = (name: string): string =>
  join(dirname(require.resolve(`@manaus/${name}/package.json`)), 'dist');

/** Name and content of all that can change an answer. */
function builtFiles(folder: string): (string | Uint8Array)[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|json|wasm)$/.test(name))
    .sort()
    .flatMap((name) => [`${name}\0`, readFileSync(join(folder, name))]);
}
