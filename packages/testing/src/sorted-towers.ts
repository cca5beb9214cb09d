import { compileTower, pegMoves, type Tower } from '@manaus/core';
import fc from 'fast-check';

const named = ['any', 'adjacent', 'cyclic', 'ring', 'star'] as const;

/** Random digraphs of pegs: named ones, undirected ones, and any. */
const digraphs = (pegs: number) =>
  fc.oneof(
    fc.constantFrom(...named).map((name) => pegMoves(name, pegs)),
    fc
      .record({
        undirected: fc.boolean(),
        bits: fc.array(fc.boolean(), { minLength: pegs * pegs, maxLength: pegs * pegs }),
      })
      .map(({ undirected, bits }) =>
        Array.from({ length: pegs }, (_, a) =>
          Array.from({ length: pegs }, (__, b) => {
            const [low, high] = undirected ? [Math.min(a, b), Math.max(a, b)] : [a, b];
            return a !== b && bits[low * pegs + high];
          }),
        ),
      ),
  );

/**
 * Random size-ordered towers without goals; `roomy` ones hold all discs on each peg, the others are
 * often alike on some pegs.
 */
export const sortedTowers = (
  pegs: number,
  discs: number,
  { roomy = false }: { readonly roomy?: boolean } = {},
): fc.Arbitrary<Tower> =>
  fc
    .record({
      moves: digraphs(pegs),
      capacities: fc
        .oneof(
          fc.constant(new Array<number>(pegs).fill(discs)),
          fc.array(fc.constantFrom(0, 1, 2, discs), { minLength: pegs, maxLength: pegs }),
        )
        .filter((all) => (roomy ? Math.min(...all) : all.reduce((a, b) => a + b, 0)) >= discs),
    })
    .map((rules) =>
      compileTower({ ...rules, name: 'Random', symbol: 'R', discs, stacking: 'sorted', goals: [] }),
    );

/** The ranks of all states of a tower. */
export const statesOf = ({ space, codec }: Tower): number[] =>
  Array.from({ length: space }, (_, rank) => rank).filter((rank) => codec.has(rank));

/** The base-P digits of a number, the least significant first. */
export const digits = (number: number, count: number, base: number): number[] =>
  count === 0 ? [] : [number % base, ...digits(Math.floor(number / base), count - 1, base)];

/** The number with these digits. */
export const number = (all: readonly number[], base: number): number =>
  all.reduceRight((sum, digit) => sum * base + digit, 0);

/** All orders of a list. */
export const orders = (list: readonly number[]): number[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one) =>
        orders(list.filter((other) => other !== one)).map((all) => [one, ...all]),
      );
