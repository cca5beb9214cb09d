import {
  formatLabel,
  hanoi,
  london,
  londonRecursive,
  manaus,
  oxford,
  parseLabel,
  play,
  range,
  type TowerRules,
  towerCodec,
} from '@manaus/core';
import { breadthFirst, components, size, storeGraph, vertexOf } from '@manaus/graph';
import { goalRanks, towerGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import {
  apart,
  ballBounds,
  countingBound,
  eccentricityByHeights,
  excessOf,
  frameStewart,
  heightCensus,
  londonCensus,
  manausCensus,
  manausParts,
  oxfordCensus,
  radixBound,
  radixSort,
  reversedBound,
  reversedStack,
  shortWay,
  solve,
  storedCensus,
  storeTower,
  tooManyFrom,
} from '../src/index.js';

describe('order, size and degrees', () => {
  test.each(range(1, 8))(
    'the closed forms agree with the stored graphs of Oxford and London, n = %i',
    (n) => {
      expect(oxfordCensus(n)).toEqual(storedCensus(storeGraph(towerGraph(oxford(n)))));
      if (n >= 2) expect(londonCensus(n)).toEqual(storedCensus(storeGraph(towerGraph(london(n)))));
    },
  );

  test('they agree with the count over heights to n = 50', () => {
    for (const n of range(1, 50)) expect(heightCensus(oxford(n))).toEqual(oxfordCensus(n));
    for (const n of range(2, 50)) expect(heightCensus(london(n))).toEqual(londonCensus(n));
  });

  test('order and size as the docstrings write them', () => {
    for (const n of range(3, 20)) {
      const factor = range(1, n).reduce((product, k) => product * BigInt(k), 1n);
      const m = BigInt(n);
      expect([oxfordCensus(n).order, oxfordCensus(n).size]).toEqual([
        (factor * (m + 1n) * (m + 2n)) / 2n,
        (3n * m * (m + 1n) * factor) / 2n,
      ]);
      expect([londonCensus(n).order, londonCensus(n).size]).toEqual([
        (factor * (m * m + 3n * m - 6n)) / 2n,
        (3n * factor * (m - 2n) * (m + 3n)) / 2n,
      ]);
      expect([manausCensus(n).order, manausCensus(n).size]).toEqual([
        3n ** m - 2n * (m + 1n),
        (3n * (3n ** m - 1n)) / 2n - 5n * m - 2n,
      ]);
    }
  });

  test.each(range(2, 12))('Manaus and its two components, n = %i', (n) => {
    const rules = manaus(n);
    const graph = storeGraph(towerGraph(rules));
    expect(manausCensus(n)).toEqual(storedCensus(graph));
    const { component, sizes } = components(graph);
    const good = component[vertexOf(graph, goalRanks(rules)[0])];
    const ends = [0, 0];
    for (let v = 0; v < graph.order; v++)
      ends[component[v]] += graph.offsets[v + 1] - graph.offsets[v];
    const part = (id: number) => ({ order: BigInt(sizes[id]), size: BigInt(ends[id] / 2) });
    expect(sizes).toHaveLength(2);
    expect(manausParts(n)).toEqual({ good: part(good), bad: part(1 - good) });
    expect(BigInt(size(graph))).toBe(manausParts(n).good.size + manausParts(n).bad.size);
  });
});

describe('the worst case of Oxford and London', () => {
  test('the reversed stack needs 3n - 2 moves or more, n = 2 to 7 (London from 3)', () => {
    for (const [tower, least] of [[oxford, 2] as const, [london, 3] as const])
      for (const n of range(least, 7)) {
        const { distances, vertex, rules } = storeTower(tower(n));
        expect(distances[vertex(formatLabel(reversedStack(rules)))]).toBeGreaterThanOrEqual(
          reversedBound(n),
        );
      }
  });

  test('two balls tell how far apart two states are', () => {
    for (const rules of [oxford(4), london(4)]) {
      const { graph, distances } = storeTower(rules);
      const [goal] = goalRanks(rules);
      for (let v = 0; v < graph.order; v += 7)
        for (const steps of [0, 5, 8, 9])
          expect(apart(towerGraph(rules), v, goal, steps)).toBe(distances[v] > steps);
    }
  });

  /** One state each, found by searches of all states; these say how many moves suffice, the balls that no fewer do. */
  const far = (rules: TowerRules, label: string, steps: number) =>
    apart(
      towerGraph(rules),
      towerCodec(rules).rank(parseLabel(rules, label)),
      goalRanks(rules)[0],
      steps,
    );

  test('3n - 2 moves are too few in Oxford with 9 and 10 discs, and in London with 10', {
    timeout: 120_000,
  }, () => {
    expect(far(oxford(9), '//785634129', 3 * 9 - 2)).toBe(true);
    expect(far(oxford(9), '//785634129', 3 * 9 - 1)).toBe(false);
    expect(far(oxford(10), '//8,9,6,7,4,5,1,3,2,10', 3 * 10 - 2)).toBe(true);
    expect(far(london(10), '9,10,7,8,5,6,3,4,1,2//', 3 * 10 - 2)).toBe(true);
  });

  test('no ball is larger than its bound, whatever the window', () => {
    for (const rules of [oxford(5), london(6)]) {
      const graph = storeGraph(towerGraph(rules));
      for (const window of [2, 3, 5]) {
        const bounds = ballBounds(20, window);
        for (let vertex = 0; vertex < graph.order; vertex += 97) {
          let ball = 0;
          for (const [steps, sphere] of breadthFirst(graph, [vertex]).spheres.entries()) {
            ball += sphere;
            expect(BigInt(ball) <= bounds[steps]).toBe(true);
          }
        }
      }
    }
  });

  test('a wider window bounds no worse, and a step is at most fourfold', () => {
    const [two, four, six] = [2, 4, 6].map((window) => ballBounds(40, window));
    for (const d of range(0, 40)) expect(two[d] >= four[d] && four[d] >= six[d]).toBe(true);
    for (const d of range(1, 40)) expect(two[d] <= 4n * two[d - 1] + 3n).toBe(true);
  });

  test('3n - 2 moves are too few from n = 122 on at the latest, by counting', () => {
    expect(tooManyFrom((n) => oxfordCensus(n).order, 150, 5)).toBe(122);
    expect(tooManyFrom((n) => londonCensus(n).order, 150, 5)).toBe(122);
    for (const n of range(64, 150))
      for (const census of [oxfordCensus, londonCensus])
        expect(census(n + 1).order >= BigInt(n + 3) * census(n).order).toBe(true);
  });

  test('the counting bound is below every eccentricity', () => {
    for (const n of range(3, 7))
      for (const { eccentricity } of eccentricityByHeights(oxford(n)))
        expect(eccentricity).toBeGreaterThanOrEqual(countingBound(oxfordCensus(n).order, 3));
  });

  test('sorting by digits solves every state within its bound', () => {
    for (const [tower, least] of [[oxford, 1] as const, [london, 3] as const])
      for (const n of range(least, 6)) {
        const { rules, states } = storeTower(tower(n));
        for (const start of states) {
          const { solved, stopped, moves } = play(rules, start, radixSort);
          expect(solved && stopped === null && moves.length <= radixBound(n)).toBe(true);
        }
      }
    for (const n of [9, 16, 17, 33, 64, 65])
      for (const tower of [oxford, london])
        expect(play(tower(n), reversedStack(tower(n)), radixSort).solved).toBe(true);
  });
});

describe('how far algorithm 7 is from optimal', () => {
  test('at worst n(n - 1) for n = 4 to 6, but 4 for n = 3', () => {
    expect(range(3, 6).map((n) => excessOf(london(n), londonRecursive).most)).toEqual([
      4,
      4 * 3,
      5 * 4,
      6 * 5,
    ]);
  });

  test('n(n - 1) at least, for n = 4 to 40: a play against a way of 2n - 3 moves', () => {
    for (const n of range(4, 40)) {
      const rules = london(n);
      const { start, moves } = shortWay(rules);
      const way = play(rules, start, (board) => {
        for (const { from, to } of moves) board.moveTop(from, to);
      });
      expect([way.solved, way.stopped, moves.length]).toEqual([true, null, 2 * n - 3]);
      const long = play(rules, start, londonRecursive);
      expect([long.solved, long.moves.length - moves.length]).toEqual([true, n * (n - 1)]);
    }
  });
});

describe('four pegs', () => {
  test('a stack needs as many moves as Frame and Stewart plan, n = 0 to 9', () => {
    const least = range(1, 9)
      .map((n) => hanoi(n, { pegs: 4 }))
      .map((rules) => solve(rules, towerCodec(rules).unrank(0), { count: true }).moves);
    expect(frameStewart(9).map(Number)).toEqual([0, ...least]);
  });

  test('the numbers of Frame and Stewart grow by powers of two, 2^k of them k + 1 times', () => {
    const moves = frameStewart(200);
    const steps = moves.slice(1).map((value, n) => value - moves[n]);
    expect(steps).toEqual(
      range(1, 20)
        .flatMap((power) => new Array<bigint>(power).fill(2n ** BigInt(power - 1)))
        .slice(0, 200),
    );
  });
});
