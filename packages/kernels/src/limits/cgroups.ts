import type { ReadFile } from './read-file.js';

/** The files of a version of control groups, and the names of the page cache in its statistics. */
interface Version {
  readonly roots: readonly string[];
  readonly limits: readonly string[];
  readonly usage: string;
  readonly cache: RegExp;
}

/** The least limit that is none: version 1 shows about 2^63 without one, and no machine has 2^60. */
const UNLIMITED = 2 ** 60;

const version1: Version = {
  roots: ['/sys/fs/cgroup/memory'],
  limits: ['memory.limit_in_bytes'],
  usage: 'memory.usage_in_bytes',
  cache: /^total_(?:in)?active_file (\d+)$/gm,
};

const version2: Version = {
  roots: ['/sys/fs/cgroup', '/sys/fs/cgroup/unified'],
  limits: ['memory.max', 'memory.high'],
  usage: 'memory.current',
  cache: /^(?:in)?active_file (\d+)$/gm,
};

/**
 * The bytes that the control groups of this process leave to it; infinite without a limit.
 *
 * A limit on a group holds for all groups in it, so each one from that of the process up to the root counts. Files in the page cache do
 * not: the system gives their memory to whoever needs it.
 */
export function roomInCgroups(read: ReadFile): number {
  const lines = (read('/proc/self/cgroup') ?? '').split('\n');
  const rooms = lines.flatMap((line) => {
    const [, controllers, ...rest] = line.split(':');
    // A path may have colons of its own.
    const path = rest.join(':');
    if (controllers === '') return roomsAbove(read, version2, path);
    return controllers?.split(',').includes('memory') ? roomsAbove(read, version1, path) : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...rooms);
}

function roomsAbove(read: ReadFile, version: Version, path: string): number[] {
  const names = path.split('/').filter((name) => name !== '');
  const folders = Array.from({ length: names.length + 1 }, (_, depth) =>
    names
      .slice(0, depth)
      .map((name) => `/${name}`)
      .join(''),
  );
  return version.roots.flatMap((root) =>
    folders.map((folder) => roomIn(read, version, `${root}${folder}`)),
  );
}

function roomIn(read: ReadFile, { limits, usage, cache }: Version, folder: string): number {
  const number = (file: string) => {
    const bytes = Number.parseInt(read(`${folder}/${file}`) ?? '', 10);
    return Number.isNaN(bytes) ? null : bytes;
  };
  const limit = Math.min(...limits.map((file) => number(file) ?? Number.POSITIVE_INFINITY));
  if (limit >= UNLIMITED) return Number.POSITIVE_INFINITY;
  const used = number(usage) ?? 0;
  const cached = [...(read(`${folder}/memory.stat`) ?? '').matchAll(cache)];
  return limit - Math.max(0, used - cached.reduce((sum, [, bytes]) => sum + Number(bytes), 0));
}
