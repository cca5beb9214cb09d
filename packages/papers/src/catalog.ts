import type { Catalog } from '@manaus/plot';
import * as v from 'valibot';
import { files } from '#host';
import { inForm, readDocument, words } from './document.js';
import { requireWork } from './inventory.js';

const schema = v.array(words);

const catalogs = new Map<string, Catalog>();

/**
 * The texts that a work shows beside those of its items: in figures and tables, and in titles. They
 * stand in its `words.yaml` in both languages; here they are the Portuguese by the English. Empty
 * for a work without such texts.
 *
 * Throws an `InputError` for an unknown work, and a line where the document has another form or a
 * text twice.
 *
 * @example
 * ```ts
 * catalogOf('martins2024graft').matching; // => 'emparelhamento'
 * ```
 */
export function catalogOf(work: string): Catalog {
  const found = catalogs.get(work) ?? readCatalog(requireWork(work));
  catalogs.set(work, found);
  return found;
}

function readCatalog(work: string): Catalog {
  const path = `works/${work}/words.yaml`;
  if (files.text(path) === null) return {};
  const texts = inForm(schema, path, readDocument(path)).map(({ en, pt }) => [en, pt] as const);
  const catalog = Object.fromEntries(texts);
  const twice = texts.find(([en, pt]) => catalog[en] !== pt);
  if (twice !== undefined) throw new Error(`${path}: "${twice[0]}" is there twice`);
  return catalog;
}
