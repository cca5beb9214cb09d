import { describe, expect, test } from 'vitest';
import {
  type Csr,
  componentDiameter,
  cycleGraph,
  diameter,
  graphFromEdges,
  pathGraph,
  radius,
} from '../../src/index.js';
import { componentExtent } from '../../src/internals.js';

const flip = (order: number) => Uint32Array.from({ length: order }, (_, v) => order - 1 - v);
const turn = (order: number) => Uint32Array.from({ length: order }, (_, v) => (v + 1) % order);

/** Trees of three arms, their lengths given; the middle is vertex 0. */
function arms(...lengths: number[]): Csr {
  const edges: [number, number][] = [];
  let order = 1;
  for (const length of lengths)
    for (let i = 0; i < length; i++, order++) edges.push([i === 0 ? 0 : order - 1, order]);
  return graphFromEdges(order, edges);
}

describe('the extremes of a component', () => {
  test.each([
    ['a path of 5', pathGraph(5), [], 4, 2],
    ['a path of 6', pathGraph(6), [], 5, 3],
    ['a path of 6, turned', pathGraph(6), [flip(6)], 5, 3],
    ['a cycle of 9', cycleGraph(9), [], 4, 4],
    ['a cycle of 9, turned', cycleGraph(9), [turn(9)], 4, 4],
    ['a cycle of 9, turned and flipped', cycleGraph(9), [turn(9), flip(9)], 4, 4],
    ['arms of 1, 2 and 5', arms(1, 2, 5), [], 7, 4],
    ['arms of 3, 3 and 4', arms(3, 3, 4), [], 7, 4],
    ['a vertex', graphFromEdges(1, []), [], 0, 0],
  ] as const)('%s', (_, graph, symmetries, most, least) => {
    for (let from = 0; from < graph.order; from++) {
      expect(componentDiameter(graph, from, { symmetries })).toBe(most);
      expect(componentExtent(graph, from, { symmetries })).toMatchObject({
        diameter: most,
        radius: least,
      });
    }
    expect([diameter(graph), radius(graph)]).toEqual([most, least]);
  });

  test('another component is not looked at', () => {
    const graph = graphFromEdges(7, [
      [0, 1],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
    expect([0, 2, 6].map((from) => componentDiameter(graph, from))).toEqual([1, 3, 0]);
    expect(componentExtent(graph, 5)).toMatchObject({ diameter: 3, radius: 2 });
  });

  test('of a directed graph there are none', () => {
    const graph = graphFromEdges(
      2,
      [
        [0, 1],
        [1, 0],
      ],
      true,
    );
    expect(() => componentDiameter(graph, 0)).toThrow('graph/diameter: graph');
    expect([diameter(graph), radius(graph)]).toEqual([1, 1]);
  });
});

describe('the bounds of the search', () => {
  const graph = arms(3, 4, 4);
  const { searches = 0 } = componentExtent(graph, 1) ?? {};

  test('as many searches as are needed, and one less', () => {
    expect(searches).toBeGreaterThan(2);
    expect(componentExtent(graph, 1, { searches })).toMatchObject({ diameter: 8, searches });
    expect(componentExtent(graph, 1, { searches: searches - 1 })).toBeNull();
    expect(componentDiameter(graph, 1, { searches: 1 })).toBeNull();
  });

  test('it may be stopped after every search', () => {
    for (let stop = 1; stop <= searches; stop++) {
      let asked = 0;
      const shouldStop = () => ++asked === stop;
      const found = componentExtent(graph, 1, { shouldStop });
      // After the last one it is not asked.
      expect([found === null, asked]).toEqual([stop < searches, Math.min(stop, searches - 1)]);
    }
  });

  test('the bounds that are told hold, and meet at the end', () => {
    const told: number[][] = [];
    componentDiameter(graph, 1, { onSearch: (...now) => told.push(now) });
    expect(told.map(([search]) => search)).toEqual(told.map((_, i) => i + 1));
    for (const [, atLeast, atMost, open] of told) {
      expect(atLeast).toBeLessThanOrEqual(8);
      expect(atMost).toBeGreaterThanOrEqual(8);
      expect(open === 0).toBe(atLeast === atMost);
    }
    for (let i = 1; i < told.length; i++) {
      expect(told[i][1]).toBeGreaterThanOrEqual(told[i - 1][1]);
      expect(told[i][2]).toBeLessThanOrEqual(told[i - 1][2]);
      expect(told[i][3]).toBeLessThan(told[i - 1][3]);
    }
    expect(told.at(-1)).toEqual([told.length, 8, 8, 0]);
  });

  test('the effort is the vertices and the arcs of each search, before the last one', () => {
    const each = graph.order + graph.targets.length;
    const effort = (searches - 1) * each;
    expect(componentExtent(graph, 1, { effort })).toMatchObject({ diameter: 8 });
    expect(componentExtent(graph, 1, { effort: effort - 1 })).toBeNull();
  });

  test('with symmetries arcs count once an orbit', () => {
    // From the middle of a path of 5 and under its flip: the arcs of the middle, a neighbor and an
    // end.
    const symmetries = [flip(5)];
    const ask = (effort: number) => componentDiameter(pathGraph(5), 2, { symmetries, effort });
    expect([ask(5 + 2 + 2 + 1), ask(5 + 2 + 2)]).toEqual([4, null]);
  });
});
