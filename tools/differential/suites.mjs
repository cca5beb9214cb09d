import { heapGame } from '@manaus/games';
import {
  automorphisms,
  canonicalForm,
  chromaticNumber,
  countSpanningTrees,
  edgesOf,
  findSubgraph,
  fromDigraph6,
  fromDot,
  fromEdgeList,
  fromGraph6,
  fromGraphml,
  fromNodeLink,
  hamiltonCycle,
  hamiltonPath,
  isomorphism,
  maximumClique,
  maximumIndependentSet,
  shortestCycle,
  toDigraph6,
  toGraph6,
  wienerIndex,
} from '@manaus/graph';
import { linesOf } from './ask.mjs';
import { randomGraphs, renamed } from './random.mjs';

const colorsOf = ({ order }, k) => Array.from({ length: order }, (_, v) => (v * v) % k);
const plain = (graph) => [graph.order, edgesOf(graph)];

/** The invariants that the peer has too. */
function invariants(graph) {
  const isConnected = graph.order < 2 || countSpanningTrees(graph) > 0n;
  return {
    independence: maximumIndependentSet(graph).vertices.length,
    clique: maximumClique(graph).vertices.length,
    girth: shortestCycle(graph)?.length ?? null,
    wiener: isConnected ? wienerIndex(graph) : null,
    chromatic: chromaticNumber(graph).number,
    cycle: hamiltonCycle(graph).answer === 'found',
    path: hamiltonPath(graph).answer === 'found',
    trees: Number(countSpanningTrees(graph)),
  };
}

/** A graph as the peer wrote it: its edges by label, in order. */
const byLabel = ({ graph, labels }) =>
  edgesOf(graph)
    .map((ends) => {
      const named = ends.map((v) => labels[v].replace(/^v (\d+) <&>$/, '$1'));
      return (graph.directed ? named : named.sort()).join(' ');
    })
    .sort();

/**
 * Suites against a Python with networkx and igraph: questions for it, and our answers to the same.
 */
export const asked = {
  'symmetries of colored graphs (igraph)': () =>
    randomGraphs(1500, 12, 1).map((graph, i) => ({
      question: ['symmetries', ...plain(graph), colorsOf(graph, 1 + (i % 3))],
      ours: String(automorphisms({ ...graph, vertexColors: colorsOf(graph, 1 + (i % 3)) }).order),
    })),
  'isomorphism of colored graphs (igraph)': () => {
    const drawn = randomGraphs(1500, 7, 2);
    return drawn.map((graph, i) => {
      const { graph: other, map } = renamed(i % 2 === 0 ? graph : drawn[(i + 2) % 1500], i);
      const second = other.order === graph.order ? other : renamed(graph, i).graph;
      const colors = colorsOf(graph, 1 + (i % 3));
      const others =
        map.length === graph.order ? map.map((_, to) => colors[map.indexOf(to)]) : colors;
      return {
        question: ['isomorphic', graph.order, edgesOf(graph), edgesOf(second), colors, others],
        ours:
          isomorphism({ ...graph, vertexColors: colors }, { ...second, vertexColors: others })
            .answer === 'found',
      };
    });
  },
  'subgraphs, directed and not, induced and not (networkx)': () => {
    const cases = [false, true].flatMap((directed) => {
      const hosts = randomGraphs(500, 7, 3, directed);
      return randomGraphs(500, 4, 4, directed).map((pattern, i) => ({ pattern, host: hosts[i] }));
    });
    return cases.map(({ pattern, host }, i) => ({
      question: ['contains', i % 2 === 0, host.directed, plain(pattern), plain(host)],
      ours: findSubgraph(pattern, host, { induced: i % 2 === 0 }).answer === 'found',
    }));
  },
  'invariants and Hamilton walks (networkx, igraph, brute force)': () =>
    randomGraphs(300, 6, 5).map((graph) => ({
      question: ['invariants', ...plain(graph)],
      ours: invariants(graph),
    })),
  'Grundy values of octal games (brute force)': () =>
    Array.from({ length: 200 }, (_, i) => {
      const digits = [0, (i * 5) % 8, (i * 3 + 1) % 8, Math.floor(i / 7) % 8];
      return {
        question: ['grundy', digits, 80],
        ours: heapGame(`0.${digits.slice(1).join('')}`).grundyValues(80),
      };
    }),
};

/** Texts that networkx wrote, read here. */
export const texts = {
  name: 'GraphML, node-link JSON, edge lists, DOT of networkx, read here',
  graphs: () => [false, true].flatMap((directed) => randomGraphs(200, 9, 6, directed)),
  question: (graph) => ['texts', ...plain(graph), graph.directed],
  read: ({ directed }, { graphml, nodeLink, edgeList, dot }) =>
    [
      fromGraphml(graphml),
      fromNodeLink(nodeLink),
      fromEdgeList(edgeList, directed),
      fromDot(dot),
    ].map(byLabel),
  expected: (graph) =>
    byLabel({ graph, labels: Array.from({ length: graph.order }, (_, v) => String(v)) }),
};

/** Suites against nauty: every graph, or digraph, of an order comes once. */
export const listed = {
  'canonical forms of all graphs of geng, up to 8 vertices': (geng) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      classesOf(linesOf(geng, ['-q', String(n)]).map(fromGraph6), toGraph6),
    ),
  'canonical forms and codes of all digraphs of directg, up to 4 vertices': (geng, directg) =>
    [1, 2, 3, 4].map((n) => {
      const codes = linesOf(directg, ['-q'], `${linesOf(geng, ['-q', String(n)]).join('\n')}\n`);
      const faithful = codes.filter((code) => toDigraph6(fromDigraph6(code)) === code);
      const { cases, found } = classesOf(codes.map(fromDigraph6), toDigraph6);
      return { cases: cases + codes.length, found: found + faithful.length };
    }),
};

/** Each graph and a renamed one: as many forms as graphs, and both the same. */
function classesOf(graphs, code) {
  const forms = graphs.map((graph) => code(canonicalForm(graph).graph));
  const same = graphs.filter(
    (graph, i) => code(canonicalForm(renamed(graph, i).graph).graph) === forms[i],
  );
  return { cases: 2 * graphs.length, found: new Set(forms).size + same.length };
}
