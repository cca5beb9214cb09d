import { bucharest } from '@manaus/core';
import { connectedComponents, degreeDistribution, size } from '@manaus/graph';
import { type Checks, upTo } from '../../check/index.js';
import { planarByCertificate } from '../../shared/certified.js';
import { walkWithoutReturn } from '../evidence/bucharest-walk.js';
import { storedTower } from '../evidence/towers.js';

type Path = {
  readonly order: number;
  readonly size: number;
  readonly connected: boolean;
  readonly planar: boolean;
  /** The numbers of vertices of degree 0, 1 and 2. */
  readonly degrees: readonly number[];
};

function inStoredGraph(discs: number): Path {
  const { graph } = storedTower(bucharest(discs));
  return {
    order: graph.order,
    size: size(graph),
    connected: connectedComponents(graph).sizes.length === 1,
    planar: planarByCertificate(graph),
    degrees: degreeDistribution(graph),
  };
}

/**
 * The walk has a choice nowhere, so that it is the whole graph when it passes every state: each
 * disc on any of the three pegs.
 */
function byWalking(discs: number): Path {
  const walk = walkWithoutReturn(discs);
  const passesAll = new Set(walk).size === walk.length && walk.length === 3 ** discs;
  return {
    order: walk.length,
    size: walk.length - 1,
    connected: passesAll,
    planar: passesAll,
    degrees: [0, 2, walk.length - 2],
  };
}

export default {
  'proposition-3': upTo<Path>({ from: 1, quick: 8, full: 10 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: degrees, components and a verified drawing of the stored graph, and the walk by the plain rules, which passes every state`,
      pt: `n = 1 a ${most}: graus, componentes e um desenho verificado do grafo armazenado, e o passeio pelas regras, que passa por todos os estados`,
    },
    stated: (n) => ({
      order: 3 ** n,
      size: 3 ** n - 1,
      connected: true,
      planar: true,
      degrees: [0, 2, 3 ** n - 2],
    }),
    methods: { 'the stored graph': inStoredGraph, 'the walk by the plain rules': byWalking },
  })),
} satisfies Checks;
