import { describe, expect, test } from 'vitest';
import { valuesByRule } from '../src/heaps/grundy-values.js';
import { disjunctiveSum, type Game, gameSolver, heapGame, mex, nimSum } from '../src/index.js';

const kaylesRule = {
  name: 'Kayles',
  options: (heap: number) =>
    [1, 2].flatMap((taken) =>
      Array.from({ length: Math.max(0, Math.floor((heap - taken) / 2) + 1) }, (_, left) => [
        left,
        heap - taken - left,
      ]),
    ),
};
const kayles = heapGame(kaylesRule);

/** All that can be reached from a position, by the rules alone. */
function reached<Position>(game: Game<Position>, label: string): Position[] {
  const found = new Map([[label, game.notation.parse(label)]]);
  for (const position of found.values())
    for (const option of game.options(position)) found.set(game.notation.format(option), option);
  return [...found.values()];
}

const games = (
  [
    [heapGame('nim'), '3,5,7'],
    [heapGame('nim21'), '21,13'],
    [heapGame('subtraction', { set: [2, 3, 5] }), '20,12'],
    [heapGame('subtraction', { set: [1, 2, 4, 5, 6] }), '30'],
    [heapGame('halving'), '40,12'],
    [heapGame('fibonacci'), '30'],
    [heapGame('moore', { k: 1 }), '3,4,5'],
    [heapGame('moore', { k: 2 }), '3,3,4,2'],
    [heapGame('moore', { k: 3 }), '2,3,2,2,1'],
    [kayles, '8'],
    [disjunctiveSum(heapGame('nim'), heapGame('halving')), '(4,2)+(12)'],
  ] as [Game<unknown>, string][]
).map(([game, label]) => ({ name: game.name, game, label }));

/** The same rules under the other convention. */
const otherwise = (game: Game<unknown>): Game<unknown> => ({
  ...game,
  convention: game.convention === 'normal' ? 'misere' : 'normal',
});

describe.each(games)('$name', ({ game, label }) => {
  test.each([game, otherwise(game)])('P and N are consistent: %#', (played) => {
    const { outcome, winningMoves } = gameSolver(played);
    for (const position of reached(played, label)) {
      const options = played.options(position);
      const toP = options.filter((option) => outcome(option) === 'P');
      const terminal = played.convention === 'normal' ? 'P' : 'N';
      expect(outcome(position)).toBe(options.length === 0 ? terminal : toP.length > 0 ? 'N' : 'P');
      expect(winningMoves(position)).toEqual(toP);
    }
  });
  test('the Grundy value is the mex of those of the options, 0 at the P-positions', () => {
    const { outcome, grundyValue: grundy } = gameSolver(game);
    for (const position of reached(game, label)) {
      expect(grundy(position)).toBe(mex(game.options(position).map(grundy)));
      expect(grundy(position) === 0).toBe(outcome(position) === 'P');
    }
  });
});

test('sums: the value of a sum is the nim-sum of the values, by looking at all positions of the sum', () => {
  const pairs: [Game<unknown>, string, Game<unknown>, string][] = [
    [heapGame('nim'), '3,4', heapGame('subtraction', { set: [1, 3] }), '9'],
    [heapGame('halving'), '14', heapGame('fibonacci'), '9'],
    [heapGame('moore', { k: 2 }), '2,1,1', kayles, '5'],
  ] as [Game<unknown>, string, Game<unknown>, string][];
  for (const [first, a, second, b] of pairs) {
    const both = gameSolver(disjunctiveSum(first, second)).grundyValue;
    const [one, other] = [gameSolver(first).grundyValue, gameSolver(second).grundyValue];
    for (const left of reached(first, a))
      for (const right of reached(second, b))
        expect(both([left, right])).toBe(nimSum([one(left), other(right)]));
  }
});

describe('grundyValues', () => {
  test('Kayles: 1, 2, 3, 1, 4, ..., with period 12 from 71 on, not earlier (OEIS A002186)', () => {
    const values = valuesByRule(kaylesRule, 600);
    expect([...values.slice(0, 12)]).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    expect([...values.slice(71, 588)].every((value, i) => value === values[71 + i + 12])).toBe(
      true,
    );
    expect(values[70]).not.toBe(values[82]);
    for (const part of [1, 2, 3, 4, 6])
      expect(
        [...values.slice(72, 84)].every((value, i) => value === values[72 + i + part]),
        String(part),
      ).toBe(false);
  });
  test('a heap of a game by itself, all that can be reached', () => {
    // Kayles has many ways to part a heap.
    for (const [game, upto] of [
      [heapGame('nim'), 40],
      [heapGame('halving'), 60],
      [heapGame('subtraction', { set: [1, 4, 6] }), 60],
      [kayles, 9],
    ] as const) {
      const alone = gameSolver(game).grundyValue;
      expect(game.grundyValues(upto)).toEqual(
        Array.from({ length: upto + 1 }, (_, heap) => alone([heap])),
      );
    }
  });
});
