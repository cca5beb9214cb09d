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
import { stateGraph, towerDiameter } from '../../../kernels/src/index.js';
import type { TowerExtent } from '../../../kernels/src/search/tower-diameter.js';
import { type Csr, edgesOf, graphFromEdges, rankOf, toCsr } from '../../src/csr.js';
import { fromSparse6, isPlanar, toGraph6, toGraphml, toSparse6 } from '../../src/index.js';
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
