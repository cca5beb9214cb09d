import { InputError, requireInteger } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import type { Convention, Strategy } from './game.js';
import type { Heaps } from './heaps/heap-game.js';

const conventions = ['normal', 'misere'] as const;

/** The convention itself; an {@link InputError} for any other word. */
export const requireConvention = (place: string, convention: Convention): Convention =>
  requireOneOf(place, 'convention', conventions, convention);

/** True for a whole number that is exact. */
export const isHeap = (heap: unknown): heap is number =>
  Number.isSafeInteger(heap) && Number(heap) >= 0;

/** The heap itself, if it is a whole number that is exact; an {@link InputError} otherwise. */
export function requireHeap(place: string, heap: number, parameter = 'heap'): number {
  if (isHeap(heap)) return heap;
  throw new InputError(place, parameter, 'between', { least: 0, most: '2^53 - 1', got: heap });
}

/** The heaps themselves, if they are whole numbers that are exact. */
export function requireHeaps(place: string, heaps: Heaps, parameter = 'heaps'): Heaps {
  if (Array.isArray(heaps) && heaps.every(isHeap)) return heaps;
  throw new InputError(place, parameter, 'heaps', { got: heaps });
}

/** The most heaps whose values are counted one by one. */
const MOST_COUNTED = 10_000_000;

/** The last heap of a row of values. */
export const requireUpto = (place: string, upto: number): number =>
  requireInteger(place, 'upto', upto, 0, MOST_COUNTED);

/** An object that has some fields; an {@link InputError} for anything else. */
export function requireShape<T extends object>(
  place: string,
  parameter: string,
  value: T,
  names: readonly (keyof T & string)[],
): T {
  if (typeof value === 'object' && value !== null && names.every((name) => name in value))
    return value;
  throw new InputError(place, parameter, 'object', { names, got: value });
}

/** The text itself; an {@link InputError} for anything else. */
export function requireText(place: string, parameter: string, text: string): string {
  if (typeof text === 'string') return text;
  throw new InputError(place, parameter, 'kind', { kind: 'text', got: text });
}

/** The function itself; an {@link InputError} for anything else. */
export function requireFunction<T>(place: string, parameter: string, value: T): T {
  if (typeof value === 'function') return value;
  throw new InputError(place, parameter, 'kind', { kind: 'function', got: value });
}

/** The parts of a game without which no position can be judged. */
interface Playable {
  readonly convention: Convention;
  readonly notation: { format(position: never): string };
  options(position: never): readonly unknown[];
}

/** The game itself, if it has what decides who wins; an {@link InputError} otherwise. */
export function requireGame<G extends Playable>(place: string, game: G, parameter = 'game'): G {
  requireShape<Playable>(place, parameter, game, ['convention', 'notation', 'options']);
  requireConvention(place, game.convention);
  requireFunction(place, 'options', game.options);
  requireFunction(place, 'notation', game.notation?.format);
  return game;
}

/** The strategy of heaps that refuses what is no heaps; at most `most` of them. */
export const strategyOfHeaps = (
  place: string,
  strategy: Strategy<Heaps>,
  requirePosition: (heaps: Heaps) => Heaps = (heaps) => requireHeaps(place, heaps),
): Strategy<Heaps> => ({
  outcome: (heaps) => strategy.outcome(requirePosition(heaps)),
  winningMoves: (heaps) => strategy.winningMoves(requirePosition(heaps)),
});
