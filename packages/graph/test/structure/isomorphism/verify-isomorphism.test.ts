import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import { describe } from 'vitest';
import {
  type Csr,
  edgesOf,
  graphFromEdges,
  verifyIsomorphism,
  verifySubgraph,
} from '../../../src/index.js';
import type { ColoredGraph } from '../../../src/structure/isomorphism/colored-graph.js';
import { apart, joined, randomGraph, withEdge } from '../forged.js';
import { pairsOf } from '../helpers.js';

interface Map {
  readonly first: Csr;
  readonly second: Csr;
  readonly map: number[];
}

const mapped = (edges: readonly (readonly [number, number])[], map: readonly number[]) =>
  edges.map(([a, b]): [number, number] => [map[a], map[b]]);

/** True if some pair is joined in one graph, and its image in the other is not. */
const tears = ({ first, second, map }: Map): boolean =>
  pairsOf(first.order).some(([a, b]) => joined(first, a, b) !== joined(second, map[a], map[b]));

describe('an isomorphism', () => {
  const honest = (from: Chance): Map => {
    const first = randomGraph(from, 8, 3);
    const map = from.shuffled(Array.from({ length: first.order }, (_, v) => v));
    return { first, second: graphFromEdges(first.order, mapped(edgesOf(first), map)), map };
  };
  attacked<Map>(honest, ({ first, second, map }) => verifyIsomorphism(first, second, map), {
    'another order of the vertices': (one, { shuffled }) => {
      const forged = { ...one, map: shuffled(one.map) };
      return tears(forged) ? forged : null;
    },
    'a map that is not injective': (one, { below }) => ({
      ...one,
      map: replaced(one.map, below(one.map.length - 1), one.map[one.map.length - 1]),
    }),
    'an image that is no vertex': (one, { below, of }) => ({
      ...one,
      map: replaced(one.map, below(one.map.length), of([-1, one.first.order, 0.5, Number.NaN])),
    }),
    'an image too few': (one) => ({ ...one, map: one.map.slice(1) }),
    'a vertex more in the second graph': (one) => ({
      ...one,
      second: graphFromEdges(one.second.order + 1, edgesOf(one.second)),
    }),
    'arcs in place of edges': (one) => {
      const arcs = graphFromEdges(one.second.order, mapped(edgesOf(one.first), one.map), true);
      return edgesOf(one.first).length === 0 ? null : { ...one, second: arcs };
    },
    'an image too many': (one, { of }) => ({ ...one, map: [...one.map, of(one.map)] }),
    'a vertex of another color': (one, { below }) => {
      const at = below(one.first.order);
      const colored = (graph: Csr, marked: number) => ({
        ...graph,
        vertexColors: Array.from({ length: graph.order }, (_, v) => (v === marked ? 1 : 0)),
      });
      const other = (at + 1 + below(one.first.order - 1)) % one.first.order;
      return { ...one, first: colored(one.first, at), second: colored(one.second, one.map[other]) };
    },
    'an edge more in the second graph': (one, from) => {
      const free = apart(one.second, from);
      return free === null ? null : { ...one, second: withEdge(one.second, free) };
    },
    'an edge more in the first graph': (one, from) => {
      const free = apart(one.first, from);
      return free === null ? null : { ...one, first: withEdge(one.first, free) };
    },
  });
});

describe('an isomorphism of colored directed graphs', () => {
  interface ColoredMap {
    readonly first: ColoredGraph;
    readonly second: ColoredGraph;
    readonly map: number[];
  }
  /**
   * One arc at most between two vertices; arcs are colored by what they join in the first graph.
   */
  const honest = (from: Chance): ColoredMap | null => {
    const order = 3 + from.below(6);
    const arcs = edgesOf(randomGraph(from, order, order)).map(([a, b]): [number, number] =>
      from.below(2) === 0 ? [a, b] : [b, a],
    );
    const map = from.shuffled([...Array(order).keys()]);
    const first = graphFromEdges(order, arcs, true);
    const second = graphFromEdges(order, mapped(arcs, map), true);
    const colorOf = ([a, b]: readonly [number, number]) => (3 * a + b) % 4;
    const back = map.map((_, v) => map.indexOf(v));
    return arcs.length === 0
      ? null
      : {
          first: { ...first, edgeColors: edgesOf(first).map(colorOf) },
          second: { ...second, edgeColors: mapped(edgesOf(second), back).map(colorOf) },
          map,
        };
  };
  attacked<ColoredMap>(honest, ({ first, second, map }) => verifyIsomorphism(first, second, map), {
    'an arc turned round': ({ first, second, map }, { below }) => {
      const arcs = edgesOf(first);
      const at = below(arcs.length);
      const turned = arcs.map(([a, b], i): [number, number] => (i === at ? [b, a] : [a, b]));
      return {
        first: graphFromEdges(first.order, turned, true),
        second: graphFromEdges(second.order, edgesOf(second), true),
        map,
      };
    },
    'an arc of another color': ({ second, ...one }, { below }) => {
      const colors = Array.from(second.edgeColors ?? []);
      const at = below(colors.length);
      return { ...one, second: { ...second, edgeColors: replaced(colors, at, colors[at] + 1) } };
    },
    'colors in one graph only': ({ first, ...one }) => ({
      ...one,
      first: { ...first, edgeColors: undefined },
    }),
  });
});

describe('a subgraph', () => {
  const honest = (from: Chance): Map => {
    const { shuffled, below } = from;
    const second = randomGraph(from, 9, 4);
    const map = shuffled(Array.from({ length: second.order }, (_, v) => v)).slice(
      0,
      2 + below(second.order - 2),
    );
    const first = graphFromEdges(
      map.length,
      pairsOf(map.length).filter(([a, b]) => joined(second, map[a], map[b])),
    );
    return { first, second, map };
  };
  attacked<Map>(honest, ({ first, second, map }) => verifySubgraph(first, second, map, true), {
    'arcs in a host without': (one) => {
      const edges = edgesOf(one.first);
      const first = graphFromEdges(one.first.order, edges, true);
      return edges.length === 0 ? null : { ...one, first };
    },
    'an edge at another place': (one, from) => {
      const free = apart(one.first, from);
      const [, ...edges] = edgesOf(one.first);
      return free === null || edges.length === edgesOf(one.first).length
        ? null
        : { ...one, first: graphFromEdges(one.first.order, [...edges, free]) };
    },
    'an edge that the host has not': (one, from) => {
      const free = apart(one.first, from);
      return free === null ? null : { ...one, first: withEdge(one.first, free) };
    },
    'induced, with an edge of the host left out': (one) => {
      const edges = edgesOf(one.first);
      return edges.length === 0
        ? null
        : { ...one, first: graphFromEdges(one.first.order, edges.slice(1)) };
    },
    'a map that is not injective': (one, { below }) => ({
      ...one,
      map: replaced(one.map, below(one.map.length - 1), one.map[one.map.length - 1]),
    }),
    'an image that is no vertex': (one, { below, of }) => ({
      ...one,
      map: replaced(one.map, below(one.map.length), of([-1, one.second.order, 0.5])),
    }),
    'an image too few': (one) => ({ ...one, map: one.map.slice(1) }),
  });
});

describe('a subgraph that need not be induced', () => {
  const honest = (from: Chance): Map => {
    const second = randomGraph(from, 9, 4);
    const map = from.shuffled([...Array(second.order).keys()]).slice(0, 3);
    const joinedPairs = pairsOf(3).filter(([a, b]) => joined(second, map[a], map[b]));
    return { first: graphFromEdges(3, joinedPairs.slice(1)), second, map };
  };
  attacked<Map>(honest, ({ first, second, map }) => verifySubgraph(first, second, map), {
    'an edge that the host has not': (one, { of }) => {
      const wrong = pairsOf(3).filter(([a, b]) => !joined(one.second, one.map[a], one.map[b]));
      return wrong.length === 0 ? null : { ...one, first: graphFromEdges(3, [of(wrong)]) };
    },
    'an image twice': (one) => ({ ...one, map: [one.map[0], one.map[1], one.map[0]] }),
  });
});
