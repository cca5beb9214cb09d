import {
  bucharest,
  formatLabel,
  hanoi,
  manaus,
  type Play,
  parseLabel,
  type TowerRules,
  type TowerState,
  towerPuzzle,
} from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import {
  type TowerAlgorithm,
  towerAlgorithms,
  trial,
  trialTable,
  wrongTrial,
} from '../src/algorithm.js';
import algorithm6 from '../src/martins2024/chapter-4/algorithm-6.js';

const OWN = ['1', '2', '3', '3/then-algorithm-2', '5', '6', '8', '11', '12'].map(
  (name) => `martins2024/algorithm-${name}`,
);
const algorithms = (await towerAlgorithms('martins2024')).filter(({ id }) => OWN.includes(id));
const byId = (name: string): TowerAlgorithm =>
  algorithms.find(({ id }) => id === `martins2024/algorithm-${name}`) as TowerAlgorithm;
const sizes = ({ id }: TowerAlgorithm) => (/algorithm-1[12]$/.test(id) ? [2, 3, 4] : [1, 2, 3, 4]);
const path = ({ states }: Play) => states.map(formatLabel);
const runs = (algorithm: TowerAlgorithm, discs: number, run: (start: TowerState) => Play) =>
  [...algorithm.starts(discs)].map((start) => ({ start: formatLabel(start), ...run(start) }));

/** Every step is one that the plain rules list. */
function keepsTheRules(rules: TowerRules, { states, moves }: Play): void {
  const puzzle = towerPuzzle(rules);
  expect(states).toHaveLength(moves.length + 1);
  moves.forEach((move, step) => {
    expect(puzzle.moves(states[step] as TowerState)).toContainEqual(move);
    expect(formatLabel(puzzle.apply(states[step] as TowerState, move))).toBe(
      formatLabel(states[step + 1]),
    );
  });
}

test('the algorithms are found by the ids of the inventory', () => {
  expect(algorithms.map(({ id }) => id)).toEqual(OWN);
});

describe.each(algorithms.map((algorithm) => [algorithm.id, algorithm] as const))(
  '%s',
  (_, algorithm) => {
    test('what it plays keeps the rules, as printed and repaired', () => {
      for (const discs of sizes(algorithm))
        for (const start of algorithm.starts(discs)) {
          keepsTheRules(algorithm.towers(discs), algorithm.literal(start));
          if (algorithm.repaired !== undefined)
            keepsTheRules(algorithm.towers(discs), algorithm.repaired(start));
        }
    });

    test('as repaired, or as printed where nothing is to repair, it solves every start by a shortest way', () => {
      if (algorithm.firstMoveOnly) return;
      for (const discs of sizes(algorithm)) {
        const { distances, vertex } = storeTower(algorithm.towers(discs));
        const least = (start: TowerState) => distances[vertex(formatLabel(start))];
        const starts = [...algorithm.starts(discs)].filter((start) => least(start) >= 0);
        expect(
          wrongTrial(trial({ discs, starts, run: algorithm.repaired ?? algorithm.literal, least })),
        ).toBeNull();
      }
    });
  },
);

describe('as printed, from the smallest starts', () => {
  const run = (name: string, rules: TowerRules, label: string) =>
    byId(name).literal(parseLabel(rules, label));

  test('algorithm 2 reaches the goal and cannot make the second move of its last round', () => {
    const played = run('2', hanoi(2), '12//');
    expect([path(played), played.solved, played.stopped?.at]).toEqual([
      ['12//', '2/1/', '/1/2', '//12'],
      true,
      4,
    ]);
  });

  test('algorithm 3 makes the next move of the path but where disc 1 alone is on top', () => {
    expect(
      runs(byId('3'), 2, byId('3').literal).map(({ start, states, stopped }) => [
        start,
        states.slice(1).map(formatLabel).join(),
        stopped === null,
      ]),
    ).toEqual([
      ['12//', '', false],
      ['2/1/', '/1/2', true],
      ['/1/2', '//12', true],
      ['//12', '', false],
    ]);
  });

  test('algorithm 3 with algorithm 2 moves disc 1 twice where the game was left after another disc', () => {
    expect(path(run('3/then-algorithm-2', hanoi(3), '3/2/1')).slice(0, 3)).toEqual([
      '3/2/1',
      '3/12/',
      '13/2/',
    ]);
    expect(path(run('3/then-algorithm-2', hanoi(3), '3/12/')).slice(0, 3)).toEqual([
      '3/12/',
      '/12/3',
      '1/2/3',
    ]);
  });

  test('algorithm 5 reaches the goal and cannot make the last move of its last round', () => {
    const played = run('5', bucharest(2), '12//');
    expect([path(played).at(-1), played.solved, played.stopped?.at]).toEqual(['//12', true, 9]);
  });

  // By hand without the rule of adjacent pegs: disc 1 goes p2 p1 p0 p2, disc 2 to p1, disc 1 p0 p1
  // p0 p2, and move 10 wants disc 2 on disc 1.
  test('algorithm 6 in its other readings does what it does by hand', () => {
    const checked = algorithm6['algorithm-6'].check('quick').evidence.checked.en;
    expect(checked).toContain(
      'any move between pegs allowed: n = 2, from 12//: at move 10, disc 2 may not lie on disc 1',
    );
    expect(checked).toContain('both: n = 2, from 12//: 14 moves, 3 are needed');
  });

  test('algorithm 6 moves from p0 to p2 at once', () => {
    expect(runs(byId('6'), 2, byId('6').literal)[0].stopped).toEqual({
      code: 'barred',
      from: 0,
      to: 2,
      at: 1,
    });
    expect(runs(byId('6'), 1, byId('6').literal)[0].solved).toBe(true);
  });

  test('algorithm 8 turns the stack over', () => {
    expect(runs(byId('8'), 3, byId('8').literal)[0].states.map(formatLabel)).toEqual([
      '123//',
      '23//1',
      '3//21',
      '//321',
    ]);
  });

  test('algorithm 11 solves no state, the goal included', () => {
    for (const discs of [2, 3, 4, 5])
      for (const { start, stopped } of runs(byId('11'), discs, byId('11').literal))
        expect([start, stopped === null]).toEqual([start, false]);
    expect(path(run('11', manaus(3), '123//'))).toEqual(['123//', '23/1/', '3/1/2']);
  });

  test('algorithm 12 says of the bad states that they are', () => {
    const bad = runs(byId('12'), 3, byId('12').literal).filter(
      ({ stopped }) => stopped?.code === 'program' && stopped.says === 'IMPOSSIVEL',
    );
    expect([bad.length, bad.every(({ moves }) => moves.length === 0)]).toEqual([9, true]);
  });
});

describe('a trial', () => {
  const start = parseLabel(hanoi(1), '1//');
  const to = (play: Partial<Play>): Play => ({
    moves: [],
    states: [],
    end: start,
    solved: true,
    calls: 0,
    stopped: null,
    ...play,
  });
  const tried = (play: Partial<Play>) =>
    trial({ discs: 1, starts: [start], run: () => to(play), least: () => 0 });

  test('names what is not solved, what is stopped, and what is too long', () => {
    const move = { disc: 1, from: 0, to: 1 };
    expect(wrongTrial(tried({}))).toBeNull();
    expect(wrongTrial(tried({ solved: false }))).toEqual({
      en: 'n = 1, from 1//: it ends at 1//',
      pt: 'n = 1, a partir de 1//: termina em 1//',
    });
    expect(wrongTrial(tried({ stopped: { code: 'empty', peg: 1, at: 3 } }))).toEqual({
      en: 'n = 1, from 1//: at move 3, p1 is empty',
      pt: 'n = 1, a partir de 1//: no movimento 3, p1 está vazio',
    });
    expect(wrongTrial(tried({ moves: [move, move] }))).toEqual({
      en: 'n = 1, from 1//: 2 moves, 0 are needed',
      pt: 'n = 1, a partir de 1//: 2 movimentos, onde bastam 0',
    });
    const trials = [tried({ moves: [move, move] }), tried({ solved: false }), tried({})];
    expect(trialTable(trials)).toEqual({
      en: 'n = 1: 1 of 1 solved, 0 shortest, excess mean 2.00 most 2; n = 1: 0 of 1 solved; n = 1: 1 of 1 solved, all shortest',
      pt: 'n = 1: 1 de 1 resolvidos, 0 pelo caminho mínimo, excesso médio 2,00, máximo 2; n = 1: 0 de 1 resolvidos; n = 1: 1 de 1 resolvidos, todos pelo caminho mínimo',
    });
  });
});
