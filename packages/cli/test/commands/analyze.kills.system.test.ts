import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hanoi } from '@manaus/core';
import { searchTower } from '@manaus/scale';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { json } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-kills-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (path: string) => new URL(`../../../${path}`, import.meta.url).href;

/** The functions of the file system that write, or change names. */
const WRITES = ['openSync', 'writeFileSync', 'writeSync', 'fsyncSync', 'linkSync', 'renameSync'];

/**
 * A search that keeps its boundary table after every class, and prints its levels and how often it
 *XX */
const PROGRAM = `
const { default: fs } = await import('node:fs');
const { syncBuiltinESMExports } = await import('node:module');
const { hanoi } = await import(${JSON.stringify(built('core/dist/index.js'))});
const { searchTower } = await import(${JSON.stringify(built('scale/dist/index.js'))});
const { keepIn } = await import(${JSON.stringify(built('jobs/dist/checkpoints/keep-in.js'))});
const [, folder, signal, at] = process.argv;
let writes = 0;
for (const name of ${JSON.stringify(WRITES)}) {
  const write = fs[name];
  fs[name] = (...given) => {
    if (++writes === Number(at)) {
      if (name === 'writeSync' && signal === 'SIGKILL')
        write(given[0], given[1], given[2], given[1].length >> 1);
      if (signal === 'SIGSTOP') process.stdout.write('stopped ');
      process.kill(process.pid, signal);
    }
    return write(...given);
  };
}
syncBuiltinESMExports();
const kept = keepIn(folder, { every: 0 });
const keeper = { ...kept, due: () => true };
const options = { method: 'classes', largeDiscs: 4, workers: 1, keeper };
process.stdout.write('begun ');
const { spheres } = searchTower(hanoi(9, { pegs: 4 }), options);
kept.finish();
process.stdout.write(JSON.stringify(spheres) + ' ' + writes);
`;

/** Starts the search, which gets a signal at the write of the given number (0: never). */
function startSearch(signal: 'SIGKILL' | 'SIGSTOP', at: number) {
  const args = ['--input-type=module', '-e', PROGRAM, folder, signal, `${at}`];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** What a search prints until its end. */
const printed = (search: ReturnType<typeof startSearch>) => text(search.stdout);

/** Runs the search, which is killed at the write of the given number; what it printed. */
const searched = (killedAt = 0) => printed(startSearch('SIGKILL', killedAt));

/** Numbers from 0 to 1 that a seed determines (Park and Miller). */
function* randoms(seed: number): Generator<number> {
  for (let state = seed; ; yield state / 2147483647) state = (state * 48271) % 2147483647;
}

/** The number of random writes at which the search is killed, one after the other. */
const KILLED = process.env.MANAUS_EFFORT === 'full' ? 50 : 8;

test(`a boundary table killed at ${KILLED} random writes gives the same levels`, async () => {
  const levels = `begun ${JSON.stringify(searchTower(hanoi(9, { pegs: 4 })).spheres)} `;
  const seed = 1 + (Date.now() % 1_000_000);
  const random = randoms(seed);
  const whole = await searched();
  expect(whole).toContain(levels);
  const writes = Number(whole.slice(levels.length));
  let killed = 0;
  for (let i = 0; i < KILLED; i++) {
    const out = await searched(1 + Math.floor((writes / 2) * (random.next().value ?? 0)));
    if (out.startsWith(levels)) continue;
    expect('begun ', `seed ${seed}, kill ${i}`).toContain(out);
    killed++;
  }
  expect(await searched(), `seed ${seed}`).toContain(levels);
  // A search from the beginning is always killed: at least every second one is.
  expect(killed, `seed ${seed}`).toBeGreaterThanOrEqual(KILLED / 2);
});

describe('one folder', () => {
  const inFolder = () => json(`analyze hanoi --pegs 4 --discs 11 --boundary ${folder}`);
  test('holds one search by classes at a time', async () => {
    const first = startSearch('SIGSTOP', 20);
    onTestFinished(() => void first.kill('SIGKILL'));
    const out = printed(first);
    await new Promise<void>((resolve) => {
      first.stdout.on('data', (part) => `${part}`.includes('stopped ') && resolve());
    });
    await expect(inFolder()).rejects.toThrow(
      /exit 2: .*search\.lock must be free: process \d+ on /,
    );
    first.kill('SIGCONT');
    expect(await out).toMatch(/^begun stopped \[1,3,/);
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
