import { InputError, range } from '@manaus/core';
import { requireKind } from '@manaus/core/internals';
import type { Convention } from '../game.js';
import { gameFault } from '../game-fault.js';
import { type Definition, type HeapDecision, heapGameOf } from './definition.js';
import type { HeapGame, HeapGameEntry } from './heap-game.js';
import { type FibonacciPosition, objectsIn } from './positions.js';
import { overReason, type Reason, reason } from './reasons.js';
import { zeckendorf } from './zeckendorf.js';

const place = 'games/fibonacci-nim';

/**
 * Fibonacci Nim: the first move takes at least one and not all, every later one at least one and at
 * most twice what the last one took.
 *
 * Labels are `heap:limit`; a heap alone stands for the start of a game, with the limit heap - 1.
 * Source: [carvalho2013, section 2.8].
 */
const fibonacciNim: Definition<FibonacciPosition> = {
  name: 'Fibonacci Nim',
  notation: {
    format: ({ heaps: [heap], limit }) => `${heap}:${limit}`,
    parse(text) {
      const [, heap, limit] =
        /^\s*(\d+)(?::(\d+))?\s*$/.exec(requireKind(place, 'position', 'text', text)) ?? [];
      const read = [Number(heap), Number(limit ?? Math.max(0, Number(heap) - 1))];
      // Without a match the heap is not a number.
      if (read.every(Number.isSafeInteger)) return { heaps: [read[0]], limit: read[1] };
      throw gameFault(place, 'position', 'heapOrLimit', { got: text });
    },
  },
  position({ length, 0: heap }, limit) {
    if (length === 1) return { heaps: [heap], limit: limit ?? Math.max(0, heap - 1) };
    throw new InputError(place, 'heaps', 'exactly', { n: 1, of: 'heaps', got: length });
  },
  options: ({ heaps: [heap], limit }) =>
    range(1, Math.min(heap, limit)).map((taken) => afterTaking(heap, taken)),
  height: ({ heaps: [heap] }) => heap,
  heapsPerMove: 1,
  amounts: ({ heaps: [heap], limit }) => range(1, Math.min(heap, limit)),
  ways: ({ heaps: [heap] }, _, amount) => [[heap - amount]],
  allows: ({ heaps: [heap], limit }, [taken], split) =>
    split === null && taken >= 1 && taken <= Math.min(heap, limit),
  after: ({ heaps: [heap] }, [taken]) => afterTaking(heap, taken),
  values: null,
  play,
};

const afterTaking = (heap: number, taken: number): FibonacciPosition => ({
  heaps: [heap - taken],
  limit: 2 * taken,
});

/**
 * N if the smallest part of the heap's Zeckendorf representation may be taken.
 *
 * A winning amount is a sum of the smallest parts, less than half of the next one: what is left and
 * what is taken are a Zeckendorf representation together. In misère play nobody takes the last one
 * willingly, so the game is normal play with one less. Time O(log heap). Source: [carvalho2013,
 * section 2.8].
 */
function play(convention: Convention): HeapDecision<FibonacciPosition> {
  const kept = convention === 'misere' ? 1 : 0;
  const winningMoves = ({ heaps: [heap], limit }: FibonacciPosition) =>
    winningAmounts(Math.max(0, heap - kept))
      .filter((taken) => taken <= limit)
      .map((taken) => afterTaking(heap, taken));
  const outcome = (position: FibonacciPosition) => {
    if (isOver(position)) return kept === 0 ? 'P' : 'N';
    return winningMoves(position).length > 0 ? 'N' : 'P';
  };
  return {
    outcome,
    winningMoves,
    explain: (position) =>
      isOver(position)
        ? overReason(convention)
        : reasonOf(position, outcome(position), convention === 'misere'),
    arithmetic: ({ heaps: [heap] }) => ({
      kind: 'parts',
      kept: Math.min(kept, heap),
      parts: zeckendorf(Math.max(0, heap - kept)),
    }),
    needsTable: () => false,
    hasRow: true,
  };
}

const isOver = ({ heaps: [heap], limit }: FibonacciPosition) => Math.min(heap, limit) === 0;

/** The sums of the smallest parts that are less than half of the next part, or all of them. */
function winningAmounts(heap: number): number[] {
  const parts = zeckendorf(heap).reverse();
  const sums = parts.map((_, i) => objectsIn(parts.slice(0, i + 1)));
  return sums.filter((sum, i) => i === sums.length - 1 || 2 * sum < parts[i + 1]);
}

function reasonOf(
  { heaps: [heap], limit }: FibonacciPosition,
  outcome: 'P' | 'N',
  misere: boolean,
): Reason {
  const parts = zeckendorf(misere ? heap - 1 : heap);
  if (parts.length === 0) return reason('lastOne');
  const sum = `${misere ? `${heap} − 1` : heap} = ${parts.join(' + ')}`;
  return reason(
    `fibonacci.${outcome}`,
    { sum, part: parts[parts.length - 1], limit },
    misere ? null : 'carvalho2013/fibonacci-nim-rule',
  );
}

/** Fibonacci Nim among the heap games. */
export const fibonacciEntry: HeapGameEntry & { game(): HeapGame<FibonacciPosition> } = {
  name: 'fibonacci',
  positions: 'a heap, or heap:limit, such as 13:4',
  start: '20',
  mostHeaps: 1,
  parameters: [],
  game: () => heapGameOf(fibonacciNim),
};
