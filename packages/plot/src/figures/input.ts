import type { Level } from '@manaus/blocks';
import { requireLevel } from '@manaus/blocks/internals';
import {
  type Arrangement,
  compileTower,
  InputError,
  requireInteger,
  type TowerRules,
} from '@manaus/core';
import {
  issueText,
  misplaced,
  must,
  type Noun,
  objectOf,
  oneOf,
  requireSchema,
} from '@manaus/core/internals';
import * as v from 'valibot';
import type { LegendEntry } from '../figure.js';

/** What a value of a type must be: a schema whose issues an `InputError` can say. */
export type Part<T> = v.GenericSchema<unknown, T>;

/** One part for each field of a type, so that no field goes unchecked. */
type Parts<T> = { readonly [Field in keyof T]-?: Part<T[Field]> };

/** An object with the fields of a type and no others. */
export const inputOf = <T extends object>(parts: Parts<T>): Part<T> =>
  // TypeScript does not see that the fields of the parts are those of the type.
  objectOf(parts as v.ObjectEntries) as Part<object> as Part<T>;

/** Throws an `InputError` unless an input has the form that a figure asks for. */
export function requireInput<T>(place: string, form: Part<T>, input: T, name = 'input'): void {
  requireSchema(place, name, form, input);
}

export { oneOf };

export const text: Part<string> = must(v.string(), 'kind', { kind: 'text' });

export const flag: Part<boolean> = must(v.boolean(), 'kind', { kind: 'boolean' });

export const finite: Part<number> = must(v.pipe(v.number(), v.finite()), 'finite', {});

/** A length in pixels. */
export const pixels: Part<number> = v.pipe(finite, v.gtValue(0, issueText('positive', {})));

export const integerFrom = (least: number): Part<number> =>
  must(v.pipe(v.number(), v.safeInteger(), v.minValue(least)), 'atLeast', { least });

/** A color by its channels, which tell what text is read on it. */
export const color: Part<string> = must(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), 'form', {
  form: '#rrggbb',
});

/** What is checked elsewhere, by a function that throws an `InputError` of its own. */
export const checkedBy = <T>(requireIt: (value: T) => unknown): Part<T> =>
  v.custom<T>((value) => {
    requireIt(value as T);
    return true;
  });

/** What is looked at elsewhere, or left out. */
export const anything = <T>(): Part<T | undefined> => v.optional(v.custom<T>(() => true));

export const optional = <T>(part: Part<T>): Part<T | undefined> => v.optional(part);

export const orNull = <T>(part: Part<T>): Part<T | null> => v.nullable(part);

export const listOf = <T>(part: Part<T>): Part<T[]> =>
  must(v.array(part), 'kind', { kind: 'list' });

/** A list that is not empty. */
export const someOf = <T>(part: Part<T>): Part<T[]> =>
  v.pipe(listOf(part), v.minLength(1, issueText('empty', {})));

/** A list of two. */
export const pairOf = <T>(part: Part<T>, of: Noun): Part<[T, T]> =>
  v.pipe(
    must(
      v.custom<[unknown, unknown]>((value) => Array.isArray(value) && value.length === 2),
      'list',
      { least: 2, most: 2, of },
    ),
    v.tuple([part, part]),
  );

/** A list too long for a schema: `requireEdges` or the like looks at its entries. */
export const longList = <T>(): Part<readonly T[]> =>
  must(v.custom<readonly T[]>(Array.isArray), 'kind', { kind: 'list' });

export const titles = { title: text, subtitle: optional(text) };

export const legend: Part<LegendEntry[]> = listOf(
  inputOf<LegendEntry>({
    label: text,
    color,
    shape: oneOf(['capsule', 'box', 'line', 'dashed', 'hollow']),
  }),
);

export const tower: Part<TowerRules> = checkedBy(compileTower);

export const levelIn = (place: string): Part<Level> =>
  checkedBy((level) => requireLevel(place, level));

/** Lists of discs; whether these are those of a tower, `requireBoard` sees. */
export const action = <F>(): Part<F> =>
  must(
    v.custom<F>((value) => typeof value === 'function'),
    'kind',
    { kind: 'function' },
  );

export const arrangement: Part<Arrangement> = must(
  v.custom<Arrangement>((value) => Array.isArray(value) && value.every(Array.isArray)),
  'kind',
  { kind: 'state' },
);

/**
 * Throws an `InputError` unless an arrangement has each disc of a tower on one of its pegs; its
 * rules may forbid it.
 */
export function requireBoard(
  place: string,
  rules: TowerRules,
  state: Arrangement,
  name = 'state',
): void {
  const why = misplaced(rules, state);
  if (why === null) return;
  const { name: tower, discs } = rules;
  throw new InputError(place, name, 'regular', { tower, discs, why, got: state.join('/') });
}

/** Throws an `InputError` unless some numbers are places of a list of a length. */
export function requirePlaces(
  place: string,
  name: string,
  numbers: readonly number[],
  length: number,
): void {
  for (const number of numbers) requireInteger(place, name, number, 0, length - 1);
}
