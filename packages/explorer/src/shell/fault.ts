import { InputError } from '@manaus/core';
import { levelBounds } from '../blocks/level-bounds.js';
import type { Key, Words } from '../words/words.js';

/** Bounds as the packages word them, and the text of the page that says the same. */
const bounds: readonly (readonly [RegExp, Key])[] = [
  ...levelBounds,
  [/^an integer >= (?<least>\d+)$/, 'bound.least'],
  [/^an integer from (?<least>\d+) to (?<most>\d+)$/, 'bound.between'],
  [/^few enough for (?<most>\d+) states/, 'bound.few'],
  [/^few enough that the ranks/, 'bound.ranks'],
  [/^enough for (?<n>\d+) discs$/, 'bound.room'],
  [/^at least (?<n>\d+) on p(?<peg>\d+)/, 'bound.goalRoom'],
  [/^(?<n>\d+) whole numbers, one a peg$/, 'bound.onePeg'],
  [/^one of (?<names>.+)$/, 'bound.oneOf'],
  [/^a regular state of [^:]+: (?<why>.+)$/, 'bound.regular'],
  [/^pairs of pegs from 0 to (?<most>\d+)$/, 'bound.arcs'],
  [/^a play saved as JSON$/, 'bound.play'],
  [/^a list of labels$/, 'bound.labels'],
  [/^a whole number$/, 'bound.integer'],
  [/^given on a card$/, 'bound.given'],
  [/^a file of cards$/, 'bound.cards'],
  [/^an object$/, 'bound.object'],
  [/^a text or a number$/, 'bound.text'],
  [/^1 to (?<n>\d+) numbers from (?<least>\d+) to (?<most>\d+)$/, 'bound.numbers'],
  [/^numbers that differ$/, 'bound.differ'],
  [/^few enough for a table of (?<most>\d+) options$/, 'bound.table'],
  [
    /^heaps that can be left of the first ones$|^whole numbers >= 0, separated by commas$/,
    'bound.leftOver',
  ],
  [/^a heap, or heap:limit$/, 'bound.limited'],
];

/** What makes a state irregular, as the rules word it. */
const reasons: readonly (readonly [RegExp, Key])[] = [
  [/^it has (?<n>\d+) pegs?, the tower has (?<of>\d+)$/, 'rule.pegs'],
  [/^disc (?<disc>\d+) is not one of 1 to (?<most>\d+)$/, 'rule.unknown'],
  [/^disc (?<disc>\d+) appears twice$/, 'rule.twice'],
  [/^disc (?<disc>\d+) is missing$/, 'rule.missing'],
  [/^p(?<peg>\d+) holds (?<n>\d+) discs?, its capacity is (?<most>\d+)$/, 'rule.full'],
  [/^disc (?<disc>\d+) lies on disc (?<on>\d+)$/, 'rule.lies'],
  [/^only digits/, 'rule.signs'],
  [/^it is too long$/, 'rule.long'],
  [/^a comma stands/, 'rule.comma'],
];

/** An error as a sentence in the page's language; anything that is no bad input is thrown on. */
export function faultText(error: unknown, words: Words): string {
  if (!(error instanceof InputError)) throw error;
  const what = mustBeText(error, words);
  const card = /^play\/card (?<n>\d+)$/.exec(error.place);
  return words('fault', {
    what: card === null ? what : words('fault.card', { ...card.groups, what }),
  });
}

/** What must be otherwise, in a sentence. */
export function mustBeText({ parameter, bound, got }: InputError, words: Words): string {
  return words('fault.field', {
    field: fieldText(parameter, words),
    bound: boundText(bound, words),
    got: gotText(got, words),
  });
}

/** Where nothing stands, the packages say so in a word. */
const gotText = (got: unknown, words: Words) =>
  got === 'none' || got === 'nothing' ? words('fault.none') : String(got).slice(0, 60);

const parts: Readonly<Record<string, Key>> = { 'the text': 'fault.text', 'the grid': 'fault.grid' };

/** A field by its name, or a place in a text. */
function fieldText(parameter: string, words: Words): string {
  const place = /^line (?<line>\d+), column (?<column>\d+)$/.exec(parameter);
  return words(
    place === null ? (parts[parameter] ?? (parameter as Key)) : 'fault.place',
    place?.groups ?? {},
  );
}

function boundText(bound: string, words: Words): string {
  const { why } = /^a regular state of [^:]+: (?<why>.+)$/.exec(bound)?.groups ?? {};
  return said(bounds, bound, words, why === undefined ? {} : { why: said(reasons, why, words) });
}

/** A text of the packages in the language of the page; as it stands where the page has no words for it. */
function said(
  known: readonly (readonly [RegExp, Key])[],
  text: string,
  words: Words,
  values: Readonly<Record<string, string>> = {},
): string {
  for (const [pattern, key] of known) {
    const match = pattern.exec(text);
    if (match !== null) return words(key, { ...match.groups, ...values });
  }
  return text;
}
