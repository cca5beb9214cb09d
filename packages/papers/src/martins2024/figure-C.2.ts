import { type Csr, completeGraph, edgesOf, sierpinskiTriangleGraph, size } from '@manaus/graph';
import { drawnGraphFigure, type Figure, smallMultiples } from '@manaus/plot';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { notIsomorphic, planarByCertificate } from '../shared/figures/graphs.js';
import { cornersAndSides, glued } from './figures/sierpinski.js';

/** The graph by the three identifications alone, from K_3 on; level 1 is K_3. */
function byGluing(level: number): Csr {
  let graph = completeGraph(3);
  for (let i = 1; i < level; i++) graph = glued(graph, edgesOf(graph));
  return graph;
}

/** Three ways to the same graph: the identifications, the corners of the triangles that are left, the library. */
function wrong(level: number): string | null {
  const graph = byGluing(level);
  return firstWrong(
    differ(`order at level ${level}`, (3 ** level + 3) / 2, graph.order),
    differ(`size at level ${level}`, 3 ** level, size(graph)),
    notIsomorphic(
      `level ${level} by gluing and by its triangles`,
      graph,
      cornersAndSides(level - 1).graph,
    ),
    notIsomorphic(
      `level ${level} by gluing and by the library`,
      graph,
      sierpinskiTriangleGraph(level),
    ),
    differ(`level ${level} is planar`, true, planarByCertificate(graph)),
  );
}

const fills = ['#0072b2', '#009e73', '#d55e00'];

/** Three copies with their corners named, or the result with the shared corners named. */
function draw(apart: boolean): Figure {
  const { graph, places } = cornersAndSides(1);
  const span = apart ? 2.9 : 2;
  const offsets = [
    [0, 0],
    [span, 0],
    [0, span],
  ] as const;
  const point = (x: number, y: number) => ({ x: x + y / 2, y: -(y * Math.sqrt(3)) / 2 });
  const corner = (x: number, y: number) =>
    x === 0 && y === 0 ? 'l' : x === 2 ? 'r' : y === 2 ? 't' : '';
  const shared: Readonly<Record<string, string>> = {
    '2,0': 'lr',
    '0,2': 'lt',
    '2,2': 'rt',
    '0,0': 'l',
    '4,0': 'r',
    '0,4': 't',
  };
  const vertices = offsets.flatMap(([dx, dy], copy) =>
    places.map(([x, y]) => {
      const name = apart ? corner(x, y) : (shared[`${x + dx},${y + dy}`] ?? '');
      return {
        ...point(x + dx, y + dy),
        label: name === '' ? undefined : `v${name}`,
        fill: !apart && name.length === 2 ? '#c8362b' : fills[copy],
      };
    }),
  );
  const edges = offsets.flatMap((_, copy) =>
    edgesOf(graph).map(([a, b]) => ({
      ends: [copy * places.length + a, copy * places.length + b] as const,
      color: fills[copy],
    })),
  );
  const title = apart ? '(a) three copies' : '(b) corners made one';
  return drawnGraphFigure({
    title,
    width: 520,
    height: 520,
    vertices,
    edges,
    labelSize: 13,
    alt: `${title} of the level 2 graph.`,
  });
}

const item: FigureItem = {
  id: 'martins2024/figure-C.2',
  kind: 'figure',
  statement:
    'From K_3 at level 1, gluing three copies at their corners (left of the right copy with right of the left, top of the left with left of the top, top of the right with right of the top) gives at level n a planar graph of order (3^n + 3)/2 and size 3^n.',
  departs: 'The appendix calls the first graph S_3^3; levels are counted from 1 here.',
  caption: 'The Sierpinski triangle graph: three copies, and the corners that become one',
  uses: ['martins2024/appendix-C/S33-is-K3', 'martins2024/figure-C.1'],
  recorded: 'holds-in-range',
  figure: () =>
    smallMultiples([draw(true), draw(false)], {
      title: 'The Sierpinski triangle graph, from level 2 to level 3',
    }),
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(1, most), wrong, {
      checked: `levels 1 to ${most}: by the identifications, by the corners of the triangles that are left and by the library, with verified isomorphisms; embeddings verified`,
      methods: 3,
    });
  },
};
export default item;
