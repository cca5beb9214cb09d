import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from './paths.js';

/** The file of an item: where its statement and its check are written. */
export interface SourceFile {
  /** The path in the repository. */
  readonly path: string;
  /** The folder of the work that it is in, such as `chapter-5`. */
  readonly part: string;
  readonly text: string;
}

/**
 * The files of the items of a work, by the rest of the id with - for /, which is the name of the
 * file; one item per file.
 */
export function itemSources(work: string): ReadonlyMap<string, SourceFile> {
  const folder = `packages/papers/src/${work}`;
  const found = new Map<string, SourceFile>();
  for (const name of readdirSync(inRoot(folder), { recursive: true }) as string[]) {
    const file = name.replaceAll('\\', '/');
    const part = file.slice(0, file.indexOf('/'));
    if (!file.endsWith('.ts') || ['evidence', 'figures', 'algorithms'].includes(part)) continue;
    const text = readFileSync(inRoot(folder, file), 'utf8');
    found.set(posix.basename(file, '.ts'), { path: `${folder}/${file}`, part, text });
  }
  return found;
}
