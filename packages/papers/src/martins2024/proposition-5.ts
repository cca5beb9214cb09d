import { oxford } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { differ, firstWrong, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { butterflyCover, liesInTriangle } from './evidence/butterflies.js';
import { planarByCertificate, reachedByEdges, wrongSimpleConnected } from './evidence/certified.js';
import { judgedAll } from './evidence/judge-all.js';

/** All conjuncts for one n; butterflies must hold every vertex, which is the weakest sense of being composed of them. */
function wrongOxford(discs: number): string | null {
  const { graph } = storeTower(oxford(discs));
  const name = `O_3^${discs}`;
  const { butterflies, looseVertices } = butterflyCover(graph);
  const inTriangles = range(0, graph.order - 1).every((v) => liesInTriangle(graph, v));
  return firstWrong(
    wrongSimpleConnected(name, graph),
    differ(`states of ${name} reached from the first`, graph.order, reachedByEdges(graph)),
    discs < 3 ? null : differ(`${name} is planar`, false, planarByCertificate(graph)),
    differ(`every vertex of ${name} lies in a triangle`, true, inTriangles),
    looseVertices.length === 0
      ? null
      : `${name} has ${graph.order} vertices and ${butterflies} butterflies, which need 5 vertices each: ${looseVertices.length} of its vertices lie in none (it is the triangle 1//, /1/, //1)`,
  );
}

const item: Item = {
  id: 'martins2024/proposition-5',
  kind: 'proposition',
  statement:
    'For every n >= 1, O_3^n is simple, connected and composed of butterflies (at the least, each of its vertices lies in one), and not planar for n >= 3.',
  departs:
    'It holds for n >= 2, and in a stronger sense: every edge lies in a butterfly, and the edges are those of butterflies of which no two share an edge. The vertices are not those of butterflies that share no vertex: O_3^2 has 12.',
  uses: ['martins2024/theorem-3'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 5 : 6;
    return judgedAll(range(1, most), (discs) => [wrongOxford(discs)], {
      checked: `n = 1 to ${most}: components by two searches, planarity by verified certificates, butterflies from triangles`,
      methods: 2,
    });
  },
};
export default item;
