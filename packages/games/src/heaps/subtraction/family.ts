import type { Convention } from '../../game.js';
import type { HeapGameFamily, HeapPlay, Reason } from '../family.js';
import { heapPlay } from '../heap-play.js';
import { outcomePeriod } from '../outcome-period.js';
import { nimSumReason, tableReason, valueReason } from '../reasons.js';
import { knownValues } from './grundy-value.js';
import { subtractionGrundyValues } from './grundy-values.js';
import type { PeriodCertificate } from './period.js';
import { strategyByValues } from './strategy.js';
import { requireSubtractionSet, subtraction } from './subtraction.js';
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
  play: ({ set }, convention) =>
    subtractionPlay(
      requireSubtractionSet('core/subtraction', typeof set === 'object' ? set : []),
      convention,
    ),
};

/** Nim 21, a subtraction game with a name of its own, in the registry of heap games. */
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
  play: (_, convention) => subtractionPlay([1, 2, 3], convention),
};

/** The subtraction game of a set in ascending order, ready to be played. */
function subtractionPlay(set: readonly number[], convention: Convention): HeapPlay {
  const { certificate, value } = knownValues(set);
  const strategy = strategyByValues(set, convention, value);
  const misere = convention === 'misere';
  const period = verified(certificate);
  return heapPlay({
    rule: subtraction(set).rule,
    convention,
    strategy,
    grundyValue: value,
    grundyValues: (upto) => subtractionGrundyValues(set, upto),
    period,
    needsTable: (heaps) => misere && heaps.length > 1,
    columns: { modulus: 2, of: 'values' },
    explain(heaps) {
      if (heaps.length > 1)
        return misere ? tableReason(strategy.outcome(heaps)) : nimSumReason(heaps, value, null);
      return misere
        ? shiftedReason(heaps[0], set[0], value)
        : residueReason(heaps[0], set, value, period());
    },
  });
}

/** The certificate once it is verified, which is when it is first asked for; `null` if it is none. */
function verified(certificate: PeriodCertificate | null): () => PeriodCertificate | null {
  let proof: PeriodCertificate | null | undefined;
  return () => {
    if (proof === undefined)
      proof = certificate !== null && verifyPeriod(certificate) ? certificate : null;
    return proof;
  };
}

/** In misère play a heap is worth what is left of it after the least amount is taken. */
function shiftedReason(heap: number, least: number, grundyValue: (heap: number) => number): Reason {
  const rest = heap - least;
  const value = grundyValue(rest);
  return {
    key: `shifted.${value === 0 ? 'P' : 'N'}`,
    values: { heap, least, rest, value },
    item: null,
  };
}

/** The remainder that decides, if the P-positions have few remainders from 0 on; else the value. */
function residueReason(
  heap: number,
  set: readonly number[],
  grundyValue: (heap: number) => number,
  proof: PeriodCertificate | null,
): Reason {
  const known = proof === null ? null : outcomePeriod(proof);
  const residues = Array.from({ length: known?.period ?? 0 }, (_, rest) => rest).filter(
    (rest) => grundyValue(rest) === 0,
  );
  if (known === null || known.preperiod > 0 || residues.length > 6)
    return valueReason(heap, grundyValue(heap));
  return {
    key: `residue.${grundyValue(heap) === 0 ? 'P' : 'N'}`,
    values: {
      heap,
      m: known.period,
      r: heap % known.period,
      residues: residues.join(', '),
    },
    item: lemmaOf(set),
  };
}

/** The lemma that a set falls under: all numbers to M, or all but one between. */
function lemmaOf(set: readonly number[]): string | null {
  const most = set[set.length - 1];
  if (set.length === most) return `carvalho2013/lemma-2.1.${most === 3 ? 1 : 2}`;
  return set.length === most - 1 && set[0] === 1 ? 'carvalho2013/lemma-2.2.1' : null;
}
