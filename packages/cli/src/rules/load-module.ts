import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createJiti, type Jiti } from 'jiti';

/** A module that has run: its default export, and the sources that it consists of. */
export interface LoadedModule {
  readonly exported: unknown;
  /** The text of the module and of all files that it imports, directly or not. */
  readonly sources: readonly string[];
}

/** The packages that a module may import wherever it is; they are those of this command. */
const packages = ['core', 'graph', 'plot', 'lab', 'papers'].map((name) => `@manaus/${name}`);

/**
 * Runs a TypeScript or JavaScript module; types are not checked.
 *
 * Errors carry the place in the source in their stack.
 *
 * @param path an absolute path
 */
export async function loadModule(path: string): Promise<LoadedModule> {
  const { resolve } = createRequire(import.meta.url);
  const alias = Object.fromEntries(packages.map((name) => [name, resolve(name)]));
  const jiti = createJiti(path, {
    alias,
    fsCache: false,
    moduleCache: false,
    interopDefault: false,
  });
  const source = readFileSync(path, 'utf8');
  const options = { filename: path, async: true, forceTranspile: true };
  const module = (await jiti.evalModule(source, options)) as { readonly default?: unknown };
  return { exported: module.default, sources: sourcesOf(jiti, path) };
}

/** The text of a file and of the files that it imports by relative paths. */
function sourcesOf(jiti: Jiti, path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  const specifiers = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.{1,2}\/.*?)\1/g);
  const imported = [...specifiers].flatMap(([, , specifier]) => {
    const url = jiti.esmResolve(specifier, { parentURL: path, try: true });
    return url === undefined ? [] : sourcesOf(jiti, fileURLToPath(url), seen);
  });
  return [text, ...imported];
}
