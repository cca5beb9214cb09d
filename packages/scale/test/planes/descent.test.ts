import { compileTower, hanoi, InputError, type Tower } from '@manaus/core';
import { breadthFirstSearch, toCsr, vertexOf } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { reverseTower } from '@manaus/kernels/internals';
import { sortedTowers, statesOf } from '@manaus/testing/sorted-towers';
import { linuxWith, withProcess } from '@manaus/testing/with-process';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { planeWays } from '../../src/planes/descent.js';
import { planeLayout } from '../../src/planes/layout.js';
import { planPlanes } from '../../src/planes/plan.js';
import type { WaySearch } from '../../src/shared/shortest-way.js';

const waysOf = (tower: Tower) => planeWays(tower) as WaySearch;

const bytesOf = (tower: Tower) =>
  planPlanes(planeLayout(tower, tower.goalRanks) as never, {})?.bytes ?? 0;

/**
 * The ways of least ranks down the distances to the goals in a stored graph; `null` where none
 * leads there.
 */
function plainWays(tower: Tower): (start: number) => number[] | null {
  const back = toCsr(towerGraph(reverseTower(tower)));
  const graph = towerGraph(tower);
  const goals = tower.goalRanks.map((rank) => vertexOf(back, rank));
  const { distance } = breadthFirstSearch(back, goals);
  const distanceOf = (rank: number) => distance[vertexOf(back, rank)];
  return (start) => {
    if (distanceOf(start) < 0) return null;
    const way = [start];
    const out = new Uint32Array(graph.maxDegree + 1);
    while (distanceOf(way[way.length - 1]) > 0) {
      const here = way[way.length - 1];
      const near = [...out.subarray(0, graph.neighbors(here, out))];
      way.push(Math.min(...near.filter((rank) => distanceOf(rank) === distanceOf(here) - 1)));
    }
    return way;
  };
}

afterEach(() => vi.restoreAllMocks());

test('ways are the least ones down the distances, on random towers and goals', () =>
  fc.assert(
    fc.property(
      fc.constantFrom([3, 5], [4, 4], [5, 3], [6, 3]).chain(([pegs, n]) => sortedTowers(pegs, n)),
      fc.array(fc.nat(), { maxLength: 3 }),
      fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      (rules, picks, starts) => {
        const states = statesOf(rules);
        const goals = picks.map((pick) => rules.codec.unrank(states[pick % states.length]));
        const tower = compileTower({ ...rules, goals });
        const plain = plainWays(tower);
        const ways = waysOf(tower);
        for (const start of starts.map((pick) => states[pick % states.length])) {
          const way = plain(start);
          const found = ways.from(start);
          expect(found && [...found.path()]).toEqual(way);
          expect(found?.moves).toBe(way === null ? undefined : way.length - 1);
          expect(ways.from(start, { count: true })?.moves).toBe(found?.moves);
        }
      },
    ),
    { numRuns: 30 },
  ));

test('levels of many words, and what is told of each', () => {
  const tower = hanoi(9, { pegs: 4 });
  const told: number[] = [];
  const way = waysOf(tower).from(0, { onLevel: (reached) => told.push(reached) });
  expect([...(way?.path() ?? [])]).toEqual(plainWays(tower)(0));
  const { distance } = breadthFirstSearch(toCsr(towerGraph(tower)), [...tower.goalRanks]);
  const within = (level: number) => distance.reduce((sum, one) => sum + Number(one <= level), 0);
  expect(told).toEqual(Array.from({ length: 42 }, (_, level) => within(level)));
});

test('planes do not serve too few discs, or what does not fit in memory', () => {
  expect(planeWays(hanoi(3))).toBeNull();
  const least = bytesOf(hanoi(6));
  const available = vi.spyOn(process, 'availableMemory');
  available.mockReturnValue(least);
  expect(planeWays(hanoi(6))).not.toBeNull();
  available.mockReturnValue(least - 1);
  expect(planeWays(hanoi(6))).toBeNull();
});

test('words are numbered below 2^31, however much memory there is', () => {
  const { getBuiltinModule } = process;
  const endless = { platform: 'another', availableMemory: () => 2 ** 50, getBuiltinModule };
  const served = withProcess(endless, () =>
    [19, 20].map((discs) => planeWays(hanoi(discs, { pegs: 4 })) !== null),
  );
  expect(served).toEqual([true, false]);
  // Narrow words beyond 2^30 have more entries than a list.
  expect(withProcess(endless, () => planeWays(hanoi(23)))).toBeNull();
});

test('where WebAssembly is the only way, it needs addresses; TypeScript does not', () => {
  const ways = (discs: number, gibibytes: number) => {
    const room = gibibytes * 2 ** 30;
    const files = { '/proc/self/limits': `Max address space  ${room}  ${room}  bytes\n` };
    return withProcess(linuxWith(files), () => planeWays(hanoi(discs, { pegs: 4 })));
  };
  expect([ways(19, 30), ways(6, 1)].map((found) => found !== null)).toEqual([false, true]);
  expect(ways(19, 400)).not.toBeNull();
});

describe('memory', () => {
  test('levels that do not fit are an error with what they take, twelve bytes a word; a count takes none', () => {
    const tower = hanoi(6, { pegs: 4 });
    const planes = bytesOf(tower);
    const available = vi.spyOn(process, 'availableMemory').mockReturnValue(planes);
    const ways = waysOf(tower);
    expect(ways.from(0, { count: true })?.moves).toBe(17);
    const taken: number[] = [];
    const refused = () => {
      try {
        return ways.from(0) === null;
      } catch (error) {
        const { states, bytes, available: limit, got } = Reflect.get(error as object, 'values');
        expect(error).toBeInstanceOf(InputError);
        expect([states, limit, got]).toEqual([tower.space, taken.at(-1) ?? planes, 6]);
        taken.push(bytes);
        available.mockReturnValue(bytes);
        return taken.length < 20;
      }
    };
    while (refused());
    // One level more fits each time, from that of the goal to the one before the start.
    expect(taken).toHaveLength(17);
    expect(taken[0]).toBe(planes + 12);
    expect(taken.every((bytes) => (bytes - planes) % 12 === 0)).toBe(true);
  });

  test('where WebAssembly gets none, TypeScript searches; other errors are passed on', () => {
    const tower = hanoi(12, { pegs: 4 });
    const ways = waysOf(tower);
    expect(ways.from(0, { count: true })?.moves).toBe(81);
    const made = vi.spyOn(Reflect.get(globalThis, 'WebAssembly'), 'Memory');
    const failing = (error: Error) =>
      made.mockImplementation(function refuse() {
        throw error;
      });
    failing(new RangeError('could not allocate memory'));
    expect(ways.from(0, { count: true })?.moves).toBe(81);
    expect(made).toHaveBeenCalled();
    failing(new Error('something else'));
    expect(() => ways.from(0)).toThrow('something else');
  });

  test('in TypeScript, what fails is passed on', () => {
    const ways = waysOf(hanoi(6));
    const failing = () => {
      throw new RangeError('Array buffer allocation failed');
    };
    let calls = 0;
    const onLevel = () => {
      calls++;
      failing();
    };
    expect(() => ways.from(0, { onLevel })).toThrow('Array buffer allocation failed');
    expect(calls).toBe(1);
  });
});
