import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type HanoiOptions,
  namedTowers,
  parseLabel,
  type TowerRules,
  towerCodec,
  towerPuzzle,
} from '@manaus/core';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { expectBad, expectReplayed, json, run, runLine } from '../run.js';

type Name = keyof typeof namedTowers;

const variants: readonly (readonly [puzzle: Name, discs: number, options: HanoiOptions])[] = [
  ['hanoi', 4, {}],
  ['hanoi', 3, { pegs: 4, moves: 'star' }],
  ['hanoi', 3, { moves: 'cyclic' }],
  ['bucharest', 4, {}],
  ['london', 3, {}],
  ['london', 4, { capacities: [4, 2, 2] }],
  ['oxford', 3, {}],
  ['oxford1', 3, { moves: 'cyclic' }],
  ['manaus', 4, {}],
];

function optionLine({ pegs, moves, capacities }: HanoiOptions): string {
  return `${pegs ? ` --pegs ${pegs}` : ''}${moves ? ` --moves ${moves}` : ''}${capacities ? ` --capacities ${capacities}` : ''}`;
}

function labelsOf(rules: TowerRules): string[] {
  const codec = towerCodec(rules);
  const { format } = towerPuzzle(rules).notation;
  return Array.from({ length: codec.space }, (_, rank) => rank)
    .filter(codec.has)
    .map((rank) => format(codec.unrank(rank)));
}

/** Every step is a move of the rules. */
function expectLegal(rules: TowerRules, states: readonly string[]): void {
  const puzzle = towerPuzzle(rules);
  for (let i = 1; i < states.length; i++) {
    const before = parseLabel(rules, states[i - 1]);
    const next = puzzle
      .moves(before)
      .map((move) => puzzle.notation.format(puzzle.apply(before, move)));
    expect(next).toContain(states[i]);
  }
}

describe('solve agrees with the distances of analyze', () => {
  test.each(variants)('%s with %i discs %j', async (puzzle, discs, options) => {
    const rules = namedTowers[puzzle](discs, options);
    const line = optionLine(options);
    const { distances, reachable, farthest, eccentricity } = await json(
      `analyze ${puzzle} --discs ${discs}${line}`,
    );
    const counts: number[] = new Array((eccentricity as number) + 1).fill(0);
    for (const label of labelsOf(rules)) {
      const { moves } = await json(`solve ${puzzle} --from ${label} --count${line}`);
      if (moves !== null) counts[moves as number]++;
    }
    expect(counts).toEqual(distances);
    expect(counts.reduce((sum, states) => sum + states, 0)).toBe(reachable);
    for (const label of farthest as string[])
      expect((await json(`solve ${puzzle} --from ${label}${line}`)).moves).toBe(eccentricity);
  });
});

test('between random states, every step is a move and their number is that of moves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...variants),
      fc.nat(),
      fc.nat(),
      async ([puzzle, discs, options], i, j) => {
        const rules = namedTowers[puzzle](discs, options);
        const labels = labelsOf(rules);
        const [from, to] = [labels[i % labels.length], labels[j % labels.length]];
        const found = await json(`solve ${puzzle} --from ${from} --to ${to}${optionLine(options)}`);
        const states = found.states as string[];
        expectLegal(rules, states);
        expectReplayed(rules, found);
        if (found.solvable)
          expect([states[0], states.length]).toEqual([from, (found.moves as number) + 1]);
        if (found.solvable && puzzle !== 'oxford1') expect(states.at(-1)).toBe(to);
      },
    ),
    { numRuns: 100 },
  );
});

describe('tables fit 80 columns and stay as they were when last looked at', () => {
  test.each([
    'solve manaus --from 1/2/3',
    'solve manaus --from 12/3/',
    'solve hanoi --from //12',
    'solve hanoi --from 1,2,3,4,5,6,7,8,9,10// --to 10//1,2,3,4,5,6,7,8,9 --count',
  ])('manaus %s', async (line) => {
    const { code, out } = await runLine(line);
    expect(code).toBe(0);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });
});

describe('Hanoi with two discs of each of two sizes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-twins-'));
  const twins = join(folder, 'twins.mjs');
  writeFileSync(
    twins,
    "export default (discs) => ({ name: 'Twins', symbol: 'T', discs, capacities: [4, 4, 4], stacking: 'equals', sizes: [1, 1, 2, 2], moves: [0, 1, 2].map((a) => [0, 1, 2].map((b) => a !== b)), goals: [[[], [], [1, 2, 3, 4]]] });",
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  test('each move names the disc on top of the state before', async () => {
    const { out } = await run('solve', twins, '--from', '1234//');
    expect(out.split('\n').slice(2, 9)).toEqual([
      '0  1234//',
      '1  134/2/  disc 1: p0 to p1',
      '2  34/12/  disc 1: p0 to p1',
      '3  3/12/4  disc 3: p0 to p2',
      '4  /12/34  disc 3: p0 to p2',
      '5  /1/234  disc 1: p1 to p2',
      '6  //1234  disc 1: p1 to p2',
    ]);
  });
});

describe('without --from', () => {
  test.each([
    ['hanoi --discs 3', '123//', 7],
    ['hanoi --discs 3 --pegs 4', '123///', 5],
    ['hanoi --discs 3 --goal 123//', '//123', 7],
    ['bucharest --discs 3', '123//', 26],
    ['oxford1 --discs 3', '123//', 3],
    ['oxford --discs 3', '//123', 5],
  ])('%s begins with the other stack', async (line, from, moves) => {
    expect(await json(`solve ${line}`)).toMatchObject({ from, moves, solvable: true });
    expect((await runLine(`solve ${line}`)).out).toContain(`from ${from} (the other stack) to `);
  });
  test.each([
    'manaus --discs 4',
    'london --discs 3',
    'hanoi --discs 3 --goal 12/3/',
    'hanoi --discs 3 --capacities 2,2,3',
  ])('%s begins with the farthest state', async (line) => {
    const { farthest, eccentricity } = await json(`analyze ${line}`);
    const [from] = farthest as string[];
    expect(await json(`solve ${line}`)).toMatchObject({ from, moves: eccentricity });
    expect((await runLine(`solve ${line}`)).out).toContain(`from ${from} (the farthest state) to `);
  });
  test('with it, the answer has it too', async () => {
    expect(await json('solve manaus --from 1/2/3')).toMatchObject({ from: '1/2/3', moves: 5 });
  });
  test('needs the number of discs', () => expectBad('solve hanoi', '--discs is required'));
});
