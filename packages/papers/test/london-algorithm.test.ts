import {
  formatLabel,
  london,
  londonRecursive,
  oxford,
  oxfordRecursive,
  parseLabel,
  runProgram,
  type TowerProgram,
  type TowerRules,
} from '@manaus/core';
import { describe, expect, test } from 'vitest';
import {
  followedFromEveryState,
  fromEveryState,
  inWords,
  shownPlay,
} from '../src/martins2024/evidence/every-start.js';
import { londres } from '../src/martins2024/evidence/londres.js';
import { oxfordByLines } from '../src/martins2024/evidence/oxford-by-lines.js';
import { asPrinted, readings, wordsOf } from '../src/martins2024/evidence/random-start.js';
import { statesOf } from '../src/martins2024/evidence/states.js';

const full = readings[readings.length - 2];
const states = (rules: TowerRules, start: string, program: TowerProgram) =>
  runProgram(rules, parseLabel(rules, start), program).states.map(formatLabel).join(' ');

describe('the readings', () => {
  test('are sixteen, from the print to all additions', () => {
    expect(new Set(readings.map((reading) => wordsOf(reading).en)).size).toBe(16);
    expect(wordsOf(asPrinted)).toEqual({ en: 'p0[0] the base', pt: 'p0[0] o da base' });
    expect(wordsOf(full).en).toBe(
      'p0[0] the base, with an end at n = 0 and placed discs left alone and a return after the inner call',
    );
  });
});

describe('the print, followed by hand', () => {
  test('Londres takes the goal apart: line 29 clears p0 of disc 3 as well', () => {
    expect(states(london(3), '123//', londres(asPrinted))).toBe(
      '123// 23/1/ 3/1/2 /31/2 2/31/ 32/1/ 32//1 2/3/1 /23/1 1/23/',
    );
    expect(
      runProgram(london(3), parseLabel(london(3), '123//'), londres(asPrinted)).stopped,
    ).toEqual({
      code: 'full',
      peg: 1,
      capacity: 2,
      at: 10,
    });
    expect(inWords(shownPlay(london(2), '12//', londres(asPrinted)))).toBe(
      '12//; then p2 is full: its capacity is 0',
    );
  });

  test('Oxford does not know where to end', () => {
    expect(states(oxford(1), '//1', oxfordByLines(asPrinted))).toBe('//1 1// /1/');
    expect(
      runProgram(oxford(1), parseLabel(oxford(1), '//1'), oxfordByLines(asPrinted)).stopped,
    ).toEqual({ code: 'noDisc', disc: 0, at: 3 });
  });
});

describe('the repairs', () => {
  test.each([3, 4, 5])(
    'London with %i balls plays what the printed lines play with all additions',
    (n) => {
      const rules = london(n);
      for (const start of statesOf(rules))
        expect(runProgram(rules, start, londonRecursive).moves).toEqual(
          runProgram(rules, start, londres(full)).moves,
        );
    },
  );

  test.each([1, 2, 3, 4])(
    'Oxford with %i discs plays what the printed lines play with all additions',
    (n) => {
      const rules = oxford(n);
      for (const start of statesOf(rules))
        expect(runProgram(rules, start, oxfordRecursive).moves).toEqual(
          runProgram(rules, start, oxfordByLines(full)).moves,
        );
    },
  );

  test('London with two balls stops where no play can succeed', () => {
    expect(runProgram(london(2), parseLabel(london(2), '21//'), londonRecursive).stopped).toEqual({
      code: 'full',
      peg: 2,
      capacity: 0,
      at: 1,
    });
    expect(fromEveryState(london(2), londonRecursive)).toMatchObject({
      starts: 4,
      solved: 2,
      firstFailed: { start: '21//' },
    });
  });

  test('what is measured agrees with plays that are looked up move by move', () => {
    for (const [rules, program] of [
      [london(4), londonRecursive],
      [oxford(3), oxfordRecursive],
    ] as const) {
      const { starts, solved, shortest } = followedFromEveryState(rules, program);
      expect(fromEveryState(rules, program)).toMatchObject({ starts, solved, shortest });
    }
    expect(fromEveryState(london(3), londonRecursive)).toMatchObject({
      starts: 36,
      solved: 36,
      shortest: 21,
      meanExcess: 35 / 36,
      mostExcess: 4,
      firstFailed: null,
    });
  });

  test('a program that plays too long is measured, and one that breaks a rule is not counted as solving', () => {
    const detour: TowerProgram = (board) => {
      board.move(1, 1);
      board.move(1, 0);
    };
    expect(fromEveryState(oxford(1), detour)).toMatchObject({
      starts: 3,
      solved: 2,
      shortest: 0,
      meanExcess: 1.5,
      mostExcess: 2,
    });
    expect(fromEveryState(oxford(1), (board) => board.moveTop(2, 0))).toMatchObject({
      solved: 1,
      shortest: 1,
    });
  });
});
