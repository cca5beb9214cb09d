import { gameSolver, type Heaps, heapGame, zeckendorf } from '@manaus/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnSums, digitRows, numberOf, sumIsZero } from '../src/carvalho2013/evidence/digits.js';
import { leastWinning } from '../src/carvalho2013/evidence/fibonacci-outcomes.js';
import {
  fibonacciTerms,
  largestSum,
  sparseSets,
} from '../src/carvalho2013/evidence/fibonacci-sums.js';
import {
  byRules,
  halvingOutcomes,
  isTimesPowerOf2,
  leftByHalving,
} from '../src/carvalho2013/evidence/halving-outcomes.js';
import {
  lowerings,
  positionsUpTo,
  tuples,
  upToOrder,
  within,
} from '../src/carvalho2013/evidence/heap-positions.js';
import { isLowered, markedOutcomes } from '../src/carvalho2013/evidence/marked-outcomes.js';
import { misereNimConditions } from '../src/carvalho2013/evidence/misere-nim.js';
import {
  canBeLowered,
  loweredToZero,
  mooreProcedure,
  repairedMooreMove,
} from '../src/carvalho2013/evidence/moore-procedure.js';
import {
  boutonMoves,
  fibonacciNimMoves,
  leftmostDigitMoves,
  misereNimMoves,
  smallestPartMoves,
  zeckendorfIndices,
} from '../src/carvalho2013/evidence/nim-strategies.js';
import { nimFacts, playTable } from '../src/carvalho2013/evidence/printed-play.js';
import { judgeStrategy, strategyWins } from '../src/carvalho2013/evidence/strategies.js';
import { cellsOf, inBoth } from '../src/check/index.js';

const plainNim = { moves: lowerings, label: (heaps: Heaps) => heaps.join() };

describe('a judge of strategies finds what goes wrong', () => {
  test.each([
    ['a losing move', (heaps: Heaps) => [[0, heaps[1]]], [2, 1], 'there is no move at (0,0)'],
    [
      'an illegal move',
      (heaps: Heaps) => [[heaps[0] + 1, heaps[1]]],
      [1, 0],
      '(1,0) to (2,0) is no move of Nim',
    ],
    ['silence', () => [], [1, 0], 'the strategy names no move at (1,0)'],
    ['nothing', boutonMoves, [3, 2], null],
    ['a lost start', boutonMoves, [2, 2], 'the strategy names no move at (2,2)'],
  ])('%s', (_, strategy, start, wrong) => {
    expect(judgeStrategy(heapGame('nim'), strategy)(start)).toBe(wrong);
    expect(strategyWins(plainNim, strategy)(start)).toBe(wrong === null);
  });

  test('in misère play the last move is the wrong one', () => {
    expect(judgeStrategy(heapGame('nim').misere, () => [[0]])([2])).toBe(
      'the strategy makes the last move, to (0)',
    );
    expect(judgeStrategy(heapGame('nim').misere, misereNimMoves)([2])).toBeNull();
    const rules = { ...plainNim, misere: true };
    expect([() => [[0]], misereNimMoves].map((player) => strategyWins(rules, player)([2]))).toEqual(
      [false, true],
    );
  });
});

describe('replayed plays', () => {
  const row = { move: '1', player: 'A', pile: '1', taken: '2', to: '1', winner: '-' };

  test('an illegal move, a wrong position and a forgotten column show', () => {
    const cells = (rows: (typeof row)[], start: Heaps) =>
      cellsOf(playTable(() => rows, inBoth('a play'), nimFacts(start))).filter(
        ({ printed, computed }) => printed !== computed,
      );
    expect(cells([row], [3])).toEqual([]);
    expect(cells([row], [4])[0].computed).toBe('2');
    expect(cells([{ ...row, taken: '0', to: '3' }], [3])[0].computed).toBe('no move');
    const remarked = () => [{ ...row, remark: 'none' }];
    expect(() => cellsOf(playTable(remarked, inBoth('a play'), nimFacts([3])))).toThrow(
      'nothing is computed beside remark',
    );
  });
});

describe('the strategies of the work', () => {
  const heapsArbitrary = fc.array(fc.nat({ max: 2 ** 40 }), { minLength: 1, maxLength: 8 });

  test('Bouton’s step leads to sum 0, from every heap that it may', () => {
    fc.assert(
      fc.property(
        heapsArbitrary,
        (heaps) =>
          boutonMoves(heaps).every((next) => sumIsZero(next, 2)) &&
          boutonMoves(heaps).length % 2 === (sumIsZero(heaps, 2) ? 0 : 1),
      ),
    );
  });

  test('large heaps: what the work names is among what the closed forms name', () => {
    const among = (moves: readonly Heaps[], winning: Iterable<readonly number[]>) => {
      const labels = new Set([...winning].map(String));
      return moves.every((move) => labels.has(String(move)));
    };
    fc.assert(
      fc.property(heapsArbitrary, (heaps) => {
        const large = heaps.filter((heap) => heap > 1).length;
        const moves = misereNimMoves(heaps);
        if (large > 0) expect(moves.length > 0).toBe(heapGame('nim').misere.outcome(heaps) === 'N');
        return (
          among(boutonMoves(heaps), heapGame('nim').winningMoves(heaps)) &&
          among(moves, heapGame('nim').misere.winningMoves(heaps))
        );
      }),
    );
  });

  test('moves by digits and by parts', () => {
    expect(boutonMoves([3, 5, 7])).toEqual([
      [2, 5, 7],
      [3, 4, 7],
      [3, 5, 6],
    ]);
    expect([leftmostDigitMoves([100]), leftmostDigitMoves([64])]).toEqual([[[64]], []]);
    expect(fibonacciNimMoves({ heaps: [20], limit: 19 })).toEqual([{ heaps: [18], limit: 4 }]);
    expect(fibonacciNimMoves({ heaps: [14], limit: 4 })).toEqual([{ heaps: [13], limit: 2 }]);
    expect(smallestPartMoves({ heaps: [13], limit: 2 })).toEqual([]);
  });

  test('representations found by trying all sets are the greedy ones', () => {
    const terms = fibonacciTerms(1, 20);
    for (let number = 1; number <= 500; number++)
      expect(
        zeckendorfIndices(number)
          ?.map((i) => terms.get(i))
          .reverse(),
      ).toEqual(zeckendorf(number));
    expect([...sparseSets(1, 3)]).toEqual([[], [1], [1, 3], [2], [3]]);
    expect([largestSum(3), [...fibonacciTerms(-1, 3)]]).toEqual([
      4,
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [0, 1],
        [-1, 0],
      ],
    ]);
  });

  test('the conditions of misère Nim with both sums', () => {
    expect(misereNimConditions([3, 2, 1], 'large')).toEqual([false, false, true]);
    expect(misereNimConditions([3, 2, 1], 'all')).toEqual([false, false, false]);
    expect(misereNimConditions([], 'all')[0]).toBe(true);
  });
});

describe('Moore’s procedure', () => {
  test('the closed form of the library knows the repaired move', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 3 }),
        (heaps, k) => {
          if (sumIsZero(heaps, k + 1)) return heapGame('moore', { k }).outcome(heaps) === 'P';
          const repaired = repairedMooreMove(heaps, k).join();
          const moves = heapGame('moore', { k }).winningMoves(heaps);
          return moves.some((next) => next.join() === repaired);
        },
      ),
    );
  });

  test('the printed one goes wrong at (2, 3, 4), in one of two ways', () => {
    const runs = [...mooreProcedure([2, 3, 4], 2)];
    expect(runs.map(({ rows }) => rows)).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(runs.map(({ rows }) => loweredToZero([2, 3, 4], rows, 2))).toEqual([null, [2, 2, 2]]);
    expect(runs.map(({ rows }) => canBeLowered([2, 3, 4], rows, 2))).toEqual([false, true]);
    // By hand: no lowering of the heaps of 2 and 4 alone gives three equal columns of 0 modulo 3.
    for (const [a, , c] of tuples(3, 4)) if (a <= 2) expect(sumIsZero([a, 3, c], 3)).toBe(false);
  });

  test('the repaired one makes a legal move to sum 0', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 2 ** 40 }), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 1, max: 5 }),
        (heaps, k) => {
          const next = repairedMooreMove(heaps, k);
          const lowered = heaps.filter((heap, i) => next[i] < heap).length;
          return (
            sumIsZero(next, k + 1) &&
            next.every((heap, i) => heap <= heaps[i]) &&
            lowered <= k &&
            lowered > 0 === !sumIsZero(heaps, k + 1)
          );
        },
      ),
    );
  });
});

test('columns on paper', () => {
  expect(digitRows([2, 7])).toEqual([
    [0, 1, 0],
    [1, 1, 1],
  ]);
  expect(columnSums(digitRows([2, 7, 11, 14]), 3)).toEqual([2, 2, 1, 2]);
  expect([numberOf([1, 0, 1]), sumIsZero([], 2)]).toEqual([5, true]);
});

test('positions up to order, few blocks first', () => {
  expect(positionsUpTo(3)).toEqual([[], [1], [2], [1, 1], [3], [1, 2], [1, 1, 1]]);
  const { outcome } = gameSolver(upToOrder(heapGame('moore', { k: 2 })));
  for (const heaps of tuples(3, 3))
    expect(outcome(heaps)).toBe(gameSolver(heapGame('moore', { k: 2 })).outcome(heaps));
});

test('marked positions are those of the options, in both conventions', () => {
  for (const convention of ['normal', 'misere'] as const)
    for (const k of [1, 2]) {
      const normal = heapGame('moore', { k });
      const game = convention === 'normal' ? normal : normal.misere;
      const marked = markedOutcomes(within([3, 3, 2]), { k, convention });
      for (const heaps of within([3, 3, 2]))
        expect(marked(heaps)).toBe(gameSolver(game).outcome(heaps));
    }
  const lowered = (heaps: Heaps, next: Heaps, k: number) => isLowered(heaps, next, k);
  expect([lowered([3, 1], [1, 2], 1), lowered([3, 1], [2, 2], 2), lowered([2], [2], 1)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(() => markedOutcomes([[]])([1])).toThrow('not among the positions');
});

test('the quick outcomes are those of the options', () => {
  for (const convention of ['normal', 'misere'] as const)
    expect(halvingOutcomes(200, convention)).toEqual(
      Array.from({ length: 201 }, (_, heap) => byRules(convention)(heap)),
    );
  expect([2, 5, 6].map(leftByHalving)).toEqual([[], [4, 3], [5, 4]]);
  expect([12, 24, 18].map((heap) => isTimesPowerOf2(heap, 3))).toEqual([true, true, false]);
  expect(judgeStrategy(heapGame('halving'), leftmostDigitMoves)([100])).toBeNull();
  const { outcome } = gameSolver(heapGame('fibonacci'));
  const least = leastWinning(40);
  for (let heap = 1; heap <= 40; heap++)
    for (let limit = 0; limit <= heap; limit++)
      expect(outcome({ heaps: [heap], limit })).toBe(least[heap] <= limit ? 'N' : 'P');
});
