import {
  formatLabel,
  type TowerRules,
  withColors,
  withDiscMoves,
  withDiscsApart,
  withForbiddenMoves,
  withForbiddenStates,
  withGoals,
  withSizes,
  withStateCapacities,
} from '@manaus/core';
import fc from 'fast-check';
import { type TowerSpec, type Twin, twinOf } from './tower-twin.js';

const list = <T>(each: fc.Arbitrary<T>, length: number) =>
  fc.array(each, { minLength: length, maxLength: length });
const digraphOn = (pegs: number) => {
  const any = list(list(fc.boolean(), pegs), pegs).map((rows) =>
    rows.map((row, from) => row.map((allowed, to) => allowed && from !== to)),
  );
  const every = fc.constant(
    Array.from({ length: pegs }, (_, from) => Array.from({ length: pegs }, (_, to) => from !== to)),
  );
  const both = any.map((rows) =>
    rows.map((row, from) => row.map((allowed, to) => allowed || rows[to][from])),
  );
  return fc.oneof(
    { weight: 3, arbitrary: every },
    { weight: 2, arbitrary: both },
    { weight: 1, arbitrary: any },
  );
};
const seldom = <T>(each: fc.Arbitrary<T>) => fc.option(each, { freq: 1 });

/** A description of a tower in which each piece is there now and then. */
const specs: fc.Arbitrary<TowerSpec> = fc
  .record({ pegs: fc.integer({ min: 2, max: 5 }), discs: fc.integer({ min: 1, max: 5 }) })
  .chain(({ pegs, discs: most }) => {
    const discs = Math.min(most, 7 - pegs + 1);
    const peg = fc.nat(pegs - 1);
    const disc = fc.integer({ min: 1, max: discs });
    return fc.record({
      discs: fc.constant(discs),
      capacities: fc.oneof(
        fc.constant(new Array<number>(pegs).fill(discs)),
        list(fc.integer({ min: 1, max: discs }), pegs),
      ),
      digraph: digraphOn(pegs),
      stacking: fc.constantFrom(
        'sorted' as const,
        'equals' as const,
        'free' as const,
        'near' as const,
        'odd' as const,
      ),
      sizes: fc.option(list(fc.integer({ min: 1, max: 3 }), discs)),
      colors: fc.option(list(fc.constantFrom('red', 'blue'), discs)),
      apart: fc.oneof(
        fc.constant([]),
        discs < 2
          ? fc.constant([])
          : fc.array(
              fc.record({
                discs: fc.uniqueArray(disc, { minLength: 2, maxLength: 2 }),
                peg: fc.option(peg),
              }),
              { maxLength: 1 },
            ),
      ),
      room: seldom(fc.record({ peg, other: peg, base: fc.nat(discs) })),
      forbidden: fc.oneof(fc.constant([]), fc.array(fc.nat(), { maxLength: 4 })),
      own: seldom(fc.record({ disc, digraph: digraphOn(pegs) })),
      forbiddenMoves: fc.oneof(fc.constant([]), fc.array(fc.nat(), { maxLength: 3 })),
      goals: fc.oneof(
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        fc.record({ empty: peg }),
      ),
    });
  });

/**
 * A tower made of pieces, what it is to be, and whether the pieces that may go anywhere were put on
 * in another order.
 */
export interface RandomTower {
  readonly spec: TowerSpec;
  readonly twin: Twin;
  readonly rules: TowerRules;
}

/** Towers of random pieces that have a state and a goal. */
export const randomTowers: fc.Arbitrary<RandomTower> = fc
  .tuple(specs, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }))
  .map(([spec, order]) => {
    const twin = twinOf(spec);
    return twin.goals.length === 0 ? null : { spec, twin, rules: composed(spec, twin, order) };
  })
  .filter((tower) => tower !== null);

type Piece = (rules: TowerRules) => TowerRules;

function composed(
  spec: TowerSpec,
  { forbidden, forbiddenMoves, goals }: Twin,
  order: readonly number[],
): TowerRules {
  const { discs, capacities, digraph, sizes, colors, apart, room, own } = spec;
  const given = sizes;
  const sizeGap = (a: number, b: number) => (given?.[b - 1] ?? b) - (given?.[a - 1] ?? a);
  const odd = (a: number, b: number) => sizeGap(a, b) > 0 && sizeGap(a, b) % 2 === 1;
  const near = (a: number, b: number) => Math.abs(sizeGap(a, b)) < 2;
  const base: TowerRules = {
    name: 'Random',
    symbol: 'R',
    discs,
    capacities,
    moves: digraph,
    stacking: spec.stacking === 'near' ? near : spec.stacking === 'odd' ? odd : spec.stacking,
    goals: [],
  };
  const colored: Piece = (rules) => (colors === null ? rules : withColors(rules, colors));
  const pieces: Piece[] = [
    colored,
    (rules) =>
      apart.reduce(
        (sum, { discs: some, peg }) => withDiscsApart(sum, some, peg ?? undefined),
        rules,
      ),
    (rules) =>
      room === null
        ? rules
        : withStateCapacities(rules, (peg, state) =>
            peg === room.peg ? room.base + (state[room.other].length % 2) : discs,
          ),
    (rules) =>
      forbidden.length === 0 ? rules : withForbiddenStates(rules, forbidden.map(formatLabel)),
    (rules) => (own === null ? rules : withDiscMoves(rules, own.disc, own.digraph)),
    (rules) =>
      forbiddenMoves.length === 0
        ? rules
        : withForbiddenMoves(
            rules,
            forbiddenMoves.map(([from, to]) => [formatLabel(from), formatLabel(to)] as const),
          ),
  ];
  const shuffled = pieces.map((piece, i) => [order[i], piece] as const).sort(([a], [b]) => a - b);
  // Sizes decide which labels are regular.
  const sized = given === null ? base : withSizes(base, given);
  const whole = shuffled.reduce((rules, [, piece]) => piece(rules), sized);
  const { goals: wanted } = spec;
  return 'empty' in wanted
    ? withGoals(whole, (state) => state[wanted.empty].length === 0)
    : withGoals(whole, goals.map(formatLabel));
}
