import { range } from '@manaus/core';
import { once } from '@manaus/core/internals';
import { gameFault } from '../../game-fault.js';
import { type Definition, type HeapValues, heapGameOf } from '../definition.js';
import { doubledValues, type HeapValue } from '../grundy-values.js';
import type { HeapGameEntry } from '../heap-game.js';
import { misereDecision } from '../misere-search.js';
import { ruleDefinition, sumDecision } from '../one-heap.js';
import { outcomePeriod, valueAt } from '../period.js';
import { outcomeOfValue, type Reason, reason, valueReason } from '../reasons.js';
import { subtractionGrundyValues } from './grundy-values.js';
import { type SubtractionCertificate, subtractionPeriod } from './period.js';
import { leftBy, requireSubtractionSet } from './set.js';
import { verifySubtractionPeriod } from './verify-period.js';

/**
 * A subtraction game: a move takes s from one heap, s in a finite set S of positive integers.
 *
 * Normal play: P if the nim-sum of the values is 0. Misère play of one heap of x is normal play of
 * x - min S, and N below: an option below min S is N for the player who has to move there, so it is
 * as good as none. Throws an `InputError` where S is empty or holds anything but integers >= 1,
 * each once. Source: [carvalho2013, chapters 2 and 3].
 */
function subtraction(given: readonly number[]): Definition {
  const set = requireSubtractionSet('games/subtraction', given);
  const left = leftBy(set);
  const values = subtractionValues(set);
  const { value } = values;
  const isMisereP = (heap: number) => heap >= set[0] && value(heap - set[0]) === 0;
  return ruleDefinition({
    name: `subtraction {${set.join(', ')}}`,
    rule: { options: left },
    values,
    play: (convention) =>
      convention === 'normal'
        ? {
            ...sumDecision(value, (heap, aim) => left(heap).filter((rest) => value(rest) === aim)),
            explainHeap: (heap) => residueReason(heap, set, value, values.certificate()),
          }
        : {
            ...misereDecision({ options: left }, isMisereP, (heap) => left(heap).filter(isMisereP)),
            needsTable: (heaps) => heaps.length > 1,
            // A heap is worth what is left of it after the least amount is taken.
            explainHeap(heap) {
              const [least] = set;
              const rest = heap - least;
              const key = `shifted.${outcomeOfValue(value(rest))}` as const;
              return reason(key, { heap, least, rest, value: value(rest) });
            },
          },
  });
}

/**
 * Values of heaps as large as this are counted one by one; of larger ones a proved period is
 * needed.
 */
const MOST_COUNTED = 10_000_000;

interface SubtractionValues extends HeapValues {
  /** The verified period; `null` if none was found. */
  certificate(): SubtractionCertificate | null;
}

/** The values of heaps of any size if a period is proved within 10^7 heaps, else up to there. */
function subtractionValues(set: readonly number[]): SubtractionValues {
  // The time grows with the members, too.
  const most = Math.min(MOST_COUNTED, Math.floor(1e9 / set.length));
  const found = once(() => subtractionPeriod(set, most));
  const certificate = once(() => {
    const proof = found();
    return proof !== null && verifySubtractionPeriod(proof) ? proof : null;
  });
  const near = doubledValues(MOST_COUNTED, (upto) => subtractionGrundyValues(set, upto));
  return {
    certificate,
    value(heap) {
      const known = found();
      if (known !== null) return valueAt(known, heap);
      if (heap <= MOST_COUNTED) return near(heap);
      throw gameFault('games/subtraction-value', 'heaps', 'noPeriod', { set, got: heap });
    },
    to: (upto) => subtractionGrundyValues(set, upto),
    period(upto = most) {
      const known = certificate();
      return known !== null && known.values.length <= upto + 1 ? known : null;
    },
    looked: (upto = most) => Math.min(most, upto + 1),
  };
}

/** The remainder that decides, if the P-positions have few remainders from 0 on; else the value. */
function residueReason(
  heap: number,
  set: readonly number[],
  grundyValue: HeapValue,
  proof: SubtractionCertificate | null,
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

/** Subtraction games among the heap games; the set is what a move may take. */
export const subtractionEntry: HeapGameEntry = {
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
  game: ({ set }) => heapGameOf(subtraction(typeof set === 'object' ? set : [])),
};

/** Nim 21, a named subtraction game, among the heap games. */
export const nim21Entry: HeapGameEntry = {
  name: 'nim21',
  rule: 'a move takes 1 to 3',
  start: '21',
  mostHeaps: null,
  parameters: [],
  game: () => heapGameOf(subtraction([1, 2, 3])),
};
