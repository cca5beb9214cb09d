import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Write } from '../page/write.js';
import { type StoredNotebook, textsOf } from '../read/notebooks.js';
import { inRoot } from '../read/paths.js';

/**
 * The files beside notebooks that their texts link to, each written once: paths from the root of
 * the site.
 */
export function writeLinkedFiles(
  notebooks: readonly StoredNotebook[],
  write: Write,
): ReadonlySet<string> {
  const paths = new Set(
    notebooks.flatMap(({ name, en, pt }) =>
      textsOf([...en, ...(pt ?? [])])
        .flatMap((text) => [...text.matchAll(/\]\(([^():#]+\.(?:json|csv))\)/g)])
        .map(([, link = '']) => linkedPath(name, link)),
    ),
  );
  for (const path of paths) write(path, readFileSync(inRoot(path)));
  return paths;
}

/** The path of a file that a notebook links to. */
export const linkedPath = (notebook: string, link: string): string =>
  posix.join('notebooks', posix.dirname(notebook), link);
