import { hanoi, InputError, type PegDigraph, pegMoves, range } from '@manaus/core';
import { frameStewart, type Published, published } from '@manaus/lab';
import { searchTower } from '@manaus/scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextStackRow, type StackRow, stackRecurrence, worstRecurrence } from './directed-hanoi.js';
import { searchSolutions, searchStacks } from './stacks.js';
import { starNumbers } from './star-numbers.js';
import { strongDigraphs, threePegDigraphs } from './strong-digraphs.js';

const digraphs = Object.entries(threePegDigraphs);
const term = ({ offset, terms }: Published, n: number) => terms[n - offset];
const numbers = (table: readonly (readonly bigint[])[]) => table.map((row) => row.map(Number));

describe('digraphs on the pegs', () => {
  test('five on three pegs and 83 on four are strongly connected', () => {
    expect(range(1, 4).map((pegs) => strongDigraphs(pegs).length)).toEqual([1, 1, 5, 83]);
  });

  test('the five that have names are those five: they have different arcs, degrees or symmetry', () => {
    const kind = (moves: PegDigraph) => {
      const out = moves.map((row) => row.filter(Boolean).length);
      const into = moves.map((_, to) => moves.filter((row) => row[to]).length);
      return out
        .map((degree, peg) => `${degree}${into[peg]}`)
        .sort()
        .join();
    };
    const named = digraphs.map(([, moves]) => kind(moves)).sort();
    expect(new Set(named).size).toBe(5);
    expect(strongDigraphs(3).map(kind).sort()).toEqual(named);
  });
});

/** The least length of a walk no longer than `most`, and how many plays have it. */
function walks(
  moves: PegDigraph,
  before: StackRow,
  from: number,
  to: number,
  most: bigint,
): [bigint, bigint] {
  let best: [bigint, bigint] = [most + 1n, 0n];
  const walk = (disc: number, others: number, length: bigint, plays: bigint, rested: boolean) => {
    if (length > most) return;
    if (disc === to && others === to && length < best[0]) best = [length, 0n];
    if (disc === to && others === to && length === best[0]) best = [length, best[1] + plays];
    for (const next of [0, 1, 2]) {
      if (moves[disc][next] && others !== disc && others !== next)
        walk(next, others, length + 1n, plays, true);
      if (rested && next !== others)
        walk(
          disc,
          next,
          length + before.moves[others][next],
          plays * before.solutions[others][next],
          false,
        );
    }
  };
  walk(from, from, 0n, 1n, true);
  return best;
}

describe('three pegs', () => {
  test.each(digraphs)(
    '%s: the recurrences agree with searches of all states, n = 1 to 8',
    (_, moves) => {
      const rows = stackRecurrence(moves, 8);
      const worst = worstRecurrence(moves, 8);
      for (const n of range(1, 8)) {
        const found = searchStacks(hanoi(n, { moves }));
        expect(found.strong).toBe(true);
        expect(found.moves).toEqual(numbers(rows[n].moves));
        expect([found.worstTo, found.farthestTo]).toEqual(
          numbers([worst[n - 1].worst, worst[n - 1].farthest]),
        );
      }
    },
  );

  test.each(digraphs)(
    '%s: a stack has one shortest way to every other, by search to n = 6 and by recurrence to n = 40',
    (_, moves) => {
      const rows = stackRecurrence(moves, 40);
      for (const n of range(1, 6))
        expect(searchSolutions(hanoi(n, { moves }))).toEqual(rows[n].solutions);
      expect(rows.every(({ solutions }) => solutions.flat().every((ways) => ways === 1n))).toBe(
        true,
      );
    },
  );

  /**
   * All walks that are no longer than the answer, one by one; on towers the shortest is always one
   * alone.
   */
  test('shortest walks and their number agree with all walks, for random journeys of the others', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...digraphs), weights, ([, moves], numbers) => {
        const at = (from: number, to: number) => 2 * from + (to > from ? to - 1 : to);
        const table = (first: number) =>
          range(0, 2).map((from) =>
            range(0, 2).map((to) =>
              from === to ? BigInt(first > 0 ? 1 : 0) : BigInt(numbers[first + at(from, to)]),
            ),
          );
        const before = { discs: 1, moves: table(0), solutions: table(6) };
        const found = nextStackRow(moves, before);
        for (const from of range(0, 2))
          for (const to of range(0, 2))
            if (from !== to)
              expect(walks(moves, before, from, to, found.moves[from][to])).toEqual([
                found.moves[from][to],
                found.solutions[from][to],
              ]);
      }),
      { numRuns: 200 },
    );
  });

  test('the cycle is as published, and as Atkinson has it', () => {
    const rows = stackRecurrence(threePegDigraphs.cycle, 15);
    for (const n of range(0, 15)) {
      expect(Number(rows[n].moves[0][1])).toBe(term(published.A005665, n));
      expect(Number(rows[n].moves[0][2])).toBe(term(published.A005666, n));
      if (n === 0) continue;
      const [there, back] = [rows[n - 1].moves[0][1], rows[n - 1].moves[0][2]];
      expect(rows[n].moves[0]).toEqual([0n, 2n * back + 1n, 2n * back + there + 2n]);
    }
  });

  test('a digraph that is not strongly connected is refused', () => {
    const oneWay = [
      [false, true, true],
      [false, false, true],
      [false, false, false],
    ];
    expect(() => stackRecurrence(oneWay, 2)).toThrow('moves must be connected (got "no way to p');
    expect(() => stackRecurrence(pegMoves('any', 4), 2)).toThrow(InputError);
    expect(searchStacks(hanoi(2, { moves: oneWay })).strong).toBe(false);
  });
});

describe('four and five pegs', () => {
  const stacks = (n: number, pegs: number, moves: 'star' | 'adjacent' | 'cyclic') =>
    searchStacks(hanoi(n, { pegs, moves }));

  test('searches agree with what is published, n = 1 to 7', () => {
    for (const n of range(1, 7)) {
      expect(stacks(n, 4, 'star').moves[1].slice(0, 3)).toEqual([
        term(published.A291877, n),
        0,
        term(published.A291876, n),
      ]);
      expect(stacks(n, 4, 'adjacent').moves[0][3]).toBe(term(published.A160002, n));
      expect(stacks(n, 4, 'cyclic').moves[0]).toEqual([
        0,
        term(published.A338024, n),
        term(published.A292764, n),
        term(published.A338089, n),
      ]);
    }
  });

  test('the star: the plans are the published numbers for three rays, and searches find no shorter for three and four', () => {
    const three = starNumbers(17, 3).map(Number);
    for (const n of range(1, 17)) expect(three[n]).toBe(term(published.A291876, n));
    for (const n of range(1, 7))
      for (const pegs of [4, 5])
        expect(stacks(n, pegs, 'star').moves[1][2]).toBe(Number(starNumbers(n, pegs - 1)[n]));
    for (const n of range(1, 8))
      expect(searchStacks(hanoi(n, { moves: 'star' })).moves[1][2]).toBe(
        Number(starNumbers(n, 2)[n]),
      );
  });

  test('the numbers of Frame and Stewart for five pegs are as published, and as the searches', () => {
    const five = frameStewart(21, 5).map(Number);
    for (const n of range(1, 21)) expect(five[n]).toBe(term(published.A007665, n));
    for (const n of range(1, 6))
      expect(searchStacks(hanoi(n, { pegs: 5 })).moves[0][4]).toBe(five[n]);
  });

  test('the farthest states by the kernel are those of the stored graph', () => {
    for (const moves of ['star', 'adjacent', 'cyclic'] as const)
      for (const n of range(1, 6)) {
        const { worstTo, farthestTo } = stacks(n, 4, moves);
        const { eccentricity, spheres } = searchTower(hanoi(n, { pegs: 4, moves }));
        expect([eccentricity, spheres[spheres.length - 1]]).toEqual([worstTo[3], farthestTo[3]]);
      }
  });
});
