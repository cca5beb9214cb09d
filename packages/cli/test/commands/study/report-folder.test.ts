import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '@manaus/core';
import { seal } from '@manaus/jobs/storage';
import { CHANGED, changed } from '@manaus/testing/changed-files';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Origin, readFolder } from '../../../src/commands/study/report-folder.js';
import { expectInterrupted, run, spawned } from '../../run.js';
import { narrow, rulesFolder } from './rules-folder.js';

const { folder, file } = rulesFolder();

/** A study as it stands in a file, after a change by us. */
function sealedAgain({ format, version, checksum: _, ...fields }: Record<string, unknown>): string {
  return `${seal({ format: String(format), version: Number(version) }, fields)}\n`;
}

/** The rows that a study would go on from; none from a folder that it refuses. */
function rowsOf(out: string, origin: Origin): readonly unknown[] {
  try {
    return readFolder(out, origin).rows;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return [];
  }
}

describe('a report in a folder', () => {
  const studied = (out: string) => JSON.parse(readFileSync(join(out, 'study.json'), 'utf8'));
  test('has numbers, figures and words, and a second run goes on from it', async () => {
    const out = join(folder, 'report');
    const path = file(narrow);
    const first = await run('study', path, '--discs', '2..3', '--out', out);
    expect([first.code, first.err]).toEqual([0, []]);
    expect(readdirSync(out).sort()).toEqual([
      'figures',
      'provenance.json',
      'report.md',
      'study.json',
    ]);
    expect(readdirSync(join(out, 'figures')).sort()).toEqual([
      'degrees.svg',
      'distances.svg',
      'graph.svg',
      'growth.svg',
    ]);
    const { rows, origin } = studied(out);
    writeFileSync(
      join(out, 'study.json'),
      sealedAgain({ ...studied(out), rows: rows.map((row: object) => ({ ...row, radius: 77 })) }),
    );
    await run('study', path, '--discs', '3..4', '--out', out);
    expect(studied(out).origin).toEqual(origin);
    expect(
      studied(out).rows.map(
        ({ parameters, radius }: { parameters: { discs: number }; radius: number }) => [
          parameters.discs,
          radius === 77,
        ],
      ),
    ).toEqual([
      [2, true],
      [3, true],
      [4, false],
    ]);
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toMatch(/^# Narrow\n/);
  });
  test('two runs agree byte for byte, but for the provenance', async () => {
    const [one, other] = ['one', 'two'].map((name) => join(folder, name));
    for (const out of [one, other]) await run('study', 'manaus', '--discs', '2..3', '--out', out);
    for (const name of ['study.json', 'report.md'])
      expect(readFileSync(join(one, name), 'utf8')).toBe(readFileSync(join(other, name), 'utf8'));
    const { seconds } = JSON.parse(readFileSync(join(one, 'provenance.json'), 'utf8'));
    expect(seconds.map(([discs]: [number]) => discs)).toEqual([2, 3]);
  });
  test('of other rules is begun anew, and put aside', async () => {
    const out = join(folder, 'other');
    await run('study', 'hanoi', '--discs', '2', '--out', out);
    const { code, err } = await run('study', 'manaus', '--discs', '3', '--out', out);
    expect([code, err]).toEqual([
      0,
      [
        `manaus study: ${join(out, 'study.json')} cannot be continued (it is of other rules), so all is computed anew; it is kept as study.previous.json`,
      ],
    ]);
    expect(studied(out).rows).toMatchObject([{ puzzle: 'manaus' }]);
    expect(existsSync(join(out, 'study.previous.json'))).toBe(true);
  });
  test(`with numbers changed anywhere, ${CHANGED} times, is never gone on from`, async () => {
    const out = join(folder, 'changed');
    await run('study', 'manaus', '--discs', '2..3', '--out', out);
    const whole = readFileSync(join(out, 'study.json'));
    const { origin } = studied(out);
    const none = join(folder, 'numbers');
    mkdirSync(none);
    fc.assert(
      fc.property(changed(whole), (bytes) => {
        writeFileSync(join(none, 'study.json'), bytes);
        expect(rowsOf(none, origin)).toEqual([]);
      }),
      { numRuns: CHANGED },
    );
  });
  test('with another number is computed anew, and says so', async () => {
    const out = join(folder, 'another');
    const argv = ['study', 'manaus', '--discs', '2..4', '--out', out];
    const first = await run(...argv);
    const file = join(out, 'study.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"order":71', '"order":72'));
    const { code, out: shown, err } = await run(...argv);
    expect([code, shown]).toEqual([0, first.out]);
    expect(err).toEqual([
      `manaus study: ${file} cannot be continued (it differs from its checksum), so all is computed anew; it is kept as study.previous.json`,
    ]);
    expect(await run(...argv)).toEqual(first);
  });
  test.each([
    ['report.md', 'd1'],
    ['thesis.12-final.tmp', 'd2'],
    ['figures/graph.svg', 'd3'],
    ['study.previous.json', 'd4'],
    ['notes.txt', 'd5'],
  ])('leaves %s of the user alone', async (name, at) => {
    const out = join(folder, at);
    const mine = join(out, name);
    mkdirSync(dirname(mine), { recursive: true });
    writeFileSync(mine, 'MY OWN WORK');
    const argv = ['study', 'hanoi', '--discs', '2', '--out', out];
    const { code, err } = await run(...argv);
    expect([code, err]).toEqual([
      2,
      [
        `manaus study: --out must be a folder that is new, empty or of a study: ${mine} is not as study wrote it; --force replaces what is in the way`,
      ],
    ]);
    expect(readFileSync(mine, 'utf8')).toBe('MY OWN WORK');
    expect((await run(...argv, '--force')).code).toBe(0);
    expect((await run(...argv, '--force')).code).toBe(0);
    expect(readFileSync(mine, 'utf8') === 'MY OWN WORK').toBe(
      ['thesis.12-final.tmp', 'study.previous.json', 'notes.txt'].includes(name),
    );
  });
  test('is not written over where the user changed it, and takes files beside it', async () => {
    const out = join(folder, 'kept');
    const argv = ['study', 'hanoi', '--discs', '2', '--out', out];
    await run(...argv);
    writeFileSync(join(out, 'notes.txt'), 'mine');
    expect((await run(...argv)).code).toBe(0);
    const report = join(out, 'report.md');
    writeFileSync(report, readFileSync(report, 'utf8').replace('# ', '# My '));
    expect((await run(...argv)).err[0]).toContain(`${report} is not as study wrote it`);
    expect(readFileSync(report, 'utf8')).toMatch(/^# My /);
    expect((await run(...argv, '--force')).code).toBe(0);
    expect(readFileSync(report, 'utf8')).not.toMatch(/^# My /);
  });
  test.skipIf(!existsSync('/proc/self'))('that cannot be made is refused, soon', async () => {
    const { code, err } = await run('study', 'hanoi', '--discs', '2', '--out', '/proc/x');
    expect([code, err.length]).toEqual([2, 1]);
  });
  test('is not written where something else stands', async () => {
    const out = join(folder, 'foreign');
    mkdirSync(out);
    for (const text of ['', '{', 'null', '[]', '{"rows":[]}']) {
      writeFileSync(join(out, 'study.json'), text);
      const { code, err } = await run('study', 'hanoi', '--discs', '2', '--out', out);
      expect([code, err.length, readdirSync(out)]).toEqual([2, 1, ['study.json']]);
    }
    expect((await run('study', 'hanoi', '--discs', '2', '--out', file('x', 'txt'))).err[0]).toMatch(
      /--out must be a folder/,
    );
    expect((await run('study', 'hanoi', '--discs', '2', '--out', '/dev/null/x')).err[0]).toMatch(
      /--out must be a folder/,
    );
  });
  test('stays when the study is interrupted, and is gone on from', async () => {
    const out = join(folder, 'interrupted');
    const argv = ['study', 'hanoi', '--discs', '3..18', '--out', out];
    const until = async () => {
      while (!existsSync(join(out, 'study.json')) || studied(out).rows.length < 6)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    expectInterrupted(await spawned(argv, { interruptAfter: until() }));
    const { rows, complete } = studied(out);
    expect(complete).toBe(false);
    const known = rows.length;
    await spawned(['study', 'hanoi', '--discs', '3..5', '--out', out]);
    expect(studied(out).rows).toHaveLength(known);
    expect(studied(out).rows).toEqual(rows);
  });
});
