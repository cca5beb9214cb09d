import { hanoi, pegsOfDiscs } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { triangleLayout } from '../../src/internals.js';
import { hanoiCorners } from '../../src/node.js';
import { closest, crossings, graphOf, route } from '../helpers.js';

const cornersOf = (discs: number) => {
  const graph = graphOf(hanoi(discs));
  return { graph, corners: graph.states.map((state) => hanoiCorners(pegsOfDiscs(state))) };
};

const neighborly = (a: readonly number[], b: readonly number[]) =>
  a
    .map((value, i) => value - b[i])
    .sort((x, y) => x - y)
    .join() === '-1,0,1';

describe.each([1, 2, 3, 4, 5, 6])('the triangle of %i discs', (discs) => {
  const { graph, corners } = cornersOf(discs);

  test('places no two states on one point, all inside', () => {
    expect(new Set(corners.map(String)).size).toBe(3 ** discs);
    for (const [top, left, right] of corners)
      expect([top + left + right, Math.min(top, left, right) >= 0]).toEqual([2 ** discs - 1, true]);
  });

  test('an edge is a step of one unit', () => {
    for (const [a, b] of graph.edges) expect(neighborly(corners[a], corners[b])).toBe(true);
  });

  test('the optimal paths are the sides', () => {
    const all = (peg: number) =>
      ['', '', ''].map((_, i) => (i === peg ? '123456'.slice(0, discs) : '')).join('/');
    for (const [from, to, away] of [
      [0, 2, 1],
      [0, 1, 2],
      [1, 2, 0],
    ])
      expect(route(graph, all(from), all(to)).map((vertex) => corners[vertex][away])).toEqual(
        new Array(2 ** discs).fill(0),
      );
  });
});

test.each([1, 2, 3, 4, 5])('with %i discs a step of one unit is an edge', (discs) => {
  const { graph, corners } = cornersOf(discs);
  const edges = new Set(graph.edges.map(([a, b]) => `${a} ${b}`));
  for (let b = 0; b < corners.length; b++)
    for (let a = 0; a < b; a++)
      expect(neighborly(corners[a], corners[b])).toBe(edges.has(`${a} ${b}`));
});

test('without the change of sides the edges would be wrong: the check above can fail', () => {
  const plain = (pegOf: readonly number[]) =>
    [0, 1, 2].map((peg) => pegOf.reduce((sum, at, i) => sum + (at === peg ? 2 ** i : 0), 0));
  const graph = graphOf(hanoi(3));
  const corners = graph.states.map((state) => plain(pegsOfDiscs(state)));
  expect(graph.edges.every(([a, b]) => neighborly(corners[a], corners[b]))).toBe(false);
});

test('no two edges cross in the pixels either', () => {
  const graph = graphOf(hanoi(4));
  const layout = triangleLayout(4);
  const points = graph.states.map((state) => layout.place(state));
  expect(crossings(points, graph.edges)).toBe(0);
  expect(closest(points)).toBeCloseTo(52, 6);
});

test('a state out of order or of four pegs has no place', () => {
  expect(() => triangleLayout(2).place([[2, 1], [], []])).toThrow(
    'plot/triangle: state must be size-ordered',
  );
  expect(() => triangleLayout(1).place([[1], [], [], []])).toThrow('state must have 3 pegs');
});
