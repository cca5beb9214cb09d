import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { digest } from '../storage/digest.js';

const require = createRequire(import.meta.url);

/**
 * The version of the code that answers: a hash of what is built of `core`, `graph` and `lab`, and of more folders where more takes part.
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
  const own = ['core', 'games', 'blocks', 'graph', 'kernels', 'lab'].map((name) =>
    join(dirname(require.resolve(`@manaus/${name}/package.json`)), 'dist'),
  );
  return digest(...[...own, ...folders].flatMap(builtFiles)).slice(0, 16);
}

/** Name and content of all that can change an answer. */
function builtFiles(folder: string): (string | Uint8Array)[] {
  const names = readdirSync(folder, { recursive: true }).map((name) =>
    String(name).replaceAll('\\', '/'),
  );
  return names
    .filter((name) => /\.(js|json|wasm)$/.test(name))
    .sort()
    .flatMap((name) => [`${name}\0`, readFileSync(join(folder, name))]);
}
