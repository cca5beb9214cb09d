import { hanoi, london, manaus, type TowerRules, withSizes } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solve, storeTower } from '../../src/index.js';
import { judgeLine, towerJudge, towerPddl } from '../../src/positions.js';

const towers: readonly TowerRules[] = [
  manaus(3),
  london(3),
  hanoi(2, { pegs: 4 }),
  hanoi(2, { moves: 'cyclic' }),
  london(3, { capacities: [1, 2, 3], goal: '//123' }),
];

/** The least length of a plan, by a search over sets of facts as the action says. */
function leastPlan(problem: string): number | null {
  const facts = (text: string) =>
    [...text.matchAll(/\(([a-z-]+ [^()]*)\)/g)].map(([, fact]) => fact);
  const [init, goal] = problem.split('(:init')[1].split('(:goal').map(facts);
  const has = (state: ReadonlySet<string>, ...words: readonly string[]) =>
    state.has(words.join(' '));
  const named = (letter: string) => [
    ...new Set(problem.match(new RegExp(`\\b${letter}\\d+`, 'g'))),
  ];
  const [discs, pegs, heights] = ['d', 'p', 'h'].map(named);
  const next = (state: ReadonlySet<string>) =>
    discs.flatMap((d) => {
      if (!has(state, 'clear', d)) return [];
      const p = pegs.find((peg) => has(state, 'at', d, peg)) as string;
      const x = [...discs, ...pegs].find((thing) => has(state, 'on', d, thing)) as string;
      return pegs.flatMap((q) => {
        const y = [...discs, q].find(
          (each) => has(state, 'at', each, q) && has(state, 'clear', each),
        );
        const [b, u] = [p, q].map(
          (peg) => heights.find((h) => has(state, 'height', peg, h)) as string,
        );
        const a = heights.find((h) => has(state, 'next', h, b));
        const v = heights.find((h) => has(state, 'next', u, h));
        if (y === undefined || v === undefined || !has(state, 'arc', p, q)) return [];
        if (!has(state, 'may-lie', d, y) || !has(state, 'holds', q, v)) return [];
        const after = new Set(state);
        for (const gone of [
          `on ${d} ${x}`,
          `at ${d} ${p}`,
          `clear ${y}`,
          `height ${p} ${b}`,
          `height ${q} ${u}`,
        ])
          after.delete(gone);
        for (const come of [
          `on ${d} ${y}`,
          `at ${d} ${q}`,
          `clear ${x}`,
          `height ${p} ${a}`,
          `height ${q} ${v}`,
        ])
          after.add(come);
        return [after];
      });
    });
  const seen = new Set<string>();
  for (let [layer, moves] = [[new Set(init)], 0]; layer.length > 0; moves++) {
    if (layer.some((state) => goal.every((fact) => state.has(fact)))) return moves;
    layer = layer.flatMap(next).filter((state) => {
      const key = [...state].sort().join();
      return !seen.has(key) && seen.add(key) !== undefined;
    });
  }
  return null;
}

test('law: the least plan of the documents is a shortest play, read as facts alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...towers), fc.nat(), (rules, place) => {
      const { labels } = storeTower(rules);
      const from = labels[place % labels.length];
      expect(leastPlan(towerPddl(rules, from).problem)).toBe(solve(rules, from).moves);
    }),
    { numRuns: 15 },
  );
});

test('a plan is a notation of plays', () => {
  const judge = towerJudge(hanoi(2));
  const plan =
    '(move d1 p0 p1 d2 p1 h1 h2 h0 h1)\n(MOVE D2 P0 P2)\n(move d1 p1 p2)\n; cost = 3 (unit cost)';
  expect(judgeLine(judge, JSON.stringify({ play: plan }))).toMatchObject({ right: true, moves: 3 });
  expect(judge({ play: plan.split('\n').slice(0, 3) })).toMatchObject({ right: true });
  expect(judge({ play: '(move d2 p0 p2)' })).toMatchObject({ legal: false, failedAt: 1 });
  expect(judge({ play: '(move d1 p0 p2) and then' }).legal).toBe(false);
});

test('other rules are refused', () => {
  expect(() => towerPddl(withSizes({ ...hanoi(2), stacking: 'equals' }, [1, 1]), '12//')).toThrow(
    'stacking',
  );
  expect(() => towerPddl({ ...hanoi(2), goals: () => true }, '12//')).toThrow('goals');
});
