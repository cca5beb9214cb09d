import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BadInput } from '../bad-input.js';

const execute = promisify(execFile);
const inRoot = (...parts: string[]) =>
  fileURLToPath(new URL(`../../../../${parts.join('/')}`, import.meta.url));

/** A program that does some work for a number of discs and prints what it found as a line of JSON: ours, or a peer. */
export interface Contender {
  readonly name: string;
  /** The command line before the number of discs; `null` where the program is not installed. */
  readonly command: readonly string[] | null;
  /** The rest of the command line. */
  readonly after?: readonly string[];
  /** Why there is no command. */
  readonly missing: string | null;
  /** The folder in which it runs. */
  readonly folder: string;
  /** With more discs than this it is not tried. */
  readonly most?: number;
}

/** Peers that take a minute for 14 discs, and gigabytes. */
const SLOW: ReadonlySet<string> = new Set(['networkx', 'graphology']);

/** The peers that can be asked for. */
export const peerNames = ['cpp', 'igraph-c', 'igraph', 'networkx', 'graphology'] as const;
export type PeerName = (typeof peerNames)[number];

/** A bench of ours by its file, with what comes before the number of discs and after it; without a command where there is no such bench. */
export function ours(
  file: string,
  before: readonly string[] = [],
  after: readonly string[] = [],
  name = 'manaus',
): Contender {
  const bench = inRoot('packages', 'kernels', 'bench', file);
  const there = existsSync(bench);
  return {
    name,
    command: there ? [process.execPath, bench, '--once', ...before] : null,
    after,
    missing: there ? null : `no bench ${file}`,
    folder: inRoot(),
  };
}

/** Bad input outside a clone of the repository, where the benches are. */
export function requireClone(): void {
  if (!existsSync(inRoot('packages', 'kernels', 'bench')))
    throw new BadInput(
      `bench must be run in a clone of the repository (there is no ${inRoot('packages', 'kernels', 'bench')})`,
    );
}

/** A peer for the stored graph of Hanoi on three pegs, compiled or found; without a command where it is not installed. */
export async function peer(name: PeerName): Promise<Contender> {
  const command = await finders[name]();
  const missing: Record<PeerName, string> = {
    cpp: 'no g++',
    'igraph-c': 'no gcc, or no C library of igraph that pkg-config knows',
    igraph: 'no Python with igraph',
    networkx: 'no Python with networkx',
    graphology: 'no graphology, graphology-components, graphology-traversal where this was called',
  };
  const most = SLOW.has(name) ? { most: 13 } : {};
  return {
    name,
    command,
    missing: command === null ? missing[name] : null,
    folder: name === 'graphology' ? process.cwd() : inRoot(),
    ...most,
  };
}

const finders: Readonly<Record<PeerName, () => Promise<readonly string[] | null>>> = {
  cpp: () => compiled('explicit'),
  'igraph-c': igraphCore,
  igraph: () => python('igraph'),
  networkx: () => python('networkx'),
  async graphology() {
    const resolve =
      "for (const name of ['', '-components', '-traversal']) require.resolve('graphology' + name)";
    return (await succeeds(process.execPath, ['-e', resolve]))
      ? [process.execPath, inRoot('tools', 'peers', 'graphology.mjs')]
      : null;
  },
};

/** A yardstick in C++, compiled here; `null` where there is no compiler. */
async function compiled(source: string): Promise<readonly string[] | null> {
  const program = join(mkdtempSync(join(tmpdir(), 'manaus-bench-')), source);
  const flags = [
    '-O3',
    '-march=native',
    '-std=c++20',
    inRoot('tools', 'peers', `${source}.cpp`),
    '-o',
    program,
  ];
  return (await succeeds('g++', flags)) ? [program] : null;
}

/** The program on igraph's C core, compiled here; `null` where the compiler or the library is missing. */
async function igraphCore(): Promise<readonly string[] | null> {
  const flags = await execute('pkg-config', ['--cflags', '--libs', 'igraph']).catch(() => null);
  if (flags === null) return null;
  const program = join(mkdtempSync(join(tmpdir(), 'manaus-bench-')), 'igraph');
  const libraries = flags.stdout.trim().split(/\s+/);
  return (await succeeds('gcc', [
    '-O3',
    '-march=native',
    inRoot('tools', 'peers', 'igraph_explicit.c'),
    ...libraries,
    '-o',
    program,
  ]))
    ? [program]
    : null;
}

/** The same work in C++ by a yardstick of tools/peers. */
export async function yardstick(source: string): Promise<Contender> {
  const command = await compiled(source);
  return { name: 'cpp', command, missing: command === null ? 'no g++' : null, folder: inRoot() };
}

/** The first Python that has a module: the one named by MANAUS_PYTHON, that of the path, that of the system. */
async function python(module: string): Promise<readonly string[] | null> {
  const known = [process.env.MANAUS_PYTHON, 'python3', '/usr/bin/python3'].filter(
    (name) => name !== undefined,
  );
  for (const name of known)
    if (await succeeds(name, ['-c', `import ${module}`]))
      return [name, '-B', inRoot('tools', 'peers', `${module}_explicit.py`)];
  return null;
}

async function succeeds(program: string, args: readonly string[]): Promise<boolean> {
  try {
    await execute(program, args);
    return true;
  } catch {
    return false;
  }
}

/** What a run prints: besides this, what all must agree on. */
export interface Run {
  /** The number of states; may be printed as `states`. */
  readonly order: number;
  readonly seconds: number;
  readonly version?: string;
  /** Bytes a state in arrays, as far as the program counts them. */
  readonly bytes?: number;
  /** The most bytes that the process has held. */
  readonly peak?: number;
  readonly [found: string]: unknown;
}

/** Runs a contender once, in a process of its own, told when it begins and ends; `null` when it takes longer than so many seconds. */
export async function runOnce(
  { name, command, after = [], folder }: Contender,
  discs: number,
  most: number,
  onChild?: (pid: number | null) => void,
): Promise<Run | null> {
  const [program, ...args] = command ?? [];
  try {
    const running = execute(program, [...args, String(discs), ...after], {
      cwd: folder,
      timeout: 1000 * most,
      killSignal: 'SIGKILL',
    });
    onChild?.(running.child.pid ?? null);
    const { stdout } = await running.finally(() => onChild?.(null));
    const run = JSON.parse(stdout);
    return { order: run.states, ...run };
  } catch (error) {
    const { killed, stderr = '' } = error as { killed?: boolean; stderr?: string };
    if (killed) return null;
    const lines = stderr.trim().split('\n');
    throw new Error(
      `${name}: ${lines.find((line) => /^\w*Error\b/.test(line)) || lines.at(-1) || (error as Error).message}`,
    );
  }
}
