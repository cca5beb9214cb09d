import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hanoi } from '@manaus/core';
import { searchTower } from '@manaus/kernels';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (path: string) => new URL(`../../../${path}`, import.meta.url).href;

/**
 * A search that keeps its boundary table after every class, and prints its levels: little else is
 * loaded.
 */
const PROGRAM = `
const { hanoi } = await import(${JSON.stringify(built('core/dist/index.js'))});
const { searchTower } = await import(${JSON.stringify(built('kernels/dist/index.js'))});
const { keepIn } = await import(${JSON.stringify(built('lab/dist/checkpoints/keep-in.js'))});
const kept = keepIn(process.argv[1], { every: 0 });
const keeper = { ...kept, due: () => true };
const options = { method: 'classes', largeDiscs: 4, workers: 1, keeper };
process.stdout.write('begun ');
const { spheres } = searchTower(hanoi(9, { pegs: 4 }), options);
kept.finish();
process.stdout.write(JSON.stringify(spheres));
`;

/** Runs the search and kills it some milliseconds after its beginning; what it printed. */
function searched(milliseconds: number): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (data) => {
    if (out === '' && Number.isFinite(milliseconds))
      setTimeout(() => child.kill('SIGKILL'), milliseconds);
    out += data;
  });
  return new Promise((resolve) => child.on('close', () => resolve(out)));
}

/** Numbers from 0 to 1 that a seed determines (Park and Miller). */
function* randoms(seed: number): Generator<number> {
  for (let state = seed; ; yield state / 2147483647) state = (state * 48271) % 2147483647;
}

/** Random moments at which the search is killed, one after the other. */
const KILLED = process.env.MANAUS_EFFORT === 'full' ? 50 : 8;

test(`a boundary table killed at ${KILLED} random moments gives the same levels`, async () => {
  const levels = `begun ${JSON.stringify(searchTower(hanoi(9, { pegs: 4 })).spheres)}`;
  const seed = 1 + (Date.now() % 1_000_000);
  const random = randoms(seed);
  const start = performance.now();
  expect(await searched(Number.POSITIVE_INFINITY)).toBe(levels);
  const whole = performance.now() - start;
  let killed = 0;
  for (let i = 0; i < KILLED; i++) {
    const out = await searched((whole / 2) * (random.next().value ?? 0));
    if (out === levels) continue;
    expect(out, `seed ${seed}, kill ${i}`).toBe('begun ');
    killed++;
  }
  expect(await searched(Number.POSITIVE_INFINITY), `seed ${seed}`).toBe(levels);
  expect(killed, `seed ${seed}`).toBeGreaterThan(KILLED / 5);
});

describe('one folder', () => {
  const inFolder = () => json(`analyze hanoi --pegs 4 --discs 11 --boundary ${folder}`);
  test('holds one search by classes at a time', async () => {
    const begun = new Promise<void>((resolve) => {
      const wait = setInterval(() => {
        if (!existsSync(join(folder, 'search.lock'))) return;
        clearInterval(wait);
        resolve();
      }, 5);
    });
    const first = searched(Number.POSITIVE_INFINITY);
    await begun;
    await expect(inFolder()).rejects.toThrow(
      /exit 2: .*search\.lock must be free: process \d+ on /,
    );
    expect(await first).toMatch(/^begun \[1,3,/);
  });
  test('with a boundary table that was changed at any byte is refused', async () => {
    await json(`analyze hanoi --pegs 4 --discs 6 --method classes --boundary ${folder}`);
    const file = join(folder, 'search.checkpoint');
    const whole = readFileSync(file);
    const analysis = `analyze hanoi --pegs 4 --discs 6 --method classes --boundary ${folder}`;
    const solution = `solve hanoi --pegs 4 --from 123456/// --boundary ${folder}`;
    const random = randoms(Date.now() % 1_000_000);
    for (let i = 0; i < 20; i++) {
      const bytes = Buffer.from(whole);
      const at = Math.floor(bytes.length * (random.next().value ?? 0));
      bytes[at] ^= 1 + (i % 255);
      for (const content of [bytes, bytes.subarray(0, at)]) {
        writeFileSync(file, content);
        for (const line of [analysis, solution])
          await expect(json(line), `byte ${at}`).rejects.toThrow(
            /exit 2: .*search\.checkpoint must be/,
          );
      }
    }
  });
});
