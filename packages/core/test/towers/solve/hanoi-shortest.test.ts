import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hanoi,
  hanoiDistance,
  hanoiDistanceSum,
  hanoiMove,
  hanoiMoves,
  hanoiNextMove,
  hanoiPath,
  hanoiPosition,
  hanoiWorstMoves,
  type Peg,
  regularState,
  stacked,
  type TowerMove,
  towerPuzzle,
} from '../../../src/index.js';

const perfect = (discs: number, peg: Peg) => new Array<Peg>(discs).fill(peg);
const pegsOf = (rank: number, discs: number): Peg[] =>
  Array.from({ length: discs }, (_, disc) => Math.floor(rank / 3 ** disc) % 3);
const allStates = (discs: number) =>
  Array.from({ length: 3 ** discs }, (_, rank) => pegsOf(rank, discs));

/** Makes moves by the rules of the tower; throws where one is not allowed. */
function after(pegs: readonly Peg[], moves: Iterable<TowerMove>): Peg[] {
  const rules = hanoi(pegs.length);
  const puzzle = towerPuzzle(rules);
  const now = [...pegs];
  for (const move of moves) {
    const state = regularState(rules, stacked(now, 3));
    expect(puzzle.moves(state)).toContainEqual(move);
    now[move.disc - 1] = move.to;
  }
  return now;
}

/**
 * Distances and numbers of shortest paths from a state by search, which knows nothing but the
 * rules.
 */
function searched(start: readonly Peg[]): Map<string, { distance: number; paths: number }> {
  const rules = hanoi(start.length);
  const puzzle = towerPuzzle(rules);
  const found = new Map([[start.join(), { distance: 0, paths: 1 }]]);
  let level = [[...start]];
  for (let distance = 1; level.length > 0; distance++) {
    const next: Peg[][] = [];
    for (const pegs of level)
      for (const { disc, to } of puzzle.moves(regularState(rules, stacked(pegs, 3)))) {
        const target = pegs.map((peg, i) => (i === disc - 1 ? to : peg));
        const known = found.get(target.join());
        const paths = found.get(pegs.join())?.paths ?? 0;
        if (known === undefined) {
          found.set(target.join(), { distance, paths });
          next.push(target);
        } else if (known.distance === distance) known.paths += paths;
      }
    level = next;
  }
  return found;
}

describe('moves by their number', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '%i discs: numbers, positions and the iterator tell one story',
    (discs) => {
      const pegs = perfect(discs, 0);
      expect(hanoiPosition(discs, 0n)).toEqual(pegs);
      let number = 0n;
      for (const move of hanoiMoves(discs)) {
        number++;
        expect(hanoiMove(discs, number)).toEqual(move);
        pegs[move.disc - 1] = move.to;
        expect(hanoiPosition(discs, number)).toEqual(pegs);
      }
      expect(number).toBe(2n ** BigInt(discs) - 1n);
      expect(after(perfect(discs, 0), hanoiMoves(discs))).toEqual(perfect(discs, 2));
    },
  );

  test('a thousand discs: the position before and after a move differ by the move, and the number is the distance', () => {
    const number = fc.bigInt({ min: 1n, max: 2n ** 1000n - 1n });
    fc.assert(
      fc.property(number, (move) => {
        const { disc, from, to } = hanoiMove(1000, move);
        const before = hanoiPosition(1000, move - 1n);
        expect(before[disc - 1]).toBe(from);
        before[disc - 1] = to;
        expect(hanoiPosition(1000, move)).toEqual(before);
        expect(hanoiDistance(perfect(1000, 0), before).moves).toBe(move);
        expect(hanoiNextMove(hanoiPosition(1000, move - 1n), perfect(1000, 2))).toEqual({
          disc,
          from,
          to,
        });
      }),
      { numRuns: 50 },
    );
  });

  test('no move takes a tower to where it stands', () => {
    expect([0, 1, 2].map((peg) => [...hanoiMoves(3, peg as Peg, peg as Peg)])).toEqual([
      [],
      [],
      [],
    ]);
    expect([...hanoiMoves(0)]).toEqual([]);
  });

  test('numbers out of range are refused', () => {
    expect(() => hanoiMove(3, 0n)).toThrow(
      'core/hanoi-move: move must be an integer from 1 to 2^3 - 1 (got 0)',
    );
    expect(() => hanoiMove(3, 8n)).toThrow('(got 8)');
    expect(() => hanoiPosition(0, 0n)).toThrow('discs must be an integer >= 1');
    expect(() => hanoiMoves(3, 0, 3)).toThrow('to must be an integer from 0 to 2');
    expect(() => hanoiDistance([0, 1], [0])).toThrow('to must have 2 discs');
    expect(() => hanoiDistance([3], [0])).toThrow('from must be an integer from 0 to 2 (got 3)');
  });
});

describe('shortest paths between any two states', () => {
  test.each([1, 2, 3, 4])(
    '%i discs: distance and number of paths as by search, the path legal and as long',
    (discs) => {
      for (const from of allStates(discs)) {
        const found = searched(from);
        for (const to of allStates(discs)) {
          const { moves, paths } = hanoiDistance(from, to);
          expect({ distance: Number(moves), paths }).toEqual(found.get(to.join()));
          const path = [...hanoiPath(from, to)];
          expect(path.length).toBe(Number(moves));
          expect(hanoiNextMove(from, to)).toEqual(path[0] ?? null);
          if (discs < 4) expect(after(from, path)).toEqual(to);
        }
      }
    },
  );

  test('the next move, again and again, is the path', () => {
    const state = (discs: number) =>
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: discs, maxLength: discs });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }).chain((discs) => fc.tuple(state(discs), state(discs))),
        ([from, to]) => {
          const now = [...from];
          for (const move of hanoiPath(from, to)) {
            expect(hanoiNextMove(now, to)).toEqual(move);
            now[move.disc - 1] = move.to;
          }
          expect(now).toEqual(to);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('the sum of all distances: the recurrence continues what is added up', () => {
    const states = allStates(5);
    const sum = states.reduce(
      (total, from) => states.reduce((part, to) => part + hanoiDistance(from, to).moves, total),
      0n,
    );
    expect(hanoiDistanceSum(5)).toBe(sum);
    const average = Number((hanoiDistanceSum(200) * 10n ** 15n) / (9n ** 200n * 2n ** 200n)) / 1e15;
    expect(average).toBeCloseTo(466 / 885, 12);
  });
});

test.each([1, 2, 3, 4, 5, 6, 7])(
  'the worst solution of %i discs visits every state once',
  (discs) => {
    const seen = new Set([perfect(discs, 0).join()]);
    const now = perfect(discs, 0);
    for (const { disc, from, to } of hanoiWorstMoves(discs)) {
      expect(now[disc - 1]).toBe(from);
      expect(now.slice(0, disc - 1).every((peg) => peg !== from && peg !== to)).toBe(true);
      now[disc - 1] = to;
      seen.add(now.join());
    }
    expect(seen.size).toBe(3 ** discs);
    expect(now).toEqual(perfect(discs, 2));
  },
);
