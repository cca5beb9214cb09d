import {
  hanoi,
  london,
  manaus,
  oxford,
  parseLabel,
  range,
  type TowerRules,
  towerPuzzle,
} from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze, solve } from '../../src/index.js';
import { towerJudge } from '../../src/positions.js';

const judge = towerJudge(hanoi(3));

test('of alike discs each may stand for the one that moves', () => {
  const twins: TowerRules = {
    ...hanoi(4),
    sizes: [1, 1, 2, 2],
    stacking: (disc, on) => Math.ceil(disc / 2) <= Math.ceil(on / 2),
  };
  const { steps } = solve(twins, '1234//');
  const play = steps.map(({ disc, from, to }) => [disc, from, to]);
  expect(towerJudge(twins)({ position: '1234//', play })).toMatchObject({
    right: true,
    optimal: true,
  });
});

test('numbers and digits are one claim, a list has no order', () => {
  expect(judge({ least: '7', plays: 1 }).refuted).toEqual([]);
  expect(judge({ least: '8', plays: 2 }).refuted).toEqual(['least', 'plays']);
  expect(towerJudge(hanoi(64))({ least: 18_446_744_073_709_551_615n }).right).toBe(true);
});

test('any value is judged, and none is right by chance', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (position, goal, play) => {
      expect(judge({ position, goal, play }).right).toBe(false);
    }),
  ));

describe('without a graph', () => {
  test('the replay agrees with the moves of the puzzle', () => {
    const towers: readonly TowerRules[] = [
      manaus(4),
      london(3),
      oxford(3),
      hanoi(3, { pegs: 4, moves: 'cyclic' }),
    ];
    for (const rules of towers) {
      const puzzle = towerPuzzle(rules);
      const judge = towerJudge(rules);
      fc.assert(
        fc.property(
          fc.array(fc.nat(), { maxLength: 12 }),
          fc.nat(3),
          fc.nat(3),
          (choices, from, to) => {
            const position = analyze(rules).farthest[0];
            let state = parseLabel(rules, position);
            const play: string[] = [];
            for (const choice of choices) {
              const moves = puzzle.moves(state);
              const move = moves[choice % moves.length];
              play.push(`${move.from}>${move.to}`);
              state = puzzle.apply(state, move);
            }
            expect(judge({ position, play: play.join(' ') })).toMatchObject({ legal: true });
            const isLegal = puzzle
              .moves(state)
              .some((move) => move.from === from && move.to === to);
            const verdict = judge({ position, play: [...play, `${from}>${to}`, '0>0'].join(' ') });
            expect(verdict.failedAt).toBe(play.length + (isLegal ? 2 : 1));
          },
        ),
        { numRuns: 30 },
      );
    }
  });

  test('the least numbers by formula are those of a search', () => {
    const three = towerJudge(hanoi(4));
    for (const position of ['1234//', '12/3/4', '4/3/12', '//1234', '/234/1'])
      for (const goal of ['//1234', '/12/34', '1/234/']) {
        const rules = { ...hanoi(4), goals: [parseLabel(hanoi(4), goal)] };
        const { moves } = solve(rules, position);
        expect(three({ position, goal, least: moves })).toMatchObject({
          right: true,
          how: 'formula',
        });
      }
  });

  test('four pegs: a search where it is small, Frame and Stewart between stacks beyond, else unknown', () => {
    const four = (discs: number) => towerJudge(hanoi(discs, { pegs: 4 }));
    expect(four(6)({})).toMatchObject({ facts: { least: 17 }, how: 'search' });
    expect(four(12)({})).toMatchObject({ facts: { least: 81, solvable: true }, how: 'formula' });
    expect(four(12)({ position: '1,2,3,4,5,6,7,8,9,10,11/12//', solvable: false })).toMatchObject({
      facts: { least: null, solvable: null, plays: null },
      how: null,
      refuted: [],
      right: false,
    });
  });

  test('the least numbers by theorem are those of a search, and need none', () => {
    const large = towerJudge(manaus(13));
    const positions = ['1,2,3,4,5/6,7,8,9/10,11,12,13', '2,3/1,4,5,6,7,8,9,10,11,12,13/'];
    for (const position of positions) {
      const { moves } = solve(manaus(13), position, { count: true });
      expect(large({ position, solvable: moves !== null, least: moves })).toMatchObject({
        right: true,
        how: 'theorem',
      });
    }
    const { position, facts } = towerJudge(manaus(64))({});
    expect(facts).toEqual({ solvable: true, least: String(2n ** 64n - 3n), plays: '1' });
    expect(position).toMatch(/^2\/1\/3,4,5/);
  });

  test('any number of discs; more than 2^53 - 1 moves in digits', () => {
    const judge = towerJudge(hanoi(64));
    const least = String(2n ** 64n - 1n);
    expect(judge({ least })).toMatchObject({ right: true, facts: { solvable: true, plays: '1' } });
    expect(judge({ least: Number(least) })).toMatchObject({ refuted: ['least'] });
  });

  test('a play of 2^15 - 1 moves, and one that goes wrong at its end', () => {
    const rules = hanoi(15);
    const { steps } = solve(rules, `${range(1, 15).join()}//`);
    const moves = steps.map(({ from, to }) => `${from}>${to}`);
    const judge = towerJudge(rules);
    expect(judge({ play: moves.join(' ') })).toMatchObject({ optimal: true, moves: 32767 });
    expect(judge({ play: [...moves, '0>1'] })).toMatchObject({ failedAt: 32768, right: false });
  });
});

test('the start that everybody means: the other stack, or the first of the farthest states', () => {
  expect(towerJudge(hanoi(2))({}).position).toBe('12//');
  expect(towerJudge(hanoi(2))({ goal: '12//' }).position).toBe('//12');
  expect(towerJudge(manaus(4))({}).position).toBe(analyze(manaus(4)).farthest[0]);
  expect(
    towerJudge(hanoi(12, { pegs: 5, moves: 'star' }))({ goal: '1,2/3,4,5,6,7,8,9,10,11,12///' })
      .why,
  ).toMatchObject({
    code: 'required',
    parameter: 'position',
  });
});

test('the goals of many lines, each with its own distances', () => {
  const rules = manaus(3);
  const judge = towerJudge(rules);
  const labels = [
    ...new Set([
      '123//',
      '12/3/',
      '23/1/',
      '3/12/',
      '3/1/2',
      '/13/2',
      '1/23/',
      '13/2/',
      '2/3/1',
      '/23/1',
    ]),
  ];
  for (const goal of [...labels, ...labels.reverse()])
    for (const position of labels) {
      const { moves } = solve({ ...rules, goals: [parseLabel(rules, goal)] }, position);
      expect(judge({ position, goal, solvable: moves !== null, least: moves })).toMatchObject({
        right: true,
        refuted: [],
      });
    }
});

test('a goal that is no state is refused', () => {
  expect(judge({ goal: '21//' }).why).toMatchObject({ code: 'regular' });
  expect(judge({ goal: 5 }).why).toMatchObject({ code: 'kind', parameter: 'goal' });
});
