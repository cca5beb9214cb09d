import { type Fault, InputError, type Spot } from '@manaus/core';
import { type BrokenRule, gibibytes } from '@manaus/core/internals';
import { isText, type Key, type Text, type Words } from '../words/words.js';
import { CardError } from './bad-input.js';
import type { GameState } from './game-state.js';
import { mapValues } from './values.js';

/** Bad input in a sentence of the page's language; any other error is thrown. */
export function faultText(error: unknown, words: Words): string {
  if (!(error instanceof InputError)) throw error;
  return words('fault', { what: inCardText(error, words) });
}

/** The fault of a form's field in a sentence; `null` where the field has none. */
export const fieldFault = (
  { fault, refused }: Pick<GameState, 'fault' | 'refused'>,
  field: string,
  words: Words,
): string | null => (fault === null || refused?.field !== field ? null : faultText(fault, words));

function inCardText(error: InputError, words: Words): string {
  const what = mustBeText(error, words);
  return error instanceof CardError ? words('fault.card', { n: error.card, what }) : what;
}

/** A fault in a sentence. */
export function mustBeText({ parameter, code, values }: Fault, words: Words): string {
  const filled = { field: fieldText(parameter, words), ...valueTexts(values, words) };
  const bound = `bound.${code}`;
  return isText(bound)
    ? words('fault.field', { ...filled, bound: words(bound, filled) })
    : words(`wrong.${code}` as Text, filled);
}

const parts: Readonly<Record<string, Key>> = {
  text: 'fault.text',
  grid: 'fault.grid',
  rules: 'block.rules',
};

/** A field by its name, or a place in a text. */
function fieldText(parameter: string | Spot, words: Words): string {
  if (typeof parameter === 'string') return words(parts[parameter] ?? (parameter as Key));
  return words('fault.place', { line: parameter.line, column: parameter.column ?? 1 });
}

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
  why: (rule, words) => ruleText(rule as BrokenRule, words),
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

/** A broken rule in words. */
const ruleText = ({ code, ...values }: BrokenRule, words: Words) =>
  words(`rule.${code}` as Text, valueTexts(values, words));

/** The fault of the last input; nothing for `null`. */
export function FaultNote({ fault, words }: { readonly fault: unknown; readonly words: Words }) {
  if (fault === null) return null;
  return (
    <p class="fault" role="alert">
      {faultText(fault, words)}
    </p>
  );
}
