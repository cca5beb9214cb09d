import * as v from 'valibot';
import { workParts } from './description.js';
import { inForm, readDocument, words } from './document.js';
import { certainties } from './erratum.js';
import { isBrokenVerdict, verdicts } from './finding.js';
import { works } from './inventory.js';
import { type Item, kinds, subjects, workTowers } from './item.js';
import type { Wording } from './words.js';

const names = v.record(v.string(), words);

/** What a document says of an item; templates have the values of its case in braces. */
const entryFields = v.strictObject({
  kind: v.exactOptional(v.picklist(kinds)),
  judges: v.exactOptional(v.picklist(subjects)),
  statement: words,
  rules: v.exactOptional(words),
  departs: v.exactOptional(words),
  towers: v.exactOptional(v.array(v.picklist(workTowers))),
  uses: v.exactOptional(v.array(v.string())),
  recorded: v.picklist(verdicts),
  border: v.exactOptional(v.literal(true)),
  rebuilt: v.exactOptional(v.literal(true)),
  wider: v.exactOptional(v.literal(true)),
  caption: v.exactOptional(words),
  title: v.exactOptional(words),
  columns: v.exactOptional(v.array(v.string())),
  value: v.exactOptional(v.string()),
  names: v.exactOptional(names),
  erratum: v.exactOptional(
    v.strictObject({
      certainty: v.exactOptional(v.picklist(certainties)),
      where: words,
      printed: words,
      sure: words,
      counterexample: v.exactOptional(words),
      found: v.exactOptional(v.partial(words)),
      holds: v.exactOptional(words),
      names: v.exactOptional(names),
    }),
  ),
});

/** An item has an erratum where it is not as printed, and there only. */
const entrySchema = v.pipe(
  entryFields,
  v.check(
    ({ recorded, erratum }) => isBrokenVerdict(recorded) === (erratum !== undefined),
    'an erratum goes with fails and misprint, and with these only',
  ),
  v.check(
    ({ border, erratum }) => border === undefined || erratum !== undefined,
    'only what is not as printed lies at the border',
  ),
);

const entriesSchema = v.record(v.string(), v.unknown());

type Entry = v.InferOutput<typeof entrySchema>;

/** An item as its document has it, without a program. */
export type Stated = Omit<Item, 'check' | 'figure' | 'cells'>;

/**
 * The items that the documents of a work state, chapter by chapter: `works/<work>/<chapter>.yaml`,
 * each item by the rest of its id, in the order of the print.
 *
 * Throws where a document has another form.
 *
 * @example
 * ```ts
 * statedItems('martins2024graft').length; // => 9
 * ```
 */
export const statedItems = (work: string): Stated[] =>
  workParts(work)
    .flatMap((part) => {
      const path = `works/${work}/${part}.yaml`;
      const entries = inForm(entriesSchema, path, readDocument(path) ?? {});
      return Object.entries(entries).map(([rest, entry]) =>
        statedItem(work, part, rest, inForm(entrySchema, `${path}, ${rest}`, entry)),
      );
    })
    .map((item, place) => ({ ...item, place }));

function statedItem(
  work: string,
  chapter: string,
  rest: string,
  entry: Entry,
): Omit<Stated, 'place'> {
  const { kind = kindOf(rest), uses = [], erratum, ...others } = entry;
  const { judges = kind === 'algorithm' ? 'algorithm' : 'sentence' } = entry;
  const named = { id: `${work}/${rest}`, kind, judges, chapter };
  const stated = { ...others, ...named, uses: uses.map(idIn(work)) };
  if (erratum === undefined) return stated;
  const { counterexample, found, holds, ...fixed } = erratum;
  return {
    ...stated,
    erratum: {
      ...fixed,
      ...(counterexample && { counterexample: wording(counterexample) }),
      ...(found && { found: wording(found) }),
      ...(holds && { holds: wording(holds) }),
    },
  };
}

/** The id of an item by its name within a work; one of another work is written with its work. */
const idIn = (work: string) => (name: string) =>
  works().includes(name.split('/')[0] as string) ? name : `${work}/${name}`;

/** The kind of an item by the first word of the rest of its id: `lemma-2`; else a statement. */
function kindOf(rest: string): Item['kind'] {
  const first = rest.includes('/') ? undefined : rest.split('-')[0];
  return kinds.find((kind) => kind === first) ?? 'statement';
}

/** The sentences that templates make from the values of a case, in the languages that there are. */
const wording = <T extends Partial<Readonly<Record<'en' | 'pt', string>>>>(templates: T) =>
  Object.fromEntries(
    Object.entries(templates).map(([language, template]) => [
      language,
      (values: unknown) => filled(template, values),
    ]),
  ) as { readonly [L in keyof T & keyof Wording<unknown>]: (values: unknown) => string };

/**
 * A template with the values of a case in the places of their names in braces: `{discs}`,
 * `{move.from}`, `{states.0}`, `{states.length}`; a list is written with commas.
 *
 * Throws for a name that the values do not have.
 *
 * @example
 * ```ts
 * filled('n = {discs}: {states}', { discs: 1, states: ['1//', '//1'] }); // => 'n = 1: 1//, //1'
 * ```
 */
export const filled = (template: string, values: unknown): string =>
  template.replace(/\{([a-z]\w*(?:\.\w+)*)\}/gi, (_, path: string) => {
    const value = path
      .split('.')
      .reduce((at, name) => (at as Readonly<Record<string, unknown>>)?.[name], values);
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw new Error(`no text for {${path}} in "${template}" (got ${JSON.stringify(value)})`);
  });
