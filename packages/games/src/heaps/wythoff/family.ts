import { range } from '@manaus/core';
import type { Convention } from '../../game.js';
import type { HeapGameFamily, HeapPlay, HeapPosition, Reason } from '../family.js';
import type { Heaps } from '../heap-game.js';
import { heapPlay } from '../heap-play.js';
import { nim } from '../nim.js';
import { reason } from '../reasons.js';
import { leastOf, wythoffStrategy } from './strategy.js';
import { requireTwoHeaps, wythoff } from './wythoff.js';

/** Wythoff's game in the registry of heap games. */
export const wythoffFamily: HeapGameFamily = {
  name: 'wythoff',
  rule: 'a move takes from one of two heaps, or as much from both',
  positions: 'one heap or two',
  start: '8,11',
  mostHeaps: 2,
  parameters: [],
  references: {
    items: [],
    notebook: 'variants/wythoff/01-wythoff',
    functions: ['wythoff', 'wythoffStrategy'],
  },
  game: wythoff,
  play: (_, convention) => play(convention),
};

function play(convention: Convention): HeapPlay {
  const strategy = wythoffStrategy(convention);
  const { rule } = nim();
  const { notation } = wythoff();
  return heapPlay(
    {
      rule,
      convention,
      strategy,
      notation: {
        format: ({ heaps }) => notation.format(heaps),
        parse: (text) => ({ heaps: notation.parse(text), limit: null }),
      },
      amounts,
      allows: ({ heaps }, taken) => {
        const amounts = new Set(taken.filter((amount) => amount !== 0));
        const [amount] = amounts;
        return amounts.size === 1 && amount > 0 && heaps.every((heap, i) => heap >= taken[i]);
      },
      grundyValue: null,
      heapsPerMove: 2,
      hasRow: false,
      columns: null,
      explain: (heaps) => reasonOf(heaps, convention, strategy.outcome(heaps)),
    },
    (heaps) => requireTwoHeaps('games/wythoff', heaps),
  );
}

/** Any amount, but beside another heap that is taken from only as much. */
function amounts({ heaps }: HeapPosition, place: number, taken: readonly number[] = []) {
  const beside = taken[1 - place] ?? 0;
  if (beside > 0) return beside <= heaps[place] ? [beside] : [];
  return range(1, heaps[place]);
}

/** The P-position with the difference of the heaps: this one, or not. */
function reasonOf([one, other = 0]: Heaps, convention: Convention, outcome: string): Reason {
  const misere = convention === 'misere';
  const difference = Math.abs(one - other);
  const least = leastOf(difference, misere);
  const values = { difference, pair: `${least}, ${least + difference}` };
  return reason(`wythoff${misere ? 'Misere' : ''}.${outcome}`, values);
}
