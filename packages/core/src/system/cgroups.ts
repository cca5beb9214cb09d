import type { ReadFile } from './read-file.js';

/** The files of a version of control groups, and the names of the page cache in its statistics. */
interface Version {
  readonly roots: readonly string[];
  readonly limits: readonly string[];
  readonly usage: string;
  readonly cache: RegExp;
}

/**
 * The least number that means no limit: version 1 shows about 2^63 without one, and no machine has
 * 2^60 bytes.
 */
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
 * A limit on a group holds for all groups in it, so each one from that of the process up to the
 * root counts. Files in the page cache do not: the system gives their memory to whoever needs it.
 */
export function roomInCgroups(read: ReadFile): number {
  const lines = (read('/proc/self/cgroup') ?? '').split('\n');
  return Math.min(Number.POSITIVE_INFINITY, ...lines.flatMap((line) => roomsOf(read, line)));
}

/** The rooms in the group that a line names, whose path may have colons, and in those above it. */
function roomsOf(read: ReadFile, line: string): number[] {
  const [, controllers, ...path] = line.split(':');
  if (controllers === '') return roomsAbove(read, version2, path.join(':'));
  const hasMemory = controllers?.split(',').includes('memory');
  return hasMemory ? roomsAbove(read, version1, path.join(':')) : [];
}

function roomsAbove(read: ReadFile, version: Version, path: string): number[] {
  const names = path.split('/').filter((name) => name !== '');
  const folders = ['', ...names].map((_, depth) => ['', ...names.slice(0, depth)].join('/'));
  return version.roots.flatMap((root) =>
    folders.map((folder) => roomIn(read, version, `${root}${folder}`)),
  );
}

function roomIn(read: ReadFile, { limits, usage, cache }: Version, folder: string): number {
  const text = (file: string) => read(`${folder}/${file}`) ?? '';
  const limit = Math.min(...limits.map((file) => numberIn(text(file), Number.POSITIVE_INFINITY)));
  if (limit >= UNLIMITED) return Number.POSITIVE_INFINITY;
  const used = numberIn(text(usage), 0);
  const cached = [...text('memory.stat').matchAll(cache)];
  return limit - Math.max(0, used - cached.reduce((sum, [, bytes]) => sum + Number(bytes), 0));
}

/** The number that a text begins with, or another value. */
function numberIn(text: string, otherwise: number): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? otherwise : number;
}
