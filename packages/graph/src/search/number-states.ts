import { InputError } from '@manaus/core';

/** A system whose states are whole numbers from 0 to 2^53 - 1, given by what each of some labels does. */
export interface NumberSystem {
  readonly start: number;
  /** How many labels there are: 0, 1, ... */
  readonly labels: number;
  /** The state after a label; -1 where there is none. */
  next(state: number, label: number): number;
  /** Whether a state is a goal. Nothing is done beyond one. */
  wins(state: number): boolean;
}

/** What bounds a search, and who listens. */
export interface NumberSearchOptions {
  /** More states are not visited: an `InputError`. 2^25 unless given, for which a search takes about a gigabyte. */
  readonly mostStates?: number | undefined;
  /** Hears, now and then, how many states were found. */
  readonly onProgress?: ((states: number) => void) | undefined;
}

/** A shortest way to a goal. */
export interface ShortestWay {
  /** The labels of a shortest way; `null` where no goal can be reached. */
  readonly labels: readonly number[] | null;
  /** How many states were found. */
  readonly visited: number;
}

/** All that can be reached from the start, breadth first: a state's number is its place. */
export interface ReachableStates {
  readonly states: Float64Array;
  readonly distances: Uint32Array;
  /** The number of the state after each label, `labels` entries a state; -1 where there is none. */
  readonly after: Int32Array;
  readonly wins: Uint8Array;
}

const MOST_STATES = 2 ** 25;
/** States between two reports. */
const STRIDE = 2 ** 16;

/**
 * A shortest way from the start to a goal: breadth-first search with a hash set of numbers.
 *
 * Time O(states * labels), about 30 bytes a state.
 *
 * @example
 * ```ts
 * const system = { start: 1, labels: 2, next: (n: number, label: number) => (label === 0 ? n + 1 : 2 * n), wins: (n: number) => n === 9 };
 * shortestWay(system).labels; // => [0, 1, 1, 0]
 * ```
 */
export function shortestWay(system: NumberSystem, options: NumberSearchOptions = {}): ShortestWay {
  const { mostStates = MOST_STATES, onProgress } = options;
  const found = numberSet(mostStates);
  let cameFrom = new Int32Array(1024);
  let cameBy = new Uint8Array(1024);
  found.add(system.start);
  if (system.wins(system.start)) return { labels: [], visited: 1 };
  for (let at = 0; at < found.size(); at++) {
    if (at % STRIDE === STRIDE - 1) onProgress?.(found.size());
    const state = found.at(at);
    for (let label = 0; label < system.labels; label++) {
      const next = system.next(state, label);
      if (next < 0) continue;
      const number = found.size();
      if (found.add(next) < number) continue;
      if (number >= cameFrom.length)
        [cameFrom, cameBy] = [
          longer(cameFrom, new Int32Array(number * 2)),
          longer(cameBy, new Uint8Array(number * 2)),
        ];
      cameFrom[number] = at;
      cameBy[number] = label;
      if (system.wins(next))
        return { labels: wayTo(number, cameFrom, cameBy), visited: number + 1 };
    }
  }
  return { labels: null, visited: found.size() };
}

function wayTo(number: number, cameFrom: Int32Array, cameBy: Uint8Array): number[] {
  const labels: number[] = [];
  for (let at = number; at > 0; at = cameFrom[at]) labels.push(cameBy[at]);
  return labels.reverse();
}

/**
 * All states that can be reached, with their distances from the start and where each label leads.
 *
 * Time O(states * labels), about 30 + 4 * labels bytes a state.
 *
 * @example
 * ```ts
 * const clock = { start: 0, labels: 1, next: (hour: number) => (hour + 5) % 12, wins: () => false };
 * [...reachableStates(clock).states]; // => [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7]
 * ```
 */
export function reachableStates(
  system: NumberSystem,
  options: NumberSearchOptions = {},
): ReachableStates {
  const { mostStates = MOST_STATES, onProgress } = options;
  const { labels } = system;
  const found = numberSet(mostStates);
  let after = new Int32Array(1024 * labels);
  let distances = new Uint32Array(1024);
  let wins = new Uint8Array(1024);
  found.add(system.start);
  for (let at = 0; at < found.size(); at++) {
    if (at % STRIDE === STRIDE - 1) onProgress?.(found.size());
    if (found.size() + labels > distances.length) {
      after = longer(after, new Int32Array(after.length * 2 + labels * labels));
      distances = longer(distances, new Uint32Array(distances.length * 2 + labels));
      wins = longer(wins, new Uint8Array(wins.length * 2 + labels));
    }
    const state = found.at(at);
    wins[at] = Number(system.wins(state));
    for (let label = 0; label < labels; label++) {
      const next = wins[at] === 1 ? -1 : system.next(state, label);
      const size = found.size();
      const number = next < 0 ? -1 : found.add(next);
      if (number === size) distances[number] = distances[at] + 1;
      after[at * labels + label] = number;
    }
  }
  const order = found.size();
  return {
    states: found.states(),
    distances: distances.slice(0, order),
    after: after.slice(0, order * labels),
    wins: wins.slice(0, order),
  };
}

/** A set of numbers below 2^53 that remembers the order in which they came: open addressing in typed arrays, at most half full. */
function numberSet(most: number) {
  let states = new Float64Array(1024);
  let table = new Int32Array(4096);
  let size = 0;
  /** The place of a number in the table: its own, or the free one where it belongs. */
  const slotOf = (state: number): number => {
    const mask = table.length - 1;
    let slot = hash(state) & mask;
    while (table[slot] !== 0 && states[table[slot] - 1] !== state) slot = (slot + 1) & mask;
    return slot;
  };
  const grow = () => {
    states = longer(states, new Float64Array(states.length * 2));
    table = new Int32Array(table.length * 2);
    for (let number = 0; number < size; number++) table[slotOf(states[number])] = number + 1;
  };
  return {
    size: () => size,
    at: (number: number) => states[number],
    states: () => states.slice(0, size),
    /** The number of a state, the next free one where it is new. */
    add(state: number): number {
      let slot = slotOf(state);
      if (table[slot] !== 0) return table[slot] - 1;
      if (size >= most)
        throw new InputError('graph/number-states', 'states', 'moreStates', { most });
      if (size === states.length) {
        grow();
        slot = slotOf(state);
      }
      states[size] = state;
      table[slot] = ++size;
      return size - 1;
    },
  };
}

function hash(state: number): number {
  const high = Math.floor(state / 2 ** 32);
  let mixed = Math.imul(state | 0, 0x9e3779b1) ^ Math.imul(high + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}

function longer<T extends Int32Array | Uint32Array | Uint8Array | Float64Array>(
  list: T,
  into: T,
): T {
  into.set(list);
  return into;
}
