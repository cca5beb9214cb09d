import { requireShape } from '@manaus/core/internals';
import { digitSum, leastMissing } from '../mex.js';
import { requireUpto } from '../requirements.js';
import type { Remains, RuleGame, UnnamedRule } from './heap-game.js';
import { checkedRule } from './rule.js';

/** The Grundy value of every heap. */
export type HeapValue = (heap: number) => number;

/** The Grundy values of the heaps 0 to `upto`. */
export type ValuesTo = (upto: number) => ArrayLike<number>;

/**
 * The Grundy values of the single heaps 0 to `upto` of a heap game: the mex over the nim-sums of
 * what a move leaves.
 *
 * Time O(all options of all heaps); at most 10^7 heaps. Throws an `InputError` for a game without a
 * rule for single heaps, and where a move does not leave less of a heap. The specification of
 * `subtractionGrundyValues` and `halvingGrundyValue`.
 *
 * @example
 * ```ts
 * [...grundyValues(halving(), 8)]; // => [0, 0, 0, 1, 0, 2, 1, 3, 0]
 * ```
 */
export function grundyValues(game: Pick<RuleGame, 'rule'>, upto: number): Uint32Array {
  requireShape('games/grundy-values', 'game', game, ['rule']);
  requireUpto('games/grundy-values', upto);
  const rule = checkedRule(game.rule);
  const values = new Uint32Array(upto + 1);
  for (let heap = 0; heap <= upto; heap++) values[heap] = valueFrom(rule, heap, values);
  return values;
}

/** The value of a heap from those of what its moves leave. */
const valueFrom = (rule: UnnamedRule, heap: number, values: ArrayLike<number>): number =>
  leastMissing(rule.options(heap).map((left) => valueLeft(left, values)));

/** The value of what is left of a heap: of several heaps, the nim-sum of theirs. */
const valueLeft = (left: Remains, values: ArrayLike<number>): number =>
  typeof left === 'number' ? values[left] : digitSum(left.map((heap) => values[heap]));

/** The Grundy value of a heap from the rule of its game; what was found once is kept. */
export function growingValues(rule: UnnamedRule): HeapValue {
  const values: number[] = [];
  return (heap) => {
    while (values.length <= heap) values.push(valueFrom(rule, values.length, values));
    return values[heap];
  };
}

/** The values of single heaps; all below the largest that was asked for are kept. */
export function keptValues(valuesTo: ValuesTo): HeapValue {
  let values: ArrayLike<number> = [];
  return (heap) => {
    if (heap >= values.length) values = valuesTo(Math.max(heap, 127));
    return values[heap];
  };
}

/**
 * The values of single heaps; each time at least twice as many are counted, so that calls in order
 * do not count all anew.
 */
export function doubledValues(most: number, valuesTo: ValuesTo): HeapValue {
  let upto = 0;
  return keptValues((heap) => {
    upto = Math.min(most, Math.max(2 * upto, heap));
    return valuesTo(upto);
  });
}
