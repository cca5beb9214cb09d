import { london, type TowerRules } from '@manaus/core';
import { neighborsOf } from '@manaus/graph';
import { type StoredTower, storeTower } from '@manaus/lab';
import { differ, firstWrong, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { butterflyCover, liesInTriangle } from './evidence/butterflies.js';
import { planarByCertificate, reachedByEdges, wrongSimpleConnected } from './evidence/certified.js';
import { judgedAll } from './evidence/judge-all.js';

const name = (discs: number): string =>
  `L_3^${discs}${discs === 2 ? ' (capacities 2, 1, 0: the states 12//, 21//, 1/2/, 2/1/)' : ''}`;

/** Simple, connected by two searches, and from four balls on not planar by a verified Kuratowski subgraph. */
function wrongGraph(rules: TowerRules): string | null {
  const { graph } = storeTower(rules);
  return firstWrong(
    wrongSimpleConnected(name(rules.discs), graph),
    differ(
      `states of ${name(rules.discs)} reached from the first`,
      graph.order,
      reachedByEdges(graph),
    ),
    rules.discs < 4
      ? null
      : differ(`${name(rules.discs)} is planar`, false, planarByCertificate(graph)),
  );
}

/** Butterflies must at least hold every vertex: the weakest sense of being composed of them. */
function wrongButterflies(rules: TowerRules): string | null {
  const tower = storeTower(rules);
  const { butterflies, looseVertices } = butterflyCover(tower.graph);
  if (looseVertices.length === 0) return null;
  const alone = looseVertices.find((v) => !liesInTriangle(tower.graph, v));
  const of = `${name(rules.discs)} has ${butterflies} butterflies, and ${looseVertices.length} of its ${tower.graph.order} vertices lie in none`;
  return alone === undefined
    ? of
    : `${of}: ${tower.labels[alone]} lies in no triangle, its neighbors being ${neighbors(tower, alone)}`;
}

const neighbors = ({ graph, labels }: StoredTower, v: number): string =>
  neighborsOf(graph, v)
    .map((u) => labels[u])
    .join(' and ') || 'none';

const towers = (most: number): TowerRules[] => range(2, most).map((discs) => london(discs));

const items: Item[] = [
  {
    id: 'martins2024/proposition-4',
    kind: 'proposition',
    statement:
      'For every n >= 2, L_3^n (capacities n, n-1, n-2) is simple, connected and composed of butterflies, and not planar for n >= 4.',
    departs:
      'For n >= 3 it is simple and connected, and for n >= 4 not planar (for n = 2, 3 it is planar). For n = 2 it is connected when the pegs keep the capacities 3, 2, 1. On the butterflies see its own item.',
    uses: ['martins2024/proposition-4/butterflies', 'martins2024/corollary-1'],
    recorded: 'fails',
    check: (effort) => {
      const most = effort === 'quick' ? 5 : 6;
      return judgedAll(towers(most), (rules) => [wrongGraph(rules), wrongButterflies(rules)], {
        checked: `n = 2 to ${most}: components by two searches, planarity by verified certificates, butterflies from triangles`,
        methods: 2,
      });
    },
  },
  {
    id: 'martins2024/proposition-4/butterflies',
    kind: 'proposition',
    statement:
      'For every n >= 2, L_3^n is composed of butterflies: at the least, each of its vertices lies in one.',
    departs:
      'For n >= 4 every vertex lies in a butterfly, but not every edge: one between states that differ by a move from p0 to p1 over a full p2 lies in no triangle. For n = 2 with capacities 3, 2, 1 two butterflies that share nothing hold all 10 vertices, and 2 edges join them. For n = 3 no sense holds.',
    uses: [],
    recorded: 'fails',
    check: (effort) => {
      const most = effort === 'quick' ? 5 : 6;
      return judgedAll(towers(most), (rules) => [wrongButterflies(rules)], {
        checked: `n = 2 to ${most}: butterflies from the list of triangles, and the neighbors of a loose vertex one by one`,
        methods: 2,
      });
    },
  },
];
export default items;
