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
  const files = itemFiles(folder).map((file) => sourceFile(folder, file));
  return new Map(files.map((file) => [posix.basename(file.path, '.ts'), file]));
}

const itemFiles = (folder: string): string[] =>
  (readdirSync(inRoot(folder), { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !APART.includes(partOf(file)));

/** The folders of a work without items. */
const APART = ['evidence', 'figures', 'algorithms'];

const partOf = (file: string): string => file.slice(0, file.indexOf('/'));

const sourceFile = (folder: string, file: string): SourceFile => ({
  path: `${folder}/${file}`,
  part: partOf(file),
  text: readFileSync(inRoot(folder, file), 'utf8'),
});
