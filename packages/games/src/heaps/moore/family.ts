import type { Convention } from '../../game.js';
import type { HeapGameFamily, HeapParameterValue, HeapPlay, Reason } from '../family.js';
import type { Heaps } from '../heap-game.js';
import { heapPlay } from '../heap-play.js';
import { nim } from '../nim.js';
import { reason } from '../reasons.js';
import { moore } from './moore.js';
import { mooreSum } from './moore-sum.js';
import { mooreStrategy } from './strategy.js';

/** Moore's Nim in the registry of heap games; k is the most heaps that a move may take from. */
export const mooreFamily: HeapGameFamily = {
  name: 'moore',
  start: '2,7,11,14',
  mostHeaps: null,
  parameters: [
    { name: 'k', meaning: 'most heaps per move', kind: 'integer', least: 1, initial: 2 },
  ],
  references: {
    items: [
      'carvalho2013/theorem-2.9.1-moore',
      'carvalho2013/theorem-2.9.1-proof-algorithm',
      'carvalho2013/moore-example-2',
    ],
    notebook: 'carvalho2013/03-nim-family',
    functions: ['moore', 'mooreStrategy'],
  },
  game: ({ k }) => moore(mostHeaps(k)),
  play: ({ k }, convention) => play(mostHeaps(k), convention),
};

const mostHeaps = (k: HeapParameterValue | undefined): number =>
  typeof k === 'number' ? k : Number.NaN;

function play(k: number, convention: Convention): HeapPlay {
  const strategy = mooreStrategy(k, convention);
  return heapPlay({
    rule: nim().rule,
    convention,
    strategy,
    grundyValue: null,
    heapsPerMove: k,
    hasRow: false,
    columns: { modulus: k + 1, of: 'heaps' },
    explain: (heaps) => reasonOf(heaps, k, convention, strategy.outcome(heaps)),
  });
}

function reasonOf(heaps: Heaps, k: number, convention: Convention, outcome: string): Reason {
  const rest = heaps.filter((heap) => heap > 0);
  const normal = convention === 'normal';
  if (normal && rest.length <= k)
    return reason('fewer', { n: rest.length, k }, 'carvalho2013/moore-fewer-piles');
  const values = {
    m: k + 1,
    n: rest.length,
    r: rest.length % (k + 1),
    sum: mooreSum(heaps, k).join(' '),
  };
  if (!normal && rest.every((heap) => heap === 1)) return reason(`mooreOnes.${outcome}`, values);
  return reason(`moore.${outcome}`, values, normal ? 'carvalho2013/theorem-2.9.1-moore' : null);
}
