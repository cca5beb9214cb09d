import { oxford } from '@manaus/core';
import {
  completeBipartiteGraph,
  components,
  edgesOf,
  graphFromEdges,
  neighborsOf,
  planarity,
  verifyKuratowski,
  verifySubgraph,
} from '@manaus/graph';
import { drawTower, storeTower } from '@manaus/lab';
import { carriedDisc, oxfordComponentsLayout } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';

/** The graph without its vertices of degree 6, and what joins the two. */
function parts() {
  const { graph, states } = storeTower(oxford(3));
  const degree = (v: number) => neighborsOf(graph, v).length;
  const vertices = Array.from({ length: graph.order }, (_, v) => v);
  const rest = vertices.filter((v) => degree(v) === 2 || degree(v) === 4);
  const joining = vertices.filter((v) => degree(v) === 6);
  const edges = edgesOf(graph).flatMap(([a, b]): [number, number][] =>
    rest.includes(a) && rest.includes(b) ? [[rest.indexOf(a), rest.indexOf(b)]] : [],
  );
  const { component, sizes } = components(graphFromEdges(rest.length, edges));
  return { graph, states, rest, joining, component, sizes };
}

/** The components by removal and search against those by the disc that lies on another: two ways to the same three. */
function wrong(): string | null {
  const { graph, states, rest, joining, component, sizes } = parts();
  const carried = rest.map((v) => carriedDisc(states[v]));
  const pairs = new Set(rest.map((_, i) => `${component[i]} ${carried[i]}`));
  const met = joining.map(
    (v) => new Set(neighborsOf(graph, v).map((u) => component[rest.indexOf(u)])).size,
  );
  return firstWrong(
    differ('vertices of degree 6', 6, joining.length),
    differ('other vertices', 54, rest.length),
    differ('orders of the components of degrees 2 and 4', '18,18,18', Array.from(sizes).join()),
    differ('pairs of a component and a carried disc', 3, pairs.size),
    differ('components that each vertex of degree 6 meets', '3,3,3,3,3,3', met.join()),
    differ(
      'edges between vertices of degree 6',
      0,
      edgesOf(graph).filter(([a, b]) => joining.includes(a) && joining.includes(b)).length,
    ),
    wrongMinor(),
  );
}

/** Each component drawn together to one vertex: the six others all see the three, so K_{3,3} is there and the graph is not planar. */
function wrongMinor(): string | null {
  const { graph, rest, joining, component } = parts();
  const contracted = joining.flatMap((v, i) =>
    [...new Set(neighborsOf(graph, v).map((u) => component[rest.indexOf(u)]))].map(
      (part): [number, number] => [part, 3 + i],
    ),
  );
  const found = planarity(graph);
  return firstWrong(
    differ(
      'K_{3,3} on three components and three vertices of degree 6',
      true,
      verifySubgraph(
        completeBipartiteGraph(3, 3),
        graphFromEdges(9, contracted),
        [0, 1, 2, 3, 4, 5],
      ),
    ),
    differ(
      'a Kuratowski subgraph of O_3^3 itself',
      true,
      !found.planar && verifyKuratowski(graph, found.kuratowski),
    ),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-4.14',
  kind: 'figure',
  statement:
    'Without its six vertices of degree 6, O_3^3 falls into exactly three components of 18 vertices of degrees 2 and 4; each of the six has neighbors in all three, so K_{3,3} is a minor.',
  caption:
    'O_3^3: three components of the vertices of degrees 2 and 4, joined by the six of degree 6',
  uses: ['martins2024/theorem-3', 'martins2024/figure-4.13'],
  recorded: 'holds',
  figure: () => {
    const tower = storeTower(oxford(3));
    const classes = tower.states.map(
      (state) => (['joining', 'disc-1', 'disc-2', 'disc-3'] as const)[carriedDisc(state)],
    );
    return drawTower(tower, {
      classes,
      layout: oxfordComponentsLayout(),
      title: 'Oxford O₃³: three components, joined by six states',
    });
  },
  check: () =>
    finite([3], wrong, {
      checked:
        'the components by taking the six vertices away and by the disc that lies on another; the minor drawn together, and a Kuratowski subgraph verified',
      methods: 2,
    }),
};
export default item;
