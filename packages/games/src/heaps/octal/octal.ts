import { digitSum } from '../../mex.js';
import { type Definition, heapGameOf } from '../definition.js';
import type { HeapGameEntry } from '../heap-game.js';
import { misereParts } from '../misere-search.js';
import { ruleDefinition, sumDecision } from '../one-heap.js';
import { objectsIn } from '../positions.js';
import type { Heaps, Remains, UnnamedRule } from '../rule.js';
import { type BreakingRule, breakingRule } from './code.js';
import { type KnownOctal, knownOctal } from './known-values.js';
import { mostCounted } from './period.js';

/**
 * A taking-and-breaking game by its code: digit k behind the point tells into how many non-empty
 * heaps the rest may be parted after k are taken from a heap, 1 for none, 2 for one, 4 for two, 8
 * for three, added up. The digit before the point is that of a move that takes nothing.
 *
 * Normal play of heaps of any size where the period is proved, else to 10^7; misère play by
 * `misereParts`, with its limit: there is no simpler way here, as misère quotients are left out.
 * `0.77` is Kayles, `0.137` Dawson's chess; `4!.0`, parting a heap into two unequal ones, is
 * Grundy's game. Throws an `InputError` if the text is not a code. Source: [guy1956],
 * [berlekamp2001, chapter 4].
 */
function octal(code: string): Definition {
  const breaking = breakingRule(code);
  const rule = ruleOf(breaking);
  const values = knownOctal(breaking);
  return ruleDefinition({
    name: breaking.code,
    rule,
    values,
    play: (convention) =>
      convention === 'normal'
        ? sumDecision(values.value, (heap, aim) => remainsOfValue(breaking, heap, aim, values))
        : { ...misereParts(rule), needsTable: () => true, hasRow: false },
  });
}

/** The rule of a code for a single heap. */
export const ruleOf = (rule: BreakingRule): UnnamedRule => ({
  options: (heap) => rule.digits.flatMap((_, taken) => [...remainsAfter(rule, heap, taken)]),
  leaves: (heap, parts) => mayLeave(rule, heap, parts),
});

/** True if a move may leave these heaps: as many as the digit of what it takes allows. */
function mayLeave({ digits, unequal }: BreakingRule, heap: number, parts: Heaps): boolean {
  const taken = heap - objectsIn(parts);
  const left = parts.filter((part) => part > 0).length;
  if (left < parts.length && parts.length > 1) return false;
  if (taken === 0 && unequal && parts[0] === parts[1]) return false;
  return taken >= 0 && taken < digits.length && ((digits[taken] >> left) & 1) === 1;
}

/** The remains of a heap after moves that take a given number; parts are in ascending order. */
function* remainsAfter(
  { digits, unequal }: BreakingRule,
  heap: number,
  taken: number,
): Generator<Remains> {
  const [digit, rest] = [digits[taken], heap - taken];
  if (rest === 0 && digit & 1) yield 0;
  if (rest > 0 && digit & 2) yield rest;
  if (digit & 4) yield* pairs(rest, 1, taken === 0 && unequal ? 1 : 0);
  if (digit & 8) yield* triples(rest);
}

/** The ways to part a number into two, the first at least `least`, the second more by `gap`. */
function* pairs(total: number, least: number, gap = 0): Generator<[number, number]> {
  for (let part = least; 2 * part + gap <= total; part++) yield [part, total - part];
}

function* triples(total: number): Generator<[number, number, number]> {
  for (let part = 1; 3 * part <= total; part++)
    for (const [second, third] of pairs(total - part, part)) yield [part, second, third];
}

/**
 * The remains of a heap that have a given nim-sum.
 *
 * Of a heap too large to try all pairs, only as long as some were found: where both parts are
 * periodic, the nim-sums of pairs repeat with the smaller part.
 */
function* remainsOfValue(
  rule: BreakingRule,
  heap: number,
  aim: number,
  { value, period }: KnownOctal,
): Generator<Remains> {
  const { preperiod, period: after } =
    heap > mostCounted(rule) ? (period(heap) ?? endless) : endless;
  for (const taken of rule.digits.keys()) {
    let from = preperiod;
    for (const left of remainsAfter(rule, heap, taken)) {
      const parts = [left].flat();
      if (parts.length > 1 && parts[0] > from + after) break;
      if (digitSum(parts.map(value)) !== aim) continue;
      from = Math.max(from, parts[0]);
      yield left;
    }
  }
}

const endless = { preperiod: Number.POSITIVE_INFINITY, period: 0 };

/** The taking-and-breaking games among the heap games; the code is a parameter. */
export const takingAndBreakingEntry: HeapGameEntry = {
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
  game: ({ code }) => heapGameOf(octal(typeof code === 'string' ? code : '')),
};

/**
 * The game of a code, as an entry of a registry; its games share the values and the period that
 * were found. Throws an `InputError` if the text is not a code.
 *
 * @example
 * ```ts
 * codeEntry('.770').name; // => '0.77'
 * ```
 */
export function codeEntry(code: string): HeapGameEntry {
  const definition = octal(code);
  const { start } = takingAndBreakingEntry;
  const game = () => heapGameOf(definition);
  return { name: definition.name, start, mostHeaps: null, parameters: [], game };
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
export const namedCodeEntries: readonly HeapGameEntry[] = [
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

/** Grundy's game among the heap games. */
export const grundyEntry = named('grundy', '4!.0', 'part a heap into two unequal ones', '9,13');

function named(name: string, code: string, rule: string, start: string): HeapGameEntry {
  return { ...codeEntry(code), name, rule, start };
}
