import { edgesOf, graft, graphFromEdges } from '@manaus/graph';
import { smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { exampleOfOurs } from '../legacy/unchecked.js';
import {
  apart,
  drawG,
  drawQ,
  drawR,
  joined,
  wrongGraft,
  wrongParts,
} from '../shared/figures/grafts.js';
import { edgeNames } from '../shared/figures/graphs.js';

const parts = exampleOfOurs(
  {
    id: 'martins2024/figure-6.2',
    statement:
      'G has the edge ab, and Q the vertices v and w: what the graft enx(Q, v, w, G, ab) asks for.',
    departs: 'The graphs of the print are lost: G and Q are an example of ours.',
    caption:
      'The graphs G, with the edge ab, and Q, with the vertices v and w (an example of ours)',
    uses: ['martins2024/definition-6'],
    figure: () =>
      smallMultiples([drawG(apart, '(a) G'), drawQ(apart, '(b) Q')], { title: 'Before the graft' }),
  },
  () =>
    finite([apart, joined], wrongParts, {
      checked: 'the edge and the vertices by name, and the edges as stored',
      methods: 2,
    }),
);

const graftOf = exampleOfOurs(
  {
    id: 'martins2024/figure-6.3',
    statement:
      'R = enx(Q, v, w, G, ab) for the graphs of figure 6.2: G without ab, and Q, with a and v made one vertex, b and w another.',
    departs:
      'The graphs of the print are lost: G and Q are an example of ours. The names a and b go, as in the set formula: V(R) keeps v and w.',
    caption: 'The graft R = enx(Q, v, w, G, ab) of the example',
    uses: ['martins2024/figure-6.2', 'martins2024/definition-6'],
    figure: () => drawR(apart, 'R = enx(Q, v, w, G, ab)'),
  },
  () =>
    finite([apart], wrongGraft, {
      checked:
        'R by the set formula on names, and by joining and merging, edge by edge and by a verified isomorphism',
      methods: 2,
    }),
);

/** All graphs on so many vertices, each as its edges. */
function* allGraphs(order: number): Generator<[number, number][]> {
  const pairs = range(0, order - 1).flatMap((a) =>
    range(a + 1, order - 1).map((b): [number, number] => [a, b]),
  );
  for (let set = 0; set < 2 ** pairs.length; set++)
    yield pairs.filter((_, i) => Math.floor(set / 2 ** i) % 2 === 1);
}

/** A G with an edge ab and a Q with v, w in which ab is in R though vw is not in Q, or the other way. */
function wrongOrders(orderG: number, orderQ: number): string | null {
  for (const edgesG of allGraphs(orderG))
    for (const ab of edgesG)
      for (const edgesQ of allGraphs(orderQ)) {
        const [g, q] = [graphFromEdges(orderG, edgesG), graphFromEdges(orderQ, edgesQ)];
        for (const [v, w] of range(0, orderQ - 1)
          .flatMap((v) => range(0, orderQ - 1).map((w) => [v, w]))
          .filter(([v, w]) => v !== w)) {
          const has = (edges: readonly (readonly [number, number])[], x: number, y: number) =>
            edges.some(([a, b]) => (a === x && b === y) || (a === y && b === x));
          const [inR, inQ] = [has(edgesOf(graft(q, v, w, g, ab)), ab[0], ab[1]), has(edgesQ, v, w)];
          if (inR !== inQ)
            return `G: ${edgesG.join(' ')}, ab = ${ab}; Q: ${edgesQ.join(' ')}, vw = ${v},${w}: ab ${inR ? 'is' : 'is not'} in R`;
        }
      }
  return null;
}

const keeps: FigureItem = {
  id: 'martins2024/figure-6.4',
  kind: 'figure',
  statement: 'The edge ab is in R = enx(Q, v, w, G, ab) if and only if vw is an edge of Q.',
  departs:
    'a and b mean the vertices that v and w became one with; the set formula keeps only the names v and w. The graphs of the print are lost: an example of ours is drawn, and all small graphs are tried.',
  caption: 'A graft where vw is an edge of Q, so that ab is an edge of R (an example of ours)',
  uses: ['martins2024/definition-6'],
  recorded: 'holds-in-range',
  figure: () =>
    smallMultiples(
      [drawG(joined, '(a) G'), drawQ(joined, '(b) Q with vw'), drawR(joined, '(c) R with ab')],
      { title: 'A graft that keeps ab' },
    ),
  check: (effort) => {
    const most = effort === 'quick' ? 3 : 4;
    const orders = range(2, most).flatMap((orderG) =>
      range(2, most).map((orderQ) => [orderG, orderQ] as const),
    );
    const names = firstWrong(
      wrongGraft(joined),
      wrongGraft(apart),
      differ('vw in Q', true, edgeNames(joined.q).includes('vw')),
    );
    return general(orders, ([orderG, orderQ]) => names ?? wrongOrders(orderG, orderQ), {
      checked: `all G with an edge ab and all Q with v, w on 2 to ${most} vertices, and both examples by the set formula on names`,
      methods: 2,
    });
  },
};

const items: readonly FigureItem[] = [parts, graftOf, keeps];
export default items;
