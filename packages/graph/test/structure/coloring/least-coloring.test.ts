import { describe, expect, it } from 'vitest';
import { graphFromEdges } from '../../../src/csr.js';
import { chromaticNumber, completeGraph, cycleGraph } from '../../../src/index.js';
import { LeastColoring } from '../../../src/structure/coloring/least-coloring.js';
import { chanceGraph } from '../helpers.js';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('branch and bound for the fewest colors', () => {
  it('colors so many vertices of random graphs', () => {
    const effort = (share: number) =>
      seeds.map((seed) => chromaticNumber(chanceGraph(22, share, seed)).nodes);
    expect([0.2, 0.4, 0.5, 0.6].map(effort)).toEqual([
      [13, 0, 30, 22, 34, 0, 19, 19, 0, 19],
      [14, 0, 8, 29, 0, 0, 0, 0, 6, 17],
      [21, 0, 16, 17, 16, 16, 38, 19, 13, 14],
      [56, 16, 0, 32, 0, 0, 22, 27, 52, 5],
    ]);
  });

  it('gives up just beyond the limit', () => {
    const graph = chanceGraph(22, 0.6, 1);
    const search = (limit: number) => {
      const known = Uint32Array.from({ length: graph.order }, (_, v) => v);
      const branch = new LeastColoring(graph, [0], known);
      return { isWhole: branch.run(limit), nodes: branch.nodes, count: branch.count };
    };
    const whole = search(1e6);
    expect(whole).toMatchObject({ isWhole: true, count: chromaticNumber(graph).number });
    expect(search(whole.nodes)).toEqual(whole);
    expect(search(whole.nodes - 1).isWhole).toBe(false);
    expect(search(0)).toMatchObject({ isWhole: false, count: graph.order });
  });

  it('needs no vertex where the clique has as many as there are colors, or is all', () => {
    const effort = (known: number[], clique: number[], graph = cycleGraph(known.length)) => {
      const search = new LeastColoring(graph, clique, Uint32Array.from(known));
      return [search.run(1000), search.count, search.nodes];
    };
    expect(effort([0, 1, 0, 1], [0, 1])).toEqual([true, 2, 0]);
    expect(effort([0, 1, 2], [0, 1, 2], completeGraph(3))).toEqual([true, 3, 0]);
    expect(effort([], [], graphFromEdges(0, []))).toEqual([true, 0, 0]);
    // The other two of C_4 take a color each, and nothing is left to improve.
    expect(effort([0, 1, 0, 2], [0, 1])).toEqual([true, 2, 2]);
  });
});
