import { bucharest } from '@manaus/core';
import { shortestPath, verifyHamilton } from '@manaus/graph';
import { drawTower } from '@manaus/lab';
import { type Checks, finite } from '../../check/index.js';
import { walkWithoutReturn } from '../evidence/bucharest-walk.js';
import { storedTower } from '../evidence/towers.js';

type Solution = { readonly moves: number; readonly passesAll: boolean };

function inStoredGraph(discs: number): Solution {
  const { graph, vertex } = storedTower(bucharest(discs));
  const path = shortestPath(graph, vertex('123//'), vertex('//123')) ?? [];
  return { moves: path.length - 1, passesAll: verifyHamilton(graph, path) };
}

function byWalking(discs: number): Solution {
  const walk = walkWithoutReturn(discs);
  return {
    moves: walk.indexOf('//123'),
    passesAll: walk[26] === '//123' && new Set(walk.slice(0, 27)).size === 3 ** discs,
  };
}

export default {
  'figure-4.3': {
    figure: (language) =>
      drawTower(storedTower(bucharest(3)), { from: '123//', legend: [], language }),
    check: () =>
      finite<number, Solution>({
        checked: {
          en: 'the shortest path in the stored graph as a certificate, verified state by state, and the walk by the plain rules that never turns back',
          pt: 'o caminho mínimo no grafo armazenado como certificado, verificado estado a estado, e o passeio pelas regras que nunca volta atrás',
        },
        instances: [3],
        stated: () => ({ moves: 26, passesAll: true }),
        methods: {
          'the shortest path in the stored graph': inStoredGraph,
          'the walk by the plain rules': byWalking,
        },
      }),
  },
} satisfies Checks;
