import {
  compileTower,
  InputError,
  requireInteger,
  type Tower,
  type TowerRules,
} from '@manaus/core';
import type { Step } from '@manaus/graph';

/**
 * A memoryless algorithm for size-ordered towers as an automaton that reads the pegs of the discs,
 * from the largest disc to the smallest.
 *
 * Each disc may be named as the one to move, until a smaller one is named; that named last moves.
 */
export interface PegAutomaton {
  /** Its state before the largest disc is read; states are 0, 1, 2, ... */
  readonly start: number;
  /** `after[state][peg]`: its state after a disc on that peg. */
  readonly after: readonly (readonly number[])[];
  /** `moves[state][peg]`: where that disc is to go; -1 where it is not named. */
  readonly moves: readonly (readonly number[])[];
}

/**
 * The optimal algorithm for Hanoi on three pegs, from any state to a stack on one peg, as an
 * automaton of three states.
 *
 * Its state is the peg that the next disc should be on. The largest disc that is elsewhere goes
 * there once all smaller ones are on the third peg, so that is where these should be; and so on: of
 * the discs that are not where they should be, the smallest moves.
 *
 * @example
 * ```ts
 * const rules = hanoi(3);
 * automatonStep(rules, stackingAutomaton(2))(0); // => 2
 * checkAutomaton(rules, stackingAutomaton(2)).optimal; // => true
 * ```
 */
export function stackingAutomaton(goal: number): PegAutomaton {
  requireWithin('goal', goal, 0, 2);
  const table = (entry: (wanted: number, peg: number) => number) =>
    [0, 1, 2].map((wanted) => [0, 1, 2].map((peg) => entry(wanted, peg)));
  return {
    start: goal,
    after: table((wanted, peg) => (peg === wanted ? wanted : 3 - wanted - peg)),
    moves: table((wanted, peg) => (peg === wanted ? -1 : wanted)),
  };
}

/**
 * The steps of an automaton on the ranks of a size-ordered tower, read off disc by disc. Time
 * O(discs) a step.
 *
 * @example
 * ```ts
 * const step = automatonStep(hanoi(3), stackingAutomaton(2));
 * [0, 2, 5].map(step); // => [2, 5, 4]
 * ```
 */
export function automatonStep(rules: TowerRules, automaton: PegAutomaton): Step {
  const pegs = rules.capacities.length;
  requireAutomaton(compileTower(rules), automaton);
  const { start, after, moves } = automaton;
  return (rank) => {
    let by = 0;
    let state = start;
    for (let weight = pegs ** (rules.discs - 1), rest = rank; weight >= 1; weight /= pegs) {
      const peg = Math.floor(rest / weight);
      rest -= peg * weight;
      const to = moves[state][peg];
      if (to >= 0) by = (to - peg) * weight;
      state = after[state][peg];
    }
    return by === 0 ? -1 : rank + by;
  };
}

/** Refuses towers of another kind, and tables with holes in them. */
function requireAutomaton(rules: Tower, automaton: PegAutomaton): void {
  if (rules.kernelOrder !== 'sorted')
    throw new InputError('kernels/automaton', 'rules', 'sizeOrdered', { got: rules.name });
  requireWithin('start', automaton.start, 0, automaton.after.length - 1);
  const { after, moves } = automaton;
  const pegs = rules.capacities.length;
  requireCount('moves', after.length, 'states', moves.length);
  for (const row of [...after, ...moves]) requireCount('each row', pegs, 'pegs', row.length);
  for (const state of after.flat()) requireWithin('after', state, 0, after.length - 1);
  for (const peg of moves.flat()) requireWithin('moves', peg, -1, pegs - 1);
}

function requireWithin(name: string, entry: number, least: number, most: number): void {
  requireInteger('kernels/automaton', name, entry, least, most);
}

function requireCount(what: string, n: number, of: 'states' | 'pegs', got: number): void {
  if (got !== n) throw new InputError('kernels/automaton', what, 'exactly', { n, of, got });
}
