import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockGame, checkPath, parseLevel } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { expectInterrupted, json, run, runLine, spawned } from '../../run.js';
import { levelFiles, levels } from './level-files.js';

const { written, tiny, edge, none } = levelFiles();

describe('block solve and check', () => {
  test.each(readdirSync(levels).filter((file) => file.endsWith('.txt')))('%s', async (file) => {
    const level = parseLevel(readFileSync(join(levels, file), 'utf8'));
    const { game, solvable, moves, path, visited } = await json(`block solve ${levels}${file}`);
    expect({ game, solvable, moves }).toEqual({
      game: level.game,
      solvable: true,
      moves: solveLevel(level, { plain: true }).moves,
    });
    expect(visited).toBeGreaterThan(1);
    expect(checkPath(blockGame(level), path as string).wins).toBe(true);
    expect(await json(`block check ${levels}${file} ${path}`)).toEqual({
      legal: true,
      wins: true,
      failedAt: null,
    });
    expect(await json(`block check ${levels}${file} ${path}R`)).toEqual({
      legal: false,
      wins: false,
      failedAt: (moves as number) + 1,
    });
  });
  test('no solution is an answer', async () => {
    expect(await json(`block solve ${none}`)).toEqual({
      game: 'bobbin',
      rules: null,
      solvable: false,
      moves: null,
      rolls: null,
      path: null,
      visited: 2,
    });
    expect((await runLine(`block solve ${none}`)).out).toMatch(/solution +none\n/);
  });
  test('SaBG, whose switch closes the bridge too late, has none under either rules', async () => {
    const late = written(
      'late.txt',
      'game bloxorz\ngrid\nSaBG\nend\nbridge B open\nswitch a light close B',
    );
    for (const rules of ['official', 'strict'])
      expect(await json(`block solve ${late} --rules ${rules}`)).toMatchObject({
        rules,
        solvable: false,
      });
    expect(await json(`block check ${late} RR`)).toMatchObject({ failedAt: 1 });
  });
  test('the rules of the level, or others', async () => {
    const file = `${levels}firm-ground.txt`;
    const of = async (line: string) => {
      const { rules, moves } = await json(`block ${line}`);
      return [rules, moves];
    };
    for (const action of ['solve', 'analyze']) {
      expect(await of(`${action} ${file}`)).toEqual(['strict', 25]);
      expect(await of(`${action} ${file} --rules official`)).toEqual(['official', 13]);
      expect(await of(`${action} ${edge}`)).toEqual([null, 4]);
    }
    const { path } = await json(`block solve ${file} --rules official`);
    expect(await json(`block check ${file} ${path} --rules official`)).toMatchObject({
      wins: true,
    });
    expect(await json(`block check ${file} ${path}`)).toMatchObject({ legal: false });
  });
  test('the least moves or the least rolls', async () => {
    const file = `${levels}two-counts.txt`;
    for (const [least, moves, rolls, says] of [
      ['moves', 7, 7, /solution +7 moves, none shorter\n/],
      ['rolls', 8, 6, /solution +6 rolls, none fewer; 8 moves\n/],
    ] as const) {
      expect(await json(`block solve ${file} --least ${least}`)).toMatchObject({ moves, rolls });
      expect((await runLine(`block solve ${file} --least ${least}`)).out).toMatch(says);
    }
    expect((await runLine(`block solve ${levels}twins.txt`)).out).toMatch(
      /solution +15 moves, none shorter; 14 rolls\n/,
    );
  });
  test('the limit', async () => {
    const long = written(
      'long.txt',
      'game bloxorz\ngrid\n######\n.#.##.\n####.#\n#S##..\n##..#G\nend',
    );
    const { moves } = await json(`block solve ${long}`);
    const limited = await json(`block solve ${long} --limit`);
    expect(limited.solvable).toBe(moves !== null && (moves as number) <= 30);
    expect((await json(`block solve ${edge} --limit`)).moves).toBe(4);
  });
  test('a path that is nothing, and one that is nonsense', async () => {
    expect(JSON.parse((await run('block', 'check', tiny, '', '--json')).out)).toEqual({
      legal: true,
      wins: false,
      failedAt: null,
    });
    expect(await json(`block check ${tiny} RxR`)).toEqual({
      legal: false,
      wins: false,
      failedAt: 2,
    });
    expect(await json(`block check ${tiny} _`)).toEqual({ legal: false, wins: false, failedAt: 1 });
    expect((await runLine(`block check ${tiny} RRRR`)).out).toMatch(
      /legal +no: move \d, R, is not/,
    );
  });
});

test('Ctrl-C ends a long search', async () => {
  // Black cells make many kinds of partial walks.
  const wide = written(
    'wide.txt',
    `game on-the-edge\ngrid\nS${'K'.repeat(11)}\n${`${'K'.repeat(12)}\n`.repeat(10)}${'K'.repeat(10)}GK\nend`,
  );
  expectInterrupted(await spawned(['block', 'solve', wide], { interruptAfter: 1500 }));
});
