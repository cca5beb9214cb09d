import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectBad, json, runLine } from '../../run.js';
import { levelFiles, levels } from './level-files.js';

const { folder, written } = levelFiles();

describe('block import and export', () => {
  const made = join(folder, 'pack');
  test('a pack, a file per level, and each solved', async () => {
    const pack = written(
      'pack.json',
      JSON.stringify([{ name: 'Stage 1', grid: ['S..H'] }, { grid: ['S.....H'] }]),
    );
    expect((await runLine(`block import ${pack} --out ${made}`)).out).toBe(
      `wrote ${made}/stage-1.txt: Stage 1, bloxorz, 4 x 1\nwrote ${made}/level-2.txt: bloxorz, 7 x 1\n`,
    );
    expect((await json(`block solve ${made}/stage-1.txt`)).moves).toBe(2);
    expect((await json(`block solve ${made}/level-2.txt`)).moves).toBe(4);
    expect((await json(`block import ${pack}`)).levels).toEqual([
      { name: 'Stage 1', level: 'game bloxorz\nname Stage 1\ngrid\nS##G\nend\n' },
      { name: '', level: 'game bloxorz\ngrid\nS#####G\nend\n' },
    ]);
  });
  test('a map with the file beside it', async () => {
    const map = written('map.txt', '$Aa^\n');
    written('map.info', 'A: soft, on a\na: off\n');
    expect((await runLine(`block import ${map}`)).out).toBe(
      'game bloxorz\ngrid\nSaAG\nend\nbridge A open\nswitch a light close A\n',
    );
  });
  test('every level of Bloxorz, out and in again, has as many moves', async () => {
    for (const [to, file] of [
      ['map', 'late-bridge.txt'],
      ['table', 'two-counts.txt'],
      ['table', 'give-and-take.txt'],
      ['pack', 'twins.txt'],
    ]) {
      const out = join(folder, `${file}.${to}`);
      expect((await runLine(`block export ${levels}${file} --to ${to} --out ${out}`)).out).toBe(
        `wrote ${out}\n`,
      );
      const [{ level }] = (await json(`block import ${out}`)).levels as [{ level: string }];
      const { moves } = await json(`block solve ${levels}${file}`);
      expect((await json(`block solve ${written('again.txt', level)}`)).moves).toBe(moves);
    }
  });
  test.each([
    [`export ${levels}firm-ground.txt --to pack`, '(got "rules strict")'],
    [`export ${levels}blue-moon.txt --to map`, '(got "game on-the-edge")'],
    [`export ${levels}twins.txt --to xml`, '--to must be one of manaus, map, table, pack'],
    [`export ${levels}twins.txt`, '--to is required'],
    [`import ${written('bad.txt', '$?^')}`, 'line 1, column 2 must be one of @ ! $ ^'],
  ])('block %s', (line, says) => expectBad(`block ${line}`, says));
});
