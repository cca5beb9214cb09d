import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bucharest,
  bucharestIterative,
  bucharestRecursive,
  formatLabel,
  gatherDiscs,
  hanoi,
  hanoiIterative,
  hanoiRecursive,
  isGoodManaus,
  manaus,
  manausRecursive,
  parseLabel,
  runProgram,
  stacked,
  type TowerFamily,
  type TowerProgram,
  type TowerState,
  towerPuzzle,
  violation,
} from '../../src/index.js';

/** Least numbers of moves to the goal, by playing the plain rules on labels, breadth first. */
function distances(tower: TowerFamily, discs: number): Map<string, number> {
  const { notation, moves, apply } = towerPuzzle(tower(discs));
  const found = new Map(
    (tower(discs).goals as readonly TowerState[]).map((goal) => [notation.format(goal), 0]),
  );
  for (const [label, distance] of found)
    for (const move of moves(notation.parse(label))) {
      const next = notation.format(apply(notation.parse(label), move));
      if (!found.has(next)) found.set(next, distance + 1);
    }
  return found;
}

/** Every step of a play is a move that the plain rules list, and leads to the next state. */
function keepsTheRules(
  tower: TowerFamily,
  discs: number,
  start: string,
  program: TowerProgram,
): number {
  const { notation, moves, apply } = towerPuzzle(tower(discs));
  const played = runProgram(tower(discs), notation.parse(start), program);
  expect([start, played.stopped, played.solved]).toEqual([start, null, true]);
  played.moves.forEach((move, step) => {
    expect(moves(played.states[step] as TowerState)).toContainEqual(move);
    expect(formatLabel(apply(played.states[step] as TowerState, move))).toBe(
      formatLabel(played.states[step + 1]),
    );
  });
  return played.moves.length;
}

const shortest: [string, TowerFamily, TowerProgram][] = [
  ['Hanoi, recursive', hanoi, hanoiRecursive],
  ['Bucharest, recursive', bucharest, bucharestRecursive],
  ['Bucharest, iterative', bucharest, bucharestIterative],
  ['Manaus', manaus, manausRecursive],
];

describe('from every state that can be solved, by the rules, and by a shortest way', () => {
  test.each(shortest)('%s', (_, tower, program) => {
    for (const discs of [2, 3, 4])
      for (const [label, least] of distances(tower, discs))
        expect([label, keepsTheRules(tower, discs, label, program)]).toEqual([label, least]);
  });

  test('Hanoi, iterative: from every state of the shortest path, with 1 to 6 discs', () => {
    for (const discs of [1, 2, 3, 4, 5, 6]) {
      const start = `${[1, 2, 3, 4, 5, 6].slice(0, discs).join('')}//`;
      const path = runProgram(
        hanoi(discs),
        parseLabel(hanoi(discs), start),
        hanoiRecursive,
      ).states.map(formatLabel);
      expect(path).toHaveLength(2 ** discs);
      path.forEach((label, step) => {
        expect([label, keepsTheRules(hanoi, discs, label, hanoiIterative)]).toEqual([
          label,
          path.length - 1 - step,
        ]);
      });
    }
  });

  test('Hanoi, iterative: off the path it ends or is found not to end, and never breaks a rule', () => {
    for (const label of distances(hanoi, 4).keys()) {
      const { solved, stopped } = runProgram(hanoi(4), parseLabel(hanoi(4), label), hanoiIterative);
      expect([label, solved || stopped?.code === 'repeats']).toEqual([label, true]);
    }
  });
});

describe('with more discs', () => {
  const start = (tower: TowerFamily, most: number) =>
    fc
      .integer({ min: 2, max: most })
      .chain((discs) =>
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: discs, maxLength: discs }),
      )
      .map((pegs) => stacked(pegs, 3))
      .filter((state) => violation(tower(state.flat().length), state) === null);

  test.each([
    ['Hanoi', hanoi, hanoiRecursive, 14, 2],
    ['Bucharest', bucharest, bucharestRecursive, 8, 3],
    ['Bucharest, iterative', bucharest, bucharestIterative, 8, 3],
  ] as [string, TowerFamily, TowerProgram, number, number][])(
    '%s is solved from any state, never in more moves than from the farthest',
    (_, tower, program, most, base) => {
      fc.assert(
        fc.property(start(tower, most), (state) => {
          const discs = state.flat().length;
          const { solved, stopped, moves } = runProgram(tower(discs), state, program);
          return solved && stopped === null && moves.length < base ** discs;
        }),
        { seed: 3, numRuns: 60 },
      );
    },
  );

  test('Manaus is solved from the good states, in at most 2^n - 3 moves; a bad one stops at once', () => {
    fc.assert(
      fc.property(start(manaus, 14), (state) => {
        const discs = state.flat().length;
        const { solved, stopped, moves } = runProgram(manaus(discs), state, manausRecursive);
        return isGoodManaus(state)
          ? solved && stopped === null && moves.length <= 2 ** discs - 3
          : moves.length === 0 && stopped?.at === 1;
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});

test('good states of Manaus are those that reach the goal', () => {
  for (const discs of [2, 3, 4, 5]) {
    const reached = distances(manaus, discs);
    for (let rank = 0; rank < 3 ** discs; rank++) {
      const state = stacked(
        Array.from({ length: discs }, (_, i) => Math.floor(rank / 3 ** i) % 3),
        3,
      );
      if (violation(manaus(discs), state) === null)
        expect([formatLabel(state), isGoodManaus(state)]).toEqual([
          formatLabel(state),
          reached.has(formatLabel(state)),
        ]);
    }
  }
});

test('a stack can be gathered on any peg, over a larger disc too', () => {
  for (const to of [0, 1, 2]) {
    const { end, calls } = runProgram(hanoi(5), parseLabel(hanoi(5), '145/2/3'), (board) =>
      gatherDiscs(board, 3, to),
    );
    expect(end[to].slice(0, 3)).toEqual([1, 2, 3]);
    expect(calls).toBeLessThan(2 ** 4);
  }
});

test('four pegs are refused by what takes the third peg for the one that is left', () => {
  const rules = hanoi(3, { pegs: 4 });
  for (const program of [hanoiRecursive, hanoiIterative, bucharestRecursive, bucharestIterative])
    expect(() => runProgram(rules, parseLabel(rules, '123///'), program)).toThrow(
      'core/solve: pegs must be 3 (got 4)',
    );
  expect(() =>
    runProgram(hanoi(3), parseLabel(hanoi(3), '123//'), (board) => gatherDiscs(board, 4, 0)),
  ).toThrow('core/gather: discs must be an integer from 0 to 3 (got 4)');
  expect(() =>
    runProgram(hanoi(3), parseLabel(hanoi(3), '123//'), (board) => gatherDiscs(board, 3, 3)),
  ).toThrow('core/gather: to must be an integer from 0 to 2 (got 3)');
});
