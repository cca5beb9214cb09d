import { bucharest, hanoi, manaus } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CertificateJson } from '../src/certificate.js';
import { type Family, type Statement, theorems, verifyTheorems } from '../src/index.js';
import { longestByRules } from './by-rules.js';

const QUANTITIES = ['diameter', 'diametralPairs', 'goalDiameter', 'goalDiametralPairs'];

function forms(given: Parameters<typeof theorems>[0]) {
  const { statements } = theorems(given, { diameter: true });
  const ofDiameter = statements.filter(({ quantity }) => QUANTITIES.includes(quantity));
  return Object.fromEntries(ofDiameter.map(({ quantity, form }) => [quantity, form]));
}

/** Every statement on the diameter is what a search from each state finds. */
function expectTrue(family: Family, statements: readonly Statement[], most: number): void {
  for (let n = 1; n <= most; n++) {
    const found = longestByRules(family, n);
    for (const { quantity, values } of statements)
      if (QUANTITIES.includes(quantity) && values[n] !== undefined)
        expect([quantity, n, values[n]], JSON.stringify(family)).toEqual([
          quantity,
          n,
          found[quantity],
        ]);
  }
}

describe('the longest distance between two states, for every n', () => {
  test('is not looked for unless it is asked for', () => {
    const quantities = theorems(manaus).statements.map(({ quantity }) => quantity);
    expect(quantities.filter((quantity) => QUANTITIES.includes(quantity))).toEqual([]);
    expect(() => theorems(manaus, { diameters: true } as object)).toThrow('diameters');
    expect(() => theorems(manaus, { diameter: 1 as never })).toThrow('diameter');
  });

  test('of Hanoi and Bucharest: one component, which is not named twice', () => {
    expect(forms(hanoi)).toEqual({
      diameter: '2^n - 1',
      diametralPairs: '3·4^(n-1) + 9·2^(n-1) - 6',
    });
    expect(forms(bucharest)).toEqual({ diameter: '3^n - 1', diametralPairs: '2' });
  });

  test('of Manaus: both components have one diameter, that of the worst start', () => {
    expect(forms(manaus)).toEqual({
      diameter: '2^n - 3',
      diametralPairs: '2^(n+1) - 6',
      goalDiameter: '2^n - 3',
      goalDiametralPairs: '2^n - 2',
    });
  });

  test.each<[string, Parameters<typeof theorems>[0]]>([
    ['Hanoi', hanoi],
    ['Bucharest', bucharest],
    ['Manaus', manaus],
    ['the cyclic tower', { moves: 'cyclic' }],
    ['star moves and a narrow peg', { moves: 'star', capacities: ['n', 'n', 'n-1'] }],
    ['a wider component than that of the goal', { capacities: ['n', 'n-1', 'n-3'] }],
    ['no goal', { capacities: ['n-1', 'n-1', 'n-2'] }],
    ['a path cut in two', { moves: 'adjacent', capacities: ['n', 'n-1', 'n'] }],
    ['no moves', { moves: [] }],
    ['three places, hence no state of four discs', { capacities: [1, 1, 1] }],
    ['no state of one disc', { capacities: ['n-1', 'n-1', 'n-1'] }],
  ])('of %s is as by a search from every state, to five discs', (_, given) => {
    const { family, statements, open } = theorems(given, { diameter: true });
    expect(open).toBeNull();
    const found = statements.filter(({ quantity }) => quantity === 'diameter');
    expect(found.map(({ status }) => status)).toEqual(['proved']);
    expectTrue(family, statements, 5);
  });

  const capacity = fc.constantFrom('n', 'n', 'n-1', 'n-2', 1, 2);
  const pairs = [
    [
      [0, 1],
      [1, 0],
    ],
    [
      [0, 2],
      [2, 0],
    ],
    [
      [1, 2],
      [2, 1],
    ],
  ] as const;

  test('for random capacities and moves that can be taken back', () => {
    fc.assert(
      fc.property(
        fc.tuple(capacity, capacity, capacity),
        fc.subarray([...pairs], { minLength: 2 }),
        (capacities, moves) => {
          const given = { capacities, moves: moves.flat() };
          const { family, statements, open } = theorems(given, { diameter: true });
          expect(open).toBeNull();
          expectTrue(family, statements, 5);
        },
      ),
      { numRuns: 5 },
    );
  });
});

const honest = [
  theorems(hanoi, { diameter: true }).certificate as CertificateJson,
  theorems({ capacities: ['n', 'n', 'n-1'], moves: 'adjacent' }, { diameter: true })
    .certificate as CertificateJson,
];
type Section = NonNullable<CertificateJson['diameter']>;

/** A certificate with another section on the diameter. */
function forged(certificate: CertificateJson, change: (section: Section) => void) {
  const copy = structuredClone(certificate);
  change(copy.diameter as Section);
  return copy;
}

const more = (values: (string | number | null)[], at: number, by: number) => {
  values[at] = Number(values[at] ?? 0) + by;
};

describe('forged sections are refused', () => {
  test.each<[string, (section: Section) => void]>([
    ['a longer diameter', ({ shapes }) => more(shapes[0].diameter, 0, 1)],
    ['a diameter that grows faster', ({ shapes }) => more(shapes[0].diameter, 1, 1)],
    ['one pair more', ({ shapes }) => more(shapes[0].farthest, 0, 1)],
    ['a pair of parts left out', ({ shapes }) => shapes[0].pairs.pop()],
    ['a pair of parts twice', ({ shapes }) => shapes[0].pairs.push(shapes[0].pairs[0])],
    ['a shift', ({ shapes }) => more(shapes[0].pairs[1].shift, 0, 1)],
    [
      'another shape below',
      ({ shapes }) => {
        const pair = shapes[0].pairs[1];
        pair.shape = (pair.shape + 1) % shapes.length;
      },
    ],
    [
      'two copies for one',
      ({ shapes }) => {
        shapes[shapes[0].pairs[0].shape].kind = 'apart';
      },
    ],
    [
      'something outside of the whole tower',
      ({ shapes }) => {
        shapes[0].outside[1] = shapes[0].diameter.map(() => 0);
      },
    ],
    [
      'the shape of two copies as that of all pairs',
      (section) => {
        section.all = section.shapes.findIndex(({ kind }) => kind === 'apart');
      },
    ],
    ['no distances of a corner', ({ corners }) => corners.splice(0, 1)],
    [
      'a distance of corners',
      ({ corners }) => more(corners[0].potentials[1].first as (string | number | null)[], 0, -1),
    ],
    [
      'a component that is none',
      (section) => section.components.push({ goal: 0, shape: section.all }),
    ],
    ['a shape of no type', ({ shapes }) => (shapes[0].types[0] = 99)],
  ])('%s', (_, change) => {
    for (const certificate of honest) {
      expect(verifyTheorems(certificate)).toEqual({ accepted: true, reason: null });
      expect(verifyTheorems(forged(certificate, change)).accepted).toBe(false);
    }
  });

  test('the section left out, its claims kept', () => {
    const { diameter: _, ...rest } = honest[0];
    expect(verifyTheorems(rest).reason).toContain('no diameter');
  });

  test('of 1,000 changes of one number in a section none says something false', () => {
    let random = 7;
    const below = (bound: number) => {
      random = (random * 48271) % 2147483647;
      return random % bound;
    };
    const numbers = (value: unknown): [Record<string, unknown>, string][] =>
      Object.entries(value as Record<string, unknown>).flatMap(([key, child]) =>
        child === null || typeof child === 'number'
          ? [[value as Record<string, unknown>, key]]
          : typeof child === 'object'
            ? numbers(child)
            : [],
      );
    let accepted = 0;
    for (let round = 0; round < 1000; round++) {
      const certificate = honest[round % honest.length];
      const changed = forged(certificate, (section) => {
        const places = numbers(section);
        const [at, key] = places[below(places.length)];
        at[key] = at[key] === null ? below(9) : Number(at[key]) + [1, -1, 2, 5][below(4)];
      });
      if (!verifyTheorems(changed).accepted) continue;
      // Its claims are those of the honest one: another chain for the same inequality, or a value
      // that nothing reads.
      accepted++;
      expect(changed.claims).toEqual(certificate.claims);
      const { diameter } = changed;
      const { shapes, all } = certificate.diameter as Section;
      expect(diameter?.shapes[diameter.all].diameter).toEqual(shapes[all].diameter);
      expect(diameter?.shapes[diameter.all].farthest).toEqual(shapes[all].farthest);
    }
    expect(accepted).toBeLessThan(80);
  });
});
