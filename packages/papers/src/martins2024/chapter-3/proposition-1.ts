import { hanoi } from '@manaus/core';
import { tally } from '@manaus/core/internals';
import {
  biconnectedComponents,
  type Csr,
  diameter,
  hamiltonCycle,
  verifyHamilton,
} from '@manaus/graph';
import { type Checks, general, range, requireHolds, until, upTo } from '../../check/index.js';
import { blocksByCertificate, planarByCertificate } from '../../shared/certified.js';
import { hanoiGraph } from '../../shared/hanoi-graph.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { factsByRanks } from '../../shared/tower-graph.js';
import { hasCycleByRecursion, isDrawnPlane } from '../evidence/hanoi-drawn.js';
import { plainComponents, plainTower } from '../evidence/towers.js';

/** The claims of the proposition about H_3^n. */
type Facts = {
  readonly order: number;
  readonly degrees: Readonly<Record<number, number>>;
  readonly diameter: number;
  readonly isPlanar: boolean;
  readonly isBiconnected: boolean;
  readonly isHamiltonian: boolean;
};

function isBiconnectedByCertificate(graph: Csr): boolean {
  const found = graph.order <= 243 ? blocksByCertificate(graph) : biconnectedComponents(graph);
  return found.articulations.length === 0 && found.blocks.length === 1;
}

function isHamiltonianByCertificate(graph: Csr): boolean {
  const found = hamiltonCycle(graph);
  if (found.answer === 'unknown') throw new Error('the search for a Hamilton cycle gave up');
  return found.answer === 'found' && verifyHamilton(graph, found.path, true);
}

function byCertificates(discs: number): Facts {
  const graph = hanoiGraph(discs);
  const { order, degrees } = factsByRanks(hanoi(discs));
  return {
    order,
    degrees,
    diameter: diameter(graph),
    isPlanar: planarByCertificate(graph),
    isBiconnected: isBiconnectedByCertificate(graph),
    isHamiltonian: isHamiltonianByCertificate(graph),
  };
}

/** The farthest state from each, each state taken out, a drawing, and a cycle by recursion. */
function byPlaying(discs: number): Facts {
  const neighbors = plainTower(hanoi(discs));
  const labels = [...neighbors.keys()];
  const without = (label: string) => new Set(labels.filter((other) => other !== label));
  return {
    order: labels.length,
    degrees: Object.fromEntries(tally([...neighbors.values()].map(({ length }) => length))),
    diameter: Math.max(
      ...labels.map((label) => Math.max(...plainDistances(neighbors, [label]).values())),
    ),
    isPlanar: isDrawnPlane(discs),
    isBiconnected: labels.every((label) => plainComponents(neighbors, without(label)).length === 1),
    isHamiltonian: hasCycleByRecursion(discs),
  };
}

const statedDegrees = (n: number): Record<number, number> =>
  n === 1 ? { 2: 3 } : { 2: 3, 3: 3 ** n - 3 };

const statement = (from: number, most: number) => ({
  checked: {
    en: `n = ${from} to ${most}: embedding, blocks and Hamilton cycle as verified certificates, order, degrees, diameter by search; to n = 5 also a drawing without crossings, each state taken out, a cycle by recursion and the distances from every state, by the plain rules`,
    pt: `n = ${from} a ${most}: imersão no plano, blocos e ciclo hamiltoniano como certificados verificados, ordem, graus, diâmetro por busca; até n = 5 também um desenho sem cruzamentos, cada estado retirado, um ciclo por recursão e as distâncias a partir de cada estado, pelas regras`,
  },
  stated: (n: number): Facts => ({
    order: 3 ** n,
    degrees: statedDegrees(n),
    diameter: 2 ** n - 1,
    isPlanar: true,
    isBiconnected: true,
    isHamiltonian: true,
  }),
  methods: {
    'the stored graph, with certificates': byCertificates,
    'the plain rules, with a drawing and a recursion': until(5, byPlaying),
  },
});

export default {
  'proposition-1': upTo<Facts>({ from: 1, quick: 6, full: 7 }, (most) => statement(1, most)),

  'section-3.4/bound': (effort) => {
    requireHolds(general<number, Facts>({ ...statement(1, 2), instances: range(1, 2) }));
    return upTo<Facts>({ from: 3, quick: 5, full: 6 }, (most) => statement(3, most))(effort);
  },
} satisfies Checks;
