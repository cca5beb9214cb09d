import { nimSum } from '../mex.js';
import type { HeapGameFamily, HeapPlay } from './family.js';
import { growingValues } from './grundy-values.js';
import type { HeapRule, Remains } from './heap-game.js';
import { heapPlay } from './heap-play.js';
import { misereParts } from './misere-parts.js';
import { nimSumReason, tableReason } from './reasons.js';
import { sumStrategy } from './sum-strategy.js';

/**
 * The game of a rule of which nothing is known, as a row of a registry: normal play by nim-sums of
 * Grundy values, which are found from the options and kept; misère play by a search of all positions
 * below, with the limit of `misereParts`. No period is known.
 *
 * @example
 * ```ts
 * const takeOne = ruleGame({ name: 'take one', options: (heap) => (heap === 0 ? [] : [heap - 1]) });
 * takeOne.play({}, 'normal').outcome({ heaps: [3, 4], limit: null }); // => 'N'
 * ```
 */
export function ruleGame({ name, options }: HeapRule): HeapGameFamily {
  const rule = { options: keptOptions(options) };
  return {
    name,
    start: '5,7',
    mostHeaps: null,
    parameters: [],
    references: { items: [], notebook: null, functions: ['ruleGame'] },
    play: (_, convention): HeapPlay => {
      const value = growingValues(rule);
      const remains = (left: Remains) => nimSum([left].flat().map(value));
      const normal = convention === 'normal';
      const strategy = normal
        ? sumStrategy({
            value,
            optionsOf: (heap, aim) => rule.options(heap).filter((left) => remains(left) === aim),
          })
        : misereParts(rule);
      return heapPlay({
        rule,
        convention,
        strategy,
        grundyValue: value,
        hasRow: normal,
        needsTable: () => !normal,
        columns: { modulus: 2, of: 'values' },
        explain: (heaps) =>
          normal ? nimSumReason(heaps, value, null) : tableReason(strategy.outcome(heaps)),
      });
    },
  };
}

/** The options of each heap, asked once. */
function keptOptions(options: HeapRule['options']): HeapRule['options'] {
  const known = new Map<number, readonly Remains[]>();
  return (heap) => {
    const found = known.get(heap) ?? options(heap);
    known.set(heap, found);
    return found;
  };
}
