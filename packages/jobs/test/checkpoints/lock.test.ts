import { spawn } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beat, beats } from '../../src/checkpoints/heartbeat.js';
import { keepIn } from '../../src/index.js';
import { temporaryName } from '../../src/internals.js';
import { checkpointFolder } from './checkpoint-folder.js';

const { at, using } = checkpointFolder();

/** Puts the lock of a process. */
const claim = (pid: number | undefined, began: string, host = hostname()) =>
  writeFileSync(at.lock, JSON.stringify({ host, pid, began }));
/** The process that holds the lock. */
const holder = () => JSON.parse(readFileSync(at.lock, 'utf8')).pid;

/** A process that waits, and the time at which it began. */
function waiting() {
  const program = 'setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.on('exit', resolve));
  return { child, gone, began: beginning(child.pid as number) };
}

/** The name of a file that a process was writing. */
const temporaryOf = (pid: number, began: string) =>
  temporaryName(at.folder).replace(/-\d+-\d*-(?=\w+\.tmp$)/, `-${pid}-${began}-`);

function beginning(pid: number): string {
  if (!existsSync('/proc')) return '';
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')[19];
}

describe('two searches', () => {
  test('do not share a folder; it is free when the first lets go', () => {
    const first = keepIn(at.folder);
    expect(() => keepIn(at.folder)).toThrow(
      `jobs/checkpoint: ${at.lock} must be free: process ${process.pid} on ${hostname()} is using this folder`,
    );
    first.release();
    const second = keepIn(at.folder);
    first.release();
    expect(existsSync(at.lock)).toBe(true);
    second.release();
    expect(existsSync(at.lock)).toBe(false);
  });
  test('the lock of a process that died is taken over, with what it left; that of a living one is not', async () => {
    const { child, gone, began } = waiting();
    claim(child.pid, began);
    expect(() => keepIn(at.folder)).toThrow(`process ${child.pid} on ${hostname()} is using`);
    child.kill('SIGKILL');
    await gone;
    claim(child.pid, began);
    writeFileSync(temporaryOf(child.pid as number, began), '');
    writeFileSync(join(at.folder, 'thesis.12-final.tmp'), 'mine');
    using(() => expect(readdirSync(at.folder)).toEqual(['search.lock', 'thesis.12-final.tmp']));
    rmSync(join(at.folder, 'thesis.12-final.tmp'));
    writeFileSync(at.lock, '{"host":');
    using(() => expect(holder()).toBe(process.pid));
    expect(readdirSync(at.folder)).toEqual([]);
  });
  test('the lock of another machine is respected while somebody touches it', async () => {
    claim(1, '', 'another-host');
    const silence = beat(at.lock, 0.05);
    expect(() => keepIn(at.folder, { patience: 60 })).toThrow('process 1 on another-host is using');
    silence();
    await expect.poll(() => beats(at.lock, 0.5)).toBe(false);
    const mine = keepIn(at.folder, { patience: 0.2 });
    expect(holder()).toBe(process.pid);
    // One that was given up, and lives, does not end the lock of the next.
    claim(1, '', 'another-host');
    mine.release();
    expect(readFileSync(at.lock, 'utf8')).toContain('another-host');
    rmSync(at.lock);
  });
  test('the lock of a search is touched from the beginning, by a thread of its own', async () => {
    const { release } = keepIn(at.folder);
    utimesSync(at.lock, 0, 0);
    await expect.poll(() => statSync(at.lock).mtimeMs, { timeout: 30_000 }).toBeGreaterThan(0);
    release();
  });
  test.skipIf(!existsSync('/proc/self/stat'))(
    'a process that was killed is dead, also before its parent takes notice',
    async () => {
      const { child, gone, began } = waiting();
      const stat = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8');
      claim(child.pid, began);
      child.kill('SIGKILL');
      // Nothing else runs meanwhile, so nobody takes notice.
      while (!stat().includes(') Z '))
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      using(() => expect(holder()).toBe(process.pid));
      await gone;
    },
  );
  test('a file of others under the name of the lock stays', () => {
    writeFileSync(at.lock, 'my notes');
    expect(() => keepIn(at.folder)).toThrow('if it is not, remove the file');
    expect([readFileSync(at.lock, 'utf8'), readdirSync(at.folder)]).toEqual([
      'my notes',
      ['search.lock'],
    ]);
  });
  test('a number that was given to another process is no claim', () => {
    claim(process.pid, 'another time');
    expect(() => using(() => {})).not.toThrow();
  });
});
