import {
  compileTower,
  formatLabel,
  hanoi,
  isGoodManaus,
  london,
  manaus,
  parseLabel,
  type TowerRules,
  type TowerState,
  towerPuzzle,
} from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '../../../src/index.js';
import { canonicalPair } from '../../../src/positions/pairs/canonical-pair.js';
import { discsInPlace } from '../../../src/positions/pairs/pair-facts.js';
import { judgeLine, type TowerPair, towerJudge, towerPairs } from '../../../src/positions.js';

const towers: readonly (readonly [string, TowerRules])[] = [
  ['London', london(3)],
  ['Manaus', manaus(4)],
  ['cyclic Hanoi', hanoi(3, { moves: 'cyclic' })],
  ['Hanoi on four pegs', hanoi(3, { pegs: 4 })],
  ['narrow, where some states are stuck', london(3, { capacities: [3, 1, 1], goal: '12/3/' })],
  [
    'one way',
    hanoi(3, {
      moves: [
        [0, 1],
        [1, 2],
      ],
    }),
  ],
];

/** All shortest plays of a length, as the states that they pass, by trying all moves. */
function playsOf(
  rules: TowerRules,
  state: TowerState,
  goal: string,
  length: number,
): TowerState[][] {
  if (length === 0) return formatLabel(state) === goal ? [[state]] : [];
  const puzzle = towerPuzzle(rules);
  return puzzle
    .moves(state)
    .flatMap((move) => playsOf(rules, puzzle.apply(state, move), goal, length - 1))
    .map((play) => [state, ...play]);
}

/** The verifier of certificates: it knows the moves, and what is good in Manaus. */
function accepts(rules: TowerRules, { from, goal, certificate }: TowerPair): boolean {
  if (certificate === null) return false;
  const { kind, states } = certificate;
  if (kind === 'side')
    return isGoodManaus(parseLabel(rules, from)) !== isGoodManaus(parseLabel(rules, goal));
  const puzzle = towerPuzzle(rules);
  const next = (label: string) => {
    const state = parseLabel(rules, label);
    return puzzle.moves(state).map((move) => formatLabel(puzzle.apply(state, move)));
  };
  const set = new Set(states);
  if (kind === 'from')
    return (
      set.has(from) &&
      !set.has(goal) &&
      states.every((each) => next(each).every((to) => set.has(to)))
    );
  const { codec } = compileTower(rules);
  for (let rank = 0; rank < codec.space; rank++) {
    if (!codec.has(rank)) continue;
    const label = formatLabel(codec.unrank(rank));
    if (!set.has(label) && next(label).some((to) => set.has(to))) return false;
  }
  return set.has(goal) && !set.has(from);
}

describe.each(towers)('%s', (_, rules) => {
  const tower = compileTower(rules);
  test('law: facts are those of all shortest plays, tried one by one', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const pair of towerPairs(rules, { count: 5, seed, least: [1, 6] })) {
          const goal = parseLabel(rules, pair.goal);
          const plays = playsOf(
            rules,
            parseLabel(rules, pair.from),
            pair.goal,
            pair.moves as number,
          );
          const placed = plays.map((play) =>
            play.map((state) => discsInPlace(state, goal, (disc) => disc)),
          );
          const detours = placed.map((of) => of.filter((n, i) => i > 0 && n < of[i - 1]).length);
          const depths = placed.map((of) => of.findIndex((n, i) => i > 0 && n > of[i - 1]) - 1);
          const nexts = new Map<string, Set<string>>();
          for (const play of plays)
            for (const [i, state] of play.slice(0, -1).entries()) {
              const label = formatLabel(state);
              const known = nexts.get(label) ?? new Set();
              nexts.set(label, known.add(formatLabel(play[i + 1])));
            }
          expect(pair).toMatchObject({
            solvable: true,
            moves: solve({ ...tower, goals: [goal] }, pair.from).moves,
            plays: String(plays.length),
            choices: [...nexts.values()].filter(({ size }) => size > 1).length,
            detours: Math.min(...detours),
            depth: Math.min(...depths),
          });
        }
      }),
      { numRuns: 4 },
    );
  });
  test('law: one seed, one set; no two pairs are equal under a symmetry; verify accepts all', () => {
    const key = canonicalPair(tower);
    const judge = towerJudge(rules);
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(0, 0.3, 1), (seed, unsolvable) => {
        const pairs = towerPairs(rules, { count: 20, seed, unsolvable });
        expect(towerPairs(rules, { count: 20, seed, unsolvable })).toEqual(pairs);
        const keys = pairs.map(({ from, goal }) =>
          key(parseLabel(rules, from), parseLabel(rules, goal)),
        );
        expect(new Set(keys).size).toBe(pairs.length);
        for (const pair of pairs) {
          const { right, optimal } = judgeLine(judge, JSON.stringify(pair));
          expect([right, optimal]).toEqual([true, pair.solvable ? true : null]);
          expect(pair.certificate !== null && accepts(rules, pair)).toBe(!pair.solvable);
        }
      }),
      { numRuns: 4 },
    );
  });
});

test('pairs without a way are as many as their share, where there are enough', () => {
  const pairs = towerPairs(manaus(4), { count: 20, seed: 3, unsolvable: 0.25 });
  expect(pairs.filter(({ solvable }) => !solvable)).toHaveLength(5);
  expect(pairs).toHaveLength(20);
  expect(towerPairs(hanoi(3), { count: 4, seed: 3, unsolvable: 1 })).toEqual([]);
});

test('the three shapes of goals are drawn evenly where all have pairs', () => {
  const pairs = towerPairs(london(3), { count: 30, seed: 1, least: [3, 5] });
  const shapes = new Set(pairs.map(({ hierarchy }) => hierarchy));
  expect([...shapes].sort()).toEqual(['flat', 'partial', 'tower']);
  expect(pairs.every(({ moves }) => moves !== null && moves >= 3 && moves <= 5)).toBe(true);
});

test('what is refused', () => {
  expect(() => towerPairs(hanoi(3), { count: 0, seed: 1 })).toThrow('count');
  expect(() => towerPairs(hanoi(3), { count: 1, seed: 1, least: [3, 2] })).toThrow('least');
  expect(() => towerPairs(hanoi(3), { count: 1, seed: 1, unsolvable: 2 })).toThrow('unsolvable');
});
