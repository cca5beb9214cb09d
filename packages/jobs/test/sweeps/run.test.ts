import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pegMoves } from '@manaus/core';
import fc from 'fast-check';
import { parquetReadObjects } from 'hyparquet';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gridPoints, runSweep } from '../../src/index.js';
import {
  answerPoint,
  codeVersion,
  manifestOf,
  mergeSweep,
  missingEntries,
  pointId,
  readManifest,
  sweepStatus,
  writeManifest,
} from '../../src/internals.js';
import { numberedMoves } from '../../src/sweeps/point.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-sweep-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const grid = {
  puzzles: ['hanoi', 'manaus', 'oxford1'],
  discs: [2, 3, 4],
  moves: ['any', 'cyclic', 5],
  questions: ['analyze', 'diameter'],
} as const;
const plan = (where = folder) => writeManifest(where, manifestOf(gridPoints(grid).points));
const run = (shard?: { index: number; of: number }, where = folder) =>
  runSweep(where, { shard, code: 'here', answer: answerPoint });
const merged = (where = folder) =>
  ['results.parquet', 'results.csv'].map((name) =>
    readFileSync(join(where, 'merged', name)).toString('base64'),
  );

describe('the points of a grid', () => {
  test('are its product, without what is no tower', () => {
    const { points, leftOut } = gridPoints({
      puzzles: ['manaus', 'hanoi'],
      discs: [1, 2],
      questions: ['analyze'],
    });
    expect(points.map(pointId)).toEqual([
      'manaus_n2_c2-1-0_any_analyze',
      'hanoi_n1_c1-1-1_any_analyze',
      'hanoi_n2_c2-2-2_any_analyze',
    ]);
    expect(leftOut).toEqual([
      {
        id: expect.stringContaining('manaus_n1_'),
        reason: expect.stringContaining('discs must be an integer >= 2'),
      },
    ]);
  });
  test('bucharest and more pegs keep their rules', () => {
    const { points } = gridPoints({
      puzzles: ['bucharest', 'hanoi'],
      discs: [3],
      pegs: [3, 4],
      questions: ['analyze'],
    });
    expect(points.map(({ moves, capacities }) => [moves, capacities.length])).toEqual([
      ['adjacent', 3],
      ['any', 3],
      ['any', 4],
    ]);
  });
  test('capacities follow the discs; equal points are one', () => {
    const { points, leftOut } = gridPoints({
      puzzles: ['hanoi'],
      discs: [2, 3],
      capacities: (n) => [
        [n, n, n],
        [n, 1, 3],
        [1, 1, 0],
      ],
      questions: ['analyze', 'analyze'],
    });
    expect(points).toHaveLength(4);
    expect(leftOut).toHaveLength(2);
  });
  test('every digraph has its number', () => {
    const digraphs = Array.from({ length: 64 }, (_, number) =>
      JSON.stringify(numberedMoves(number, 3)),
    );
    expect(new Set(digraphs).size).toBe(64);
    for (const name of ['any', 'adjacent', 'cyclic', 'ring', 'star'] as const)
      expect(digraphs).toContain(JSON.stringify(pegMoves(name, 3)));
    for (const wrong of [64, -1, 1.5])
      expect(() => numberedMoves(wrong, 3)).toThrow('from 0 to 63');
    expect(() => numberedMoves(0, 6)).toThrow(
      'moves must be one of any, adjacent, cyclic, ring, star (got 0)',
    );
  });
});

describe('a run', () => {
  test('answers every point as analyze does, with its origin', async () => {
    plan();
    expect(await run()).toEqual({ points: 54, kept: 0, computed: 54, elsewhere: [], refused: [] });
    const first = JSON.parse(
      readFileSync(join(folder, 'results', readdirSync(join(folder, 'results'))[0]), 'utf8'),
    );
    expect(first).toMatchObject({
      code: 'here',
      machine: { node: process.version },
      seconds: expect.any(Number),
    });
    expect(sweepStatus(folder, 'here')).toMatchObject({
      points: 54,
      done: 54,
      running: 0,
      missing: 0,
      stale: 0,
    });
  });
  test('in parts, in any order, some of them twice: the same result, each point once', async () => {
    plan();
    await run();
    await mergeSweep(folder, 'here');
    const whole = merged();
    const parts = fc
      .integer({ min: 1, max: 60 })
      .chain((of) =>
        fc.tuple(fc.constant(of), fc.shuffledSubarray(Array.from({ length: of }, (_, i) => i + 1))),
      );
    await fc.assert(
      fc.asyncProperty(parts, async ([of, some]) => {
        const other = mkdtempSync(join(tmpdir(), 'manaus-sweep-'));
        plan(other);
        let computed = 0;
        for (const index of some) computed += (await run({ index, of }, other)).computed;
        for (let index = 1; index <= of; index++)
          computed += (await run({ index, of }, other)).computed;
        expect(computed).toBe(54);
        await mergeSweep(other, 'here');
        expect(merged(other)).toEqual(whole);
        rmSync(other, { recursive: true });
      }),
      { numRuns: 4 },
    );
  });
  test('stopped anywhere, it goes on where it was', async () => {
    plan();
    let left = 7;
    const stopping = {
      code: 'here',
      answer: (...[point, rules]: Parameters<typeof answerPoint>) =>
        left-- > 0 ? answerPoint(point, rules) : Promise.reject(new Error('stopped')),
    };
    await expect(runSweep(folder, stopping)).rejects.toThrow('stopped');
    expect(sweepStatus(folder, 'here')).toMatchObject({ done: 7, running: 0, missing: 47 });
    expect(await run()).toMatchObject({ kept: 7, computed: 47 });
  });
  test('what other code found does not count', async () => {
    plan();
    await run();
    expect(sweepStatus(folder, 'there')).toMatchObject({ done: 0, missing: 54, stale: 54 });
    await expect(mergeSweep(folder, 'there')).rejects.toThrow('run to its end');
    expect(missingEntries(folder, 'here')).toEqual([]);
  });
  test('a point that cannot be done here is named, the others are done', async () => {
    plan();
    const answer = (...[point, rules]: Parameters<typeof answerPoint>) =>
      answerPoint(point.discs === 3 ? { ...point, question: 'color' } : point, rules);
    const { computed, refused } = await runSweep(folder, { code: 'here', answer });
    expect([computed, refused.length, refused[0].reason]).toEqual([
      36,
      18,
      expect.stringContaining('question must be one of analyze, diameter, every-peg'),
    ]);
  });
});

describe('what is merged', () => {
  test('is the same in Parquet and CSV, a row a point in the order of the manifest', async () => {
    plan();
    await run();
    const { files, points } = await mergeSweep(folder, 'here');
    const bytes = readFileSync(files.parquet);
    const rows = await parquetReadObjects({
      file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
    });
    const [names, ...lines] = readFileSync(files.csv, 'utf8').trimEnd().split('\n').map(fieldsOf);
    expect([rows.length, lines.length]).toEqual([points, points]);
    expect(rows.map((row) => row.id)).toEqual(readManifest(folder).entries.map(({ id }) => id));
    for (const [index, row] of rows.entries())
      expect(names.map((name) => (row[name] === null ? '' : String(row[name])))).toEqual(
        lines[index],
      );
    expect(rows.find((row) => row.id === 'manaus_n3_c3-2-1_any_analyze')).toMatchObject({
      order: 19n,
      components: '[10,9]',
      planar: true,
      eccentricity: 5n,
    });
    expect(readFileSync(files.provenance, 'utf8').split('\n')[0]).toBe(
      'id,code,host,processor,node,platform,started,seconds',
    );
  });
});

/** The fields of a line of comma-separated values. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

test('the version of the code is that of the packages, and of what else takes part', () => {
  expect(codeVersion()).toMatch(/^[0-9a-f]{16}$/);
  expect(codeVersion([folder])).toBe(codeVersion());
  expect(codeVersion([join(import.meta.dirname, '..', '..', 'src')])).not.toBe(codeVersion());
});
