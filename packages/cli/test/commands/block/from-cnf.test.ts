import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLevel } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { expectBad, json, runLine } from '../../run.js';
import { levelFiles } from './level-files.js';

const { folder, written } = levelFiles();
const example = written(
  'example.cnf',
  'c the example of the work\np cnf 2 3\n1 2 0\n-1 -2 0\n1 -2 0\n',
);
const never = written('never.cnf', 'p cnf 2 4\n1 2 0 -1 2 0 1 -2 0 -1 -2 0\n');

describe('block from-cnf', () => {
  test.each(['bloxorz', 'closed-plus', 'bobbin'])(
    '--to %s: a level that can be solved exactly where the formula can be satisfied',
    async (to) => {
      const solve = async (file: string) =>
        solveLevel(parseLevel((await json(`block from-cnf ${file} --to ${to}`)).level as string));
      expect([(await solve(example)).solvable, (await solve(never)).solvable]).toEqual([
        true,
        false,
      ]);
    },
  );

  test('--to min-closed: within the bound that is told', async () => {
    for (const [file, within] of [
      [example, true],
      [never, false],
    ] as const) {
      const { level, bound } = await json(`block from-cnf ${file} --to min-closed`);
      const { moves } = solveLevel(parseLevel(level as string));
      expect((moves as number) <= (bound as number)).toBe(within);
      expect(level).toContain(`at most ${bound} moves`);
    }
  });

  test('--out writes what is printed without it', async () => {
    const out = join(folder, 'level.txt');
    expect((await runLine(`block from-cnf ${example} --out ${out}`)).out).toBe(
      `wrote ${out}: 238 cells\n`,
    );
    expect(readFileSync(out, 'utf8')).toBe((await runLine(`block from-cnf ${example}`)).out);
  });

  test.each([
    [['block', 'from-cnf'], /FORMULA is required: a file/],
    [
      ['block', 'from-cnf', join(folder, 'nothing.cnf')],
      /cannot read .*nothing\.cnf: no such file/,
    ],
    [
      ['block', 'from-cnf', written('bad.cnf', 'p cnf 1 1\n2 0\n')],
      /line 2 must be an integer from -1 to 1/,
    ],
    [
      ['block', 'from-cnf', written('large.cnf', 'p cnf 9999 0\n'), '--to', 'min-closed'],
      /at most 100000 cells/,
    ],
    [
      ['block', 'from-cnf', example, '--to', 'sokoban'],
      /--to must be one of bloxorz, min-closed, closed-plus, bobbin/,
    ],
    [
      ['block', 'from-cnf', example, '--width', '3'],
      /unknown option '--width'; see manaus block from-cnf --help/,
    ],
  ])('bad input: %j', (argv, message) => expectBad(argv, message));
});
