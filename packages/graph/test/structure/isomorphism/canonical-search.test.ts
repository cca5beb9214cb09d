import { seededRandom } from '@manaus/core';
import { describe, expect, it } from 'vitest';
import { type Csr, edgesOf, graphFromEdges, neighborsOf, size } from '../../../src/csr.js';
import {
  automorphisms,
  canonicalForm,
  isomorphism,
  verifyIsomorphism,
} from '../../../src/index.js';
import { shuffled } from '../helpers.js';
import { isomorphic, symmetries } from './checked.js';

function petersenGraph(n: number, k: number): Csr {
  const all = Array.from({ length: n }, (_, i) => i);
  return graphFromEdges(
    2 * n,
    all.flatMap((i): [number, number][] => [
      [i, (i + 1) % n],
      [i, n + i],
      [n + i, n + ((i + k) % n)],
    ]),
  );
}

const dodecahedron = () => petersenGraph(10, 2);

/** Each vertex becomes four, one for each even set of its edges, and each edge two pairs; `isTwisted` crosses one. */
function gadgets(base: Csr, isTwisted: boolean): Csr {
  const edges: [number, number][] = [];
  const arcs = new Map<string, number>();
  for (let v = 0; v < base.order; v++)
    for (const u of neighborsOf(base, v)) arcs.set(`${v},${u}`, 2 * arcs.size);
  const pair = (v: number, u: number) => arcs.get(`${v},${u}`) as number;
  for (let v = 0; v < base.order; v++)
    [0b000, 0b011, 0b101, 0b110].forEach((set, i) => {
      const middle = 2 * arcs.size + 4 * v + i;
      neighborsOf(base, v).forEach((u, j) => {
        edges.push([pair(v, u) + ((set >> j) & 1), middle]);
      });
    });
  edgesOf(base).forEach(([v, u], i) => {
    const cross = isTwisted && i === 0 ? 1 : 0;
    edges.push([pair(v, u), pair(u, v) + cross], [pair(v, u) + 1, pair(u, v) + 1 - cross]);
  });
  return graphFromEdges(2 * arcs.size + 4 * base.order, edges);
}

describe('graphs of J. Cai, M. Fürer and N. Immerman over a cubic graph', () => {
  it.each([
    ['the dodecahedron', dodecahedron()],
    ['a generalized Petersen graph of 50 vertices', petersenGraph(25, 7)],
  ])('over %s the twisted one is another', (_, base) => {
    const [plain, twisted] = [gadgets(base, false), gadgets(base, true)];
    expect(isomorphic(plain, shuffled(plain, seededRandom(1)).graph)).toBe(true);
    expect(isomorphic(twisted, shuffled(twisted, seededRandom(2)).graph)).toBe(true);
    expect(isomorphic(plain, shuffled(twisted, seededRandom(3)).graph)).toBe(false);
    // Flips along the cycles of the base, of dimension size - order + 1, and its own symmetries.
    const flips = 2n ** BigInt(size(base) - base.order + 1);
    expect(symmetries(plain)).toBe(flips * (symmetries(base) ?? 0n));
  });
  it('gives up at the limit, and says what was tried', () => {
    const graph = gadgets(dodecahedron(), false);
    const given = isomorphism(graph, gadgets(dodecahedron(), true), { limit: 20_000 });
    expect([given.answer, given.map, given.nodes > 0]).toEqual(['unknown', null, true]);
    expect(canonicalForm(graph, { limit: 20_000 }).answer).toBe('unknown');
    const part = automorphisms(graph, { limit: 20_000 });
    expect([part.answer, part.order, part.nodes > 0]).toEqual(['unknown', null, true]);
    for (const map of part.generators) expect(verifyIsomorphism(graph, graph, map)).toBe(true);
  });
});
