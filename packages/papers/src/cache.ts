import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.js';
import type { Effort, Item } from './item.js';

/** The finding of an item's check, from disk when the same code and data found it before; `false` keeps nothing. */
export async function cached(item: Item, effort: Effort, cache?: string | false): Promise<Finding> {
  const folder = cache === undefined ? cacheFolder() : cache === false ? null : cache;
  if (folder === null) return item.check(effort);
  const file = join(
    folder,
    `${createHash('sha256').update(`${codeHash()} ${item.id} ${effort}`).digest('hex')}.json`,
  );
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const finding = await item.check(effort);
  mkdirSync(folder, { recursive: true });
  // Written beside and renamed, so that a reader never sees half a file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(finding));
  renameSync(`${file}.${process.pid}`, file);
  return finding;
}

/** Beside the installed packages of the working folder or of the nearest one above it; none where nothing is installed. */
function cacheFolder(folder = process.cwd()): string | null {
  const modules = join(folder, 'node_modules');
  if (existsSync(modules)) return join(modules, '.cache', 'manaus', 'ledger');
  return dirname(folder) === folder ? null : cacheFolder(dirname(folder));
}

let hash: string | undefined;

/** Beside this file stands what runs: the built code, or the sources where a test runs from them. */
const own = fileURLToPath(new URL('.', import.meta.url));
const built = import.meta.url.endsWith('.js');

/** One hash of everything a check can depend on: the code of the packages, and the printed values. */
function codeHash(): string {
  if (hash !== undefined) return hash;
  const sum = createHash('sha256');
  const { resolve } = createRequire(import.meta.url);
  const others = ['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab'].map((name) =>
    join(dirname(resolve(`@manaus/${name}/package.json`)), built ? 'dist' : 'src'),
  );
  for (const folder of [own, join(own, '..', 'printed'), ...others])
    for (const file of (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => /\.(js|ts|json|csv)$/.test(name) && !name.endsWith('.d.ts'))
      .sort())
      sum.update(file).update(readFileSync(join(folder, file)));
  hash = sum.digest('hex');
  return hash;
}
