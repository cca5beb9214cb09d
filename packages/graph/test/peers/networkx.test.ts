import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  bucharest,
  hanoi,
  london,
  manaus,
  oxford,
  seededRandom,
  type TowerRules,
  towerCodec,
  towerPuzzle,
} from '@manaus/core';
import { describe, expect, it } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { towerDiameter } from '../../../scale/src/index.js';
import type { TowerExtent } from '../../../scale/src/search/tower-diameter.js';
import { type Csr, edgesOf, graphFromEdges, rankOf, toCsr } from '../../src/csr.js';
import {
  fromEdgeList,
  fromNodeLink,
  fromSparse6,
  isPlanar,
  toEdgeList,
  toGraph6,
  toGraphml,
  toNodeLink,
  toSparse6,
} from '../../src/index.js';
import { namedEdges } from '../io/hostile.js';
import { pairsOf } from '../structure/helpers.js';

const python = process.env.MANAUS_PYTHON ?? 'python3';
const present = spawnSync(python, ['-c', 'import networkx']).status === 0;
if (!present)
  console.warn(
    `peers/networkx: skipped, because ${python} has no networkx (set MANAUS_PYTHON to one that has)`,
  );

function peer(input: string, ...mode: string[]): string[] {
  const script = fileURLToPath(new URL('./networkx-peer.py', import.meta.url));
  const run = spawnSync(python, [script, ...mode], { input, maxBuffer: 2 ** 28, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout.trim().split('\n');
}

/** Graphs with about as many edges as make either answer likely, on up to 30 vertices. */
function randomGraphs(count: number, seed: number): Csr[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const order = 1 + Math.floor(random() * 30);
    const wanted = order * (0.8 + random() * 1.2);
    const pairs = pairsOf(order);
    return graphFromEdges(
      order,
      pairs.filter(() => random() * pairs.length < wanted),
    );
  });
}

describe.skipIf(!present)('against networkx', () => {
  it('planarity, graph6 and sparse6 of 10,000 random graphs', { timeout: 120_000 }, () => {
    const seed = 20_241;
    const drawn = randomGraphs(10_000, seed);
    const lines = peer(
      drawn.map((graph, i) => (i % 2 === 0 ? toGraph6(graph) : toSparse6(graph))).join('\n'),
    );
    const planar = drawn.map((graph, i) => {
      const own = isPlanar(graph);
      const [planar, graph6, sparse6] = lines[i].split(' ');
      // Its sparse6 may be padded otherwise than the description asks, so it is read rather than
      // compared.
      expect([planar, graph6, edgesOf(fromSparse6(sparse6))], `graph ${i} of seed ${seed}`).toEqual(
        [own ? '1' : '0', toGraph6(graph), edgesOf(graph)],
      );
      return own;
    });
    const share = planar.filter(Boolean).length / planar.length;
    expect(share > 0.2 && share < 0.8).toBe(true);
  });
  it('planarity and sparse6 of towers', { timeout: 120_000 }, () => {
    const rules: TowerRules[] = [
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => hanoi(n)),
      ...[1, 2, 3, 4].map((n) => hanoi(n, { pegs: 4 })),
      ...[1, 2, 3, 4, 5].flatMap((n) => [oxford(n), bucharest(n)]),
      ...[2, 3, 4, 5].flatMap((n) => [london(n), manaus(n)]),
    ];
    const drawn = rules.map((rule) => toCsr(stateGraph(towerPuzzle(rule))));
    const lines = peer(drawn.map((graph) => toSparse6(graph)).join('\n'));
    drawn.forEach((graph, i) => {
      const [planar, , code] = lines[i].split(' ');
      expect(planar, `${rules[i].symbol} ${rules[i].discs}`).toBe(isPlanar(graph) ? '1' : '0');
      expect(edgesOf(fromSparse6(code)).map(String).sort()).toEqual(
        edgesOf(graph).map(String).sort(),
      );
    });
  });
  it('GraphML, with labels that need escapes', () => {
    const labels = ['12/3/', 'a<b>&"c"', "it's", 'ç é ∅', '𝔾'];
    for (const directed of [false, true]) {
      const graph = graphFromEdges(
        5,
        [
          [0, 1],
          [1, 2],
          [3, 4],
        ],
        directed,
      );
      expect(JSON.parse(peer(toGraphml(graph, labels), 'graphml')[0])).toEqual({
        directed,
        labels,
        edges: edgesOf(graph),
      });
    }
  });

  it('node-link and edge lists, with data, and both ways', { timeout: 120_000 }, () => {
    // Words that both formats have room for, each made another by its vertex.
    const WORDS = ['12/3/', 'a<b>&"c"', "it's", '{}', 'ç', '𝔾', '1.5', '\\\\', ','];
    const drawn = [false, true].flatMap((directed) =>
      randomGraphs(150, 7).map(({ order, ...rest }, i) => {
        const ring = pairsOf(order).filter(([a, b]) => b === a + 1);
        const extra = edgesOf({ order, ...rest }).filter(([a, b]) => b !== a + 1);
        const edges = [...ring, ...extra.map(([a, b]): [number, number] => [b, a])];
        const graph = graphFromEdges(order, order > 1 ? edges : [], directed);
        const labels = Array.from({ length: order }, (_, v) => `${WORDS[(v + i) % 9]}${v}`);
        return {
          graph: order > 1 ? graph : graphFromEdges(0, []),
          labels: order > 1 ? labels : [],
        };
      }),
    );
    const texts = ['a  b', '#\u0085\u2028', '"\\', ''];
    const lines = peer(
      drawn
        .map(({ graph, labels }) => {
          const vertices = { good: labels.map((_, v) => v % 2 === 0), far: labels.map(() => 1e21) };
          const edges = {
            disc: edgesOf(graph).map((_, i) => (i % 3 === 0 ? null : i / 4)),
            ' #': edgesOf(graph).map((_, i) => texts[i % 4]),
            shortest: edgesOf(graph).map((_, i) => i % 2 === 0),
          };
          const data = { vertices, edges };
          return JSON.stringify([
            graph.directed,
            toNodeLink(graph, labels, data),
            toEdgeList(graph, labels, data),
          ]);
        })
        .join('\n'),
      'written',
    );
    drawn.forEach((one, i) => {
      const { graph, labels } = one;
      const { nodeLinkRead, edgeListRead, nodeLink, edgeList, weighted } = JSON.parse(lines[i]);
      const named = (directed: boolean, edges: readonly [string, string, object][]) =>
        edges
          .map(([a, b, data]) => JSON.stringify([directed ? [a, b] : [a, b].sort(), data]))
          .sort();
      const expected = edgesOf(graph).map(([a, b], e): [string, string, object] => [
        labels[a],
        labels[b],
        { ...(e % 3 !== 0 && { disc: e / 4 }), ' #': texts[e % 4], shortest: e % 2 === 0 },
      ]);
      for (const read of [nodeLinkRead, edgeListRead])
        expect(named(graph.directed, read.edges)).toEqual(named(graph.directed, expected));
      expect(nodeLinkRead.directed).toBe(graph.directed);
      expect(nodeLinkRead.nodes).toEqual(
        labels.map((label, v) => [label, { good: v % 2 === 0, far: 1e21 }]),
      );
      expect(namedEdges(fromNodeLink(nodeLink))).toEqual(namedEdges(one));
      // Its own reader cuts data at `#` too.
      const lists = [edgeList.replaceAll('#', ''), weighted];
      for (const text of lists)
        expect(namedEdges(fromEdgeList(text, graph.directed))).toEqual(namedEdges(one));
    });
  });

  it('diameters and radii of towers', { timeout: 120_000 }, () => {
    const towers: TowerRules[] = [
      hanoi(6),
      hanoi(5, { pegs: 4 }),
      hanoi(4, { pegs: 5, moves: 'star' }),
      manaus(6),
      london(4),
      london(5),
      oxford(5),
      oxford(4, { moves: 'adjacent' }),
    ];
    const graphs = towers.map((rules) => toCsr(stateGraph(towerPuzzle(rules))));
    const lines = peer(graphs.map(toSparse6).join('\n'), 'extents');
    towers.forEach((rules, i) => {
      const from = towerCodec(rules).unrank(rankOf(graphs[i], 0));
      const { order, diameter, radius } = towerDiameter(rules, { from }) as TowerExtent;
      expect([rules.name, `${order} ${diameter} ${radius}`]).toEqual([rules.name, lines[i]]);
    });
  });
});
