import { seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';
import { type Csr, edgesOf, graphFromEdges, neighborsOf } from '../../src/index.js';
import { pairsOf } from './helpers.js';

/** A source of random choices, the same in every run. */
export interface Chance {
  below(bound: number): number;
  of<T>(things: readonly T[]): T;
  shuffled<T>(things: readonly T[]): T[];
  /** A graph on 2 to a greatest number of vertices; each edge is in it with one of some probabilities. */
  graph(most: number, least?: number): Csr;
}

export function chance(seed: number): Chance {
  const random = seededRandom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  return {
    below,
    of: (things) => things[below(things.length)],
    shuffled(things) {
      const all = [...things];
      for (let i = all.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [all[i], all[j]] = [all[j], all[i]];
      }
      return all;
    },
    graph(most, least = 2) {
      const order = least + below(most - least + 1);
      const share = 0.2 + 0.6 * random();
      return graphFromEdges(
        order,
        pairsOf(order).filter(() => random() < share),
      );
    },
  };
}

/** A case with a certificate that stands; `null` where the random case has none. */
type Make<C> = (chance: Chance) => C | null;

/** Ways to forge a certificate; `null` where the case does not allow it. */
type Forgers<C, F> = Readonly<Record<string, (honest: C, chance: Chance) => F | null>>;

/**
 * Tests of a verifier: what a finder gives stands, and of each kind of forgery, which is false by its making, a share of a
 * thousand is refused.
 */
export function attacked<C extends F, F>(
  make: Make<C>,
  verify: (certificate: F) => boolean,
  forgers: Forgers<C, F>,
): void {
  const kinds = Object.keys(forgers);
  const each = Math.ceil(1000 / kinds.length);

  test.each(kinds)('refused: %s', (kind) => {
    const from = chance(kinds.indexOf(kind) + 1);
    let tried = 0;
    for (let round = 0; round < 100 * each && tried < each; round++) {
      const honest = make(from);
      const forged = honest === null ? null : forgers[kind](honest, from);
      if (forged === null) continue;
      tried++;
      expect(verify(forged), JSON.stringify(forged)).toBe(false);
    }
    expect(tried).toBe(each);
  });

  test('what stands is accepted', () => {
    const from = chance(99);
    let tried = 0;
    for (let round = 0; round < 2000 && tried < 200; round++) {
      const honest = make(from);
      if (honest === null) continue;
      tried++;
      expect(verify(honest), JSON.stringify(honest)).toBe(true);
    }
    expect(tried).toBe(200);
  });
}

export const joined = (graph: Csr, a: number, b: number): boolean =>
  neighborsOf(graph, a).includes(b);

/** A graph with an edge more. */
export const withEdge = (graph: Csr, edge: readonly [number, number]): Csr =>
  graphFromEdges(graph.order, [...edgesOf(graph), edge]);

/** Two different vertices that are not joined; `null` if all are. */
export function apart(graph: Csr, { of }: Chance): readonly [number, number] | null {
  const open = pairsOf(graph.order).filter(([a, b]) => !joined(graph, a, b));
  return open.length === 0 ? null : of(open);
}

/** The things with one at a place replaced. */
export const replaced = <T>(things: readonly T[], at: number, by: T): T[] =>
  things.map((thing, i) => (i === at ? by : thing));
