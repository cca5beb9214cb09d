import type { Strategy } from '../game.js';
import type { HeapRule, Heaps, Remains } from './heap-game.js';
import { misereHeaps } from './misere-heaps.js';
import { misereParts } from './misere-parts.js';

/**
 * Misère play of a rule of which nothing is known: a table of all positions below (`misereHeaps`)
 * where no move parts a heap up to the largest, else a search of all positions (`misereParts`), each
 * with its limit.
 */
export function misereRule(rule: Pick<HeapRule, 'options'>): Strategy<Heaps> {
  const taking = misereHeaps({ options: (heap) => rule.options(heap).filter(isOneHeap) });
  const parting = misereParts(rule);
  const leastParted = firstParted(rule);
  const strategyOf = (heaps: Heaps) =>
    leastParted(Math.max(0, ...heaps)) === null ? taking : parting;
  return {
    outcome: (heaps) => strategyOf(heaps).outcome(heaps),
    winningMoves: (heaps) => strategyOf(heaps).winningMoves(heaps),
  };
}

const isOneHeap = (left: Remains): left is number => typeof left === 'number';

/** The least heap up to a bound that a move parts, `null` if none is; each heap is asked once. */
function firstParted({ options }: Pick<HeapRule, 'options'>): (upto: number) => number | null {
  let [asked, found] = [-1, null as number | null];
  return (upto) => {
    while (found === null && asked < upto) if (!options(++asked).every(isOneHeap)) found = asked;
    return found !== null && found <= upto ? found : null;
  };
}
