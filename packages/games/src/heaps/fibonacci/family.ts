import { InputError } from '@manaus/core';
import type { Convention, Game, Strategy } from '../../game.js';
import type { HeapGameFamily, HeapPlay, HeapPosition, Reason } from '../family.js';
import type { Heaps } from '../heap-game.js';
import { playDoors, type UncheckedPlay } from '../play-doors.js';
import { overReason, reason } from '../reasons.js';
import { afterTaking, type FibonacciPosition, fibonacciNim } from './fibonacci.js';
import { fibonacciStrategy } from './strategy.js';
import { zeckendorf } from './zeckendorf.js';

/** A heap alone is the start of a game, as in its label. */
const inner = ({ heaps: [heap], limit }: HeapPosition): FibonacciPosition => ({
  heap,
  limit: limit ?? Math.max(0, heap - 1),
});
const outer = ({ heap, limit }: FibonacciPosition): HeapPosition => ({ heaps: [heap], limit });

const { notation } = fibonacciNim();
const outerNotation: HeapPlay['notation'] = {
  format: (position) => notation.format(inner(position)),
  parse: (text) => outer(notation.parse(text)),
};

/** Fibonacci Nim with positions as the registry has them. */
const positions: Game<HeapPosition> = {
  ...fibonacciNim(),
  notation: outerNotation,
  options: (position) => fibonacciNim().options(inner(position)).map(outer),
  height: ({ heaps: [heap] }) => heap,
};

/** Fibonacci Nim in the registry of heap games. */
export const fibonacciFamily: HeapGameFamily = {
  name: 'fibonacci',
  positions: 'a heap, or heap:limit, such as 13:4',
  start: '20',
  mostHeaps: 1,
  parameters: [],
  references: {
    items: [
      'carvalho2013/fibonacci-nim-rule',
      'carvalho2013/theorem-2.8.2-zeckendorf',
      'carvalho2013/fibonacci-nim-example',
    ],
    notebook: 'carvalho2013/03-nim-family',
    functions: ['fibonacciNim', 'fibonacciStrategy'],
  },
  game: () => positions,
  play: (_, convention) => play(convention),
};

function play(convention: Convention): HeapPlay {
  const { options } = fibonacciNim();
  const strategy = fibonacciStrategy(convention);
  // In misère play nobody takes the last object willingly.
  const kept = convention === 'misere' ? 1 : 0;
  const play: UncheckedPlay = {
    convention,
    notation: outerNotation,
    heapsPerMove: 1,
    amounts: (position) => options(inner(position)).map(({ heap }) => position.heaps[0] - heap),
    allows: ({ heaps: [heap], limit }, [taken], split = null) =>
      split === null && taken >= 1 && taken <= Math.min(heap, limit ?? heap - 1),
    ways: ({ heaps: [heap] }, _, amount) => [[heap - amount]],
    after: ({ heaps: [heap] }, [taken]) => outer(afterTaking(heap, taken)),
    grundyValue: null,
    grundyValues: null,
    period: () => null,
    looked: () => 0,
    hasRow: true,
    needsTable: () => false,
    outcome: (position) => strategy.outcome(inner(position)),
    winningMoves: (position) => [...strategy.winningMoves(inner(position))].map(outer),
    arithmetic: ({ heaps: [heap] }) => partsOf(heap, kept),
    explain: (position) => reasonOf(inner(position), convention, strategy),
  };
  return playDoors(play, requireOneHeap);
}

/** The heaps themselves, if it is one. */
function requireOneHeap(heaps: Heaps): Heaps {
  if (heaps.length === 1) return heaps;
  throw new InputError('games/fibonacci-nim', 'heaps', 'exactly', {
    n: 1,
    of: 'heaps',
    got: heaps.length,
  });
}

const partsOf = (heap: number, kept: number): ReturnType<HeapPlay['arithmetic']> => ({
  kind: 'parts',
  kept: Math.min(kept, heap),
  parts: zeckendorf(Math.max(0, heap - kept)),
});

function reasonOf(
  position: FibonacciPosition,
  convention: Convention,
  strategy: Strategy<FibonacciPosition>,
): Reason {
  const { heap, limit } = position;
  if (Math.min(heap, limit) === 0) return overReason(convention);
  const misere = convention === 'misere';
  const parts = zeckendorf(misere ? heap - 1 : heap);
  if (parts.length === 0) return reason('lastOne');
  const sum = `${misere ? `${heap} − 1` : heap} = ${parts.join(' + ')}`;
  return reason(
    `fibonacci.${strategy.outcome(position)}`,
    { sum, part: parts[parts.length - 1], limit },
    misere ? null : 'carvalho2013/fibonacci-nim-rule',
  );
}
