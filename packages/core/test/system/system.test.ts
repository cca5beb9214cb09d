import { linuxWith, withProcess } from '@manaus/testing/with-process';
import { expect, test, vi } from 'vitest';
import { availableBytes } from '../../src/system/available-bytes.js';
import { limitFiles } from '../../src/system/limit-files.js';
import { isOutOfMemory, isThreadRefused } from '../../src/system/out-of-memory.js';
import { requireThreadRoom } from '../../src/system/thread-room.js';

const GIB = 2 ** 30;
const spaceOf = (bytes: number) => ({
  '/proc/self/limits': `Max address space         ${bytes}           unlimited            bytes\n`,
});
const availableMemory = () => 2 * GIB;

test('the memory of the machine, or what the limits of Linux leave, if that is less', () => {
  const available = (process: object | undefined) => withProcess(process, availableBytes);
  expect(available({ availableMemory })).toBe(2 * GIB);
  expect(available(linuxWith({}, { availableMemory }))).toBe(2 * GIB);
  expect(available(linuxWith(spaceOf(GIB), { availableMemory }))).toBe(GIB);
  expect(available(linuxWith(spaceOf(3 * GIB), { availableMemory }))).toBe(2 * GIB);
  expect(available(linuxWith(spaceOf(3 * GIB)))).toBe(3 * GIB);
  for (const other of [undefined, {}]) expect(available(other)).toBe(Number.POSITIVE_INFINITY);
});

test('files of limits are those of Linux; one that is missing is none', () => {
  const files = withProcess(linuxWith({ here: 'text' }), limitFiles);
  expect([files?.('here'), files?.('elsewhere')]).toEqual(['text', null]);
  const none = [undefined, {}, { platform: 'linux' }, linuxWith({}, { platform: 'darwin' })];
  for (const other of none) expect(withProcess(other, limitFiles)).toBeNull();
  const missing = linuxWith({}, { getBuiltinModule: () => undefined });
  expect(withProcess(missing, limitFiles)).toBeNull();
  const encoding = vi.fn();
  const asked = linuxWith({}, { getBuiltinModule: () => ({ readFileSync: encoding }) });
  withProcess(asked, limitFiles)?.('path');
  expect(encoding).toHaveBeenCalledWith('path', 'utf8');
});

test('a thread needs 0.95 GiB of the address space', () => {
  const start = (threads: number, room: number) => () =>
    withProcess(linuxWith(spaceOf(room)), () => requireThreadRoom(threads));
  const five = 5 * 0.95 * GIB;
  expect(start(5, five)).not.toThrow();
  expect(start(1, five)).not.toThrow();
  let problem: unknown;
  try {
    start(5, five - 1)();
  } catch (error) {
    problem = error;
  }
  expect([problem instanceof Error, isThreadRefused(problem)]).toEqual([true, true]);
  expect(withProcess(undefined, () => requireThreadRoom(100))).toBeUndefined();
  expect(withProcess(linuxWith({}), () => requireThreadRoom(100))).toBeUndefined();
});

test('a refused thread and a failed allocation are told from other errors', () => {
  const code = 'ERR_WORKER_INIT_FAILED';
  expect(isThreadRefused(Object.assign(new Error('no'), { code }))).toBe(true);
  const others = [null, undefined, 'no', { code }, new Error(code)];
  const another = Object.assign(new Error('no'), { code: 'ERR_WORKER_PATH' });
  for (const other of [...others, another]) expect(isThreadRefused(other)).toBe(false);
  for (const other of [null, 'allocation', { message: 'allocation' }, new Error('allocation')])
    expect(isOutOfMemory(other)).toBe(false);
  expect(isOutOfMemory(new RangeError('allocation'))).toBe(true);
});
