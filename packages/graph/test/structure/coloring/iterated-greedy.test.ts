import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Csr, neighborsOf } from '../../../src/csr.js';
import { completeGraph, cycleGraph, isProperColoring } from '../../../src/index.js';
import { iteratedGreedy } from '../../../src/structure/coloring/iterated-greedy.js';
import { chanceGraph, graphs } from '../helpers.js';

/** One greedy pass in the order of the vertices. */
function greedy(graph: Csr): number[] {
  const colors: number[] = [];
  for (let v = 0; v < graph.order; v++) {
    const around = neighborsOf(graph, v).map((u) => colors[u]);
    colors.push([...Array(graph.order).keys()].find((color) => !around.includes(color)) ?? -1);
  }
  return colors;
}

const countOf = (colors: ArrayLike<number>) => new Set(Array.from(colors)).size;

describe('iterated greedy', () => {
  it('gives a proper coloring with the colors 0, 1, ..., no more of them than one pass', () => {
    fc.assert(
      fc.property(graphs(12), (graph) => {
        const colors = iteratedGreedy(graph, 0);
        expect(isProperColoring(graph, colors)).toBe(true);
        expect(new Set(colors)).toEqual(new Set(Array(countOf(colors)).keys()));
        expect(countOf(colors)).toBeLessThanOrEqual(countOf(greedy(graph)));
      }),
    );
  });

  it('is one pass where that already has the least number of colors', () => {
    fc.assert(
      fc.property(graphs(12), (graph) => {
        const once = greedy(graph);
        expect(Array.from(iteratedGreedy(graph, countOf(once)))).toEqual(once);
      }),
    );
  });

  it('saves colors: of random graphs of 40 vertices it needs so many, and one pass more', () => {
    const seeds = [1, 2, 3, 4, 5, 6];
    const counts = (share: number, color: (graph: Csr) => ArrayLike<number>) =>
      seeds.map((seed) => countOf(color(chanceGraph(40, share, seed))));
    const best = (share: number) => counts(share, (graph) => iteratedGreedy(graph, 0));
    expect([0.1, 0.2, 0.4, 0.6].map(best)).toEqual([
      [4, 4, 4, 4, 3, 4],
      [6, 5, 5, 5, 5, 6],
      [8, 7, 8, 7, 8, 7],
      [10, 10, 10, 11, 11, 11],
    ]);
    expect(counts(0.4, greedy)).toEqual([11, 9, 9, 10, 11, 10]);
  });

  it('ends on the least number of colors as soon as it has it', () => {
    for (const least of [8, 9, 11])
      expect(countOf(iteratedGreedy(chanceGraph(40, 0.4, 1), least))).toBe(least);
    expect(Array.from(iteratedGreedy(cycleGraph(6), 2))).toEqual([0, 1, 0, 1, 0, 1]);
    expect(Array.from(iteratedGreedy(completeGraph(3), 3))).toEqual([0, 1, 2]);
  });
});
