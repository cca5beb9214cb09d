import type { Strategy } from '../game.js';
import type { Heaps, Remains, UnnamedRule } from './heap-game.js';
import { misereHeaps } from './misere-heaps.js';
import { misereParts } from './misere-parts.js';

/**
 * Misère play of a rule of which nothing is known: a table of all positions below (`misereHeaps`)
 * where no move parts a heap up to the largest, else a search of all positions (`misereParts`),
 * each with its limit.
 */
export function misereRule(rule: UnnamedRule): Strategy<Heaps> {
  const taking = misereHeaps({ options: (heap) => rule.options(heap).filter(isOneHeap) });
  const parting = misereParts(rule);
  const isTaking = partsNone(rule);
  const strategyOf = (heaps: Heaps) => (isTaking(Math.max(0, ...heaps)) ? taking : parting);
  return {
    outcome: (heaps) => strategyOf(heaps).outcome(heaps),
    winningMoves: (heaps) => strategyOf(heaps).winningMoves(heaps),
  };
}

const isOneHeap = (left: Remains): left is number => typeof left === 'number';

/** Tells whether moves part no heap up to a bound; what was found once is kept. */
function partsNone({ options }: UnnamedRule): (upto: number) => boolean {
  let whole = -1;
  return (upto) => {
    while (whole < upto && options(whole + 1).every(isOneHeap)) whole++;
    return whole >= upto;
  };
}
