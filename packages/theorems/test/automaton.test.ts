import { bucharest, hanoi, manaus, stacked, type TowerFamily } from '@manaus/core';
import { playMoves } from '@manaus/core/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DistanceAutomaton,
  distanceAutomaton,
  theorems,
  threePegFamilies,
} from '../src/index.js';
import { waysByRules } from './by-rules.js';

type Pegs = readonly number[];

const automatonOf = (family: Parameters<typeof theorems>[0]) => {
  const found = theorems(family);
  return distanceAutomaton(found.certificate, found.family.goal ?? undefined);
};

const rankOf = (pegs: Pegs) => pegs.reduceRight((rank, peg) => 3 * rank + peg, 0);

/** What a search finds of every state, and what the automaton says of it. */
function expectAgreement(automaton: DistanceAutomaton, discs: number): void {
  const { family } = automaton;
  const states = waysByRules(family, discs);
  const far = states.reduce((a, b) => ((b.distance ?? -1n) > (a.distance ?? -1n) ? b : a));
  expect(automaton.farthest(discs), JSON.stringify(family)).toEqual(far.pegs);
  for (const { pegs, ...found } of states) {
    const move = automaton.next(pegs);
    const next = move && rankOf(pegs.map((peg, i) => (i === move.disc - 1 ? move.to : peg)));
    const said = { distance: automaton.distance(pegs), plays: automaton.plays(pegs), next };
    expect([pegs, said], JSON.stringify(family)).toEqual([pegs, found]);
  }
}

const CYCLIC = { moves: 'cyclic' } as const;
/** Of even and of odd n other shapes: a period of two. */
const OF_PERIOD_TWO = {
  capacities: ['n', 'n-2', 'n'],
  moves: [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
  ],
} as const;

describe('distance, number of plays and next move are what a search of all states finds', () => {
  test.each<[string, Parameters<typeof theorems>[0]]>([
    ['Hanoi', hanoi],
    ['Bucharest', bucharest],
    ['Manaus', manaus],
    ['cyclic', CYCLIC],
    ['period two', OF_PERIOD_TWO],
  ])('%s to seven discs', (_, family) => {
    const automaton = automatonOf(family);
    for (let discs = 1; discs <= 7; discs++) expectAgreement(automaton, discs);
  });

  const families = threePegFamilies(['n', 'n-1', 'n-2', 'n-3', 1, 2]).filter(
    ({ goal }) => goal !== null,
  );

  test('random families, each goal, to six discs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...families), (family) => {
        const { certificate } = theorems(family);
        for (const goal of [0, 1, 2].filter((peg) => family.capacities[peg] === 'n')) {
          const automaton = distanceAutomaton(certificate, goal);
          for (let discs = 1; discs <= 6; discs++) expectAgreement(automaton, discs);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('random states of twelve discs', () => {
    const automaton = automatonOf(manaus);
    const states = waysByRules(automaton.family, 12);
    fc.assert(
      fc.property(fc.nat(states.length - 1), (index) => {
        const { pegs, distance, plays } = states[index];
        expect(automaton.distance(pegs)).toBe(distance);
        expect(automaton.plays(pegs)).toBe(plays);
      }),
    );
  });
});

describe('plays', () => {
  test.each<[string, Parameters<typeof theorems>[0], TowerFamily]>([
    ['Hanoi', hanoi, hanoi],
    ['Manaus', manaus, manaus],
    ['the cyclic tower', CYCLIC, (n) => hanoi(n, CYCLIC)],
  ])('of %s are legal, as long as the distance, and end in the goal', (_, family, tower) => {
    const automaton = automatonOf(family);
    const states = waysByRules(automaton.family, 8).filter(({ distance }) => distance !== null);
    fc.assert(
      fc.property(fc.constantFrom(...states), ({ pegs, distance }) => {
        const text = [...automaton.path(pegs)].map(({ from, to }) => `${from}>${to}`).join(' ');
        const play = playMoves(tower(8), stacked(pegs, 3), text);
        expect([play.solved, play.stopped]).toEqual([true, null]);
        expect(BigInt(play.moves.length)).toBe(distance);
      }),
      { numRuns: 30 },
    );
  });

  test('are begun for as many discs as one likes', () => {
    const automaton = automatonOf(manaus);
    const pegs = farthestOf(200);
    let left = automaton.distance(pegs) as bigint;
    for (const { disc, from, to } of automaton.path(pegs)) {
      expect(pegs[disc - 1]).toBe(from);
      pegs[disc - 1] = to;
      expect(automaton.distance(pegs)).toBe(--left);
      if (left === 2n ** 200n - 103n) break;
    }
  });
});

/** The farthest state of Manaus, all but two discs on p2. */
const farthestOf = (discs: number): number[] => [
  ...(discs % 2 === 0 ? [1, 0] : [0, 1]),
  ...Array.from({ length: discs - 2 }, () => 2),
];

describe('the automaton of Manaus', () => {
  const automaton = automatonOf(manaus);

  test('has eight shapes, and adds nothing or half of the power of two', () => {
    const added = automaton.shapes.flatMap(({ next }) =>
      next.flatMap((child) => (child === null ? [] : [[child.add(20), child.add(21)].join()])),
    );
    expect(automaton.shapes.length).toBe(8);
    expect(new Set(added)).toEqual(new Set(['0,0', `${2 ** 19},${2 ** 20}`]));
  });

  test('has one farthest state, all discs but two on p2', () => {
    for (let discs = 4; discs <= 100; discs++)
      expect(automaton.farthest(discs)).toEqual(farthestOf(discs));
  });

  test('reads ten thousand discs', () => {
    for (const discs of [9_999, 10_000])
      expect(automaton.distance(farthestOf(discs))).toBe(2n ** BigInt(discs) - 3n);
    expect(automaton.plays(farthestOf(1000))).toBe(1n);
  });

  test('has no way from the other component, and none from the goal on', () => {
    const other = [2, 1, 1, 1];
    expect([automaton.distance(other), automaton.plays(other), automaton.next(other)]).toEqual([
      null,
      0n,
      null,
    ]);
    expect(automaton.next([0, 0, 0])).toBeNull();
    expect([...automaton.path([0, 0, 0])]).toEqual([]);
    expect(() => automaton.path(other).next()).toThrow('from which the goal can be reached');
  });

  test('refuses what is no state', () => {
    expect(() => automaton.distance([1, 1, 1])).toThrow('p1 holds 3 discs, its capacity is 2');
    expect(() => automaton.plays([0, 3])).toThrow('pegs must be an integer from 0 to 2 (got 3)');
    expect(() => automaton.next([])).toThrow('discs must be an integer from 1 to 10000 (got 0)');
    expect(() => automaton.distance(Array(10_001).fill(0))).toThrow('(got 10001)');
    expect(() => automaton.farthest(0)).toThrow('discs must be an integer from 1 to 10000');
    expect(() => automaton.distance('012' as never)).toThrow('pegs must be a list of pegs');
  });
});

test('nothing is read that the verifier does not read', () => {
  const certificate = JSON.parse(JSON.stringify(theorems(manaus).certificate));
  const automaton = distanceAutomaton(certificate);
  const { distances, goals, types } = certificate;
  const longer = (first: (number | null)[]) => first.map((value) => (value ?? 0) + 1);
  certificate.distances = [
    ...distances.map((each: { first: number[] }) => ({ ...each, first: longer(each.first) })),
    { ...distances[0], type: types.length },
    ...distances,
  ];
  for (const shape of goals[0].shapes)
    for (const peg of [0, 1, 2].filter((k) => types[shape.type][k] !== 'n'))
      shape.offsets[peg] = shape.eccentricity.map(() => 0);
  const forged = distanceAutomaton(certificate);
  for (const { pegs } of waysByRules(forged.family, 6)) {
    expect(forged.distance(pegs)).toBe(automaton.distance(pegs));
    expect(forged.plays(pegs)).toBe(automaton.plays(pegs));
  }
});

test('what is no certificate is refused, and a goal that the family has not', () => {
  const { certificate } = theorems({ capacities: ['n-1', 'n-1', 'n-1'] });
  expect(() => distanceAutomaton(certificate)).toThrow('goal is required: a peg that holds all');
  const ofManaus = theorems(manaus).certificate;
  expect(() => distanceAutomaton(ofManaus, 1)).toThrow('goal must be one of 0 (got 1)');
  expect(() => distanceAutomaton({ ...ofManaus, from: 2 })).toThrow('that verifyTheorems accepts');
  expect(() => distanceAutomaton(null)).toThrow('that verifyTheorems accepts');
});
