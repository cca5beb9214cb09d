import type { Level } from '@manaus/blocks';
import { requireLevel } from '@manaus/blocks/internals';
import {
  type Arrangement,
  compileTower,
  InputError,
  requireInteger,
  type TowerRules,
} from '@manaus/core';
import { type BrokenRule, misplaced } from '@manaus/core/internals';
import {
  checkedBy,
  finite,
  formOf,
  issueText,
  listOf,
  must,
  oneOf,
  optional,
  type Part,
  requireSchema,
  text,
} from '@manaus/core/schemas';
import * as v from 'valibot';
import type { LegendEntry } from '../figure.js';
import { requireTongue, type Tongue } from '../language.js';

/** Throws an `InputError` unless an input has the form that a figure asks for. */
export function requireInput<T>(place: string, form: Part<T>, input: T, name = 'input'): void {
  requireSchema(place, name, form, input);
}

/** A length in pixels. */
export const pixels: Part<number> = v.pipe(finite, v.gtValue(0, issueText('positive', {})));

/** A color by its channels, which tell what text is read on it. */
export const color: Part<string> = must(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), 'form', {
  form: '#rrggbb',
});

/** What words are said in: a language, alone or with further texts in it. */
export const tongue: Part<Tongue> = checkedBy((language) => requireTongue('plot/figure', language));

/** What names a figure, and the language of its words. */
export const titles = { title: text, subtitle: optional(text), language: optional(tongue) };

export const legend: Part<LegendEntry[]> = listOf(
  formOf<LegendEntry>({
    label: text,
    color,
    shape: oneOf(['capsule', 'box', 'line', 'dashed', 'hollow']),
  }),
);

export const tower: Part<TowerRules> = checkedBy(compileTower);

export const levelIn = (place: string): Part<Level> =>
  checkedBy((level) => requireLevel(place, level));

/** Lists of discs; whether these are those of a tower, `requireBoard` sees. */
export const arrangement: Part<Arrangement> = must(
  v.custom<Arrangement>((value) => Array.isArray(value) && value.every(Array.isArray)),
  'kind',
  { kind: 'state' },
);

/**
 * Throws an `InputError` unless an arrangement has each disc of a tower on one of its pegs; its
 * rules may forbid it. `allowed` is what may be wrong with it all the same.
 */
export function requireBoard(
  place: string,
  rules: TowerRules,
  state: Arrangement,
  name = 'state',
  allowed?: BrokenRule['code'],
): void {
  const why = misplaced(rules, state);
  if (why === null || why.code === allowed) return;
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
