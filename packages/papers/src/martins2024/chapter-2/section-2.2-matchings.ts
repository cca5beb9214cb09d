import { type Csr, edgesOf } from '@manaus/graph';
import { type Checks, general, range } from '../../check/index.js';
import { matchingNumberByCertificate } from '../../shared/certified.js';
import { graphsOfOrder, matchingNumberByTrying, matchingsOf } from '../evidence/small-graphs.js';

/** Whether every perfect matching of a graph is maximum, and every maximum matching maximal. */
type Kinds = { readonly perfectAreMaximum: boolean; readonly maximumAreMaximal: boolean };

type Matching = readonly (readonly [number, number])[];

const saturates = (matching: Matching, vertex: number): boolean =>
  matching.some((edge) => edge.includes(vertex));

/** True if no edge can be added. */
const isMaximal = (graph: Csr, matching: Matching): boolean =>
  edgesOf(graph).every((edge) => edge.some((vertex) => saturates(matching, vertex)));

function kinds(graph: Csr, largest: number): Kinds {
  const all = matchingsOf(edgesOf(graph));
  return {
    perfectAreMaximum: all.every(({ length }) => 2 * length !== graph.order || length === largest),
    maximumAreMaximal: all.every((some) => some.length !== largest || isMaximal(graph, some)),
  };
}

export default {
  'section-2.2/matchings': (effort) => {
    const most = effort === 'quick' ? 5 : 6;
    return general<Csr, Kinds>({
      checked: {
        en: `all graphs with 1 to ${most} vertices and all of their matchings; the largest size by comparing them, and by a matching with its Tutte-Berge witness, verified`,
        pt: `todos os grafos com 1 a ${most} vértices e todos os seus emparelhamentos; o maior tamanho comparando-os, e por um emparelhamento com a sua testemunha de Tutte-Berge, verificado`,
      },
      instances: range(1, most).flatMap((order) => [...graphsOfOrder(order)]),
      stated: () => ({ perfectAreMaximum: true, maximumAreMaximal: true }),
      methods: {
        'the largest of all matchings': (graph) => kinds(graph, matchingNumberByTrying(graph)),
        'a matching with its witness': (graph) => kinds(graph, matchingNumberByCertificate(graph)),
      },
    });
  },
} satisfies Checks;
