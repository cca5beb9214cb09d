import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFamily, representativeFamily, theorems, threePegFamilies } from '../src/index.js';

const RENAMINGS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
const ARCS = [
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
] as const;

/**
 * How many families there are by Burnside's lemma: the mean, over the six renamings, of the
 * digraphs and capacities that each leaves as they are, a choice for each cycle of its arcs and
 * pegs.
 */
function byBurnside(capacities: number): number {
  const cycles = (things: readonly string[], renamed: (thing: string) => string) => {
    const left = new Set(things);
    let found = 0;
    for (const thing of left) {
      found++;
      for (let next = thing; left.delete(next); ) next = renamed(next);
    }
    return found;
  };
  const kept = RENAMINGS.map((names) => {
    const rename = (pegs: string) => [...pegs].map((peg) => names[Number(peg)]).join('');
    const arcs = cycles(
      ARCS.map((arc) => arc.join('')),
      rename,
    );
    return 2 ** arcs * capacities ** cycles(['0', '1', '2'], rename);
  });
  return kept.reduce((a, b) => a + b) / RENAMINGS.length;
}

describe('the families of the table', () => {
  const all = threePegFamilies();

  test('are as many as Burnside counts, and those without a full peg too', () => {
    expect(all).toHaveLength(byBurnside(8));
    expect(all.filter(({ goal }) => goal === null)).toHaveLength(byBurnside(7));
    for (const some of [[], ['n'], ['n', 0], ['n-2', 3, 4], [5, 5, '5', 'n-1']])
      expect(threePegFamilies(some)).toHaveLength(byBurnside(new Set(some.map(String)).size));
  });

  test('are each its own representative, and no two are the same', () => {
    expect(new Set(all.map((family) => JSON.stringify(family))).size).toBe(all.length);
    for (const { capacities, moves } of all)
      expect(representativeFamily({ capacities, moves, goal: null })).toEqual({
        capacities,
        moves,
        goal: null,
      });
  });

  test('a capacity that no family has is refused', () => {
    expect(() => threePegFamilies(['n', 'n/2'])).toThrow('n, n-D or a number');
    expect(() => threePegFamilies('n' as never)).toThrow('capacities');
  });
});

const anyFamily = fc
  .record({
    capacities: fc.tuple(
      ...([0, 1, 2].map(() => fc.constantFrom('n', 'n-1', 'n-2', '0', '1', '2')) as [
        fc.Arbitrary<string>,
        fc.Arbitrary<string>,
        fc.Arbitrary<string>,
      ]),
    ),
    moves: fc.subarray([...ARCS]),
  })
  .map(readFamily);
const renamed = ({ capacities, moves, goal }: ReturnType<typeof readFamily>, names: number[]) =>
  readFamily({
    capacities: [0, 1, 2].map((name) => capacities[names.indexOf(name)]),
    moves: moves.map(([a, b]) => [names[a], names[b]] as const),
    goal: goal === null ? null : names[goal],
  });

test('all names of the pegs have one representative, which is one of them', () => {
  fc.assert(
    fc.property(anyFamily, fc.constantFrom(...RENAMINGS), (family, names) => {
      const first = representativeFamily(family);
      expect(representativeFamily(renamed(family, names))).toEqual(first);
      expect(RENAMINGS.map((each) => renamed(family, each))).toContainEqual(first);
    }),
  );
});

test('what holds of a family holds of its representative', () => {
  const said = (input: Parameters<typeof theorems>[0]) =>
    theorems(input)
      .statements.filter(({ quantity }) => !quantity.startsWith('distance'))
      .map(({ text }) => text);
  fc.assert(
    fc.property(anyFamily, (family) => {
      expect(said(representativeFamily(family))).toEqual(said(family));
    }),
    { numRuns: 8 },
  );
});
