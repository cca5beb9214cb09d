import { hanoi, oxford, type TowerRules, towerCodec } from '@manaus/core';
import { type AllStarts, checkAllStarts } from '@manaus/graph';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAutomaton } from '../../src/automata/check-automaton.js';
import {
  automatonStep,
  type PegAutomaton,
  stackingAutomaton,
} from '../../src/automata/peg-automaton.js';
import { reverseTower } from '../../src/graphs/tower-graph.js';
import { goalRanks, towerGraph } from '../../src/index.js';

const turned = (rules: TowerRules) => ({ backwards: towerGraph(reverseTower(rules)) });

/** The plain twin: the same steps one by one. */
function expectPlain(rules: TowerRules, automaton: PegAutomaton): AllStarts {
  const plain = checkAllStarts(
    towerGraph(rules),
    goalRanks(rules),
    automatonStep(rules, automaton),
    turned(rules),
  );
  const fast = checkAutomaton(rules, automaton);
  expect(fast).toEqual(plain);
  return fast;
}

/**
 * The stacking automaton with its states told apart by the discs read: a change of one entry
 * changes few steps.
 */
function unrolled(discs: number, goal = 2): PegAutomaton {
  const { after, moves } = stackingAutomaton(goal);
  const levels = Array.from({ length: discs + 1 }, (_, read) => read);
  return {
    start: goal,
    after: levels.flatMap((read) =>
      after.map((row) => row.map((wanted) => 3 * Math.min(read + 1, discs) + wanted)),
    ),
    moves: levels.flatMap(() => moves),
  };
}

function changedAt(
  automaton: PegAutomaton,
  table: 'after' | 'moves',
  state: number,
  peg: number,
  entry: number,
): PegAutomaton {
  const copy = automaton[table].map((row) => [...row]);
  copy[state][peg] = entry;
  return { ...automaton, [table]: copy };
}

describe('automata', () => {
  test('the stacking automaton is optimal from every start, to every peg', () => {
    for (let discs = 1; discs <= 11; discs++)
      for (const goal of discs > 9 ? [2] : [0, 1, 2]) {
        const rules = {
          ...hanoi(discs),
          goals: [towerCodec(hanoi(discs)).unrank((goal * (3 ** discs - 1)) / 2)],
        };
        expect(expectPlain(rules, stackingAutomaton(goal))).toMatchObject({
          starts: 3 ** discs,
          optimal: true,
        });
        expect(checkAutomaton(rules, unrolled(discs, goal)).optimal).toBe(true);
      }
  });
  test('one entry changed anywhere is found as the plain check finds it, at the smallest rank', () => {
    let [fail, kinds] = [0, new Set<string>()];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.nat(),
        fc.nat(2),
        fc.nat(2),
        fc.boolean(),
        (discs, pick, peg, entry, ofMoves) => {
          const automaton = unrolled(discs);
          const state = pick % automaton.after.length;
          const changed = ofMoves
            ? changedAt(automaton, 'moves', state, peg, entry - (pick % 2))
            : changedAt(
                automaton,
                'after',
                state,
                peg,
                3 * Math.min(Math.floor(state / 3) + 1, discs) + entry,
              );
          const { failure } = expectPlain(hanoi(discs), changed);
          if (failure === null) return;
          fail++;
          kinds = kinds.add(failure.kind);
        },
      ),
      { numRuns: 100 },
    );
    expect(fail).toBeGreaterThan(20);
    expect(kinds.size).toBeGreaterThan(1);
  });
  test('the state in which it comes to the small discs counts, past their table', () => {
    // Every state is a goal but one, with disc 10 on peg 1: there the automaton is in state 1 and
    // names no disc, while in state 0 it would go on to a goal.
    const rules = {
      ...hanoi(10),
      goals: (state: readonly (readonly number[])[]) => state[0].length < 9 || state[1][0] !== 10,
    };
    const automaton = {
      start: 0,
      after: [
        [0, 1, 0],
        [1, 1, 1],
      ],
      moves: [
        [1, -1, 1],
        [-1, -1, -1],
      ],
    };
    expect(expectPlain(rules, automaton)).toMatchObject({
      optimal: false,
      failure: { rank: 3 ** 9, next: -1, kind: 'no step' },
    });
  });
  test('random automata on towers of all kinds', () => {
    const states = fc.integer({ min: 1, max: 4 });
    const tower = fc.record({
      pegs: fc.integer({ min: 3, max: 5 }),
      discs: fc.integer({ min: 1, max: 5 }),
      moves: fc.constantFrom(
        'any' as const,
        'star' as const,
        'cyclic' as const,
        'adjacent' as const,
      ),
      narrow: fc.nat(3),
    });
    fc.assert(
      fc.property(
        tower,
        states,
        fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
        ({ pegs, discs, moves, narrow }, count, numbers) => {
          const capacities = Array.from({ length: pegs }, (_, peg) =>
            peg === 1 && narrow > 0 ? narrow : discs,
          );
          const row = (from: number, entry: (number: number) => number) =>
            Array.from({ length: count }, (_, state) =>
              Array.from({ length: pegs }, (_, peg) => entry(numbers[from + state * pegs + peg])),
            );
          const automaton = {
            start: 0,
            after: row(0, (number) => number % count),
            moves: row(20, (number) => (number % (pegs + 1)) - 1),
          };
          expectPlain(hanoi(discs, { pegs, moves, capacities }), automaton);
        },
      ),
      { numRuns: 120 },
    );
  });
  test.each(['any', 'cyclic'] as const)('the phases are told, with moves %s', (moves) => {
    const heard = (goals: readonly number[], automaton: PegAutomaton) => {
      const phases: string[] = [];
      const rules = { ...hanoi(3, { moves }), goals: goals.map(towerCodec(hanoi(3)).unrank) };
      checkAutomaton(rules, automaton, { onPhase: (phase) => void phases.push(phase) });
      return phases;
    };
    const idle = { start: 0, after: [[0, 0, 0]], moves: [[-1, -1, -1]] };
    expect(heard([], idle)).toEqual(['levels', 'steps']);
    expect(heard([26], idle)).toEqual(['levels', 'steps', 'ends']);
  });
  test('towers of another kind and tables with holes are refused', () => {
    expect(() => checkAutomaton(oxford(3), stackingAutomaton(2))).toThrow(
      'kernels/automaton: rules must be size-ordered',
    );
    expect(() => checkAutomaton(hanoi(3, { pegs: 4 }), stackingAutomaton(2))).toThrow(
      'kernels/automaton: each row must have 4 pegs (got 3)',
    );
    expect(() =>
      checkAutomaton(hanoi(3), changedAt(stackingAutomaton(2), 'after', 0, 0, 3)),
    ).toThrow('after must be an integer from 0 to 2 (got 3)');
    expect(() =>
      checkAutomaton(hanoi(3), changedAt(stackingAutomaton(2), 'moves', 0, 0, 3)),
    ).toThrow('moves must be an integer from -1 to 2 (got 3)');
    expect(() => checkAutomaton(hanoi(21), stackingAutomaton(2))).toThrow('(limit 2^32 states)');
    expect(() => stackingAutomaton(3)).toThrow('goal must be an integer from 0 to 2 (got 3)');
  });
  test('tables that do not fit together are refused', () => {
    const sound = stackingAutomaton(2);
    const ask = (change: Partial<PegAutomaton>) => () =>
      automatonStep(hanoi(3), { ...sound, ...change });
    expect(ask({ start: 3 })).toThrow('start must be an integer from 0 to 2 (got 3)');
    expect(ask({ start: -1 })).toThrow('start must be an integer from 0 to 2 (got -1)');
    expect(ask({ moves: sound.moves.slice(1) })).toThrow('moves must have 3 states (got 2)');
    const short = [...sound.moves.slice(0, 2), [0, 1]];
    expect(ask({ moves: short })).toThrow('each row must have 3 pegs (got 2)');
    expect(ask({ after: short })).toThrow('each row must have 3 pegs (got 2)');
    expect(ask({ moves: [[-2, 0, 0], ...sound.moves.slice(1)] })).toThrow('(got -2)');
    expect(ask({ after: [[-1, 0, 0], ...sound.after.slice(1)] })).toThrow('(got -1)');
    expect(ask({})).not.toThrow();
  });
});
