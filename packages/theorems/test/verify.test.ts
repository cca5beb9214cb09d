import { attacked, type Chance } from '@manaus/testing/attacked';
import { describe, expect, test } from 'vitest';
import type { CertificateJson } from '../src/certificate.js';
import { theorems, verifyTheorems } from '../src/index.js';
import { byRules } from './by-rules.js';

type Json = CertificateJson;
const families = [
  {},
  { moves: 'cyclic' },
  { capacities: ['n', 'n-1', 'n-2'], goal: 0 },
  { capacities: ['n', 2, 'n-1'] },
  {
    capacities: ['n', 'n-2', 'n'],
    moves: [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
    ],
  },
] as const;
const honest = families.map((family) => theorems(family).certificate as Json);

const isAccepted = (certificate: unknown) => verifyTheorems(certificate).accepted;
const copy = (certificate: Json): Json => structuredClone(certificate);

describe('forged certificates', () => {
  attacked<Json>(honest, isAccepted, {
    'a first value of a claim is another': (certificate, { of, below }) => {
      const forged = copy(certificate);
      const claims = forged.claims.filter(({ first }) => first.length > 0);
      const { first } = of(claims);
      const at = below(first.length);
      first[at] = String(BigInt(first[at] as string | number) + 1n);
      return forged;
    },
    'a formula has another coefficient': (certificate, { of }) => {
      const forged = copy(certificate);
      const term = of(forged.claims.flatMap(({ form }) => form ?? []));
      term.numerator = String(BigInt(term.numerator) + 1n);
      return forged;
    },
    'a claim begins earlier': (certificate, { of }) => {
      const forged = copy(certificate);
      const claim = of(forged.claims.filter(({ first }) => first.length > 1));
      claim.from--;
      return forged;
    },
    'a move more or less': (certificate, chance) => {
      const forged = copy(certificate);
      const { moves } = forged.family;
      if (moves.length === 6 || chance.below(2) === 0) moves.splice(chance.below(moves.length), 1);
      else moves.push(...missing(moves).slice(0, 1));
      return forged;
    },
    'a peg holds one less': (certificate, { below }) => {
      const forged = copy(certificate);
      const at = below(3);
      const text = forged.family.capacities[at];
      forged.family.capacities[at] =
        text === 'n'
          ? 'n-1'
          : text.startsWith('n')
            ? `n-${Number(text.slice(2)) + 1}`
            : String(Number(text) - 1);
      return forged;
    },
    'a type less': (certificate, { below }) => {
      const forged = copy(certificate);
      forged.types.splice(below(forged.types.length), 1);
      return forged;
    },
    'a count of another size': (certificate, { of, below }) => {
      const forged = copy(certificate);
      const values = of(forged.counts.flatMap((counts) => Object.values(counts)));
      const at = below(values.length);
      values[at] = String(BigInt(values[at] as string | number) + 1n);
      return forged;
    },
    'a distance that is shorter': (certificate, { of, below }) => {
      const forged = copy(certificate);
      const longer = forged.distances.filter(({ first }) => first[0] !== null && first[0] !== 0);
      if (longer.length === 0) return null;
      const { first } = of(longer);
      const at = below(first.length);
      first[at] = String(BigInt(first[at] ?? 1) - 1n);
      return forged;
    },
    'a worst case less than it is': (certificate, { of, below }) => {
      const forged = copy(certificate);
      const { eccentricity } = of(of(forged.goals).shapes);
      const at = below(eccentricity.length);
      eccentricity[at] = String(BigInt(eccentricity[at] as string | number) - 1n);
      return forged;
    },
    'a part is left out of a shape': (certificate, { of, below }) => {
      const forged = copy(certificate);
      const shapes = of(forged.goals).shapes.filter(({ children }) => children.length > 1);
      if (shapes.length === 0) return null;
      const { children } = of(shapes);
      children.splice(below(children.length), 1);
      return forged;
    },
    'a part is counted that is none': (certificate, { of }) => {
      const forged = copy(certificate);
      const shape = of(of(forged.goals).shapes);
      const free = [0, 1, 2].filter((peg) => !shape.children.some((child) => child.peg === peg));
      const peg = free.length === 0 ? of([0, 1, 2]) : of(free);
      shape.children.push({ ...of(shape.children), peg: peg as 0 | 1 | 2 });
      return forged;
    },
    'the base cases are of fewer discs': (certificate) => {
      const forged = copy(certificate);
      forged.from--;
      return forged;
    },
    'another period': (certificate, { below }) => ({
      ...certificate,
      period: certificate.period + 1 + below(3),
    }),
    'a ring of another polynomial': (certificate, { of, below }) => {
      const forged = copy(certificate);
      const ring = of(Object.values(forged.rings));
      if (ring.length < 2) return null;
      const at = below(ring.length - 1);
      ring[at] = String(BigInt(ring[at]) + 1n);
      return forged;
    },
  });
});

const missing = (moves: Json['family']['moves']) =>
  (
    [
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
    ] as Json['family']['moves']
  ).filter(([a, b]) => !moves.some(([c, d]) => a === c && b === d));

/** All places of a document where a number stands, or `null`. */
function places(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value === 'number') return [[...path]];
  if (typeof value === 'string') return /^-?\d+$/.test(value) ? [[...path]] : [];
  return Object.entries(value as object).flatMap(([key, child]) => places(child, [...path, key]));
}

function changed(certificate: Json, { of, below }: Chance): Json {
  const forged = copy(certificate);
  const path = of(places(forged));
  let at = forged as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  const key = path[path.length - 1];
  const old = at[key];
  const by = of([1, -1, 2, -2, 5]);
  at[key] =
    old === null ? below(9) : below(8) === 0 ? null : String(BigInt(old as string) + BigInt(by));
  if (typeof old === 'number' && at[key] !== null) at[key] = Number(at[key]);
  return forged;
}

test('of 1,000 changes of one number none makes a certificate of something false', () => {
  const goals = families.map((family) => theorems(family).family.goal);
  const truths = families.map((family) => {
    const { family: read } = theorems(family);
    return [1, 2, 3, 4, 5, 6].map((n) => byRules(read, n));
  });
  let random = 1;
  const below = (bound: number) => {
    random = (random * 48271) % 2147483647;
    return random % bound;
  };
  const chance = {
    below,
    of: <T>(things: readonly T[]) => things[below(things.length)],
    shuffled: <T>(things: readonly T[]) => [...things],
  };
  let accepted = 0;
  for (let round = 0; round < 1000; round++) {
    const which = below(honest.length);
    const forged = changed(honest[which], chance);
    if (!isAccepted(forged)) continue;
    accepted++;
    // Another proof of the same, such as a chain that is longer than it must be.
    expect(forged.family).toEqual(honest[which].family);
    for (const { quantity, from, recurrence, first } of forged.claims) {
      if (recurrence === null) continue;
      const [name, ...rest] = quantity.split(' ');
      const ofGoal = ['reachable', 'eccentricity', 'farthest', 'sumOfDistances'].includes(name);
      if (ofGoal && Number(rest[0]) !== goals[which]) continue;
      const key = ofGoal
        ? name
        : name === 'distance'
          ? `distance p${rest[0]} p${rest[1]}`
          : quantity;
      for (const [i, value] of first.entries())
        if (from + i <= 6) expect(String(value)).toBe(truths[which][from + i - 1][key]);
    }
  }
  expect(accepted).toBeLessThan(80);
});

test('a part that is none is refused where all else agrees with it', () => {
  // One peg holds all discs, the others none: one state for every n. The forged part on p1 doubles
  // the states that can reach the goal from n to n + 1, and the ring has its power of 2.
  const { certificate } = theorems({ capacities: ['n', 0, 0], moves: [] });
  const forged = copy(certificate as Json);
  forged.claims = [];
  forged.rings.counts = [2, -3, 1];
  for (const counts of forged.counts)
    for (const [name, [value]] of Object.entries(counts)) counts[name] = [value, value];
  for (const shape of forged.goals.flatMap(({ shapes }) => shapes)) {
    [shape.reachable, shape.farthest] = [
      [1, 1],
      [1, 1],
    ];
  }
  expect(verifyTheorems(forged)).toEqual({ accepted: true, reason: null });
  const [shape] = forged.goals[0].shapes;
  shape.children.push({ ...shape.children[0], peg: 1 });
  [shape.reachable, shape.farthest] = [
    [1, 2],
    [1, 2],
  ];
  expect(verifyTheorems(forged).reason).toContain('a child that is no part');
});

test.each([null, 7, 'certificate', [], {}, { family: {} }, { ...honest[0], more: 1 }])(
  'what is no certificate is refused: %j',
  (value) => {
    const { accepted, reason } = verifyTheorems(value);
    expect([accepted, typeof reason]).toEqual([false, 'string']);
  },
);

test('a certificate that asks for too much work is refused before it', () => {
  expect(verifyTheorems({ ...honest[0], from: 40 }).reason).toContain('too many states');
  expect(verifyTheorems({ ...honest[0], period: 10 ** 9 }).reason).toContain('period');
});
