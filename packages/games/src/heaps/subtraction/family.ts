import { range } from '@manaus/core';
import { once } from '@manaus/core/internals';
import type { Convention } from '../../game.js';
import type { HeapGameFamily, HeapParameterValue, HeapPlay, Reason } from '../family.js';
import type { HeapValue } from '../grundy-values.js';
import { heapPlay } from '../heap-play.js';
import { outcomePeriod } from '../outcome-period.js';
import { outcomeOfValue, reason, valueReason } from '../reasons.js';
import { knownValues } from './grundy-value.js';
import { subtractionGrundyValues } from './grundy-values.js';
import type { PeriodCertificate } from './period.js';
import { strategyByValues } from './strategy.js';
import { nim21, requireSubtractionSet, subtraction } from './subtraction.js';
import { verifyPeriod } from './verify-period.js';

/** Subtraction games in the registry of heap games; the set is what a move may take. */
export const subtractionFamily: HeapGameFamily = {
  name: 'subtraction',
  start: '21',
  mostHeaps: null,
  parameters: [
    {
      name: 'set',
      option: 'subtract',
      meaning: 'the set of a subtraction game: the numbers that a move may take, such as 1,3,4',
      kind: 'set',
      least: 1,
      initial: [1, 2, 3],
    },
  ],
  references: {
    items: [
      'carvalho2013/lemma-2.1.1',
      'carvalho2013/lemma-2.2.1',
      'carvalho2013/classifier',
      'carvalho2013/table-3.2',
    ],
    notebook: 'carvalho2013/02-subtraction-games',
    functions: ['subtraction', 'subtractionStrategy'],
  },
  game: ({ set }) => subtraction(membersOf(set)),
  play: ({ set }, convention) =>
    subtractionPlay(requireSubtractionSet('games/subtraction', membersOf(set)), convention),
};

const membersOf = (set: HeapParameterValue | undefined): readonly number[] =>
  typeof set === 'object' ? set : [];

/** Nim 21, a named subtraction game, in the registry of heap games. */
export const nim21Family: HeapGameFamily = {
  name: 'nim21',
  rule: 'a move takes 1 to 3',
  start: '21',
  mostHeaps: null,
  parameters: [],
  references: {
    items: ['carvalho2013/lemma-2.1.1', 'carvalho2013/nim21-first-player'],
    notebook: 'carvalho2013/02-subtraction-games',
    functions: ['nim21', 'subtractionStrategy'],
  },
  game: () => nim21(),
  play: (_, convention) => subtractionPlay([1, 2, 3], convention),
};

/** The subtraction game of a set in ascending order, ready to be played. */
function subtractionPlay(set: readonly number[], convention: Convention): HeapPlay {
  const { certificate, looked, value } = knownValues(set);
  const misere = convention === 'misere';
  const period = once(() => (certificate && verifyPeriod(certificate) ? certificate : null));
  return heapPlay({
    rule: subtraction(set).rule,
    convention,
    strategy: strategyByValues(set, convention, value),
    grundyValue: value,
    grundyValues: (upto) => subtractionGrundyValues(set, upto),
    period,
    looked: () => looked,
    needsTable: (heaps) => misere && heaps.length > 1,
    explainHeap: (heap) =>
      misere ? shiftedReason(heap, set[0], value) : residueReason(heap, set, value, period()),
  });
}

/** In misère play a heap is worth what is left of it after the least amount is taken. */
function shiftedReason(heap: number, least: number, grundyValue: HeapValue): Reason {
  const rest = heap - least;
  const value = grundyValue(rest);
  return reason(`shifted.${outcomeOfValue(value)}`, { heap, least, rest, value });
}

/** The remainder that decides, if the P-positions have few remainders from 0 on; else the value. */
function residueReason(
  heap: number,
  set: readonly number[],
  grundyValue: HeapValue,
  proof: PeriodCertificate | null,
): Reason {
  const { preperiod, period: m } =
    proof === null ? { preperiod: 0, period: 0 } : outcomePeriod(proof);
  const residues = range(0, m - 1).filter((rest) => grundyValue(rest) === 0);
  const value = grundyValue(heap);
  if (m === 0 || preperiod > 0 || residues.length > 6) return valueReason(heap, value);
  const values = { heap, m, r: heap % m, residues: residues.join(', ') };
  return reason(`residue.${outcomeOfValue(value)}`, values, lemmaOf(set));
}

/** The lemma that a set falls under: all numbers to M, or all but one between. */
function lemmaOf(set: readonly number[]): string | null {
  const most = set[set.length - 1];
  if (set.length === most) return `carvalho2013/lemma-2.1.${most === 3 ? 1 : 2}`;
  return set.length === most - 1 && set[0] === 1 ? 'carvalho2013/lemma-2.2.1' : null;
}
