import { type Fault, InputError } from '@manaus/core';
import { type BrokenRule, gibibytes } from '@manaus/core/internals';
import { isText, type Key, type Text, type Words } from '../words/words.js';
import { CardError } from './bad-input.js';
import type { GameState } from './game-state.js';
import { mapValues } from './values.js';

/** Bad input in a sentence of the page's language; any other error is thrown. */
export function faultText(error: unknown, words: Words): string {
  if (!(error instanceof InputError)) throw error;
  const what = mustBeText(error, words);
  const isInCard = error instanceof CardError;
  return words('fault', {
    what: isInCard ? words('fault.card', { n: error.card, what }) : what,
  });
}

/** The fault of a form's field in a sentence; `null` where the field has none. */
export const fieldFault = (
  { fault, refused }: Pick<GameState, 'fault' | 'refused'>,
  field: string,
  words: Words,
): string | null => (fault === null || refused?.field !== field ? null : faultText(fault, words));

/** A fault in a sentence. */
export function mustBeText({ parameter, code, values }: Fault, words: Words): string {
  // A field has a name; a place in a text has a line and a column.
  const field =
    typeof parameter === 'string'
      ? words(parts[parameter] ?? (parameter as Key))
      : words('fault.place', { line: parameter.line, column: parameter.column ?? 1 });
  const texts = { field, ...valueTexts(values, words) };
  const bound = `bound.${code}`;
  return isText(bound)
    ? words('fault.field', { ...texts, bound: words(bound, texts) })
    : words(`wrong.${code}` as Text, texts);
}

const parts: Readonly<Record<string, Key>> = {
  text: 'fault.text',
  grid: 'fault.grid',
  rules: 'block.rules',
};

type Value = string | number;

/** The texts of values that do not stand for themselves, by name. */
const spoken: Readonly<Record<string, (value: unknown, words: Words) => Value>> = {
  got: (got, words) =>
    got === undefined || got === '' ? words('fault.none') : String(got).slice(0, 60),
  of: (of, words) => (typeof of === 'string' ? words(`noun.${of}` as Key) : Number(of)),
  per: (per, words) => words(`one.${per}` as Key),
  kind: (kind, words) => words(`kind.${kind}` as Key),
  document: (document, words) => words(`document.${document}` as Key),
  part: (part, words) => words(`part.${part}` as Key),
  when: (when, words) => words(`when.${when}` as Key),
  why(rule, words) {
    const { code, ...values } = rule as BrokenRule;
    return words(`rule.${code}` as Text, valueTexts(values, words));
  },
  names: (names) => (names as readonly string[]).join(', '),
  set: (set) => `{${(set as readonly number[]).join(', ')}}`,
  bytes: (bytes) => gibibytes(Number(bytes)),
  available: (bytes) => gibibytes(Number(bytes)),
};

const valueTexts = (values: object, words: Words): Record<string, Value> =>
  mapValues(
    values as Readonly<Record<string, unknown>>,
    (value, name) =>
      spoken[name]?.(value, words) ?? (typeof value === 'number' ? value : String(value ?? '?')),
  );

/** The fault of the last input; nothing for `null`. */
export function FaultNote({ fault, words }: { readonly fault: unknown; readonly words: Words }) {
  if (fault === null) return null;
  return (
    <p class="fault" role="alert">
      {faultText(fault, words)}
    </p>
  );
}
