import { type Csr, cycleGraph, edgesOf, graphFromEdges } from '@manaus/graph';
import { type Figure, smallMultiples } from '@manaus/plot';
import { differ, firstWrong } from '../../legacy/check.js';
import { notIsomorphic } from './graphs.js';
import { chords, drawCycles, hanoiParts, placedHanoi } from './hanoi-graph.js';

/** The subgraph that some vertices induce. */
function induced(
  { order }: Csr,
  edges: readonly (readonly [number, number])[],
  kept: readonly number[],
): Csr {
  if (kept.some((v) => v >= order)) throw new Error('not a vertex');
  const inside = edges.filter(([a, b]) => kept.includes(a) && kept.includes(b));
  return graphFromEdges(
    kept.length,
    inside.map(([a, b]): [number, number] => [kept.indexOf(a), kept.indexOf(b)]),
  );
}

/** A copy of H_3^2 in H_3^3 for each peg of the largest disc. */
function copies(): number[][] {
  const { states } = placedHanoi(3);
  return [0, 1, 2].map((peg) => states.flatMap((state, v) => (state[peg].includes(3) ? [v] : [])));
}

/** The counts of C_3, C_9 and C_6 in H_3^3; where the cycles C_9 and C_6 lie; and what they induce. */
export function wrongCycles(): string | null {
  const { graph, edges } = placedHanoi(3);
  const { triangles, nines, sixes } = hanoiParts(3);
  const sets = nines.map((cycle) => [...cycle].sort((a, b) => a - b).join());
  return firstWrong(
    differ('triangles', 9, triangles.length),
    differ('disjoint triangles', 27, new Set(triangles.flat()).size),
    differ('cycles C_9', 3, nines.length),
    differ(
      'vertex sets of the cycles C_9',
      copies().map(String).sort().join(' '),
      sets.sort().join(' '),
    ),
    differ(
      'chords of the cycles C_9',
      '3,3,3',
      nines.map((cycle) => chords(placedHanoi(3), cycle)).join(),
    ),
    differ('cycles C_6', 3, sixes.length),
    ...sixes.map((cycle) =>
      notIsomorphic('an induced C_6', induced(graph, edges, cycle), cycleGraph(6)),
    ),
    ...copies().map((kept) =>
      notIsomorphic(
        'nine vertices with the largest disc on one peg',
        induced(graph, edges, kept),
        placedHanoi(2).graph,
      ),
    ),
    differ('edges of H_3^3', edgesOf(graph).length, 3 * triangles.length + 12),
  );
}

/** The three kinds of part, side by side. */
export function drawParts(names: readonly [string, string, string], title: string): Figure {
  const { triangles, nines, sixes } = hanoiParts(3);
  return smallMultiples(
    [
      drawCycles(3, triangles, '#0072b2', {
        title: `(a) ${names[0]}`,
        subtitle: `${triangles.length} of them`,
      }),
      drawCycles(3, nines, '#c8362b', {
        title: `(b) ${names[1]}`,
        subtitle: `${nines.length} of them`,
      }),
      drawCycles(3, sixes, '#277f41', {
        title: `(c) ${names[2]}`,
        subtitle: `${sixes.length} of them`,
      }),
    ],
    { title },
  );
}
