import { InputError } from '@manaus/core';
import type { Key, Words } from '../words/words.js';

/** Bounds as the packages word them, and the text of the page that says the same. */
const bounds: readonly (readonly [RegExp, Key])[] = [
  [/^an integer >= (?<least>\d+)$/, 'bound.least'],
  [/^an integer from (?<least>\d+) to (?<most>\d+)$/, 'bound.between'],
  [/^few enough for (?<most>\d+) states/, 'bound.few'],
  [/^enough for (?<n>\d+) discs$/, 'bound.room'],
  [/^at least (?<n>\d+) on p(?<peg>\d+)/, 'bound.goalRoom'],
  [/^(?<n>\d+) whole numbers, one a peg$/, 'bound.onePeg'],
  [/^one of (?<names>.+)$/, 'bound.oneOf'],
  [/^a regular state of/, 'bound.regular'],
  [/^a whole number$/, 'bound.integer'],
];

/** An error as a sentence in the page's language; anything that is no bad input is thrown on. */
export function faultText(error: unknown, words: Words): string {
  if (!(error instanceof InputError)) throw error;
  return words('fault', { what: words('fault.field', { field: words(error.parameter as Key), bound: boundText(error.bound, words), got: String(error.got).slice(0, 60) }) });
}

function boundText(bound: string, words: Words): string {
  for (const [pattern, key] of bounds) {
    const match = pattern.exec(bound);
    if (match !== null) return words(key, match.groups ?? {});
  }
  return bound;
}
