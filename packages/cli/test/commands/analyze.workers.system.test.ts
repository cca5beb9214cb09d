import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectBad, run, spawned, until } from '../run.js';

let folder: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-workers-'));
  kept = join(folder, 'kept');
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

/** Programs in place of Slurm's: the tasks are processes of this machine. */
const standIns = {
  sbatch: [
    '[ "$1" = --version ] && exit 0',
    'while case "$1" in --array=1-*) n=$' +
      '{1#--array=1-}; true;; --*) true;; *) false;; esac; do shift; done',
    'cd "$(dirname "$1")"',
    'i=0',
    'while [ $i -lt $n ]; do i=$((i+1)); sh "$@" >> $i.log 2>&1 & echo $! >> pids; done',
    'echo x >> jobs',
    'echo 42',
  ],
  squeue: [
    'for pid in $(cat "$KEPT/slurm/pids"); do kill -0 $pid && echo $pid; done 2> /dev/null',
    ':',
  ],
  scancel: ['exit 0'],
};

const SEARCH = 'analyze hanoi --pegs 4 --discs 13 --method classes --large-discs 7 --json';
const onSlurm = () => `${SEARCH} --on slurm --workers 2 --checkpoint ${kept}`.split(' ');

/** A search with the programs in place of Slurm's; `sbatch` may be another. */
function searching(sbatch = standIns.sbatch, around: Parameters<typeof spawned>[1] = {}) {
  for (const [name, lines] of Object.entries({ ...standIns, sbatch }))
    writeFileSync(join(folder, 'bin', name), ['#!/bin/sh', ...lines, ''].join('\n'), {
      mode: 0o755,
    });
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  return spawned(onSlurm(), { ...around, env: { PATH, KEPT: kept } });
}

const namesIn = (...parts: string[]) => {
  const where = join(kept, ...parts);
  return existsSync(where) ? readdirSync(where) : [];
};

/** Resolves once a batch is at work; the number of its process. */
async function workerAtWork(): Promise<number> {
  let pid = 0;
  await until(() => {
    const worker = namesIn('workers', 'taken')[0]?.split('.')[2];
    if (worker !== undefined) pid = Number(worker.split('-')[1]);
    return pid > 0;
  });
  return pid;
}

/** The answer without the number of threads. */
async function expected() {
  const { code, out } = await run(...SEARCH.split(' '));
  expect(code).toBe(0);
  return { ...JSON.parse(out), workers: 2 };
}

const jobs = () =>
  readFileSync(join(kept, 'slurm', 'jobs'), 'utf8')
    .trim()
    .split('\n').length;

describe('workers that share a folder', () => {
  test('find what threads find, also if one of them is killed', async () => {
    const found = searching();
    process.kill(await workerAtWork(), 'SIGKILL');
    const { code, out, err } = await found;
    expect([code, err, JSON.parse(out)]).toEqual([0, '', await expected()]);
    expect(jobs()).toBe(1);
    expect(readdirSync(kept)).toEqual(['slurm']);
  });

  test('go on for a search that was killed, and leave one that is gone', async () => {
    const interruptAfter = workerAtWork().then(() => {});
    const first = await searching(standIns.sbatch, { interruptAfter, by: 'SIGKILL' });
    expect(first.signal).toBe('SIGKILL');
    const { code, out, err } = await searching();
    expect([code, err, JSON.parse(out)]).toEqual([0, '', await expected()]);
    expect(jobs()).toBe(2);
  });

  test('that all end at once end the search in one line', async () => {
    const failing = [...standIns.sbatch];
    failing[4] = 'echo 99999999 > pids';
    const { code, out, err } = await searching(failing);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^manaus analyze: --on slurm: all workers of job 42 ended [^\n]*\n$/);
    expect(namesIn('workers')).toEqual([]);
  });
});

/**
 * A disk in memory, of which `analyze` may use a folder; where this process may mount none, `null`.
 */
function mounted(): string | null {
  const there = mkdtempSync(join(tmpdir(), 'manaus-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', there], { stdio: 'pipe' });
    return there;
  } catch {
    rmSync(there, { recursive: true });
    return null;
  }
}

const small = mounted();
afterAll(() => {
  if (small === null) return;
  execFileSync('umount', ['-l', small]);
  rmSync(small, { recursive: true });
});

describe.skipIf(small === null)('on a disk that fills up', () => {
  /** Fills the disk to its last byte. */
  const fill = () => {
    const file = openSync(join(small as string, 'filler'), 'w');
    try {
      for (let size = 2 ** 20; size >= 1; size /= 2)
        try {
          for (;;) writeSync(file, new Uint8Array(size));
        } catch {}
    } finally {
      closeSync(file);
    }
  };
  test('a search and its workers end in one line each, and then go on', async () => {
    kept = join(small as string, 'kept');
    mkdirSync(kept);
    const found = searching();
    await workerAtWork();
    fill();
    const { code, out, err } = await found;
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^manaus analyze: [^\n]*(the disk is full|ended without a result)[^\n]*\n$/,
    );
    expect(readdirSync(kept).filter((name) => !/^(slurm|search\.checkpoint)$/.test(name))).toEqual(
      [],
    );
    rmSync(join(small as string, 'filler'));
    const again = await searching();
    expect([again.code, again.err, JSON.parse(again.out)]).toEqual([0, '', await expected()]);
    for (const name of namesIn('slurm').filter((each) => each.endsWith('.log')))
      expect(readFileSync(join(kept, 'slurm', name), 'utf8')).not.toMatch(/^ +at |Error:/m);
  });
});

test.each([
  ['--method classes', /--on slurm cannot be used without --checkpoint or --boundary/],
  ['--checkpoint x', /--on slurm cannot be used without --method classes/],
])('--on slurm with %s alone is refused', (rest, error) =>
  expectBad(`analyze hanoi --discs 9 --on slurm ${rest}`, error),
);

test('without Slurm the search is refused before it begins', async () => {
  const { code, err } = await spawned(onSlurm(), { env: { PATH: join(folder, 'bin') } });
  expect([code, err]).toEqual([
    2,
    'manaus analyze: --on slurm needs Slurm on this machine: sbatch was not found\n',
  ]);
});
