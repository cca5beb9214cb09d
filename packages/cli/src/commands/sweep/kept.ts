import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clearTemporary, digest } from '@manaus/jobs/storage';
import { badInput } from '../../errors/refusal.js';
import { readText } from '../../shell/read-text.js';

/** The names of what a sweep keeps: a word, and a part of the digest of the text. */
const NAME = /^[a-z0-9-]{1,40}-[0-9a-f]{8}$/;

/** The name of a document that a sweep keeps, which tells it from all others. */
export function keptName(name: string, text: string): string {
  const word = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return `${word}-${partOf(text)}`;
}

const partOf = (text: string): string => digest(text).slice(0, 8);

/** True if a name is one that {@link keptName} gives a document. */
const isNameOf = (name: string, text: string): boolean =>
  NAME.test(name) && name.endsWith(`-${partOf(text)}`);

/** The text of a file that a sweep keeps under a name, unchanged. */
export function keptText(file: string, name: string): string {
  const text = readText('DIR', file);
  if (!isNameOf(name, text)) throw badInput(`${file} was changed since the sweep was planned`);
  return text;
}

/** The names, each once, of what a sweep keeps: they have the form, and are in no registry. */
export const keptNames = (
  names: readonly string[],
  registry: readonly { readonly name: string }[],
): string[] =>
  [...new Set(names)].filter(
    (each) => NAME.test(each) && !registry.some(({ name }) => name === each),
  );

/** The folders of a sweep for the documents and the heap games that it keeps. */
const KEPT = ['towers', 'games'];

/**
 * Removes what a plan kept and that has no manifest, because it failed or was killed; of others
 * nothing.
 */
export function clearKept(folder: string): void {
  if (existsSync(join(folder, 'manifest.jsonl'))) return;
  for (const name of KEPT) {
    const place = join(folder, name);
    clearTemporary(place);
    try {
      for (const file of readdirSync(place).map((name) => join(place, name)))
        if (file.endsWith('.json') && isNameOf(basename(file, '.json'), readFileSync(file, 'utf8')))
          rmSync(file);
      rmdirSync(place);
    } catch {
      // It does not exist, or belongs to another.
    }
  }
}
