import { requireOptions } from '@manaus/core/internals';
import { longer, numberSet } from './number-set.js';
import {
  MOST_STATES,
  requireStateSearch,
  requireSystem,
  STRIDE,
  type StateSearchOptions,
  type TransitionSystem,
} from './transition-system.js';

/** A shortest way to a goal. */
export interface ShortestWord<Letter> {
  /** The letters of a shortest way; `null` if no goal can be reached. */
  readonly letters: readonly Letter[] | null;
  /** The number of states found. */
  readonly visited: number;
}

/** The bound of a search for a word, and what is preferred among shortest words. */
export interface WordSearchOptions extends StateSearchOptions {
  /**
   * The cost of each letter, a whole number: among the shortest words one of least total cost is
   * found. By default any shortest word will do, and the search ends with the first goal.
   */
  readonly costs?: readonly number[] | undefined;
}

/**
 * A shortest way from the start to a goal: breadth-first search with a hash set of numbers.
 *
 * Time O(states * letters), about 30 bytes per state. With costs the level of the goal is searched
 * to its end.
 *
 * @example
 * ```ts
 * const move = (n: number, letter: number) => (letter === 0 ? n + 1 : 2 * n);
 * const system = { start: 1, letters: ['add 1', 'double'], move, wins: (n: number) => n === 4 };
 * shortestWord(system).letters; // => ['add 1', 'double']
 * shortestWord(system, { costs: [1, 0] }).letters; // => ['double', 'double']
 * ```
 */
export function shortestWord<Letter>(
  system: TransitionSystem<Letter>,
  options: WordSearchOptions = {},
): ShortestWord<Letter> {
  requireSystem('graph/shortest-word', system);
  requireOptions('graph/shortest-word', ['mostStates', 'onProgress', 'costs'], options);
  requireStateSearch('graph/shortest-word', options);
  const { mostStates = MOST_STATES, onProgress, costs } = options;
  const { letters } = system;
  const found = numberSet(mostStates);
  const tree = new WordTree(costs ?? letters.map(() => 0));
  found.add(system.start);
  if (system.wins(system.start)) return { letters: [], visited: 1 };
  // 0 where none is known: the start is no goal.
  let goal = 0;
  let levelEnd = 1;
  const answer = () => {
    const way = goal === 0 ? null : tree.wayTo(goal);
    return { letters: way?.map((place) => letters[place]) ?? null, visited: found.size() };
  };
  for (let at = 0; at < found.size(); at++) {
    if (at === levelEnd) {
      if (goal !== 0) break;
      levelEnd = found.size();
    }
    if (at % STRIDE === STRIDE - 1) onProgress?.(found.size());
    const state = found.at(at);
    for (let letter = 0; letter < letters.length; letter++) {
      const next = system.move(state, letter);
      if (next < 0) continue;
      const size = found.size();
      const number = found.add(next);
      if (number === size) tree.add(number, at, letter);
      else if (number >= levelEnd) tree.improve(number, at, letter);
      else continue;
      if (!system.wins(next)) continue;
      if (goal === 0 || tree.cost(number) < tree.cost(goal)) goal = number;
      if (costs === undefined) return answer();
    }
  }
  return answer();
}

/** The way to each state: the state and the letter before it, and the cost. */
class WordTree {
  readonly #costs: readonly number[];
  #from = new Int32Array(64);
  #by = new Uint8Array(64);
  #cost = new Uint32Array(64);

  constructor(costs: readonly number[]) {
    this.#costs = costs;
  }

  cost(number: number): number {
    return this.#cost[number];
  }

  add(number: number, parent: number, letter: number): void {
    if (number >= this.#from.length) this.#grow(number * 2);
    this.#set(number, parent, letter);
  }

  #grow(length: number): void {
    this.#from = longer(this.#from, new Int32Array(length));
    this.#by = longer(this.#by, new Uint8Array(length));
    this.#cost = longer(this.#cost, new Uint32Array(length));
  }

  /** Takes another way to a state if it is cheaper. */
  improve(number: number, parent: number, letter: number): void {
    if (this.#cost[parent] + this.#costs[letter] < this.#cost[number])
      this.#set(number, parent, letter);
  }

  #set(number: number, parent: number, letter: number): void {
    this.#from[number] = parent;
    this.#by[number] = letter;
    this.#cost[number] = this.#cost[parent] + this.#costs[letter];
  }

  wayTo(number: number): number[] {
    const places: number[] = [];
    for (let at = number; at > 0; at = this.#from[at]) places.push(this.#by[at]);
    return places.reverse();
  }
}
