import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hanoi, isInputError, manaus, oxford, type TowerRules } from '@manaus/core';
import { searchTower } from '@manaus/kernels';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusing } from '../../../kernels/test/limits/refusals.js';
import { beat, beats } from '../../src/checkpoints/heartbeat.js';
import { analyze, keepIn } from '../../src/node.js';
import { temporaryName } from '../../src/node-internals.js';
import type { SearchKeeper } from '../../src/towers/analysis.js';
import { CHANGED, changed } from '../storage/changed.js';
import { disk } from '../storage/disk.js';
import { withEveryFault } from '../storage/faults.js';

vi.mock('node:fs', async (original) => {
  const { smallDisk } = await import('../storage/disk.js');
  return smallDisk(await original());
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-checkpoint-'));
  file = join(folder, 'search.checkpoint');
  disk.room = Number.POSITIVE_INFINITY;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Uses the folder and lets it go. */
function using<T>(use: (keeper: SearchKeeper) => T): T {
  const keeper = keepIn(folder, { every: 0 });
  try {
    return use(keeper);
  } finally {
    keeper.release();
  }
}

const pieces = [Uint8Array.of(1, 2, 3), new Uint8Array(0), new Uint8Array(40_000).fill(7)];
const put = (layout = 'mine') => using((keeper) => keeper.save(layout, [1, 2, 4], pieces));
const got = (layout = 'mine') =>
  using((keeper) => {
    const kept = keeper.restore(layout);
    return kept && { spheres: kept.spheres, bytes: Array.from(kept.bytes, (piece) => [...piece]) };
  });
const wanted = { spheres: [1, 2, 4], bytes: pieces.map((piece) => [...piece]) };

describe('a checkpoint', () => {
  test('is read as it was written, as often as one likes; there is none at first', () => {
    expect(got()).toBeNull();
    put();
    expect([got(), got()]).toEqual([wanted, wanted]);
    expect(readdirSync(folder)).toEqual(['search.checkpoint']);
  });
  test('goes when the search has come to its end', () => {
    put();
    keepIn(folder).finish();
    expect(readdirSync(folder)).toEqual([]);
  });
  test(`changed anywhere, ${CHANGED} times, is named, and not touched`, () => {
    using((keeper) => {
      keeper.save('mine', [1, 2, 4], pieces.slice(0, 2));
      const whole = readFileSync(file);
      fc.assert(
        fc.property(changed(whole), (bytes) => {
          writeFileSync(file, bytes);
          expect(() => keeper.restore('mine')).toThrow(
            `lab/checkpoint: ${file} must be a whole checkpoint of this search`,
          );
          expect(readFileSync(file).equals(bytes)).toBe(true);
        }),
        { numRuns: CHANGED },
      );
      writeFileSync(file, whole);
      expect(keeper.restore('mine')?.spheres).toEqual([1, 2, 4]);
    });
  });
  test('of another search, another format, or no checkpoint at all is named with what it is', () => {
    put('another');
    expect(() => got()).toThrow(/or give another folder \(it is of another\)$/);
    const other = readFileSync(file);
    other.writeUInt32LE(2, 'manaus-checkpoint\n'.length);
    writeFileSync(file, other);
    expect(() => got()).toThrow('(version 2, not 1)');
    for (const text of ['', 'my notes\n', 'x'.repeat(1000)]) {
      writeFileSync(file, text);
      expect(() => got()).toThrow('(a file of another kind)');
    }
  });
  test('is written at the times asked for, and not so often that it would cost much', () => {
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    let clock = 0;
    const keeper = keepIn(folder, { every: 10 });
    const dueAt = (time: number) => {
      clock = time;
      return keeper.due();
    };
    expect([dueAt(9_999), dueAt(10_000)]).toEqual([false, true]);
    const slow = function* () {
      clock += 2_000;
      yield pieces[0];
    };
    keeper.save('mine', [1], slow());
    expect([dueAt(71_999), dueAt(72_000)]).toEqual([false, true]);
    keeper.save('mine', [1], pieces);
    expect([dueAt(81_999), dueAt(82_000)]).toEqual([false, true]);
    keeper.release();
    vi.restoreAllMocks();
    expect(() => keepIn(folder, { every: -1 })).toThrow(
      'lab/checkpoint: every must be a number >= 0 (got -1)',
    );
  });
});

describe('a full disk', () => {
  const whole = [new Uint8Array(1.2e6)];
  test('stops with one line; the last good checkpoint is kept, nothing half-done is left', () => {
    put();
    disk.room = 5e5;
    expect(() => using((keeper) => keeper.save('mine', [1], whole))).toThrow(
      `${file}: cannot write there: the disk is full`,
    );
    expect(readdirSync(folder)).toEqual(['search.checkpoint']);
    expect(got()).toEqual(wanted);
  });
  const small = mounted();
  test.skipIf(small === null)('a real one, of one megabyte', () => {
    const there = small as string;
    try {
      const keeper = keepIn(there);
      keeper.save('mine', [1, 2, 4], pieces);
      expect(() => keeper.save('mine', [1], whole)).toThrow(
        /cannot write there: the disk is full$/,
      );
      expect(keeper.restore('mine')?.spheres).toEqual([1, 2, 4]);
      expect(readdirSync(there).sort()).toEqual(['search.checkpoint', 'search.lock']);
    } finally {
      execFileSync('umount', [there]);
      rmSync(there, { recursive: true });
    }
  });
});

test('whatever fails, the last checkpoint or the next one is there, whole, and nothing else', async () => {
  let problem: unknown;
  const spheresKept = () => using((keeper) => keeper.restore('mine')?.spheres);
  const faults = await withEveryFault({
    prepare: () => put(),
    run() {
      problem = null;
      try {
        using((keeper) => keeper.save('mine', [1, 2, 4, 8], pieces));
      } catch (error) {
        problem = error;
      }
    },
    look(fault) {
      expect([fault, isInputError(problem)]).toEqual([fault, true]);
      expect(readdirSync(folder)).toEqual(['search.checkpoint']);
      expect([wanted.spheres, [...wanted.spheres, 8]]).toContainEqual(spheresKept());
    },
  });
  expect(faults).toBeGreaterThan(10);
});

test.each([
  ['lists', manaus(5)],
  ['lift', oxford(4)],
  ['planes', hanoi(4, { pegs: 4 })],
] as const)(
  'whatever memory is refused, a search in %s lets the folder go, and is resumed',
  async (method, rules) => {
    const options = {
      explicit: false,
      method,
      keeper: () => keepIn(folder, { every: 0 }),
    };
    const right = analyze(rules, { ...options, keeper: undefined });
    let refused = 0;
    for (let more = true; more; refused++) {
      const search = () => expect(analyze(rules, options)).toEqual(right);
      let problem: unknown = null;
      more = await refusing('allocation', refused, () => {
        try {
          search();
        } catch (error) {
          problem = error;
        }
      });
      expect([refused, isInputError(problem)]).toEqual([refused, problem !== null]);
      expect(readdirSync(folder).filter((name) => name !== 'search.checkpoint')).toEqual([]);
      if (existsSync(file)) search();
    }
    expect(refused).toBeGreaterThan(5);
  },
);

/** A disk in memory, where this process may mount one. */
function mounted(): string | null {
  const there = mkdtempSync(join(tmpdir(), 'manaus-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', there], { stdio: 'pipe' });
    return there;
  } catch {
    rmSync(there, { recursive: true });
    return null;
  }
}

describe('two searches', () => {
  const lock = () => join(folder, 'search.lock');
  test('do not share a folder; it is free when the first lets go', () => {
    const first = keepIn(folder);
    expect(() => keepIn(folder)).toThrow(
      `lab/checkpoint: ${lock()} must be free: process ${process.pid} on ${hostname()} is at work in this folder`,
    );
    first.release();
    const second = keepIn(folder);
    first.release();
    expect(existsSync(lock())).toBe(true);
    second.release();
    expect(existsSync(lock())).toBe(false);
  });
  test('the lock of a process that died is taken over, with what it left; that of a living one is not', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      stdio: 'ignore',
    });
    const claim = (host: string, began: string) =>
      writeFileSync(lock(), JSON.stringify({ host, pid: child.pid, began }));
    const began = beginning(child.pid as number);
    claim(hostname(), began);
    expect(() => keepIn(folder)).toThrow(`process ${child.pid} on ${hostname()} is at work`);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('exit', resolve));
    claim(hostname(), began);
    writeFileSync(temporaryOf(child.pid as number, began), '');
    writeFileSync(join(folder, 'thesis.12-final.tmp'), 'mine');
    using(() => expect(readdirSync(folder)).toEqual(['search.lock', 'thesis.12-final.tmp']));
    rmSync(join(folder, 'thesis.12-final.tmp'));
    writeFileSync(lock(), '{"host":');
    using(() => expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid));
    expect(readdirSync(folder)).toEqual([]);
  });
  test('the lock of another machine is respected while somebody touches it', async () => {
    writeFileSync(lock(), JSON.stringify({ host: 'another-host', pid: 1, began: '' }));
    const silence = beat(lock(), 0.05);
    expect(() => keepIn(folder, { patience: 60 })).toThrow('process 1 on another-host is at work');
    silence();
    await expect.poll(() => beats(lock(), 0.5)).toBe(false);
    const mine = keepIn(folder, { patience: 0.2 });
    expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
    // One that was given up, and lives, does not end the lock of the next.
    writeFileSync(lock(), JSON.stringify({ host: 'another-host', pid: 1, began: '' }));
    mine.release();
    expect(readFileSync(lock(), 'utf8')).toContain('another-host');
    rmSync(lock());
  });
  test('the lock of a search is touched from the beginning, by a thread of its own', async () => {
    const { release } = keepIn(folder);
    utimesSync(lock(), 0, 0);
    await expect.poll(() => statSync(lock()).mtimeMs, { timeout: 30_000 }).toBeGreaterThan(0);
    release();
  });
  test.skipIf(!existsSync('/proc/self/stat'))(
    'a process that was killed is dead, also before its parent takes notice',
    async () => {
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
        stdio: 'ignore',
      });
      const stat = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8');
      writeFileSync(
        lock(),
        JSON.stringify({ host: hostname(), pid: child.pid, began: beginning(child.pid as number) }),
      );
      child.kill('SIGKILL');
      // Nothing else runs meanwhile, so nobody takes notice.
      while (!stat().includes(') Z '))
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      using(() => expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid));
      await new Promise((resolve) => child.on('exit', resolve));
    },
  );
  test('a file of others under the name of the lock stays', () => {
    writeFileSync(lock(), 'my notes');
    expect(() => keepIn(folder)).toThrow('where that is not so, remove the file');
    expect([readFileSync(lock(), 'utf8'), readdirSync(folder)]).toEqual([
      'my notes',
      ['search.lock'],
    ]);
  });
  test('a number that was given to another process is no claim', () => {
    writeFileSync(
      lock(),
      JSON.stringify({ host: hostname(), pid: process.pid, began: 'another time' }),
    );
    expect(() => using(() => {})).not.toThrow();
  });
});

/** The name of a file that a process was writing. */
const temporaryOf = (pid: number, began: string) =>
  temporaryName(folder).replace(/-\d+-\d*-(?=\w+\.tmp$)/, `-${pid}-${began}-`);

function beginning(pid: number): string {
  if (!existsSync('/proc')) return '';
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')[19];
}

test('a folder that cannot be made is bad input', () => {
  const there = join(folder, 'file');
  writeFileSync(there, '');
  expect(() => keepIn(there)).toThrow(
    'lab/checkpoint: folder: cannot write there: part of the path is not a folder',
  );
});

describe('an analysis', () => {
  const own: TowerRules = { ...oxford(6), stacking: (disc, on) => Math.abs(disc - on) < 5 };

  test.each([
    ['lists', own],
    ['lift', oxford(8)],
    ['planes', hanoi(8, { pegs: 4 })],
  ] as [string, TowerRules][])(
    'in %s that dies at any level goes on with the same result, and leaves nothing',
    (method, rules) => {
      const wanted = analyze(rules, { explicit: false });
      expect(wanted.method).toBe(method);
      const died = new Error('died');
      /** Analyzes until the given number of levels is found; returns their number. */
      const levels = (most: number) => {
        let found = 0;
        const onProgress = (what: string) => {
          if (what !== 'distances') return;
          if (++found === most) throw died;
        };
        try {
          expect(
            analyze(rules, {
              explicit: false,
              keeper: () =>
                keepIn(folder, { every: 0, onCheckpoint: () => onProgress('checkpoint') }),
              onProgress,
            }),
          ).toEqual(wanted);
        } catch (error) {
          if (error !== died) throw error;
        }
        return found;
      };
      const all = wanted.distances?.length as number;
      expect([levels(2), levels(Math.ceil(all / 2))]).toEqual([2, Math.ceil(all / 2)]);
      expect(readdirSync(folder)).toEqual(['search.checkpoint']);
      expect(levels(Number.POSITIVE_INFINITY)).toBeLessThan(all);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
  test('of another tower is refused, and the checkpoint stays', () => {
    using((keeper) =>
      searchTower(hanoi(12), { method: 'lists', keeper, shouldStop: () => existsSync(file) }),
    );
    const kept = readFileSync(file);
    expect(() => analyze(own, { explicit: false, keeper: () => keepIn(folder) })).toThrow(
      'must be a whole checkpoint of this search',
    );
    expect(readFileSync(file).equals(kept)).toBe(true);
    expect(readdirSync(folder)).toEqual(['search.checkpoint']);
  });
  test('on a stored graph needs no checkpoint', () => {
    mkdirSync(join(folder, 'deep'));
    expect(analyze(oxford(4), { keeper: () => keepIn(join(folder, 'deep')) }).method).toBe(
      'explicit',
    );
    expect(readdirSync(join(folder, 'deep'))).toEqual([]);
  });
});
