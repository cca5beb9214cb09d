import { describe, expect, it } from 'vitest';
import { type Csr, graphFromEdges } from '../../../src/csr.js';
import { hamiltonCycle, hamiltonPath } from '../../../src/index.js';
import { chanceGraph } from '../helpers.js';

/** The generalized Petersen graph P(n, 2). */
const petersen = (n: number): Csr =>
  graphFromEdges(
    2 * n,
    [...Array(n).keys()].flatMap((i): [number, number][] => [
      [i, (i + 1) % n],
      [i, i + n],
      [i + n, ((i + 2) % n) + n],
    ]),
  );

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('the search for Hamilton cycles and paths', () => {
  it('takes so many choices on generalized Petersen graphs', () => {
    const choices = [5, 7, 8, 9, 11, 13, 17].map((n) => hamiltonCycle(petersen(n)).nodes);
    expect(choices).toEqual([5, 6, 5, 8, 33, 17, 109]);
    expect([5, 7, 11].map((n) => hamiltonPath(petersen(n)).nodes)).toEqual([8, 12, 20]);
  });

  it('takes so many choices on random graphs, and none where a cut is found', () => {
    const graphs = seeds.map((seed) => chanceGraph(20, 0.25, seed));
    expect(graphs.map((graph) => hamiltonCycle(graph).nodes)).toEqual([
      13, 0, 0, 3, 11, 0, 0, 0, 7, 10,
    ]);
    expect(graphs.map((graph) => hamiltonPath(graph).nodes)).toEqual([
      19, 15, 18, 19, 19, 13, 0, 17, 19, 19,
    ]);
    expect(graphs.map((graph) => hamiltonPath(graph, { from: 0 }).nodes)).toEqual([
      18, 0, 5, 17, 15, 0, 0, 12, 17, 16,
    ]);
    expect(graphs.map((graph) => hamiltonPath(graph, { from: 0, to: 1 }).nodes)).toEqual([
      14, 0, 0, 0, 11, 0, 0, 0, 6, 11,
    ]);
  });

  it('gives up just beyond the limit', () => {
    for (const search of [hamiltonCycle, hamiltonPath])
      for (const graph of [petersen(5), petersen(8)]) {
        const { answer, nodes } = search(graph);
        expect(search(graph, { limit: nodes }).answer).toBe(answer);
        expect(search(graph, { limit: nodes - 1 })).toEqual({
          answer: 'unknown',
          nodes: nodes - 1,
        });
      }
  });

  it('finds no cycle of fewer than three vertices, and the path of one', () => {
    const alone = [0, 1, 2].map((order) => graphFromEdges(order, order < 2 ? [] : [[0, 1]]));
    const none = { answer: 'none', cut: null, nodes: 0 };
    expect(alone.map((graph) => hamiltonCycle(graph))).toEqual([none, none, none]);
    expect(alone.map((graph) => hamiltonPath(graph))).toEqual([
      none,
      { answer: 'found', path: [0], nodes: 0 },
      { answer: 'found', path: [0, 1], nodes: 0 },
    ]);
    expect(hamiltonPath(alone[1], { from: 0, to: 0 }).answer).toBe('found');
    expect(hamiltonPath(alone[2], { from: 1, to: 1 })).toEqual(none);
    expect(hamiltonPath(alone[2], { from: 1 })).toMatchObject({ path: [1, 0] });
    expect(hamiltonPath(alone[2], { to: 0 })).toMatchObject({ path: [1, 0] });
  });
});
