import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compileTower,
  formatLabel,
  hanoi,
  manaus,
  oxford,
  pegMoves,
  playStates,
  type TowerRules,
  towerPuzzle,
} from '../../../src/index.js';
import { playMoves } from '../../../src/internals.js';

const alike: TowerRules = { ...hanoi(3), stacking: 'equals', sizes: [1, 1, 2], goals: [] };
const towers = [
  ['Hanoi', hanoi(3)],
  ['one-way Hanoi', hanoi(3, { moves: 'cyclic' })],
  ['Manaus', manaus(3)],
  ['Oxford', oxford(3)],
  ['alike discs', alike],
  [
    'no disc on p1 twice',
    { ...hanoi(3), permitsMove: ({ to }) => to !== 1, moves: pegMoves('any', 3) },
  ],
] as const satisfies readonly (readonly [string, TowerRules])[];

test.each(towers)('%s: any pair of pegs is legal as the puzzle says', (_, rules) => {
  const tower = compileTower(rules);
  const puzzle = towerPuzzle(tower);
  const states = Array.from({ length: tower.space }, (_, rank) => rank).filter(tower.codec.has);
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.nat(2), fc.nat(2), (rank, from, to) => {
      const state = tower.codec.unrank(rank);
      const move = puzzle.moves(state).find((each) => each.from === from && each.to === to);
      const { stopped, end } = playMoves(tower, state, `${from}>${to}`);
      expect(stopped === null).toBe(move !== undefined);
      if (move === undefined) return;
      const after = puzzle.notation.format(puzzle.apply(state, move));
      expect(puzzle.notation.format(puzzle.notation.parse(formatLabel(end)))).toBe(after);
      const play = playStates(tower, `${formatLabel(state)} ${after}`);
      expect([play.stopped, play.moves]).toEqual([null, [{ disc: expect.any(Number), from, to }]]);
    }),
  );
});

test.each(towers)('%s: two states are a play if a move joins them, else not', (_, rules) => {
  const tower = compileTower(rules);
  const puzzle = towerPuzzle(tower);
  const states = Array.from({ length: tower.space }, (_, rank) => rank).filter(tower.codec.has);
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.constantFrom(...states), (a, b) => {
      const [from, to] = [a, b].map((rank) => tower.codec.unrank(rank));
      const joined = puzzle
        .moves(from)
        .some((move) => tower.codec.rank(puzzle.apply(from, move)) === b);
      const { stopped } = playStates(tower, [from, to].map(formatLabel).join(' '));
      expect(stopped === null).toBe(joined);
    }),
  );
});

test('an empty play stays', () => {
  expect(playMoves(hanoi(2), [[1, 2], [], []], '')).toMatchObject({ solved: false, moves: [] });
});

test('a label that is no state ends the play, with the rule', () => {
  expect(playStates(hanoi(2), '12// /21/').stopped).toEqual({
    code: 'breaks',
    rule: { code: 'restsOn', disc: 2, on: 1 },
    at: 1,
  });
});
