import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJiti, type Jiti } from 'jiti';

/** A module that has run: its default export, and the sources that it consists of. */
export interface LoadedModule {
  readonly exported: unknown;
  /** The text of the module and of all files that it imports, directly or not. */
  readonly sources: readonly string[];
}

/** The packages that a module may import wherever it is; they are those of this command. */
const packages = ['core', 'games', 'blocks', 'graph', 'plot', 'lab', 'jobs', 'papers'].map(
  (name) => `@manaus/${name}`,
);
/** Nothing is remembered: the module may have changed since. */
const fresh = { fsCache: false, moduleCache: false, interopDefault: false } as const;

/**
 * Runs a TypeScript or JavaScript module; types are not checked.
 *
 * Errors carry the place in the source in their stack.
 *
 * @param path an absolute path
 */
export async function loadModule(path: string): Promise<LoadedModule> {
  const sources = sourcesOf(createJiti(path, fresh), path);
  // The packages of this command whose names stand in a source, loaded.
  const named = packages.filter((name) => sources.some((source) => source.includes(name)));
  const loaded = named.map(async (name) => [name, await import(name)] as const);
  const jiti = createJiti(path, {
    ...fresh,
    virtualModules: Object.fromEntries(await Promise.all(loaded)),
  });
  const options = { filename: path, async: true, forceTranspile: true };
  const module = (await jiti.evalModule(sources[0], options)) as { readonly default?: unknown };
  return { exported: module.default, sources };
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
