import {
  formatLabel,
  hanoi,
  isGoal,
  manaus,
  parseLabel,
  range,
  regularState,
  type TowerRules,
  type TowerState,
  towerPuzzle,
} from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { solve } from '../../src/index.js';
import { stackPositions } from '../../src/positions/tower-positions.js';
import { towerJudge, towerPositions } from '../../src/positions.js';

const colored: TowerRules = {
  ...hanoi(3, { moves: 'cyclic', pegs: 4 }),
  capacities: [3, 2, 2, 1],
  stacking: (disc, on) => (disc + on) % 2 === 1,
  goals: (state) => state[3].length === 1 && state[2].length === 2,
};
const towers: readonly (readonly [string, TowerRules])[] = [
  ['Manaus', manaus(4)],
  ['Hanoi on four pegs', hanoi(3, { pegs: 4 })],
  ['one way, colors that may not touch', colored],
];

/** The number of plays of a length to a goal, by trying them all. */
function playsOf(rules: TowerRules, state: TowerState, length: number): number {
  if (length === 0) return isGoal(rules, state) ? 1 : 0;
  const puzzle = towerPuzzle(rules);
  return puzzle
    .moves(state)
    .reduce((sum, move) => sum + playsOf(rules, puzzle.apply(state, move), length - 1), 0);
}

describe.each(towers)('%s', (_, rules) => {
  const positions = towerPositions(rules, { count: 30, seed: 7 });
  const judge = towerJudge(rules);

  test('every position is as the plain rules have it', () => {
    expect(positions.length).toBeGreaterThan(20);
    for (const { position, solvable, least, plays, play } of positions) {
      const state = parseLabel(rules, position);
      const { moves } = solve(rules, state);
      expect([solvable, least]).toEqual([moves !== null, moves]);
      if (moves !== null && moves < 9) expect(plays).toBe(String(playsOf(rules, state, moves)));
      if (play !== null) expect(play.split(' ')).toHaveLength(moves ?? 0);
    }
  });
  test('an unsolvable position has a set of states without goal that no move leaves', () => {
    const puzzle = towerPuzzle(rules);
    for (const { position, certificate } of positions.filter(({ solvable }) => !solvable)) {
      const closed = new Set(certificate?.states);
      expect([closed.has(position), closed.size]).toEqual([true, certificate?.reachable]);
      for (const label of closed) {
        const state = parseLabel(rules, label);
        expect(isGoal(rules, state)).toBe(false);
        for (const move of puzzle.moves(state))
          expect(closed.has(formatLabel(puzzle.apply(state, move)))).toBe(true);
      }
    }
  });
  test('the judge agrees, and finds each forgery', () => {
    for (const position of positions) {
      expect(judge({ ...position })).toMatchObject({ right: true, refuted: [] });
      const { solvable, least, play } = position;
      const forged = {
        ...position,
        solvable: !solvable,
        least: Number(least ?? 0) + 1,
        plays: '9',
      };
      expect(judge(forged)).toMatchObject({
        right: false,
        refuted: ['solvable', 'least', 'plays'],
      });
      if (play === null) continue;
      const short = play.split(' ').slice(0, -1).join(' ');
      expect(judge({ position: position.position, play: short })).toMatchObject({
        legal: true,
        wins: false,
        right: false,
      });
      expect(judge({ position: position.position, play: `${play} 0>0` })).toMatchObject({
        legal: false,
        failedAt: Number(least ?? 0) + 1,
        right: false,
      });
    }
  });
  test('one seed gives one draw, another another', () => {
    expect(towerPositions(rules, { count: 30, seed: 7 })).toEqual(positions);
    expect(towerPositions(rules, { count: 30, seed: 8 })).not.toEqual(positions);
  });
});

test('some positions of Manaus are unsolvable, and no play for them is right', () => {
  const judge = towerJudge(manaus(3));
  const claimed = { position: '/23/1', solvable: true, play: '2>0 1>2' };
  expect(judge(claimed)).toMatchObject({
    legal: true,
    wins: false,
    refuted: ['solvable'],
    right: false,
    facts: { solvable: false, least: null, plays: '0' },
  });
  expect(judge({ position: '/23/1', solvable: false })).toMatchObject({ right: true });
  expect(judge({ position: '/23/1' })).toMatchObject({ right: false, legal: null });
  expect(judge({ position: '/23/1', play: '' })).toMatchObject({ legal: true, right: false });
});

test('a play by labels, with or without the first; longer than the least', () => {
  const judge = towerJudge(hanoi(2));
  for (const play of ['12// 2/1/ /1/2 //12', '2/1/ /1/2 //12'])
    expect(judge({ position: '12//', play })).toMatchObject({
      right: true,
      optimal: true,
      moves: 3,
    });
  expect(judge({ position: '12//', play: '0>2 2>1 0>2 1>2' })).toMatchObject({ optimal: false });
  expect(judge({ position: '12//', play: '2/1/ //12' }).why).toMatchObject({ code: 'apart' });
});

test('what names no state or no move is refused with a reason', () => {
  const judge = towerJudge(hanoi(2));
  expect(judge({ position: '21//', play: '0>1' })).toMatchObject({
    facts: null,
    right: false,
    why: { code: 'regular' },
  });
  expect(judge({ position: '12//', play: 'right' })).toMatchObject({
    legal: false,
    right: false,
    why: { code: 'form' },
  });
});

test('of Hanoi without a graph the positions are as a search has them', () => {
  for (const [discs, goal] of [
    [4, 2],
    [5, 0],
  ] as const) {
    const home = range(0, 2).map((peg) => (peg === goal ? range(1, discs) : []));
    const rules = { ...hanoi(discs), goals: [regularState(hanoi(discs), home)] };
    for (const count of [1, 7, 2 ** discs - 1, 2 ** discs + 5, 3 ** discs + 9]) {
      const drawn = stackPositions(discs, goal, { count, seed: 5 });
      expect(drawn).toHaveLength(Math.min(count, 3 ** discs - 1));
      expect(new Set(drawn.map(({ position }) => position)).size).toBe(drawn.length);
      for (const { position, least, plays, play } of drawn) {
        const { moves, steps } = solve(rules, position);
        expect([least, plays]).toEqual([moves, '1']);
        expect(play).toBe(steps.map(({ from, to }) => `${from}>${to}`).join(' '));
      }
    }
  }
});

test('more than 10^6 states: positions of Hanoi to a stack, and of no other tower', () => {
  const judge = towerJudge(hanoi(13));
  const drawn = towerPositions(hanoi(13), { count: 20, seed: 3 });
  expect(drawn).toHaveLength(20);
  for (const each of drawn)
    expect(judge({ ...each })).toMatchObject({ right: true, optimal: true });
  const [far] = towerPositions(hanoi(64), { count: 1, seed: 1 });
  expect([far.least, far.play]).toEqual([String(2n ** 63n), null]);
  expect(() => towerPositions(manaus(13), { count: 1, seed: 1 })).toThrow('limit 10^6');
});
