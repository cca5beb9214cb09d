import { sum } from '@manaus/core/internals';
import { graphFromEdges, size } from '@manaus/graph';
import { type Checks, general, range } from '../../check/index.js';
import { degreesOf } from '../../shared/degrees.js';

/** A graph by the number of its vertices and its edges. */
interface Graph {
  readonly order: number;
  readonly edges: readonly (readonly [number, number])[];
}

/** The sum of all degrees, the number of edges, and how many vertices have odd degree. */
type Degrees = { readonly sum: number; readonly edges: number; readonly odd: number };

const pairs = (order: number): [number, number][] =>
  range(0, order - 1).flatMap((b) => range(0, b - 1).map((a): [number, number] => [a, b]));

function inLibrary({ order, edges }: Graph): Degrees {
  const graph = graphFromEdges(order, edges);
  const degrees = degreesOf(graph);
  const odd = degrees.filter((degree) => degree % 2 === 1).length;
  return { sum: sum(degrees), edges: size(graph), odd };
}

/**
 * The ends of the edges in a list; a vertex that has been there an odd number of times is in the
 * set.
 */
function byEnds({ edges }: Graph): Degrees {
  const ends = edges.flat();
  const odd = new Set<number>();
  for (const end of ends) if (!odd.delete(end)) odd.add(end);
  return { sum: ends.length, edges: edges.length, odd: odd.size };
}

export default {
  'section-1.2/odd-degrees': (effort) => {
    const most = effort === 'quick' ? 5 : 6;
    return general<Graph, Degrees>({
      checked: {
        en: `all graphs of 1 to ${most} vertices: degrees in the library's graph, and the ends of the edges in a list`,
        pt: `todos os grafos de 1 a ${most} vértices: os graus no grafo da biblioteca, e as pontas das arestas em uma lista`,
      },
      instances: range(1, most).flatMap((order) =>
        range(0, 2 ** pairs(order).length - 1).map((bits) => ({
          order,
          edges: pairs(order).filter((_, i) => (bits >> i) & 1),
        })),
      ),
      satisfies: (degrees) => degrees.sum === 2 * degrees.edges && degrees.odd % 2 === 0,
      methods: { 'degrees in the library’s graph': inLibrary, 'the ends of the edges': byEnds },
    });
  },
} satisfies Checks;
