import { InputError, requireInteger } from '@manaus/core';
import { requireCallbacks, requireKind, requireOneOf, requireShape } from '@manaus/core/internals';
import type { Convention } from './game.js';
import { gameFault } from './game-fault.js';

/** Heaps in their places, as in `heap-game.ts`. */
type Heaps = readonly number[];

/** True for a whole number that is exact. */
export const isHeap = (heap: number): boolean => Number.isSafeInteger(heap) && heap >= 0;

/** The heap itself, if it is a whole number that is exact; an {@link InputError} otherwise. */
export function requireHeap(place: string, heap: number, parameter = 'heap'): number {
  if (isHeap(heap)) return heap;
  throw new InputError(place, parameter, 'between', { least: 0, most: '2^53 - 1', got: heap });
}

/** The heaps themselves, if they are whole numbers that are exact. */
export function requireHeaps(place: string, heaps: Heaps, parameter = 'heaps'): Heaps {
  // A loop, as positions are asked for again and again.
  let fits = Array.isArray(heaps);
  for (let i = 0; fits && i < heaps.length; i++) fits = isHeap(heaps[i]);
  if (fits) return heaps;
  throw gameFault(place, parameter, 'heaps', { got: heaps });
}

/** The most heaps whose values are counted one by one. */
const MOST_COUNTED = 10_000_000;

/** The last heap of a row of values. */
export const requireUpto = (place: string, upto: number): number =>
  requireInteger(place, 'upto', upto, 0, MOST_COUNTED);

/** The parts of a game without which no position can be judged. */
interface Playable {
  readonly name?: string;
  readonly convention: Convention;
  readonly notation: { format(position: never): string };
  options(position: never): readonly unknown[];
  height?(position: never): number;
}

/** The game itself, if it has what decides who wins; an {@link InputError} otherwise. */
export function requireGame<G extends Playable>(place: string, game: G, parameter = 'game'): G {
  requireShape<Playable>(place, parameter, game, ['convention', 'notation', 'options']);
  requireOneOf(place, 'convention', ['normal', 'misere'], game.convention);
  requireKind(place, 'options', 'function', game.options);
  requireKind(place, 'notation', 'function', game.notation?.format);
  if (game.name !== undefined) requireKind(place, 'name', 'text', game.name);
  requireCallbacks(place, { height: game.height });
  return game;
}
