import { digest } from '@manaus/lab/storage';
import { BadInput } from '../../errors/bad-input.js';
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
export const isNameOf = (name: string, text: string): boolean =>
  NAME.test(name) && name.endsWith(`-${partOf(text)}`);

/** The text of a file that a sweep keeps under a name, unchanged. */
export function keptText(file: string, name: string): string {
  const text = readText('DIR', file);
  if (!isNameOf(name, text)) throw new BadInput(`${file} was changed since the sweep was planned`);
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
