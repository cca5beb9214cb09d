import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedExtremes } from '../../src/internals.js';
import { allDistances } from '../all-distances.js';
import { randomGraph } from '../random-graph.js';

/** The bounds after some searches by their definition, and the vertices that are open. */
function boundsAfter(
  searched: readonly number[],
  members: readonly number[],
  d: readonly number[][],
  wanted: 'diameter' | 'both',
) {
  const ecc = (s: number) => Math.max(...members.map((v) => d[s][v]));
  const known = searched.map(ecc);
  const [diameter, radius] = [Math.max(...known), Math.min(...known)];
  const lower = (v: number) =>
    searched.includes(v)
      ? ecc(v)
      : Math.max(...searched.map((s) => Math.max(d[s][v], ecc(s) - d[s][v])));
  const upper = (v: number) =>
    searched.includes(v) ? ecc(v) : Math.min(...searched.map((s) => ecc(s) + d[s][v]));
  const open = members.filter(
    (v) => upper(v) > diameter || (wanted === 'both' && lower(v) < radius),
  );
  return { diameter, radius, lower, upper, open };
}

test.each(['diameter', 'both'] as const)('each search and what it tells: %s', (wanted) => {
  fc.assert(
    fc.property(randomGraph(false), fc.nat(), (graph, pick) => {
      const d = allDistances(graph);
      const first = pick % graph.order;
      const members = [...d.keys()].filter((v) => Number.isFinite(d[first][v]));
      const searched: number[] = [];
      const told: number[][] = [];
      const search = (chosen: number) => {
        searched.push(chosen);
        const distance = Int32Array.from(d[chosen], (one) => (Number.isFinite(one) ? one : -1));
        return { eccentricity: Math.max(...distance), nearest: distance, farthest: distance };
      };
      const found = boundedExtremes(first, search, wanted, {
        onSearch: (...now) => told.push(now),
      });
      for (let count = 1; count <= searched.length; count++) {
        const now = boundsAfter(searched.slice(0, count), members, d, wanted);
        const { diameter, open, upper, lower } = now;
        const atMost = Math.max(diameter, ...open.map(upper));
        expect(told[count - 1]).toEqual([count, diameter, atMost, open.length]);
        const best = count % 2 === 1 ? Math.max(...open.map(upper)) : Math.min(...open.map(lower));
        const bound = count % 2 === 1 ? upper : lower;
        // Of several the first; none after the last search.
        expect(searched[count]).toBe(open.find((v) => bound(v) === best));
      }
      const ecc = members.map((v) => Math.max(...members.map((w) => d[v][w])));
      expect([found?.diameter, found?.searches]).toEqual([Math.max(...ecc), searched.length]);
      if (wanted === 'both') expect(found?.radius).toBe(Math.min(...ecc));
    }),
    { numRuns: 150 },
  );
});

test('a search without an answer, and none at all, end it', () => {
  expect(boundedExtremes(0, () => null, 'both')).toBeNull();
  const asked = () => {
    throw new Error('searched');
  };
  expect(boundedExtremes(0, asked, 'both', { searches: 0 })).toBeNull();
});
