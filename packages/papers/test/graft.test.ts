import {
  alternateTriangularSnake,
  completeGraph,
  countSubgraphs,
  cycleGraph,
  graphFromEdges,
  inducedSubgraph,
  pathGraph,
  size,
} from '@manaus/graph';
import { describe, expect, test } from 'vitest';
import { construct } from '../src/shared/grafts/construction.js';
import {
  byFormula,
  byProse,
  difference,
  graftAlong,
  graphsWith,
  named,
  stored,
  written,
} from '../src/shared/grafts/formula.js';
import { areIsomorphic, hanoiGraph } from '../src/shared/hanoi-graph.js';

/**
 * A triangle with ab = 01 and a path grafted on it: by hand, the path v - x - w with the third
 * vertex of the triangle joined to v and w.
 */
const onTriangle = {
  q: named(pathGraph(3), 'q'),
  v: 'q0',
  w: 'q2',
  g: named(cycleGraph(3), 'g'),
  a: 'g0',
  b: 'g1',
};

describe('the graft as printed', () => {
  test('gives the sets that a person finds by hand', () => {
    expect([...byFormula(onTriangle).vertices].sort()).toEqual(['g2', 'q0', 'q1', 'q2']);
    expect([...byFormula(onTriangle).edges].sort()).toEqual(['g2 q0', 'g2 q2', 'q0 q1', 'q1 q2']);
  });

  test('is compared with the prose in every way that two graphs can differ', () => {
    const prose = byProse(onTriangle);
    const formula = byFormula(onTriangle);
    expect(difference(formula, prose)).toBeNull();
    expect(difference({ ...formula, vertices: new Set(['q0']) }, prose)?.en).toBe(
      'the formula gives 1 vertices, the prose 4',
    );
    expect(
      difference({ ...formula, edges: new Set([...formula.edges].slice(1)) }, prose)?.en,
    ).toMatch(/^the formula lacks the edge/);
    expect(difference({ ...formula, edges: new Set([...formula.edges, 'q0 q2']) }, prose)?.en).toBe(
      'the formula has the edge q0 q2, the prose has not',
    );
    expect(
      difference({ ...formula, vertices: new Set(['q0', 'q1', 'q2', 'other']) }, prose)?.en,
    ).toBe('the vertices differ');
  });

  test('does not end where an edge of M is gone', () => {
    const square = named(cycleGraph(4), 'g');
    expect(() =>
      graftAlong(named(pathGraph(2), 'q'), 'q0', 'q1', square, [
        ['g0', 'g1'],
        ['g1', 'g2'],
      ]),
    ).toThrow('no longer there');
  });

  test('graphs are written for a person, and all of them are made', () => {
    expect(written(named(completeGraph(2), 'x'))).toEqual({
      en: '{x0, x1} with x0x1',
      pt: '{x0, x1} com x0x1',
    });
    expect(written(named(graphFromEdges(1, []), 'x'))).toEqual({
      en: '{x0} with no edge',
      pt: '{x0} sem arestas',
    });
    expect([...graphsWith(4)]).toHaveLength(64);
    expect([...graphsWith(4, [[1, 0]])]).toHaveLength(32);
    expect(stored(named(cycleGraph(5), 'x'))).toEqual(cycleGraph(5));
  });
});

describe('graphs of Hanoi', () => {
  test('the construction gives nine vertices and twelve edges for two discs, and not a snake', () => {
    expect([construct(2).order, size(construct(2))]).toEqual([9, 12]);
    expect(areIsomorphic(construct(2), hanoiGraph(2))).toBe(true);
    expect(areIsomorphic(construct(2), alternateTriangularSnake(6))).toBe(false);
  });

  test('one vertex less is a triangle less', () => {
    const less = inducedSubgraph(hanoiGraph(2), [0, 1, 2, 3, 4, 5, 6, 7]);
    expect(countSubgraphs(cycleGraph(3), less)).toBe(2);
  });
});
