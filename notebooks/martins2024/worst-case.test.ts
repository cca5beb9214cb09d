import {
  formatLabel,
  london,
  oxford,
  parseLabel,
  range,
  runProgram,
  type TowerRules,
  towerCodec,
} from '@manaus/core';
import { breadthFirstSearch, toCsr } from '@manaus/graph';
import { goalRanks, towerGraph } from '@manaus/kernels';
import { eccentricityByHeights, londonCensus, oxfordCensus, storeTower } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { apart } from './apart.js';
import { radixBound, radixSort } from './radix.js';
import { ballBounds } from './words.js';
import { countingBound, reversedBound, reversedStack, tooManyFrom } from './worst-case.js';

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

  /**
   * One state each, found by searches of all states; these say how many moves suffice, the balls
   * that no fewer do.
   */
  const far = (rules: TowerRules, label: string, steps: number) =>
    apart(
      towerGraph(rules),
      towerCodec(rules).rank(parseLabel(rules, label)),
      goalRanks(rules)[0],
      steps,
    );

  test('3n - 2 moves are too few in Oxford with 9 and 10 discs, and in London with 10', () => {
    expect(far(oxford(9), '//785634129', 3 * 9 - 2)).toBe(true);
    expect(far(oxford(9), '//785634129', 3 * 9 - 1)).toBe(false);
    expect(far(oxford(10), '//8,9,6,7,4,5,1,3,2,10', 3 * 10 - 2)).toBe(true);
    expect(far(london(10), '9,10,7,8,5,6,3,4,1,2//', 3 * 10 - 2)).toBe(true);
  });

  test('no ball is larger than its bound, whatever the window', () => {
    for (const rules of [oxford(5), london(6)]) {
      const graph = toCsr(towerGraph(rules));
      for (const window of [2, 3, 5]) {
        const bounds = ballBounds(20, window);
        for (let vertex = 0; vertex < graph.order; vertex += 97) {
          let ball = 0;
          for (const [steps, sphere] of breadthFirstSearch(graph, [vertex]).spheres.entries()) {
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
          const { solved, stopped, moves } = runProgram(rules, start, radixSort);
          expect(solved && stopped === null && moves.length <= radixBound(n)).toBe(true);
        }
      }
    for (const n of [9, 16, 17, 33, 64, 65])
      for (const tower of [oxford, london])
        expect(runProgram(tower(n), reversedStack(tower(n)), radixSort).solved).toBe(true);
  });
});
