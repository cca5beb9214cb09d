import {
  bucharest,
  compileTower,
  formatLabel,
  hanoi,
  isGoal,
  london,
  manaus,
  namedTowers,
  oxford1,
  parseLabel,
  type TowerRules,
  towerCodec,
  towerPuzzle,
} from '@manaus/core';
import { neighborsOf, vertexOf } from '@manaus/graph';
import { waySearch } from '@manaus/scale/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze, drawTower, solve, storeTower } from '../../src/index.js';
import { farthestByTheorems } from '../../src/internals.js';

test('a solution is legal, ends at a goal and is as short as the distance, from any state of any tower', () => {
  const names = Object.keys(namedTowers) as (keyof typeof namedTowers)[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.integer({ min: 2, max: 4 }),
      fc.constantFrom('any' as const, 'adjacent' as const, 'cyclic' as const),
      fc.nat(),
      (name, discs, moves, pick) => {
        const rules = namedTowers[name](discs, { moves });
        const tower = storeTower(rules);
        const vertex = pick % tower.states.length;
        const solution = solve(rules, tower.states[vertex]);
        expect(solution.solvable).toBe(tower.distances[vertex] >= 0);
        if (!solution.solvable) {
          expect(solution).toEqual({
            solvable: false,
            moves: null,
            optimal: null,
            states: [],
            steps: [],
            algorithm: 'bfs',
          });
          return;
        }
        expect(solution.moves).toBe(tower.distances[vertex]);
        expect(solution.states).toHaveLength((solution.moves as number) + 1);
        expect(solution.states[0]).toBe(tower.labels[vertex]);
        const { moves: from, apply } = towerPuzzle(rules);
        solution.states.slice(1).forEach((label, i) => {
          const state = parseLabel(rules, solution.states[i]);
          expect(from(state).map((move) => formatLabel(apply(state, move)))).toContain(label);
        });
        expect(isGoal(rules, parseLabel(rules, solution.states.at(-1) as string))).toBe(true);
      },
    ),
  );
});

test('the number alone is given where a list would be too long', () => {
  const rules = hanoi(20);
  const close = '2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20';
  expect(solve(rules, parseLabel(rules, `/1/${close}`), { count: true })).toEqual({
    solvable: true,
    moves: 1,
    optimal: true,
    states: [],
    steps: [],
    algorithm: 'bfs',
  });
  const all = (discs: number) => Array.from({ length: discs }, (_, i) => i + 1).join();
  const tall = hanoi(40);
  expect(solve(tall, parseLabel(tall, `${all(40)}//`), { count: true }).moves).toBe(2 ** 40 - 1);
  expect(() => solve(tall, parseLabel(tall, `${all(40)}//`))).toThrow(
    'solution has 1099511627775 moves',
  );
  const four = hanoi(20, { pegs: 4 });
  expect(() => solve(four, parseLabel(four, `${all(20)}///`))).toThrow(/20 discs: .* would need/);
});

test('from a goal there is nothing to do', () => {
  expect(solve(oxford1(3), parseLabel(oxford1(3), '//321')).states).toEqual(['//321']);
  expect(solve(london(3), parseLabel(london(3), '123//')).moves).toBe(0);
});

test('a drawing shows the path that was asked for, and none where there is none', () => {
  const tower = storeTower(manaus(3));
  expect(drawTower(tower, { from: '1/2/3' }).subtitle).toContain('path of 5 moves');
  expect(drawTower(tower, { from: '/23/1' }).subtitle).not.toContain('path');
  expect(drawTower(tower, { from: '/23/1', to: '2/1/3' }).subtitle).toContain('path of');
  expect(drawTower(tower).legend?.map((entry) => entry.label)).toEqual([
    'good: 10 states',
    'bad: 9 states',
    'left out: 8 states',
  ]);
});

test('a tower too large to look at is refused', () => {
  expect(() => storeTower(hanoi(13))).toThrow(
    'lab/store-tower: 13 discs: 1.59e6 states (limit 10^6 states)',
  );
});

/**
 * The labels of a shortest way from any rank, by the stored graph: the least rank at every step.
 */
function plainSolutions(rules: TowerRules): (from: number) => string[] {
  const { graph, distances, labels } = storeTower(rules);
  return (from) => {
    const path = [vertexOf(graph, from)];
    if (distances[path[0]] < 0) return [];
    for (let v = path[0]; distances[v] > 0; path.push(v))
      v = Math.min(...neighborsOf(graph, v).filter((u) => distances[u] === distances[v] - 1));
    return path.map((v) => labels[v]);
  };
}

test('Hanoi on three pegs goes the same way without a search, to any goal', () => {
  const six = hanoi(6);
  const codec = towerCodec(six);
  const goals = [0, 1, 364, 365, 728, 100].map((rank) => formatLabel(codec.unrank(rank)));
  for (const goal of goals) {
    const rules = hanoi(6, { goal });
    const plain = plainSolutions(rules);
    for (let rank = 0; rank < codec.space; rank += 7)
      expect(solve(rules, codec.unrank(rank)).states).toEqual(plain(rank));
  }
});

test.each([
  ['four pegs', hanoi(7, { pegs: 4 })],
  ['four pegs in a star, another goal', hanoi(7, { pegs: 4, moves: 'star', goal: '1/23/4567/' })],
  ['four pegs, one way round', hanoi(7, { pegs: 4, moves: 'cyclic' })],
  ['capacities', hanoi(7, { pegs: 4, capacities: [7, 3, 2, 7] })],
  ['five pegs', hanoi(7, { pegs: 5 })],
  ['three pegs in a row', hanoi(9, { moves: 'adjacent', goal: '12//3456789' })],
  ['Manaus', manaus(9)],
])('planes go the same way as the plain search: %s', (_, rules) => {
  const codec = towerCodec(rules);
  const plain = plainSolutions(rules);
  for (let rank = 5; rank < codec.space; rank += Math.ceil(codec.space / 9))
    if (codec.has(rank)) expect(solve(rules, codec.unrank(rank)).states).toEqual(plain(rank));
});

describe('large towers on three pegs', () => {
  const stack = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).join();

  test('theorems say what a search says, and how many solutions there are', () => {
    const tower = compileTower(manaus(17));
    const way = waySearch(tower);
    const far = `1/2/${stack(3, 17)}`;
    const near = `${stack(11, 17)}/1,2,3/${stack(4, 10)}`;
    const search = (from: string) => way?.from(tower.codec.rank(parseLabel(tower, from)), {});
    const counted = solve(tower, far, { count: true });
    expect([counted.algorithm, counted.moves]).toEqual(['theorems', search(far)?.moves]);
    const { states, next, steps, plays } = solve(tower, near);
    const path = [...(search(near)?.path() ?? [])];
    expect(states).toEqual(path.map((rank) => formatLabel(tower.codec.unrank(rank))));
    expect([next, plays]).toEqual([steps[0], '1']);
  });

  test('any moves and few places are covered, with the goal on any peg', () => {
    const narrow = hanoi(30, { capacities: [30, 2, 25], goal: `${stack(1, 30)}//` });
    expect(solve(narrow, `${stack(4, 30)}/1/2,3`).moves).toBe(7);
    const cyclic = hanoi(30, { moves: 'cyclic' });
    expect(solve(cyclic, `${stack(1, 30)}//`, { count: true })).toMatchObject({
      moves: 13_397_386_067_967,
      next: { disc: 1, from: 0, to: 1 },
    });
    const apart = solve(manaus(20), `1/2/${stack(3, 20)}`, { count: true });
    expect([apart.solvable, apart.next]).toEqual([false, undefined]);
  });

  test('the farthest state is that of all the states', () => {
    expect(farthestByTheorems(hanoi(9))).toBeNull();
    const tower = hanoi(17, { capacities: [17, 2, 3], goal: `${stack(1, 17)}//` });
    const { farthest, eccentricity } = analyze(tower);
    const found = farthestByTheorems(tower);
    expect(found && formatLabel(found)).toBe(farthest[0]);
    expect(solve(tower, farthest[0], { count: true }).moves).toBe(eccentricity);
  });

  test('what is too long is said to be', () => {
    expect(() => solve(bucharest(40), `${stack(1, 40)}//`, { count: true })).toThrow(
      'moves must be an integer from 0 to 2^53 - 1 (got 12157665459056928800)',
    );
    expect(() => solve(bucharest(30), `${stack(1, 30)}//`)).toThrow('205891132094648 moves');
    // Too many types of parts: nothing is known of such towers without search.
    const wide = hanoi(40, { capacities: [20, 40, 40] });
    expect(() => solve(wide, `/${stack(1, 40)}/`, { count: true })).toThrow('limit 2^53 states');
  });
});
