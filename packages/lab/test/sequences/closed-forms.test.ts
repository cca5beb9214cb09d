import {
  hanoi,
  london,
  londonRecursive,
  manaus,
  oxford,
  range,
  runProgram,
  towerCodec,
} from '@manaus/core';
import { connectedComponents, size, toCsr, vertexOf } from '@manaus/graph';
import { goalRanks, towerGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import {
  frameStewart,
  heightCensus,
  londonCensus,
  oxfordCensus,
  solve,
  storedCensus,
} from '../../src/index.js';
import { manausCensus, manausParts } from '../../src/sequences/closed-forms.js';
import { excessOf, shortWay } from '../../src/sequences/excess.js';

describe('order, size and degrees', () => {
  test.each(range(1, 8))(
    'the closed forms agree with the stored graphs of Oxford and London, n = %i',
    (n) => {
      expect(oxfordCensus(n)).toEqual(storedCensus(toCsr(towerGraph(oxford(n)))));
      if (n >= 2) expect(londonCensus(n)).toEqual(storedCensus(toCsr(towerGraph(london(n)))));
    },
  );

  test('they agree with the count over heights to n = 50', () => {
    for (const n of range(1, 50)) expect(heightCensus(oxford(n))).toEqual(oxfordCensus(n));
    for (const n of range(2, 50)) expect(heightCensus(london(n))).toEqual(londonCensus(n));
  });

  test('which is for towers of free order with moves back alone', () => {
    expect(() => heightCensus(hanoi(3))).toThrow('stacking must be free');
    expect(() => heightCensus(oxford(3, { moves: 'cyclic' }))).toThrow('tower must be undirected');
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
    const graph = toCsr(towerGraph(rules));
    expect(manausCensus(n)).toEqual(storedCensus(graph));
    const { component, sizes } = connectedComponents(graph);
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
      const way = runProgram(rules, start, (board) => {
        for (const { from, to } of moves) board.moveTop(from, to);
      });
      expect([way.solved, way.stopped, moves.length]).toEqual([true, null, 2 * n - 3]);
      const long = runProgram(rules, start, londonRecursive);
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
