import { hanoi, hanoiDistance, pegsOfDiscs, towerCodec } from '@manaus/core';
import { breadthFirstSearch, type Csr, toCsr } from '@manaus/graph';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { towerGraph } from '../src/index.js';

/** The number of shortest paths from the source of a search to every vertex. */
function pathCounts(
  graph: Csr,
  { distance, visited }: { distance: Int32Array; visited: Uint32Array },
): Float64Array {
  const paths = new Float64Array(graph.order);
  paths[visited[0]] = 1;
  for (const vertex of visited)
    for (let i = graph.offsets[vertex]; i < graph.offsets[vertex + 1]; i++)
      if (distance[graph.targets[i]] === distance[vertex] + 1)
        paths[graph.targets[i]] += paths[vertex];
  return paths;
}

function expectDistances(discs: number, source: number, targets: Iterable<number>): void {
  const graph = toCsr(towerGraph(hanoi(discs)));
  const { unrank } = towerCodec(hanoi(discs));
  const search = breadthFirstSearch(graph, [source]);
  const paths = pathCounts(graph, search);
  const from = pegsOfDiscs(unrank(source));
  for (const target of targets) {
    const { moves, paths: counted } = hanoiDistance(from, pegsOfDiscs(unrank(target)));
    if (Number(moves) !== search.distance[target] || counted !== paths[target])
      expect.fail(`${discs} discs, ${source} to ${target}: ${moves} moves on ${counted} paths`);
  }
}

test.each([1, 2, 3, 4, 5])(
  '%i discs: all pairs are as far apart, on as many paths, as by search',
  (discs) => {
    for (let source = 0; source < 3 ** discs; source++)
      expectDistances(discs, source, Array(3 ** discs).keys());
  },
);

test('random pairs to twelve discs', () => {
  const pairs = fc
    .integer({ min: 6, max: 12 })
    .chain((discs) =>
      fc.tuple(
        fc.constant(discs),
        fc.nat(3 ** discs - 1),
        fc.array(fc.nat(3 ** discs - 1), { minLength: 50, maxLength: 50 }),
      ),
    );
  fc.assert(
    fc.property(pairs, ([discs, source, targets]) => expectDistances(discs, source, targets)),
    { numRuns: 12 },
  );
});
