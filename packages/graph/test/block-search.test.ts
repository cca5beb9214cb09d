import { blockGame, packedGame, parseLevel } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelTexts } from '../../core/test/level-texts.js';
import {
  type CoveringProblem,
  coveringWalk,
  distancesToWin,
  type NumberSystem,
  reachableStates,
  shortestPlay,
  shortestWay,
} from '../src/index.js';

const systemOf = (text: string): NumberSystem => {
  const game = packedGame(parseLevel(text));
  return { start: game.start, labels: game.letters.length, next: game.move, wins: game.wins };
};

describe('whole numbers', () => {
  const clock = (hours: number, goal: number): NumberSystem => ({
    start: 0,
    labels: 2,
    next: (hour, label) => (label === 0 ? (hour + 1) % hours : (2 * hour) % hours),
    wins: (hour) => hour === goal,
  });
  test('a shortest way, and its length from the other search', () => {
    for (let hours = 1; hours < 60; hours++) {
      for (let goal = 0; goal <= hours; goal++) {
        const { labels } = shortestWay(clock(hours, goal));
        const { states, distances, wins } = reachableStates(clock(hours, goal));
        expect(labels === null).toBe(goal === hours);
        expect(labels?.length ?? -1).toBe(labels === null ? -1 : distances[wins.indexOf(1)]);
        expect(new Set(states).size).toBe(states.length);
        if (labels !== null)
          expect(labels.reduce((hour, label) => clock(hours, goal).next(hour, label), 0)).toBe(
            goal,
          );
      }
    }
  });
  test('large ones, and very many', () => {
    const far = 2 ** 53 - 1;
    expect(
      shortestWay({ start: far - 300_000, labels: 1, next: (n) => n + 1, wins: (n) => n === far })
        .labels,
    ).toHaveLength(300_000);
    const grid: NumberSystem = {
      start: 0,
      labels: 2,
      next: (n, label) => (label === 0 ? n + 2 ** 32 : n + 1),
      wins: () => false,
    };
    expect(() => shortestWay(grid, { mostStates: 5000 })).toThrow(
      'graph/number-states: more than 5000 states',
    );
    expect(() => reachableStates(grid, { mostStates: 5000 })).toThrow('more than 5000 states');
  });
  test('distances and arcs of what can be reached', () => {
    const { states, distances, after, wins } = reachableStates(clock(12, 5));
    expect([...distances].every((distance, i) => i === 0 || distance >= distances[i - 1])).toBe(
      true,
    );
    for (let i = 0; i < states.length; i++)
      for (const label of [0, 1])
        expect(after[2 * i + label] < 0 ? -1 : states[after[2 * i + label]]).toBe(
          wins[i] === 1 ? -1 : clock(12, 5).next(states[i], label),
        );
  });
  test('how far a win is, backward from the wins, is what a search from each state finds', () => {
    for (let hours = 1; hours < 30; hours++) {
      const oneWay: NumberSystem = {
        start: 1,
        labels: 2,
        next: (n, label) => (n > hours ? -1 : label === 0 ? n + 3 : 2 * n),
        wins: (n) => n === hours || n === hours + 2,
      };
      const reached = reachableStates(oneWay);
      expect([...distancesToWin(reached)]).toEqual(
        [...reached.states].map((start) => shortestWay({ ...oneWay, start }).labels?.length ?? -1),
      );
    }
  });
  test('levels: the search in numbers and that over plain states find ways of one length, of as many states', () => {
    let solved = 0;
    fc.assert(
      fc.property(levelTexts(), (text) => {
        const plain = shortestPlay(blockGame(parseLevel(text)), { mostStates: 20_000 });
        const { labels, visited } = shortestWay(systemOf(text));
        expect(labels?.length ?? null).toBe(plain.letters?.length ?? null);
        if (labels === null) expect(visited).toBe(plain.visited);
        else solved++;
      }),
      { numRuns: 600 },
    );
    expect(solved).toBeGreaterThan(30);
  });
});

/** All walks, counted one by one. */
function countByHand({ order, edges, visits, from, to, jump }: CoveringProblem): bigint {
  const beside: number[][] = Array.from({ length: order }, () => []);
  for (const [a, b] of edges) {
    beside[a].push(b);
    beside[b].push(a);
  }
  const left = [...visits];
  const go = (at: number): bigint => {
    if (at === to) return left.every((n) => n === 0) ? 1n : 0n;
    let count = 0n;
    for (const next of beside[at]) {
      if (left[next] === 0) continue;
      const other = jump?.includes(next) ? jump[jump[0] === next ? 1 : 0] : next;
      left[next]--;
      if (other !== next) left[other]--;
      count += go(other);
      left[next]++;
      if (other !== next) left[other]++;
    }
    return count;
  };
  left[from]--;
  return go(from);
}

const problems = fc.integer({ min: 2, max: 8 }).chain((order) =>
  fc
    .record({
      pairs: fc.uniqueArray(
        fc.tuple(fc.nat(order - 1), fc.nat(order - 1)).filter(([a, b]) => a < b),
        { selector: String, maxLength: 18 },
      ),
      visits: fc.array(fc.constantFrom(1, 1, 1, 2), { minLength: order, maxLength: order }),
      jumps: fc.boolean(),
    })
    .map(({ pairs, visits, jumps }): CoveringProblem => {
      const jump = jumps && order >= 4 ? ([2, 3] as const) : undefined;
      return {
        order,
        edges: pairs,
        visits: visits.map((n, v) => (v < 2 || (jumps && v < 4) ? 1 : n)),
        from: 0,
        to: 1,
        jump,
      };
    }),
);

describe('covering walks', () => {
  test('as many as there are, and one of them', () => {
    let solvable = 0;
    fc.assert(
      fc.property(problems, (problem) => {
        const { walk, count } = coveringWalk(problem);
        expect(count).toBe(countByHand(problem));
        expect(walk === null).toBe(count === 0n);
        if (walk === null) return;
        solvable++;
        const { edges, visits, jump } = problem;
        expect(visits.map((_, vertex) => walk.filter((other) => other === vertex).length)).toEqual(
          visits,
        );
        expect([walk[0], walk.at(-1)]).toEqual([0, 1]);
        const steps = walk.slice(1).map((vertex, i) => [walk[i], vertex].sort().join());
        const known = new Set([
          ...edges.map(([a, b]) => [a, b].sort().join()),
          ...(jump ? [[...jump].sort().join()] : []),
        ]);
        expect(steps.filter((step) => !known.has(step))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(solvable).toBeGreaterThan(100);
  });
  test('what does not fit is refused', () => {
    const order = 30;
    const edges = Array.from({ length: order }, (_, a) =>
      Array.from({ length: a }, (_, b): [number, number] => [b, a]),
    ).flat();
    const visits = Array<number>(order).fill(1);
    expect(() =>
      coveringWalk({ order, edges, visits, from: 0, to: 1 }, { mostBytes: 2 ** 20 }),
    ).toThrow('states take more than 1 MiB, with ');
    expect(() => coveringWalk({ order: 1, edges: [], visits: [70_000], from: 0, to: 0 })).toThrow(
      'visits must have at most 65535 vertices',
    );
  });
});
