import type { HeapGameFamily } from './family.js';
import { gameOf, type HeapRule, type Remains } from './heap-game.js';
import { rulePlay } from './heap-play.js';
import { checkedRule, soundRule } from './rule.js';

/**
 * The game of a rule of which nothing is known, as a row of a registry, played as `rulePlay` plays
 * it; the options of each heap are asked once. No period is known.
 *
 * @example
 * ```ts
 * const takeOne = ruleGame({ name: 'take one', options: (heap) => (heap === 0 ? [] : [heap - 1]) });
 * takeOne.play({}, 'normal').outcome({ heaps: [3, 4], limit: null }); // => 'N'
 * ```
 */
export function ruleGame(given: HeapRule): HeapGameFamily {
  const { name, options } = checkedRule(given);
  const rule = soundRule({ options: keptOptions(options) });
  return {
    name,
    start: '5,7',
    mostHeaps: null,
    parameters: [],
    references: { items: [], notebook: null, functions: ['ruleGame'] },
    game: () => gameOf({ name, ...rule }),
    play: (_, convention) => rulePlay(rule, convention),
  };
}

/** The options of each heap, asked once. */
function keptOptions(options: HeapRule['options']): HeapRule['options'] {
  const known: (readonly Remains[])[] = [];
  return (heap) => {
    known[heap] ??= options(heap);
    return known[heap];
  };
}
