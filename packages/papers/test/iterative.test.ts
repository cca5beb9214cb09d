import {
  formatLabel,
  type Play,
  parseLabel,
  pegsOfDiscs,
  type TowerState,
  towerPuzzle,
} from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { type TowerAlgorithm, towerAlgorithms } from '../src/algorithm.js';
import { walsh } from '../src/hanoi2012/evidence/binary.js';
import {
  allPegs,
  lettersOf,
  pegsAt,
  pegsOf,
  rankOf,
  searched,
  solution,
  stateOf,
} from '../src/hanoi2012/evidence/iterative.js';
import { partOrders, pathsByLength } from '../src/hanoi2012/evidence/paths.js';
import { recPuzzles } from '../src/hanoi2012/evidence/rec-puzzles.js';
import { tablePlay } from '../src/hanoi2012/evidence/table.js';
import { tableSteps } from '../src/index.js';

const algorithms = await towerAlgorithms('hanoi2012');
const byId = (name: string): TowerAlgorithm =>
  algorithms.find(({ id }) => id === `hanoi2012/${name}`) as TowerAlgorithm;
const at = (letters: string): TowerState => stateOf(pegsOf(letters));
const ends = (play: Play): string => lettersOf(pegsOfDiscs(play.end));
const told = (play: Play): string =>
  play.moves.map(({ disc, to }) => `${disc}${'ABC'[to]}`).join(' ');

test('what solves from a state is offered as an algorithm', () => {
  const names =
    'buneman-levy rule-even-disc colour-algorithm binary-algorithm worst-recursive worst-iterative any-start-recursive any-start-table disc1-preference';
  expect(algorithms.map(({ id }) => id)).toEqual(
    names.split(' ').map((name) => `hanoi2012/${name}`),
  );
});

describe.each([...algorithms, recPuzzles].map((algorithm) => [algorithm.id, algorithm] as const))(
  '%s',
  (_, algorithm) => {
    test('what it plays keeps the plain rules, as printed and repaired', () => {
      for (const discs of [1, 2, 3, 4])
        for (const start of algorithm.starts(discs))
          for (const { states, moves } of [
            algorithm.literal(start),
            ...(algorithm.repaired === undefined ? [] : [algorithm.repaired(start)]),
          ]) {
            const puzzle = towerPuzzle(algorithm.towers(discs));
            moves.forEach((move, step) => {
              expect(puzzle.moves(states[step] as TowerState)).toContainEqual(move);
            });
          }
    });
  },
);

describe('letters and search', () => {
  test('BCAA names the peg of disc 1, of disc 2, and so on', () => {
    expect(formatLabel(at('BCAA'))).toBe('34/1/2');
    expect(allPegs(3).map(rankOf)).toEqual(Array.from({ length: 27 }, (_, rank) => rank));
    expect(lettersOf(pegsAt(rankOf(pegsOf('BCAA')), 4))).toBe('BCAA');
  });

  test('the solution of two discs is found, and the one of eight has 255 moves', () => {
    expect(solution(2).ranks.map((rank) => lettersOf(pegsAt(rank, 2)))).toEqual([
      'AA',
      'BA',
      'BC',
      'CC',
    ]);
    expect(solution(8).moves).toHaveLength(255);
  });
});

describe('where a printed rule fails', () => {
  test('the second rule: the first four moves with three discs are right, the fifth is not', () => {
    const start = at('AAA');
    expect(told(byId('rule-even-disc').literal(start))).toMatch(/^1C 2B 1B 3C 1C /);
    expect(told(byId('colour-algorithm').literal(start))).toBe('1C 2B 1B 3C 1A 2C 1C');
    expect(ends(byId('rule-even-disc').literal(at('AAAA')))).toBe('CCCC');
  });

  test('the algorithm of the archive finds no second peg in a tower, and needs none with the test first', () => {
    const { literal, repaired } = recPuzzles;
    expect(literal(at('BB')).stopped).toEqual({
      code: 'program',
      says: 'step 2: all discs are on peg 1',
      at: 1,
    });
    expect(repaired?.(at('BB')).moves).toEqual([]);
    expect(repaired?.(at('ABA')).moves).toHaveLength(4);
  });

  test('the table with any goal takes seven moves from AAB to BBA, where five are enough', () => {
    expect(told(tablePlay(pegsOf('AAB'), pegsOf('BBA')))).toBe('1B 2C 1C 3A 1A 2B 1B');
    expect(searched(3, rankOf(pegsOf('BBA'))).distance[rankOf(pegsOf('AAB'))]).toBe(5);
    expect(searched(3, rankOf(pegsOf('BBA'))).ways[rankOf(pegsOf('AAB'))]).toBe(1);
  });
});

describe('what the checks rest on', () => {
  test('paths without a repeated state: two with one disc, and one through all states', () => {
    expect([...pathsByLength(1, 0, 2)].sort()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([pathsByLength(2, 0, 8).get(8), pathsByLength(3, 0, 26).get(26)]).toEqual([1, 1]);
  });

  test('three parts joined by single lines are crossed in one order', () => {
    expect(partOrders()).toEqual(['ABC']);
  });

  test('positions by bits: a wrong bit is a wrong place', () => {
    expect(lettersOf(walsh(8, 136) as number[])).toBe('CCCABBBC');
    expect(walsh(8, 137)).not.toEqual(walsh(8, 136));
  });

  test('an algorithm from any start goes where the table says', () => {
    const start = at('BCAA');
    for (const name of ['any-start-recursive', 'any-start-table', 'disc1-preference'])
      expect(told(byId(name).literal(start))).toMatch(/^1C 3B 1/);
    expect(formatLabel(parseLabel(byId('any-start-table').towers(4), '34/1/2'))).toBe(
      formatLabel(start),
    );
  });
});

describe('the table step by step', () => {
  test('it is the play of the algorithm, and ends where both columns are the goal', () => {
    for (const [from, to] of [
      ['BCAA', 'CCCC'],
      ['BCAA', 'AACB'],
      ['CCC', 'CCC'],
      ['AAB', 'BBA'],
    ]) {
      const steps = tableSteps(from, to);
      expect(
        steps.flatMap(({ move }) => (move === null ? [] : [`${move.disc}${move.to}`])).join(' '),
      ).toBe(told(tablePlay(pegsOf(from), pegsOf(to))));
      expect(steps.at(-1)?.rows.map(({ is, goes }) => is + goes)).toEqual(
        [...to].reverse().map((peg) => peg + peg),
      );
    }
  });

  test('a move changes no row above its own', () => {
    const steps = tableSteps('BCAA', 'CCCC');
    steps.slice(1).forEach(({ rows }, i) => {
      const above = (list: typeof rows) =>
        list.filter(({ disc }) => disc > (steps[i].move?.disc ?? 0));
      expect(above(rows)).toEqual(above(steps[i].rows));
    });
  });

  test('bad input is named', () => {
    expect(() => tableSteps('ABD', 'CCC')).toThrow(
      'papers/table: from must have the form ABC, a letter per disc (got "ABD")',
    );
    expect(() => tableSteps('AB', 'CCC')).toThrow('papers/table: to must have 2 discs (got "CCC")');
  });
});
