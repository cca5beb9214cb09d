import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pegsOfDiscs, towerPuzzle } from '@manaus/core';
import { neighborsOf, rankOf, toCsr } from '@manaus/graph';
import { gridPoints, pointRules, runSweep } from '@manaus/jobs';
import { answerPoint, manifestOf, writeManifest } from '@manaus/jobs/internals';
import { towerGraph } from '@manaus/kernels';
import { everyPeg } from '@manaus/lab';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Capacities,
  capacityAtlas,
  capacityTower,
  capacityTriples,
  phaseOf,
} from './capacity-atlas.js';
import {
  capacityComponents,
  capacityOrder,
  componentFamily,
  frozenStates,
  goalComponent,
  isCapacityConnected,
  narrowSide,
  ridgeComponents,
} from './capacity-formulas.js';
import { gluedComponents } from './capacity-gluing.js';
import { drawAtlas } from './draw-atlas.js';
import { linearConditions } from './linear-conditions.js';

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const points = upTo(8).flatMap((n) => capacityAtlas(n));
const named = (point: { discs: number; capacities: readonly number[] }) =>
  `${point.discs}: ${point.capacities}`;

/** Orders of components by merging labels, from the moves of the plain puzzle. */
function plainComponents(discs: number, capacities: Capacities): number[] {
  const puzzle = towerPuzzle(capacityTower(discs, capacities));
  const { space, has, rank, unrank } = puzzle.codec;
  const label = Array.from({ length: space }, (_, i) => i);
  const top = (i: number): number => (label[i] === i ? i : top(label[i]));
  const states = label.filter(has);
  for (const state of states)
    for (const move of puzzle.moves(unrank(state)))
      label[top(state)] = top(rank(puzzle.apply(unrank(state), move)));
  const sizes = new Map<number, number>();
  for (const state of states) sizes.set(top(state), (sizes.get(top(state)) ?? 0) + 1);
  return [...sizes.values()].sort((a, b) => b - a);
}

describe('the atlas', () => {
  test('has all triples once', () => {
    const plain = (n: number) => {
      const found = new Set<string>();
      for (let a = 0; a <= n; a++)
        for (let b = 0; b <= n; b++)
          for (let c = 0; c <= n; c++)
            if (a + b + c >= n) found.add([a, b, c].sort((x, y) => y - x).join());
      return [...found].sort();
    };
    for (const n of upTo(9)) expect(capacityTriples(n).map(String).sort()).toEqual(plain(n));
    expect(() => capacityTriples(0)).toThrow(
      'lab/capacity-atlas: discs must be an integer >= 1 (got 0)',
    );
  });
  test('has the components of the plain puzzle, whatever the names of the pegs', () => {
    for (const { discs, capacities, components, order } of points.filter(
      (point) => point.discs <= 4,
    ))
      for (const [i, j, k] of [
        [0, 1, 2],
        [2, 0, 1],
        [1, 0, 2],
      ])
        expect([
          order,
          plainComponents(discs, [capacities[i], capacities[j], capacities[k]]),
        ]).toEqual([components.reduce((sum, size) => sum + size, 0), components]);
  });
  test('is planar throughout', () => {
    expect(points.filter((point) => point.planar !== true)).toEqual([]);
    expect(capacityAtlas(3, { planarity: false }).every((point) => point.planar === null)).toBe(
      true,
    );
  });
  test('names its phases', () => {
    const phases = [
      [4, 4, 4],
      [4, 3, 2],
      [4, 2, 2],
      [2, 2, 1],
      [4, 0, 0],
    ] as const;
    expect(phases.map((capacities) => phaseOf(everyPeg(capacityTower(4, capacities))))).toEqual([
      'connected',
      'two components',
      'more components',
      'frozen states',
      'connected',
    ]);
  });
});

describe('the atlas as a sweep', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'manaus-atlas-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  test('is what is computed live', async () => {
    const grid = gridPoints({
      puzzles: ['hanoi'],
      discs: upTo(5),
      capacities: capacityTriples,
      questions: ['every-peg'],
    });
    expect(grid.leftOut).toEqual([]);
    const manifest = manifestOf(grid.points);
    writeManifest(folder, manifest);
    const swept: unknown[] = [];
    await runSweep(folder, {
      code: 'here',
      answer: async (point, rules) => {
        const found = await answerPoint(point, rules);
        swept.push({ discs: point.discs, capacities: point.capacities, ...found });
        return found;
      },
    });
    expect(swept).toEqual(points.filter((point) => point.discs <= 5));
    expect(grid.points.map((point) => pointRules(point).goals)).toEqual(grid.points.map(() => []));
  });
});

describe('without a search', () => {
  const wrong = (right: (point: (typeof points)[number]) => boolean) =>
    points.filter((point) => !right(point)).map(named);
  test('bad input is named', () => {
    for (const ask of [
      capacityOrder,
      frozenStates,
      isCapacityConnected,
      capacityComponents,
      gluedComponents,
      (n: number, capacities: Capacities) => goalComponent(n, capacities, 0),
    ]) {
      for (const n of [0, -1, 1.5])
        expect(() => ask(n, [1, 1, 1])).toThrow(/discs must be an integer/);
      expect(() => ask(2, [2, -1, 2])).toThrow(/capacities must be an integer >= 0 \(got -1\)/);
    }
    expect(() => gluedComponents(41, [41, 41, 41])).toThrow(
      'discs must be an integer from 1 to 40 (got 41)',
    );
    expect(capacityComponents(100, [60, 50, 40])).toBeGreaterThan(2n ** 64n);
  });
  test('the order is a sum of multinomials', () => {
    expect(
      wrong(({ discs, capacities, order }) => capacityOrder(discs, capacities) === BigInt(order)),
    ).toEqual([]);
  });
  test('gluing gives all components', () => {
    const orders = (discs: number, capacities: Capacities) =>
      [...gluedComponents(discs, capacities)]
        .flatMap(([order, count]) => new Array<number>(Number(count)).fill(Number(order)))
        .reverse();
    expect(
      wrong(
        ({ discs, capacities, components }) =>
          String(orders(discs, capacities)) === String(components),
      ),
    ).toEqual([]);
    expect(gluedComponents(4, [1, 1, 1]).size).toBe(0);
  });
  test('the recursion gives their number', () => {
    expect(
      wrong(
        ({ discs, capacities, components }) =>
          capacityComponents(discs, capacities) === BigInt(components.length),
      ),
    ).toEqual([]);
    expect(capacityComponents(4, [1, 1, 1])).toBe(0n);
  });
  test('of two pegs for n - 1 discs or more, a sum gives their number', () => {
    expect(
      wrong(
        ({ discs, capacities: [, b, c], components }) =>
          b < discs - 1 || ridgeComponents(discs, c) === BigInt(components.length),
      ),
    ).toEqual([]);
    for (const n of [20, 40])
      for (const z of [0, 1, 2, 3, 7, n])
        expect(ridgeComponents(n, n - z)).toBe(capacityComponents(n, [n, n, n - z]));
    expect(() => ridgeComponents(4, 5)).toThrow('narrow must be an integer from 0 to 4 (got 5)');
  });
  test('frozen states are counted', () => {
    expect(
      wrong(
        ({ discs, capacities, components }) =>
          frozenStates(discs, capacities) ===
          BigInt(components.filter((order) => order === 1).length),
      ),
    ).toEqual([]);
  });
  test('the condition tells where there is one component', () => {
    expect(
      wrong(
        ({ discs, capacities, components }) =>
          isCapacityConnected(discs, capacities) === (components.length === 1),
      ),
    ).toEqual([]);
    for (const n of [12])
      for (const capacities of capacityTriples(n))
        expect(isCapacityConnected(n, capacities)).toBe(capacityComponents(n, capacities) === 1n);
  });
  test('what can be solved and the worst case, for each peg that holds all discs', () => {
    const found = ({ discs, capacities }: (typeof points)[number]) =>
      [0, 1, 2].map((peg) => goalComponent(discs, capacities, peg));
    const numbers = (list: readonly (bigint | undefined)[]) =>
      String(list.map((value) => value ?? null));
    expect(
      wrong(
        (point) => numbers(found(point).map((each) => each?.solvable)) === String(point.solvable),
      ),
    ).toEqual([]);
    expect(
      wrong((point) => numbers(found(point).map((each) => each?.worst)) === String(point.worst)),
    ).toEqual([]);
    expect(() => goalComponent(3, [3, 3, 3], 3)).toThrow(
      'peg must be an integer from 0 to 2 (got 3)',
    );
  });
  test('every component has an order of one of the families', () => {
    expect(
      wrong(({ components }) =>
        components.every((order) => componentFamily(BigInt(order)) !== null),
      ),
    ).toEqual([]);
    expect(upTo(40).filter((order) => componentFamily(BigInt(order)) === null)).toEqual([
      5, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 28, 29, 30, 31, 32, 33, 34, 37, 38, 39, 40,
    ]);
    expect(componentFamily(0n)).toBeNull();
  });
});

test('no move leads from one side of a narrow peg to the other, wherever it stands', () => {
  const side = (discs: number, capacities: Capacities, narrow: number) => {
    const rules = capacityTower(discs, capacities);
    const graph = toCsr(towerGraph(rules));
    const { codec } = towerPuzzle(rules);
    const sides = Array.from({ length: graph.order }, (_, vertex) =>
      narrowSide(pegsOfDiscs(codec.unrank(rankOf(graph, vertex))), narrow),
    );
    return (
      sides.every((each, vertex) =>
        neighborsOf(graph, vertex).every((other) => sides[other] === each),
      ) && new Set(sides).size === 2
    );
  };
  for (const n of upTo(6))
    for (const [a, b, c] of capacityTriples(n))
      if (c <= n - 2 && b > 0)
        for (const [capacities, narrow] of [
          [[a, b, c], 2],
          [[b, c, a], 1],
          [[c, b, a], 0],
        ] as const)
          expect(side(n, capacities, narrow)).toBe(true);
  expect(() => narrowSide([2, 2], 2)).toThrow('the other pegs must have at least 1 disc');
});

describe('conditions of small form', () => {
  const space = {
    names: ['x', 'y'],
    coefficients: [
      [-1, 0, 1],
      [-2, -1, 0, 1],
    ],
    constants: [-2, -1, 0, 1, 2],
  };
  const grid = Array.from({ length: 49 }, (_, i) => [Math.floor(i / 7) - 3, (i % 7) - 3]);
  test('those found hold at the points and at no others; the one that made the points is among them or a simpler one', () => {
    const conditions = fc.tuple(
      fc.constantFrom(-1, 1),
      fc.constantFrom(-2, -1, 0, 1),
      fc.constantFrom(-2, -1, 0, 1, 2),
    );
    fc.assert(
      fc.property(conditions, conditions, fc.boolean(), (one, other, both) => {
        const meets = ([x, y, constant]: readonly number[], point: readonly number[]) =>
          x * point[0] + y * point[1] + constant >= 0;
        const answers = grid.map((point) =>
          both
            ? meets(one, point) && meets(other, point)
            : meets(one, point) || meets(other, point),
        );
        const { fits } = linearConditions(grid, answers, space);
        expect(fits.length).toBeGreaterThan(0);
        for (const fit of fits.slice(0, 20))
          expect(grid.map((point) => fit.holds(point))).toEqual(answers);
        expect(fits.map((fit) => fit.weight)).toEqual(
          fits.map((fit) => fit.weight).sort((a, b) => a - b),
        );
      }),
      { numRuns: 30 },
    );
  });
  test('are written as people write them', () => {
    const first = (answer: (x: number, y: number) => boolean) =>
      linearConditions(
        grid,
        grid.map(([x, y]) => answer(x, y)),
        space,
      ).fits[0]?.text;
    expect(first((x, y) => x >= 2 * y - 1)).toBe('x >= 2y - 1');
    expect(first((x, y) => x === y)).toBe('y = x');
    expect(first((x, y) => y <= 1 && x === -2)).toBe('y <= 1 and x = -2');
    expect(first((x, y) => x * x + y * y <= 5)).toBeUndefined();
    expect(() => linearConditions([[1, 2]], [], space)).toThrow(
      'lab/linear-conditions: answers must be a table of 1 rows and 2 columns (got 0)',
    );
  });
});

test('the drawing has a map for each largest capacity, a cell for each tower, and the two named ones', () => {
  const figure = drawAtlas(points, { title: 'All', columns: 4 });
  const texts = figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(
    figure.marks.filter((mark) => mark.kind === 'rect' && mark.group === 'cells'),
  ).toHaveLength(points.length);
  expect(texts.filter((text) => text.startsWith('n = '))).toHaveLength(
    new Set(points.map(({ discs, capacities }) => `${discs},${capacities[0]}`)).size,
  );
  expect([
    texts.filter((text) => text === 'H').length,
    texts.filter((text) => text === 'M').length,
  ]).toEqual([8, 7]);
});
