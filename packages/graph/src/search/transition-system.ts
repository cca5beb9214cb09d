import { requireInteger } from '@manaus/core';
import {
  requireBound,
  requireCallbacks,
  requireKind,
  requireOptions,
  requireShape,
} from '@manaus/core/internals';
import { requireListOf } from '../requirements.js';
import { longer, numberSet } from './number-set.js';

const place = 'graph/reachable-states';

/**
 * A deterministic transition system whose states are whole numbers from 0 to 2^53 - 1: the one
 * contract of searches over states that are too many to list beforehand.
 */
export interface TransitionSystem<Letter = unknown> {
  readonly start: number;
  readonly letters: readonly Letter[];
  /** The state after the letter of a place in `letters`; -1 if it is illegal. */
  move(state: number, letter: number): number;
  /** True if a state is a goal. A search does not expand goals. */
  wins(state: number): boolean;
}

/** Throws an {@link InputError} for anything but a transition system. */
export function requireSystem(place: string, system: TransitionSystem): void {
  requireShape(place, 'system', system, ['start', 'letters', 'move', 'wins']);
  requireInteger(place, 'start', system.start, 0, Number.MAX_SAFE_INTEGER);
  requireListOf(place, 'letters', 'letters', system.letters);
  requireKind(place, 'move', 'function', system.move);
  requireKind(place, 'wins', 'function', system.wins);
}

/** Throws an {@link InputError} unless the bound of a search and its callback can be used. */
export function requireStateSearch(
  place: string,
  { mostStates = MOST_STATES, onProgress }: StateSearchOptions,
): void {
  if (typeof mostStates !== 'function') requireBound(place, 'mostStates', mostStates);
  requireCallbacks(place, { onProgress });
}

/** The bound of a search, and its progress. */
export interface StateSearchOptions {
  /**
   * The most states; more throw an `InputError`. Default: 2^25, which take about a gigabyte. A
   * function is asked only by a search of thousands of states.
   */
  readonly mostStates?: number | (() => number) | undefined;
  /** Called now and then with the number of states found. */
  readonly onProgress?: ((states: number) => void) | undefined;
}

/**
 * All states that can be reached from the start, breadth first: the number of a state is its place.
 */
export interface ReachableStates {
  readonly states: Float64Array;
  readonly distances: Uint32Array;
  /**
   * The number of the state after each letter, as many entries per state as letters; -1 if illegal.
   */
  readonly after: Int32Array;
  readonly wins: Uint8Array;
}

/** The most states of a search by default. */
export const MOST_STATES = 2 ** 25;
/** States between two reports. */
export const STRIDE = 2 ** 16;

/**
 * All states that can be reached, with their distances from the start and the state after each
 * letter.
 *
 * Time O(states * letters), about 30 + 4 * letters bytes per state.
 *
 * @example
 * ```ts
 * const clock = { start: 0, letters: ['+5'], move: (hour: number) => (hour + 5) % 12, wins: () => false };
 * [...reachableStates(clock).states]; // => [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7]
 * ```
 */
export function reachableStates(
  system: TransitionSystem,
  options: StateSearchOptions = {},
): ReachableStates {
  requireSystem(place, system);
  requireOptions(place, ['mostStates', 'onProgress'], options);
  requireStateSearch(place, options);
  const { mostStates = MOST_STATES, onProgress } = options;
  const width = system.letters.length;
  const found = numberSet(mostStates);
  let after = new Int32Array(1024 * width);
  let distances = new Uint32Array(1024);
  let wins = new Uint8Array(1024);
  found.add(system.start);
  for (let at = 0; at < found.size(); at++) {
    if (at % STRIDE === STRIDE - 1) onProgress?.(found.size());
    if (found.size() + width > distances.length) {
      const room = 2 * distances.length + width;
      after = longer(after, new Int32Array(room * width));
      distances = longer(distances, new Uint32Array(room));
      wins = longer(wins, new Uint8Array(room));
    }
    const state = found.at(at);
    wins[at] = Number(system.wins(state));
    for (let letter = 0; letter < width; letter++) {
      const next = wins[at] === 1 ? -1 : system.move(state, letter);
      const size = found.size();
      const number = next < 0 ? -1 : found.add(next);
      if (number === size) distances[number] = distances[at] + 1;
      after[at * width + letter] = number;
    }
  }
  const order = found.size();
  return {
    states: found.states(),
    distances: distances.slice(0, order),
    after: after.slice(0, order * width),
    wins: wins.slice(0, order),
  };
}
