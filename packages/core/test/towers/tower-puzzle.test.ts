import { describe, expect, test } from 'vitest';
import {
  compileTower,
  formatLabel,
  hanoi,
  manaus,
  moveBetween,
  parseLabel,
  range,
  type TowerRules,
  towerPuzzle,
  withColors,
  withForbiddenMoves,
} from '../../src/index.js';
import { applyMove } from '../../src/internals.js';

const alike: TowerRules = { ...hanoi(4), stacking: 'equals', sizes: [1, 1, 2, 2], goals: [] };

const towers: [string, TowerRules][] = [
  ['Hanoi', hanoi(3)],
  ['one-way Hanoi on four pegs', hanoi(2, { pegs: 4, moves: 'cyclic' })],
  ['Manaus', manaus(4)],
  ['any on any', { ...hanoi(3), stacking: 'free' }],
  ['alike discs', alike],
  ['alike discs of two colors', withColors(alike, ['red', 'blue', 'red', 'red'])],
  ['a move forbidden', withForbiddenMoves(hanoi(2), [['12//', '2/1/']])],
];

describe.each(towers)('the move between two states: %s', (_, rules) => {
  const tower = compileTower(rules);
  const { moves } = towerPuzzle(tower);
  const states = range(0, tower.space - 1)
    .filter(tower.codec.has)
    .map((rank) => tower.codec.unrank(rank));

  test('it is the only one that the puzzle has, or there is none', () => {
    for (const before of states)
      for (const after of states) {
        const found = moves(before).filter(
          (move) => formatLabel(applyMove(tower, before, move)) === formatLabel(after),
        );
        if (found.length === 0)
          expect(() => moveBetween(tower, before, after)).toThrow('core/move: states must be one');
        else expect([moveBetween(tower, before, after)]).toEqual(found);
      }
  });
});

test('of alike discs it names the one on top, however the states number them', () => {
  expect(moveBetween(alike, parseLabel(alike, '1234//'), [[2, 3, 4], [1], []]).disc).toBe(1);
  expect(moveBetween(alike, [[2, 1, 4, 3], [], []], parseLabel(alike, '134/2/')).disc).toBe(2);
});

test('states of other pegs or discs are refused', () => {
  const start = [[1, 2], [], []];
  for (const after of [
    [[2], [1]],
    [[2], [1], [], []],
    [[2], [1], [3]],
    [[2], [2], []],
  ])
    expect(() => moveBetween(hanoi(2), start, after)).toThrow(
      /^core\/state: state must be a regular state of Hanoi with 2 discs: /,
    );
  expect(() => moveBetween(hanoi(2), start, start)).toThrow(
    'core/move: states must be one move apart (got "12// 12//")',
  );
});
