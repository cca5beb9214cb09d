import { hanoi } from '@manaus/core';
import {
  type Csr,
  edgesOf,
  graphFromEdges,
  isomorphism,
  sierpinskiTriangleGraph,
  size,
  storeGraph,
  trianglesOf,
  verifyIsomorphism,
} from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

const hanoiGraph = (discs: number): Csr => storeGraph(towerGraph(hanoi(discs)));

/** Whether two graphs are isomorphic, by a map that another program verified. */
function sameByCertificate(first: Csr, second: Csr): boolean {
  const map = isomorphism(first, second);
  if (map !== null && !verifyIsomorphism(first, second, map))
    throw new Error('the map does not stand');
  return map !== null;
}

/** The graph with every edge outside triangles shrunk to a point; they form a matching, so each point has two vertices at most. */
export function shrunk(graph: Csr): Csr {
  const corner = new Map(
    trianglesOf(graph).flatMap((triangle, i) => triangle.map((v) => [v, i] as const)),
  );
  const between = edgesOf(graph).filter(([a, b]) => corner.get(a) !== corner.get(b));
  if (new Set(between.flat()).size !== 2 * between.length)
    throw new Error('edges between triangles meet');
  const onto = new Map(between.map(([a, b]) => [b, a]));
  const kept = range(0, graph.order - 1).filter((v) => !onto.has(v));
  const id = new Map(kept.map((v, i) => [v, i]));
  const image = (v: number) => id.get(onto.get(v) ?? v) as number;
  const inner = edgesOf(graph).filter(([a, b]) => corner.get(a) === corner.get(b));
  return graphFromEdges(
    kept.length,
    inner.map(([a, b]) => [image(a), image(b)]),
  );
}

/** The odd entries of the first rows of Pascal's triangle, each joined to those beside, above and below it. */
export function pascalModulo2(rows: number): Csr {
  let row: number[] = [1];
  const id = new Map<string, number>();
  for (let m = 0; m < rows; m++) {
    row.forEach((entry, k) => {
      if (entry === 1) id.set(`${m} ${k}`, id.size);
    });
    row = [1, ...row.slice(1).map((entry, k) => (entry + row[k]) % 2), 1];
  }
  const edges = [...id].flatMap(([place, v]) => {
    const [m, k] = place.split(' ').map(Number);
    const later = [id.get(`${m} ${k + 1}`), id.get(`${m + 1} ${k}`), id.get(`${m + 1} ${k + 1}`)];
    return later.flatMap((u): [number, number][] => (u === undefined ? [] : [[v, u]]));
  });
  return graphFromEdges(id.size, edges);
}

function wrongShrinking(discs: number): string | null {
  const point = shrunk(hanoiGraph(discs));
  return firstWrong(
    differ(`order of H_3^${discs} shrunk`, (3 ** discs + 3) / 2, point.order),
    differ(`size of H_3^${discs} shrunk`, 3 ** discs, size(point)),
    differ(
      `H_3^${discs} shrunk is the Sierpinski triangle graph of level ${discs}`,
      true,
      sameByCertificate(point, sierpinskiTriangleGraph(discs)),
    ),
  );
}

/** As C(m, k) is odd exactly when the binary digits of k are among those of m, there are 3^n odd entries: counted so as well. */
function wrongPascal(discs: number): string | null {
  const pascal = pascalModulo2(2 ** discs);
  const digits = range(0, 2 ** discs - 1).reduce(
    (sum, m) => sum + range(0, m).filter((k) => (m & k) === k).length,
    0,
  );
  return firstWrong(
    differ(`odd entries of the first ${2 ** discs} rows`, 3 ** discs, pascal.order),
    differ(`the same by binary digits`, 3 ** discs, digits),
    differ(`they form H_3^${discs}`, true, sameByCertificate(pascal, hanoiGraph(discs))),
  );
}

const items: Item[] = [
  {
    id: 'martins2024/section-3.4/alpha-to-zero',
    kind: 'statement',
    statement:
      'For every n >= 1, shrinking to points the edges of H_3^n that join its triangles gives the Sierpinski triangle graph of level n.',
    departs:
      'The print says the Sierpinski triangle. For a fixed n the result is the graph of its n-th step; the figure itself needs n to grow as well.',
    uses: [],
    recorded: 'holds-in-range',
    check: (effort) => {
      const most = effort === 'quick' ? 6 : 7;
      return general(range(1, most), wrongShrinking, {
        checked: `n = 1 to ${most}: an isomorphism that is verified, and order and size`,
        methods: 2,
      });
    },
  },
  {
    id: 'martins2024/section-3.4/lucas-correspondence',
    kind: 'statement',
    statement:
      "For every n >= 1 the odd entries of the first 2^n rows of Pascal's triangle, each joined to the odd entries beside, above and below it, form the graph H_3^n; one disc more triples the vertices and doubles the rows, so the dimension is log_2 3.",
    departs:
      'The print speaks of a notable likeness for large n; it is made precise as an isomorphism, which holds for small n too.',
    uses: [],
    recorded: 'holds-in-range',
    check: (effort) => {
      const most = effort === 'quick' ? 6 : 7;
      return general(range(1, most), wrongPascal, {
        checked: `n = 1 to ${most}: an isomorphism that is verified, and the odd entries counted in two ways`,
        methods: 2,
      });
    },
  },
];
export default items;
