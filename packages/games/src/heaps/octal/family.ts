import type { Convention } from '../../game.js';
import type { HeapGameFamily, HeapParameterValue, HeapPlay } from '../family.js';
import { heapPlay } from '../heap-play.js';
import { type BreakingRule, breakingRule } from './code.js';
import { type KnownOctal, knownOctal } from './known-values.js';
import { octal } from './octal.js';
import { strategyOf } from './strategy.js';

const NOTEBOOK = 'variants/octal-games/01-octal-games';

/** The taking-and-breaking games in the registry of heap games; the code is a parameter. */
export const takingAndBreakingFamily: HeapGameFamily = {
  name: 'taking-and-breaking',
  start: '5,7',
  mostHeaps: null,
  parameters: [
    {
      name: 'code',
      meaning: 'octal or hexadecimal code, such as 0.77',
      kind: 'code',
      least: 0,
      initial: '0.77',
    },
  ],
  references: { items: [], notebook: NOTEBOOK, functions: ['octal', 'octalStrategy'] },
  game: ({ code }) => octal(codeOf(code)),
  play({ code }, convention) {
    const rule = breakingRule(codeOf(code));
    return codePlay(rule, knownOctal(rule), convention);
  },
};

const codeOf = (code: HeapParameterValue | undefined): string =>
  typeof code === 'string' ? code : '';

/**
 * The game of a code, as a row of a registry; its plays share the values and the period that were
 * found. Throws an `InputError` if the text is not a code.
 *
 * @example
 * ```ts
 * codeGame('.770').name; // => '0.77'
 * ```
 */
export function codeGame(code: string): HeapGameFamily {
  const rule = breakingRule(code);
  const known = knownOctal(rule);
  return {
    ...takingAndBreakingFamily,
    name: rule.code,
    parameters: [],
    game: () => octal(rule.code),
    play: (_, convention) => codePlay(rule, known, convention),
  };
}

/**
 * True if a text is written like a code: at most one digit, a point, digits. It need not be one.
 *
 * @example
 * ```ts
 * ['0.77', '.9', 'kayles', 'none.foo'].map(isCode); // => [true, true, false, false]
 * ```
 */
export const isCode = (text: string): boolean => /^[\da-f]?!?\.\w*$/i.test(text);

/** Games that are known by a name. */
export const namedCodes: readonly HeapGameFamily[] = [
  named('kayles', '0.77', 'take one or two adjacent objects of a row: 0.77', '5,7'),
  named('dawsons-kayles', '0.07', 'take two adjacent objects of a row: 0.07', '9,12'),
  named('dawsons-chess', '0.137', 'chess with pawns only, who takes last wins: 0.137', '9,12'),
  named(
    'treblecross',
    '0.007',
    'three crosses in a row win, n cells are a heap of n + 2: 0.007',
    '11',
  ),
  named(
    'officers',
    '0.6',
    'take one object of a heap of two or more, which may be parted: 0.6',
    '6,10',
  ),
];

/** Grundy's game in the registry of heap games. */
export const grundyFamily = named('grundy', '4!.0', 'part a heap into two unequal ones', '9,13');

function named(name: string, code: string, rule: string, start: string): HeapGameFamily {
  return { ...codeGame(code), name, rule, start };
}

/** The game of a code, ready to be played. */
function codePlay(rule: BreakingRule, known: KnownOctal, convention: Convention): HeapPlay {
  const normal = convention === 'normal';
  return heapPlay({
    rule: octal(rule.code).rule,
    convention,
    strategy: strategyOf(rule, convention, known),
    grundyValue: known.value,
    grundyValues: known.values,
    period: known.period,
    looked: known.looked,
    // In misère play a single heap may be parted, so that a row would need separate tables.
    hasRow: normal,
    needsTable: () => !normal,
  });
}
