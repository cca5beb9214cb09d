import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANGED, changed } from '@manaus/testing/changed-files';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gridPoints, runSweep } from '../../src/index.js';
import {
  answerPoint,
  formatManifest,
  manifestOf,
  mergeSweep,
  readManifest,
  sweepStatus,
  writeManifest,
} from '../../src/internals.js';
import { disk } from '../storage/disk.js';

vi.mock('node:fs', async (original) => {
  const { smallDisk } = await import('../storage/disk.js');
  return smallDisk(await original());
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-sweep-'));
  disk.room = Number.POSITIVE_INFINITY;
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = manifestOf(
  gridPoints({ puzzles: ['manaus', 'hanoi'], discs: [2, 3], questions: ['analyze'] }).points,
);
const text = formatManifest(manifest);
const run = (where = folder) => runSweep(where, { code: 'here', answer: answerPoint });
type Entry = (typeof manifest.entries)[number];
const withFields = (fields: object) => (entry: Entry) => ({
  ...entry,
  parameters: { ...entry.parameters, ...fields },
});
const results = () =>
  readdirSync(join(folder, 'results')).map((name) => join(folder, 'results', name));
async function finished(): Promise<string> {
  writeManifest(folder, manifest);
  await run();
  return results()[0];
}

test('a grid of millions of points is refused before any is made', () => {
  const moves = Array.from({ length: 10_000 }, (_, number) => number);
  const discs = moves.slice(1, 1001);
  const grid = { puzzles: ['hanoi'], discs, pegs: [5], moves, questions: ['analyze'] };
  expect(() => gridPoints(grid)).toThrow('grid must have at most 1000000 points');
});

describe('a manifest', () => {
  const put = (content: string | Uint8Array) =>
    writeFileSync(join(folder, 'manifest.jsonl'), content);
  test('is read as it was written', () => {
    put(text);
    expect(readManifest(folder)).toEqual(manifest);
  });
  test(`changed anywhere, ${CHANGED} times, is refused`, () => {
    fc.assert(
      fc.property(changed(Buffer.from(text)), (bytes) => {
        put(bytes);
        expect(() => readManifest(folder)).toThrow(
          /manifest.jsonl must be a whole manifest of a sweep/,
        );
      }),
      { numRuns: CHANGED },
    );
  });
  test('with lines of another sweep, in another order or twice there is refused', () => {
    const lines = text.trimEnd().split('\n');
    const other = formatManifest(
      manifestOf(
        gridPoints({ puzzles: ['london'], discs: [2, 3, 4], questions: ['analyze'] }).points,
      ),
    ).split('\n');
    for (const wrong of [
      [...lines.slice(0, 2), other[2]],
      [lines[1], lines[0], lines[2]],
      [lines[0], lines[0], lines[2]],
      [...lines, lines[2]],
    ]) {
      put(`${wrong.join('\n')}\n`);
      expect(() => readManifest(folder)).toThrow('a whole manifest of a sweep');
    }
  });
  test.each([
    ['sweep', (e: Entry) => ({ ...e, sweep: 'x\ntouch OWNED\n#' })],
    ['sweep', (e: Entry) => ({ ...e, sweep: '0123456789abcdef' })],
    ['id', (e: Entry) => ({ ...e, id: 'another' })],
    ['of', (e: Entry) => ({ ...e, of: '1' })],
    ['estimatedBytes', (e: Entry) => ({ ...e, estimatedBytes: 'x' })],
    ['estimatedSeconds', (e: Entry) => ({ ...e, estimatedSeconds: -1 })],
    ['parameters', (e: Entry) => ({ ...e, parameters: null })],
    ['parameters.discs', withFields({ discs: 1e9, capacities: [1e9, 1e9, 1e9] })],
    ['parameters.discs', withFields({ discs: '2' })],
    ['parameters.puzzle', withFields({ puzzle: 5 })],
    ['parameters.pegs', withFields({ pegs: 13 })],
    ['parameters.capacities', withFields({ capacities: 'x' })],
    ['parameters.capacities.1', withFields({ capacities: [2, -1, 2] })],
    ['parameters', withFields({ capacities: [2, 2, 2, 2] })],
    ['parameters.moves', withFields({ moves: 'sideways' })],
    ['parameters.question', withFields({ question: null })],
    ['parameters.more', withFields({ more: 1 })],
  ])('by somebody else: its field %s is checked', (path, change) => {
    const [entry] = manifestOf([manifest.entries[0].parameters]).entries;
    put(formatManifest({ sweep: entry.sweep, entries: [change(entry) as Entry] }));
    expect(() => readManifest(folder)).toThrow(`its field ${path} is not what was planned`);
  });
  test('of another sweep is not written over; the same one is no other', () => {
    writeManifest(folder, manifest);
    writeManifest(folder, manifest);
    const other = manifestOf(
      gridPoints({ puzzles: ['london'], discs: [2], questions: ['analyze'] }).points,
    );
    expect(() => writeManifest(folder, other)).toThrow('has another sweep, of ');
    expect(readManifest(folder)).toEqual(manifest);
  });
});

describe('a result', () => {
  test(`changed anywhere, ${CHANGED} times, is named`, async () => {
    const file = await finished();
    fc.assert(
      fc.property(changed(readFileSync(file)), (bytes) => {
        writeFileSync(file, bytes);
        expect(() => sweepStatus(folder, 'here')).toThrow(`${file} must be a whole result`);
      }),
      { numRuns: CHANGED },
    );
    rmSync(file);
    expect(await run()).toMatchObject({ kept: 3, computed: 1 });
  });
  test('that is damaged is named by run, merge and status', async () => {
    const file = await finished();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"order":\d+/, '"order":7'));
    for (const look of [run, () => mergeSweep(folder, 'here')])
      await expect(look()).rejects.toThrow(`${file} must be a whole result`);
    expect(() => sweepStatus(folder, 'here')).toThrow(`${file} must be a whole result`);
  });
  test('under another name is a duplicate', async () => {
    const file = await finished();
    copyFileSync(file, join(folder, 'results', 'copy.json'));
    await expect(mergeSweep(folder, 'here')).rejects.toThrow('a duplicate under another name');
  });
  test('of another sweep, or of no sweep, is named', async () => {
    const file = await finished();
    const other = mkdtempSync(join(tmpdir(), 'manaus-sweep-'));
    writeManifest(
      other,
      manifestOf(manifest.entries.slice(0, 2).map(({ parameters }) => parameters)),
    );
    await run(other);
    const [name] = readdirSync(join(other, 'results'));
    copyFileSync(join(other, 'results', name), join(folder, 'results', name));
    await expect(mergeSweep(folder, 'here')).rejects.toThrow(
      `${name} must be a whole result of this sweep`,
    );
    rmSync(other, { recursive: true });
    rmSync(join(folder, 'results', name));
    writeFileSync(file, '{}\n');
    await expect(mergeSweep(folder, 'here')).rejects.toThrow('a file of another kind');
  });
});

describe('a full disk', () => {
  test('stops the run with one line; what was finished is kept, nothing half-done is left', async () => {
    writeManifest(folder, manifest);
    disk.room = 2000;
    await expect(run()).rejects.toThrow(/cannot write there: the disk is full$/);
    const done = results().length;
    expect(done).toBeGreaterThan(0);
    expect(results().every((name) => name.endsWith('.json'))).toBe(true);
    disk.room = Number.POSITIVE_INFINITY;
    expect(await run()).toMatchObject({ kept: done, computed: manifest.entries.length - done });
  });
});

describe('a point at work', () => {
  test('counts as running while its process lives, and is left to it', async () => {
    const file = await finished();
    rmSync(file);
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      stdio: 'ignore',
    });
    mkdirSync(join(folder, 'running'), { recursive: true });
    const claim = (pid: number, host = hostname(), began = startOf(pid)) =>
      writeFileSync(file.replace('results', 'running'), JSON.stringify({ host, pid, began }));
    claim(child.pid as number);
    expect(sweepStatus(folder, 'here')).toMatchObject({ running: 1, missing: 0 });
    expect((await run()).elsewhere).toHaveLength(1);
    claim(child.pid as number, hostname(), 'another time');
    expect(sweepStatus(folder, 'here')).toMatchObject({ running: 0, missing: 1 });
    claim(child.pid as number, 'another-host');
    expect(sweepStatus(folder, 'here')).toMatchObject({ running: 1, missing: 0 });
    claim(child.pid as number);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('exit', resolve));
    expect(sweepStatus(folder, 'here')).toMatchObject({ running: 0, missing: 1 });
    expect(await run()).toMatchObject({ computed: 1, elsewhere: [] });
  });
});

function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return '';
  }
}
