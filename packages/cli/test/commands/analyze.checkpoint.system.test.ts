import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectInterrupted, spawned, until } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-checkpoint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Resolves once a file is in the folder. */
const appeared = (name: string) => until(() => readdirSync(folder).includes(name));

/** Random moments at which a search is killed, one after the other. */
const KILLED = process.env.MANAUS_EFFORT === 'full' ? 5 : 1;

/** Searches of a second or more. */
const searches = [
  ['the lift', 'analyze oxford --discs 9 --json'],
  ['planes', 'analyze hanoi --discs 17 --engine ts --json'],
  [
    'planes of WebAssembly, on two threads',
    'analyze hanoi --pegs 4 --discs 14 --engine wasm --workers 2 --json',
  ],
  [
    'classes of placements, on two threads',
    'analyze hanoi --pegs 4 --discs 15 --method classes --large-discs 6 --workers 2 --json',
  ],
];

describe('killed by kill -9 at random moments', () => {
  test.each(searches)(
    'a search in %s goes on, with the result of one that was left alone',
    async (_, line) => {
      const whole = await spawned(line.split(' '));
      const command = [...line.split(' '), '--checkpoint', folder, '--every', '0.05'];
      const moments = Array.from({ length: KILLED }, () => Math.round(200 + 2000 * Math.random()));
      for (const interruptAfter of [appeared('search.checkpoint'), ...moments]) {
        const { code, signal, err } = await spawned(command, { interruptAfter, by: 'SIGKILL' });
        // It may have been done before.
        expect([signal ?? code, err], `killed after ${moments} ms`).toEqual([
          signal === null ? 0 : 'SIGKILL',
          '',
        ]);
        if (typeof interruptAfter !== 'number')
          expect(readdirSync(folder)).toContain('search.checkpoint');
      }
      const { code, out, err } = await spawned(command);
      expect([code, out, err], `killed after ${moments} ms`).toEqual([0, whole.out, '']);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

describe('Ctrl-C', () => {
  test.each([
    'oxford --discs 10',
    'hanoi --discs 19',
    'hanoi --discs 16 --pegs 4 --engine ts',
    'hanoi --discs 16 --pegs 4 --workers 2',
    'hanoi --discs 17 --pegs 4 --method classes --workers 2',
  ])('ends analyze %s, in a long level or while a checkpoint is written', async (line) => {
    const command = ['analyze', ...line.split(' '), '--checkpoint', folder, '--every', '0'];
    const interruptAfter = appeared('search.checkpoint').then(
      () => new Promise<void>((resolve) => setTimeout(resolve, 500 * Math.random())),
    );
    expectInterrupted(await spawned(command, { interruptAfter }));
  });
});

describe('a folder', () => {
  test('in which a search is at work is refused', async () => {
    const command = ['analyze', 'oxford', '--discs', '10', '--checkpoint', folder];
    const second = appeared('search.lock').then(() => spawned(command));
    const interruptAfter = second.then(() => {});
    const first = spawned(command, { interruptAfter, by: 'SIGKILL' });
    const { code, out, err } = await second;
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^manaus analyze: \S+search\.lock must be free: process \d+ on .* is using this folder; [^\n]*\n$/,
    );
    await first;
  });
  test('with a file that is no checkpoint is bad input, in one line that names it', async () => {
    writeFileSync(join(folder, 'search.checkpoint'), 'my notes');
    const { code, out, err } = await spawned([
      'analyze',
      'oxford',
      '--discs',
      '9',
      '--checkpoint',
      folder,
    ]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^manaus analyze: \S+search\.checkpoint must be a whole checkpoint of this search; [^\n]* \(a file of another kind\)\n$/,
    );
    expect(readdirSync(folder)).toEqual(['search.checkpoint']);
  });
});
