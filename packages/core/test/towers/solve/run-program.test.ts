import { describe, expect, test } from 'vitest';
import {
  bucharest,
  formatLabel,
  hanoi,
  london,
  manaus,
  oxford,
  parseLabel,
  runProgram,
  stopText,
  type TowerProgram,
  type TowerRules,
  towerCodec,
  towerPuzzle,
  violation,
} from '../../../src/index.js';

const run = (rules: TowerRules, label: string, program: TowerProgram, options = {}) =>
  runProgram(rules, parseLabel(rules, label), program, options);
const stop = (rules: TowerRules, label: string, program: TowerProgram, options = {}) =>
  run(rules, label, program, options).stopped;

describe('a play', () => {
  test('records every state, the start first, and leaves the start alone', () => {
    const { states, moves, solved, stopped, end } = run(hanoi(2), '12//', (board) => {
      board.move(1, 1);
      board.moveFrom(2, 0, 2);
      board.moveTop(1, 2);
    });
    expect(states.map(formatLabel)).toEqual(['12//', '2/1/', '/1/2', '//12']);
    expect(moves[1]).toEqual({ disc: 2, from: 0, to: 2 });
    expect([solved, stopped, formatLabel(end)]).toEqual([true, null, '//12']);
  });

  test.each([
    [
      'a move onto its own peg',
      hanoi(2),
      '12//',
      (board) => board.move(1, 0),
      'disc 1 is on p0 already',
    ],
    [
      'a disc that is not on top',
      hanoi(2),
      '12//',
      (board) => board.move(2, 1),
      'disc 2 is not on top of p0: disc 1 is',
    ],
    [
      'a disc that is elsewhere',
      hanoi(2),
      '12//',
      (board) => board.moveFrom(1, 2, 1),
      'disc 1 is not on p2 but on p0',
    ],
    [
      'a larger disc on a smaller',
      hanoi(2),
      '2/1/',
      (board) => board.move(2, 1),
      'disc 2 may not lie on disc 1',
    ],
    ['an empty peg', hanoi(2), '12//', (board) => board.moveTop(1, 2), 'p1 is empty'],
    [
      'pegs that are not adjacent',
      bucharest(2),
      '12//',
      (board) => board.move(1, 2),
      'no disc may go from p0 to p2',
    ],
    [
      'a full peg',
      manaus(3),
      '3/1/2',
      (board) => board.move(1, 2),
      'p2 is full: its capacity is 1',
    ],
    [
      'a peg that there is not',
      hanoi(2),
      '12//',
      (board) => board.move(1, 3),
      'there is no peg p3',
    ],
    [
      'the top of a peg that there is not',
      hanoi(2),
      '12//',
      (board) => board.moveTop(-1, 0),
      'there is no peg p-1',
    ],
    [
      'a disc that there is not',
      hanoi(2),
      '12//',
      (board) => board.move(3, 1),
      'there is no disc 3',
    ],
  ] as [string, TowerRules, string, TowerProgram, string][])(
    'stops at %s',
    (_, rules, label, program, reason) => {
      const { states, stopped } = run(rules, label, program);
      expect([stopped?.at, stopped && stopText(stopped)]).toEqual([1, reason]);
      expect(states).toHaveLength(1);
    },
  );

  test('stops what does not end', () => {
    const toAndFro: TowerProgram = (board) => {
      for (let peg = 1; ; peg = 1 - peg) {
        board.loop();
        board.move(1, peg);
      }
    };
    const nest: TowerProgram = (board) => {
      board.call();
      nest(board);
    };
    const back: TowerProgram = (board) => {
      for (let peg = 1; ; peg = 1 - peg) board.move(1, peg);
    };
    expect(stop(hanoi(1), '1//', toAndFro)).toEqual({
      code: 'repeats',
      after: 0,
      at: 3,
    });
    expect(stop(hanoi(1), '1//', back, { mostMoves: 7 })).toEqual({
      code: 'mostMoves',
      most: 7,
      at: 8,
    });
    expect(stop(hanoi(1), '1//', nest, { mostCalls: 5 })).toEqual({
      code: 'mostCalls',
      most: 5,
      at: 1,
    });
    expect(stop(hanoi(1), '1//', nest)).toEqual({
      code: 'nested',
      deep: true,
      at: 1,
    });
  });

  test('a fault of the program is no stop', () => {
    const faulty: TowerProgram = () => {
      throw new Error('a fault');
    };
    expect(() => run(hanoi(1), '1//', faulty)).toThrow('a fault');
  });

  test('refuses what is no state and bounds that are none', () => {
    expect(() => runProgram(hanoi(2), [[2, 1], [], []], () => {})).toThrow('core/state');
    expect(() => runProgram(hanoi(1), [[1], [], []], () => {}, { mostMoves: -1 })).toThrow(
      'core/play: mostMoves must be an integer >= 0 (got -1)',
    );
  });
});

describe('the board and the plain rules agree', () => {
  test.each(
    [
      hanoi(3),
      hanoi(2, { pegs: 4, moves: 'cyclic' }),
      bucharest(3),
      manaus(4),
      london(4),
      oxford(3),
    ].map((rules) => [rules.name, rules] as const),
  )('%s: every move of every state', (_, rules) => {
    const codec = towerCodec(rules);
    const puzzle = towerPuzzle(rules);
    for (let rank = 0; rank < codec.space; rank++) {
      if (!codec.has(rank)) continue;
      const state = codec.unrank(rank);
      let looked = false;
      runProgram(rules, state, (board) => {
        expect(board.legalMoves()).toEqual(puzzle.moves(state));
        expect(board.state()).toEqual(state);
        state.forEach((discs, peg) => {
          expect([board.top(peg), board.bottom(peg), board.height(peg)]).toEqual([
            discs[0],
            discs.at(-1),
            discs.length,
          ]);
          for (const disc of discs) expect(board.pegOf(disc)).toBe(peg);
        });
        looked = true;
      });
      expect(looked).toBe(true);
      for (const move of puzzle.moves(state)) {
        const { end } = runProgram(rules, state, (board) =>
          board.moveFrom(move.disc, move.from, move.to),
        );
        expect(end).toEqual(puzzle.apply(state, move));
        expect(violation(rules, end)).toBeNull();
      }
    }
  });
});
