import { hanoi, InputError, manaus } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { type StudyRow, study } from '../../src/index.js';
import { studyJson, studyRows } from '../../src/internals.js';

describe('a study', () => {
  test('names the numbers of discs that it leaves out', () => {
    const { rows, skipped } = study(manaus, { discs: [1, 3] });
    expect(rows.map(({ parameters }) => parameters.discs)).toEqual([2, 3]);
    expect(skipped).toEqual([
      { discs: 1, reason: 'core/manaus: discs must be an integer >= 2 (got 1)' },
    ]);
  });
  test('refuses beforehand what would not fit, with the estimate', () => {
    const large = study(hanoi, { discs: [40, 41], kept: study(hanoi, { discs: [1, 1] }).rows });
    expect(large.skipped.map(({ discs }) => discs)).toEqual([40, 41]);
    expect(large.skipped[0].reason).toMatch(/^lab\/analyze: 40 discs: 1\.22e19 states/);
  });
  test('of nothing is bad input', () => {
    expect(() => study(manaus, { discs: [1, 1] })).toThrow(
      'core/manaus: discs must be an integer >= 2 (got 1)',
    );
    expect(() => study(manaus, { discs: [3, 2] })).toThrow(
      'lab/study: discs must be an integer >= 3 (got 2)',
    );
    expect(() => study(() => hanoi(3), { discs: [2, 2] })).toThrow(
      'discs of the rules must be 2 (got 3)',
    );
  });
  test('a fault of the rules is not swallowed', () => {
    const broken = () => {
      throw new TypeError('of my own');
    };
    expect(() => study(broken)).toThrow(TypeError);
  });
  test('an error of the listener is no refusal of the rules', () => {
    const onRow = () => {
      throw new InputError('files', 'folder', 'form', { form: 'writable', got: '/full' });
    };
    expect(() => study(hanoi, { discs: [1, 2], onRow })).toThrow('folder');
  });
  test('hears rows and progress, and stops when asked', () => {
    const heard: number[] = [];
    const said = new Set<string>();
    const found = study(hanoi, {
      discs: [1, 9],
      onRow: ({ parameters }) => heard.push(parameters.discs),
      onProgress: (what) => said.add(what),
      shouldStop: () => heard.length === 3,
    });
    expect([heard, found.complete, found.rows.length]).toEqual([[1, 2, 3], false, 3]);
    expect(said).toContain('n = 3: distances');
    let asked = 0;
    expect(study(hanoi, { discs: [2, 9], shouldStop: () => ++asked > 9 }).complete).toBe(false);
  });
  test('that is ended before its first row is empty, also where the first number is refused', () => {
    const { name, rows, complete } = study(manaus, { discs: [1, 9], shouldStop: () => true });
    expect([name, rows, complete]).toEqual(['Manaus', [], false]);
  });
  test('goes on from rows that are known, through JSON too', () => {
    const first = study(manaus, { discs: [2, 4] });
    const rows = studyRows(JSON.parse(JSON.stringify(studyJson(first))).rows);
    expect(rows).toEqual(first.rows);
    const marked: StudyRow[] = rows.map((row) => ({ ...row, seconds: 1000 }));
    const found = study(manaus, { discs: [3, 6], kept: marked });
    expect(found.rows.map(({ seconds }) => seconds >= 1000)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(found.sequences.find(({ name }) => name === 'eccentricity')).toMatchObject({
      offset: 2,
      values: [1n, 5n, 13n, 29n, 61n],
    });
  });
});
