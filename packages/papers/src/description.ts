import * as v from 'valibot';
import { files } from '#host';
import { inForm, readDocument, words } from './document.js';
import { requireWork, works } from './inventory.js';
import { titleOf } from './notebook/titles.js';
import type { Words } from './words.js';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What `work.yaml` says of a work. */
const schema = v.strictObject({
  /** Its place among the works, the main one first. */
  order: whole,
  /** As printed. */
  title: v.pipe(v.string(), v.nonEmpty()),
  /** As printed; empty where the work names nobody. */
  authors: v.optional(v.string(), ''),
  year: whole,
  /** A few words that tell it from the others. */
  short: words,
  reference: words,
  /** Its subject, in a sentence. */
  about: words,
  /** The titles of its parts in the order of the print, where the work does not number them. */
  parts: v.optional(v.record(v.string(), words), {}),
});

/** A work: its title and authors as printed, its reference and its subject. */
export type WorkDescription = v.InferOutput<typeof schema>;

const DOCUMENT = 'work.yaml';

/** The documents of a work beside those of its parts. */
const apart = [DOCUMENT, 'words.yaml'];

const descriptions = new Map<string, WorkDescription>();

/**
 * A work as its `work.yaml` describes it.
 *
 * Throws an `InputError` for an unknown work, and a line where the document is missing, has another
 * form, or names other parts than there are documents.
 *
 * @example
 * ```ts
 * workDescription('hanoi2012').short.pt; // => 'Hanói iterativo'
 * ```
 */
export function workDescription(work: string): WorkDescription {
  const found = descriptions.get(work) ?? readDescription(requireWork(work));
  descriptions.set(work, found);
  return found;
}

function readDescription(work: string): WorkDescription {
  const path = `works/${work}/${DOCUMENT}`;
  const description = inForm(schema, path, readDocument(path));
  const [named, parts] = [Object.keys(description.parts), partsOf(work)];
  const other = [...named, ...parts].find((part) => named.includes(part) !== parts.includes(part));
  if (named.length > 0 && other !== undefined)
    throw new Error(`${path}: parts: ${other} is not named, or has no document`);
  return description;
}

/** The names of the documents of the parts of a work, in any order. */
const partsOf = (work: string): string[] =>
  files
    .texts(`works/${work}`)
    .filter((file) => file.endsWith('.yaml') && !apart.includes(file))
    .map((file) => file.slice(0, -'.yaml'.length));

/**
 * The keys of the works in the order in which they are presented, the main one first.
 *
 * @example
 * ```ts
 * orderedWorks()[0]; // => 'martins2024'
 * ```
 */
export const orderedWorks = (): string[] =>
  works().sort((a, b) => workDescription(a).order - workDescription(b).order);

/**
 * The parts of a work in the order of the print: chapters or sections, then appendices, or those
 * that its `work.yaml` names. A part is a document of the work: `chapter-5`, `appendix-A`, `graph`.
 *
 * @example
 * ```ts
 * workParts('martins2024graft'); // => ['section-2', 'section-3']
 * ```
 */
export function workParts(work: string): string[] {
  const named = Object.keys(workDescription(work).parts);
  return named.length > 0 ? named : partsOf(work).sort(inPrint);
}

/** Appendices come last; numbers are compared as such. */
const inPrint = (a: string, b: string): number =>
  Number(isAppendix(a)) - Number(isAppendix(b)) || a.localeCompare(b, 'en', { numeric: true });

const isAppendix = (part: string): boolean => part.startsWith('appendix-');

/**
 * The title of a part of a work.
 *
 * @example
 * ```ts
 * partTitle('martins2024', 'appendix-A').pt; // => 'Apêndice A'
 * partTitle('hanoi2012', 'graph').en; // => 'The graph'
 * ```
 */
export const partTitle = (work: string, part: string): Words =>
  workDescription(work).parts[part] ?? titleOf(`${work}/${part}`);
