import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInputError } from '@manaus/core';
import { withEveryFault } from '@manaus/testing/disk-faults';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepIn } from '../../src/index.js';
import { disk } from '../storage/disk.js';
import { checkpointFolder, pieces, wanted } from './checkpoint-folder.js';

vi.mock('node:fs', async (original) => {
  const { smallDisk } = await import('../storage/disk.js');
  return smallDisk(await original());
});

const { at, using, put, got } = checkpointFolder();
beforeEach(() => {
  disk.room = Number.POSITIVE_INFINITY;
});

describe('a full disk', () => {
  const whole = [new Uint8Array(1.2e6)];
  test('stops with one line; the last good checkpoint is kept, nothing half-done is left', () => {
    put();
    disk.room = 5e5;
    expect(() => using((keeper) => keeper.save('mine', [1], whole))).toThrow(
      `${at.file}: cannot write there: the disk is full`,
    );
    expect(readdirSync(at.folder)).toEqual(['search.checkpoint']);
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
      expect(readdirSync(at.folder)).toEqual(['search.checkpoint']);
      expect([wanted.spheres, [...wanted.spheres, 8]]).toContainEqual(spheresKept());
    },
  });
  expect(faults).toBeGreaterThan(10);
});

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
