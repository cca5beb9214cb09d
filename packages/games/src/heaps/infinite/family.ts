import type { Convention } from '../../game.js';
import type { HeapGameFamily, HeapPlay } from '../family.js';
import type { HeapRule } from '../heap-game.js';
import { heapPlay } from '../heap-play.js';
import { misereHeaps } from '../misere-heaps.js';
import { nimSumReason, tableReason, valueReason } from '../reasons.js';
import { sumStrategy } from '../sum-strategy.js';
import { allBut, allButGrundyValues } from './all-but.js';
import { type InfiniteSet, primes, squares, takeFrom, takeFromValues } from './take-from.js';

const common = {
  mostHeaps: null,
  parameters: [],
};
const NOTEBOOK = 'variants/octal-games/01-octal-games';

/** All-but games in the registry of heap games; the parameter is what a move may not take. */
export const allButFamily: HeapGameFamily = {
  ...common,
  name: 'all-but',
  start: '9,14',
  parameters: [
    {
      name: 'except',
      meaning: 'the numbers that a move may not take, such as 2,5',
      kind: 'set',
      least: 1,
      initial: [2, 5],
    },
  ],
  references: { items: [], notebook: NOTEBOOK, functions: ['allBut', 'allButGrundyValues'] },
  play({ except }, convention) {
    const set = typeof except === 'object' ? except : [];
    const valuesTo = (upto: number) => allButGrundyValues(set, upto);
    return playOf(allBut(set).rule, valuesTo, 'never', convention);
  },
};

export const squaresFamily = infiniteFamily('squares', 'a move takes a square', squares);
export const primesFamily = infiniteFamily('primes', 'a move takes a prime', primes);

function infiniteFamily(name: string, rule: string, set: InfiniteSet): HeapGameFamily {
  const valuesTo = (upto: number) => takeFromValues(set, upto);
  return {
    ...common,
    name,
    rule,
    start: '20,33',
    references: { items: [], notebook: NOTEBOOK, functions: [] },
    play: (_, convention) =>
      playOf(takeFrom(set).rule, valuesTo, set.neverRepeats ? 'never' : null, convention),
  };
}

/** The game of a rule whose values are counted from the first heap on. */
function playOf(
  rule: HeapRule<number>,
  valuesTo: (upto: number) => ArrayLike<number>,
  period: 'never' | null,
  convention: Convention,
): HeapPlay {
  const value = kept(valuesTo);
  const optionsOf = (heap: number, aim: number) =>
    rule.options(heap).filter((left) => value(left) === aim);
  const normal = convention === 'normal';
  const strategy = normal ? sumStrategy({ value, optionsOf }) : misereHeaps(rule);
  return heapPlay({
    rule,
    convention,
    strategy,
    grundyValue: value,
    grundyValues: valuesTo,
    period: () => period,
    needsTable: () => !normal,
    columns: { modulus: 2, of: 'values' },
    explain(heaps) {
      if (!normal) return tableReason(strategy.outcome(heaps));
      return heaps.length === 1
        ? valueReason(heaps[0], value(heaps[0]))
        : nimSumReason(heaps, value, null);
    },
  });
}

/** The values of single heaps; all below the largest that was asked for are kept. */
function kept(valuesTo: (upto: number) => ArrayLike<number>): (heap: number) => number {
  let values: ArrayLike<number> = [];
  return (heap) => {
    if (heap >= values.length) values = valuesTo(Math.max(heap, 127));
    return values[heap];
  };
}
