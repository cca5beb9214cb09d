import { digitSum } from '../mex.js';
import { type Definition, type HeapValues, heapGameOf } from './definition.js';
import { growingValues } from './grundy-values.js';
import type { HeapGameEntry } from './heap-game.js';
import { misereSearch } from './misere-search.js';
import { closedValues, ruleDefinition, sumDecision } from './one-heap.js';
import { valueReason } from './reasons.js';
import { checkedRule, type HeapRule, type Remains } from './rule.js';

/**
 * The game of a rule with the values of single heaps: decided by nim-sums in normal play, by all
 * positions below in misère play, with the limits of `misereSearch`.
 */
export function definitionByValues({ name, ...rule }: HeapRule, values: HeapValues): Definition {
  const { value } = values;
  const sumLeft = (left: Remains) => digitSum([left].flat().map(value));
  return ruleDefinition({
    name,
    rule,
    values,
    play: (convention) =>
      convention === 'normal'
        ? {
            ...sumDecision(value, (heap, aim) =>
              rule.options(heap).filter((left) => sumLeft(left) === aim),
            ),
            explainHeap: (heap) => valueReason(heap, value(heap)),
          }
        : { ...misereSearch(rule), needsTable: () => true },
  });
}

/**
 * The game of a rule of which nothing is known, as an entry of a registry; the options of each heap
 * are asked once. No period is known.
 *
 * @example
 * ```ts
 * const takeOne = ruleEntry({ name: 'take one', options: (heap) => (heap === 0 ? [] : [heap - 1]) });
 * takeOne.game({}).outcome([3, 4]); // => 'N'
 * ```
 */
export function ruleEntry(given: HeapRule): HeapGameEntry {
  const { name, options, leaves } = checkedRule(given);
  const known: (readonly Remains[])[] = [];
  const rule = {
    name,
    options(heap: number) {
      known[heap] ??= options(heap);
      return known[heap];
    },
    ...(leaves && { leaves }),
  };
  const definition = definitionByValues(rule, closedValues(growingValues(rule), null));
  return {
    name,
    start: '5,7',
    mostHeaps: null,
    parameters: [],
    game: () => heapGameOf(definition),
  };
}
