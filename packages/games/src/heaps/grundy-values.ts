import { digitSum, leastMissing } from '../mex.js';
import type { Remains, UnnamedRule } from './rule.js';

/** The Grundy value of every heap. */
export type HeapValue = (heap: number) => number;

/** The Grundy values of the heaps 0 to `upto`. */
export type ValuesTo = (upto: number) => ArrayLike<number>;

/**
 * The Grundy values of the single heaps 0 to `upto` of a rule: the mex over the nim-sums of what a
 * move leaves. Time O(all options of all heaps). The specification of all faster ways.
 *
 * @example
 * ```ts
 * [...valuesByRule({ options: (heap) => (heap < 2 ? [] : [heap - 2]) }, 6)]; // => [0, 0, 1, 1, 0, 0, 1]
 * ```
 */
export function valuesByRule(rule: UnnamedRule, upto: number): Uint32Array {
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
