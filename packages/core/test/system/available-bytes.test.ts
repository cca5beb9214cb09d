import { describe, expect, test } from 'vitest';
import { bytesWithin } from '../../src/system/available-bytes.js';

const GIB = 2 ** 30;
const within = (files: Readonly<Record<string, string>>) =>
  bytesWithin((path) => (Object.hasOwn(files, path) ? files[path] : null));

test('without limits, or where none are shown, everything', () => {
  expect(within({})).toBe(Number.POSITIVE_INFINITY);
  const unlimited = 'Max address space         unlimited            unlimited            bytes\n';
  expect(within({ '/proc/self/limits': unlimited })).toBe(Number.POSITIVE_INFINITY);
});

test('ulimit -v, less what is mapped', () => {
  const limits = `Max cpu time  unlimited  unlimited  seconds\nMax address space         ${4 * GIB}           unlimited            bytes\n`;
  const status = 'VmPeak:\t 2097152 kB\nVmSize:\t 1048576 kB\n';
  expect(within({ '/proc/self/limits': limits, '/proc/self/status': status })).toBe(3 * GIB);
});

test('only lines that begin with the names of the limit, and of what is mapped', () => {
  const limits = `Old Max address space  5  5  bytes\nMax address space  ${GIB}  ${GIB}  bytes\n`;
  expect(within({ '/proc/self/limits': limits })).toBe(GIB);
  const status = 'OldVmSize:  7 kB\nVmSize:   1024 kB\n';
  expect(within({ '/proc/self/limits': limits, '/proc/self/status': status })).toBe(GIB - 2 ** 20);
});

describe('control groups', () => {
  const v2 = { '/proc/self/cgroup': '0::/job/step\n' };
  test('version 2: the limit of an ancestor counts, less what it has in use', () => {
    const job = '/sys/fs/cgroup/job';
    const files = { ...v2, [`${job}/step/memory.max`]: 'max\n', [`${job}/memory.max`]: `${GIB}\n` };
    expect(within(files)).toBe(GIB);
    const used = { ...files, [`${job}/memory.current`]: `${0.75 * GIB}` };
    expect(within(used)).toBe(0.25 * GIB);
    const stat = `anon 5\ninactive_file ${GIB / 4}\nactive_file ${GIB / 4}\n`;
    expect(within({ ...used, [`${job}/memory.stat`]: stat })).toBe(0.75 * GIB);
  });
  test('version 2: memory.high, and the least of all', () => {
    const files = {
      ...v2,
      '/sys/fs/cgroup/memory.max': `${2 * GIB}`,
      '/sys/fs/cgroup/job/memory.high': `${GIB}`,
      '/sys/fs/cgroup/job/step/memory.max': `${3 * GIB}`,
    };
    expect(within(files)).toBe(GIB);
  });
  test('version 1, in a container that is shown only its own group', () => {
    const files = {
      '/proc/self/cgroup': '5:devices:/\n4:cpu,memory:/not/visible\n0::/\n',
      '/sys/fs/cgroup/memory/memory.limit_in_bytes': `${GIB}`,
      '/sys/fs/cgroup/memory/memory.usage_in_bytes': `${GIB / 2}`,
      '/sys/fs/cgroup/memory/memory.stat': `inactive_file 1\ntotal_inactive_file ${GIB / 4}\n`,
    };
    expect(within(files)).toBe(0.75 * GIB);
  });
  test('version 1 without a limit: its statistics, which are slow to read, are not asked for', () => {
    const asked: string[] = [];
    const files: Readonly<Record<string, string>> = {
      '/proc/self/cgroup': '4:memory:/\n',
      '/sys/fs/cgroup/memory/memory.limit_in_bytes': '9223372036854771712\n',
      '/sys/fs/cgroup/memory/memory.usage_in_bytes': `${GIB}`,
    };
    const read = (path: string) => {
      asked.push(path);
      return files[path] ?? null;
    };
    expect(bytesWithin(read)).toBe(Number.POSITIVE_INFINITY);
    expect(asked.filter((path) => /usage|stat$/.test(path))).toEqual([]);
  });
  test('the least of both limits of a group, of which one of 2^60 is none', () => {
    const root = '/sys/fs/cgroup/unified/job';
    const limits = (most: number, high: number) =>
      within({ ...v2, [`${root}/memory.max`]: `${most}\n`, [`${root}/memory.high`]: `${high}\n` });
    expect([limits(GIB, 2 * GIB), limits(2 * GIB, GIB)]).toEqual([GIB, GIB]);
    expect([limits(2 ** 60, 2 ** 61), limits(0, GIB)]).toEqual([Number.POSITIVE_INFINITY, 0]);
    expect(limits(2 ** 60 - 256, 2 ** 61)).toBe(2 ** 60 - 256);
  });
  test('a cache that is more than what is in use leaves the limit', () => {
    const job = '/sys/fs/cgroup/job';
    const files = { ...v2, [`${job}/memory.max`]: `${GIB}`, [`${job}/memory.current`]: '100' };
    expect(within({ ...files, [`${job}/memory.stat`]: 'active_file 300\n' })).toBe(GIB);
    expect(within({ ...files, [`${job}/memory.stat`]: 'active_file 30\n' })).toBe(GIB - 70);
  });
  test('names of groups may have colons; those of other controllers do not count', () => {
    const limit = { '/sys/fs/cgroup/a:b/memory.max': `${GIB}` };
    expect(within({ '/proc/self/cgroup': '0::/a:b\n', ...limit })).toBe(GIB);
    const own = { '/sys/fs/cgroup/memory/a/memory.limit_in_bytes': `${GIB}` };
    expect(within({ '/proc/self/cgroup': '12:memory:/a\n', ...own })).toBe(GIB);
    for (const line of ['3:cpu:/a\n', '3:name=memory:/a\n', '0::/a\n'])
      expect(within({ '/proc/self/cgroup': line, ...own })).toBe(Number.POSITIVE_INFINITY);
  });
  test('more in use than allowed leaves nothing', () => {
    const files = {
      ...v2,
      '/sys/fs/cgroup/memory.max': `${GIB}`,
      '/sys/fs/cgroup/memory.current': `${2 * GIB}`,
    };
    expect(within(files)).toBe(0);
  });
});
