import { hanoi } from '@manaus/core';
import {
  biconnectedComponents,
  type Csr,
  degreeDistribution,
  diameterFrom,
  hamiltonCycle,
  size,
  storeGraph,
  verifyBiconnectedComponents,
  verifyHamilton,
} from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { differ, firstWrong, general, range } from '../check.js';
import { planarByCertificate } from '../evidence/certified.js';
import type { Item } from '../item.js';

/** All conjuncts for one n; biconnectivity and the Hamilton cycle by certificates that are verified by themselves. */
function wrong(discs: number): string | null {
  const name = `H_3^${discs}`;
  const graph = storeGraph(towerGraph(hanoi(discs)));
  const degrees = degreeDistribution(graph);
  return firstWrong(
    differ(`order of ${name}`, 3 ** discs, graph.order),
    differ(`vertices of degree 2 in ${name}`, 3, degrees[2]),
    differ(`vertices of degree 3 in ${name}`, 3 ** discs - 3, degrees[3] ?? 0),
    differ(`sum of degrees of ${name}`, 3 * 3 ** discs - 3, 2 * size(graph)),
    differ(`diameter of ${name}`, 2 ** discs - 1, diameterFrom(graph, 0)),
    differ(`${name} is planar`, true, planarByCertificate(graph)),
    differ(`${name} is biconnected`, true, isBiconnectedByCertificate(graph)),
    differ(`${name} is Hamiltonian`, true, isHamiltonianByCertificate(graph)),
  );
}

function isBiconnectedByCertificate(graph: Csr): boolean {
  const found = biconnectedComponents(graph);
  if (graph.order <= 243 && !verifyBiconnectedComponents(graph, found))
    throw new Error('the blocks do not stand');
  return found.articulations.length === 0 && found.blocks.length === 1;
}

function isHamiltonianByCertificate(graph: Csr): boolean {
  const found = hamiltonCycle(graph);
  if (found.answer === 'unknown') throw new Error('the search for a Hamilton cycle gave up');
  return found.answer === 'found' && verifyHamilton(graph, found.path, true);
}

const item: Item = {
  id: 'martins2024/proposition-1',
  kind: 'proposition',
  statement:
    'For every n >= 1, H_3^n is planar, biconnected and Hamiltonian, has order 3^n and diameter 2^n - 1, and exactly three vertices of degree 2, all others of degree 3.',
  uses: ['martins2024/lemma-1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 7;
    return general(range(1, most), wrong, {
      checked: `n = 1 to ${most}: embedding, blocks and Hamilton cycle as verified certificates; order, degrees and their sum, diameter by search`,
      methods: 2,
    });
  },
};
export default item;
