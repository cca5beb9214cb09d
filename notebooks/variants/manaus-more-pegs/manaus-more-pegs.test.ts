import {
  formatLabel,
  hanoi,
  InputError,
  manaus,
  range,
  type TowerRules,
  towerCodec,
} from '@manaus/core';
import { connectedComponents, toCsr } from '@manaus/graph';
import { degreeCounts, goalRanks, towerGraph } from '@manaus/kernels';
import { frameStewart, storeTower } from '@manaus/lab';
import { searchTower } from '@manaus/scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isJammed,
  jammedCount,
  manausOrder,
  shortage,
  smallPegTable,
  sortedOrder,
} from './manaus-more-pegs.js';

const stack = (discs: number, pegs: number) =>
  formatLabel([range(1, discs), ...range(2, pegs).map(() => [])]);
const withPegs = (discs: number, ...capacities: number[]): TowerRules =>
  hanoi(discs, { pegs: capacities.length, capacities, goal: stack(discs, capacities.length) });
const badStates = (rules: TowerRules) =>
  Number(sortedOrder(rules.discs, rules.capacities)) - searchTower(rules).reached;

describe('order', () => {
  test('the closed form agrees with the count peg by peg, from n = 2p - 4 on, and not before', () => {
    for (const pegs of range(3, 8))
      for (const n of range(2 * pegs - 4, 40))
        expect(manausOrder(n, pegs)).toBe(sortedOrder(n, manaus(n, { pegs }).capacities));
    expect(sortedOrder(5, [5, 4, 3, 2, 1])).toBe(2111n);
    expect(() => manausOrder(5, 5)).toThrow(InputError);
  });

  test('the count agrees with the degrees and with the ranks, for random capacities', () => {
    const rules = fc
      .integer({ min: 3, max: 5 })
      .chain((pegs) =>
        fc.tuple(
          fc.integer({ min: 1, max: 5 }),
          fc.array(fc.nat(5), { minLength: pegs, maxLength: pegs }),
        ),
      );
    fc.assert(
      fc.property(rules, ([discs, rest]) => {
        const tower = withPegs(discs, discs, ...rest.slice(1));
        const { space, has } = towerCodec(tower);
        const order = Number(sortedOrder(discs, tower.capacities));
        expect(range(0, space - 1).filter(has)).toHaveLength(order);
        expect((degreeCounts(tower) as number[]).reduce((sum, count) => sum + count, 0)).toBe(
          order,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('which states reach the goal', () => {
  test('all of them, where the shortage is 1 or less', () => {
    const parameters = fc
      .integer({ min: 1, max: 6 })
      .chain((discs) =>
        fc.tuple(fc.constant(discs), fc.array(fc.nat(discs), { minLength: 2, maxLength: 4 })),
      );
    fc.assert(
      fc.property(parameters, ([discs, rest]) => {
        const tower = withPegs(discs, discs, ...rest);
        fc.pre(shortage(discs, tower.capacities) <= 1);
        expect(connectedComponents(toCsr(towerGraph(tower))).sizes).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });

  test('so in Manaus with p >= 4 pegs from n = 4 or p - 1 on, and not with three discs', () => {
    for (const pegs of range(4, 8))
      for (const n of range(Math.max(4, pegs - 1), 20))
        expect(shortage(n, manaus(n, { pegs }).capacities)).toBeLessThanOrEqual(1);
    expect(badStates(manaus(3, { pegs: 4 }))).toBe(9);
  });

  test.each([
    [5, 4, 1, 1],
    [6, 5, 2, 1],
    [6, 5, 1, 1],
    [7, 6, 2, 1],
    [6, 5, 3, 0],
    [6, 5, 1, 1, 1],
  ])(
    'jammed are the components of two states with a full peg at each end: %i %i %i %i',
    (...capacities) => {
      const tower = storeTower(withPegs(capacities[0], ...capacities));
      const { component, sizes } = connectedComponents(tower.graph);
      const jammed = tower.states.map((state) => isJammed(tower.rules, state));
      expect(jammed.filter(Boolean)).toHaveLength(Number(jammedCount(capacities[0], capacities)));
      jammed.forEach((stuck, vertex) => {
        if (stuck) expect(sizes[component[vertex]]).toBe(2);
      });
    },
  );

  /**
   * Conjecture: with two small pegs that have room, the bad states are the jammed ones for a
   * shortage of 2, 3 and 4, but for small pegs of 1 and 1 with 4.
   */
  test('all but the jammed ones, with two small pegs and a shortage of 2 to 4, n <= 9', () => {
    for (const missing of [2, 3, 4])
      for (const room of range(2, 9 - missing))
        for (const small of range(1, Math.floor(room / 2))) {
          const n = room + missing;
          const jammed = Number(jammedCount(n, [n, n - 1, room - small, small]));
          expect(badStates(withPegs(n, n, n - 1, room - small, small))).toBe(
            n === 6 && missing === 4 ? jammed + 435 : jammed,
          );
        }
  });

  test('but not with a shortage of 5, n = 8 and 9', () => {
    expect(badStates(withPegs(8, 8, 7, 2, 1))).toBe(Number(jammedCount(8, [8, 7, 2, 1])) + 336);
    expect(badStates(withPegs(9, 9, 8, 2, 2))).toBe(Number(jammedCount(9, [9, 8, 2, 2])) + 672);
  });

  test('the table of small pegs is the searches', () => {
    const row = smallPegTable(6).find(({ capacities }) => capacities.join() === '6,5,3,1');
    expect(row).toEqual({
      capacities: [6, 5, 3, 1],
      shortage: 2,
      states: 2047,
      good: 2047,
      jammed: 0,
      worst: 26,
    });
    expect(() => jammedCount(6, [6, 4, 1, 1])).toThrow(
      'second largest capacity must be an integer >= 5 (got 4)',
    );
    expect(() => jammedCount(6, [6, 5, 0, 0])).toThrow(
      'room on small pegs must be an integer >= 1 (got 0)',
    );
  });
});

describe('the worst case', () => {
  const worst = (rules: TowerRules) => searchTower(rules).eccentricity;

  test('four pegs, n = 4 to 11, and five, n = 5 to 9: the numbers of Frame and Stewart, as in Hanoi', () => {
    for (const [pegs, most] of [
      [4, 11],
      [5, 9],
    ])
      for (const n of range(pegs, most))
        expect([worst(manaus(n, { pegs })), worst(hanoi(n, { pegs }))]).toEqual(
          new Array(2).fill(Number(frameStewart(n, pegs)[n])),
        );
  });

  test('with a disc less than pegs the last peg holds nothing: the numbers of one peg less', () => {
    for (const pegs of range(4, 7))
      expect(worst(manaus(pegs - 1, { pegs }))).toBe(worst(manaus(pegs - 1, { pegs: pegs - 1 })));
    expect(worst(manaus(4, { pegs: 5 }))).toBe(9);
  });

  test('the fast search agrees with the stored graph', () => {
    for (const rules of [manaus(6, { pegs: 4 }), manaus(6, { pegs: 5 }), withPegs(7, 7, 6, 2, 1)]) {
      const { distances, graph } = storeTower(rules);
      const { spheres } = searchTower(rules);
      expect(spheres).toEqual(
        spheres.map((_, level) => distances.filter((distance) => distance === level).length),
      );
      expect(graph.order - distances.filter((distance) => distance < 0).length).toBe(
        spheres.reduce((sum, width) => sum + width, 0),
      );
      expect(goalRanks(rules)).toEqual([0]);
    }
  });
});
