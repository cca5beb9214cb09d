import { range } from '@manaus/core';
import { pegMoveNames, readPegMoves } from '@manaus/core/internals';
import type { SweepPoint } from '@manaus/jobs';
import { mustBe } from '../../errors/refusal.js';
import { all } from '../../options/kinds.js';
import type { Option } from '../../options/option.js';
import { PAIRS } from '../../options/puzzle.js';
import { isRulesFile, STDIN } from '../../options/rules-names.js';

/** The most values of one option. */
const MOST_VALUES = 10_000;

/** Whole numbers and ranges of them, separated by commas: `3..6,9`. */
export const numberRanges = (
  value: string,
  help: string,
  least: number,
  most: number,
): Option<readonly number[]> => ({
  value,
  help,
  bound: `whole numbers from ${least} to ${most} or ranges A..B of them, separated by commas`,
  parse: (given) => all(given.split(',').map((part) => readRange(part, least, most)))?.flat(),
});

/**
 * Names of some list, and files with rules, separated by commas.
 *
 * @param help the help, with the names as a list
 * @param others what else there may be, in error messages
 * @param isOther true for a part that is neither, and allowed
 */
export function namesOrFiles(
  value: string,
  names: readonly string[],
  help: (names: string) => string,
  others: string,
  isOther: (part: string) => boolean = () => false,
): Option<readonly string[]> {
  const list = names.join(', ');
  const isKnown = (part: string) =>
    names.includes(part) || isOther(part) || (part !== STDIN && isRulesFile(part));
  return {
    value,
    help: help(list),
    bound: `one or more of ${list}, ${others}, separated by commas`,
    parse: (given) => (given.split(',').every(isKnown) ? given.split(',') : undefined),
  };
}

/**
 * Digraphs of pegs: names, numbers and ranges of them, separated by commas; or the pairs of one.
 * Alternatives follow after a semicolon.
 *
 * @example
 * ```ts
 * pegMovesRule('', '', 63).parse('any,0..1;0>1,1>2'); // => ['any', 0, 1, [[0, 1], [1, 2]]]
 * ```
 */
export const pegMovesRule = (
  value: string,
  help: string,
  most: number,
): Option<readonly SweepPoint['moves'][]> => ({
  value,
  help,
  bound: `one or more of ${pegMoveNames.join(', ')}, a number from 0 to ${most}, or a range A..B, separated by commas; ${PAIRS} after a semicolon`,
  parse: (given) => all(given.split(';').map((each) => readMoves(each, most)))?.flat(),
});

/** The pairs of one digraph, or several that have names or numbers. */
function readMoves(given: string, most: number): readonly SweepPoint['moves'][] | undefined {
  const one = readPegMoves(given);
  if (one !== undefined) return [one];
  const parts = given.split(',').map((part): SweepPoint['moves'][] | undefined => {
    const name = pegMoveNames.find((known) => known === part);
    return name === undefined ? readRange(part, 0, most) : [name];
  });
  return all(parts)?.flat();
}

/** The choices of capacities for a number of discs. */
export type CapacityRule = (discs: number) => readonly (readonly number[])[];

/**
 * Capacities with one entry per peg: a number; `n`, `n-1`, ... relative to the number of discs; or
 * a
 * range of these. Alternatives follow after a semicolon.
 *
 * @example
 * ```ts
 * capacityRule('', '').parse('n,1..n-1,2;4,4,4')?.(3); // => [[3, 1, 2], [3, 2, 2], [4, 4, 4]]
 * ```
 */
export const capacityRule = (value: string, help: string): Option<CapacityRule> => ({
  value,
  help,
  bound:
    'one entry per peg such as 4, n, n-1 or 1..n, separated by commas; alternatives after a semicolon',
  parse(given) {
    const alternatives = all(given.split(';').map((list) => all(list.split(',').map(readEntry))));
    if (alternatives === undefined) return undefined;
    return (discs) =>
      alternatives.flatMap((entries) => {
        const lists = entries.map((entry) => entry(discs));
        const count = lists.reduce((product, list) => product * list.length, 1);
        if (count > MOST_VALUES)
          throw mustBe('--capacities', `at most ${MOST_VALUES} choices`, given);
        return products(lists);
      });
  },
});

/** The values of one peg as a function of the number of discs. */
type Entry = (discs: number) => number[];

function readEntry(text: string): Entry | undefined {
  const terms = all(text.split('..').map(readTerm));
  if (terms === undefined || terms.length > 2) return undefined;
  const [from, to = from] = terms;
  return (discs) => {
    const least = Math.max(0, from(discs));
    return range(least, Math.min(to(discs), least + MOST_VALUES));
  };
}

function readTerm(text: string): ((discs: number) => number) | undefined {
  const [, symbol, less] = /^(n)(?:-(\d{1,3}))?$/.exec(text) ?? [];
  if (symbol !== undefined) return (discs) => discs - Number(less ?? 0);
  return /^\d{1,4}$/.test(text) ? () => Number(text) : undefined;
}

/** The values of each peg. */
type Lists = readonly (readonly number[])[];

/** All ways to choose one value per list. */
function products(lists: Lists): number[][] {
  return lists.reduce<number[][]>(
    (chosen, list) => chosen.flatMap((start) => list.map((entry) => [...start, entry])),
    [[]],
  );
}

/** The numbers of `A` or `A..B`; `undefined` if the text is not a range within the bounds. */
function readRange(text: string, least: number, most: number): number[] | undefined {
  const [, first, last = first] = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || from < least || to > most || to < from || to - from >= MOST_VALUES)
    return undefined;
  return range(from, to);
}
