import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../../errors/bad-input.js';
import { type ChildOptions, runChild } from './child.js';
import type { Watcher } from './watcher.js';

const inRoot = (...parts: string[]) =>
  fileURLToPath(new URL(`../../../../../${parts.join('/')}`, import.meta.url));

/**
 * A program, ours or a peer, that does some work for a number of discs and prints its results as
 * one line of JSON.
 */
export interface Contender {
  readonly name: string;
  /** The command line before the number of discs; `null` if the program is not installed. */
  readonly command: readonly string[] | null;
  /** The rest of the command line. */
  readonly after?: readonly string[];
  /** The reason why this contender cannot be run. */
  readonly missing: string | null;
  /** The working folder. */
  readonly folder: string;
  /** The most discs with which it is run. */
  readonly most?: number;
}

/** The names of the peers. */
export const peerNames = ['cpp', 'igraph-c', 'igraph', 'networkx', 'graphology'] as const;
export type PeerName = (typeof peerNames)[number];

type Command = Contender['command'];

/** The most discs of the peers that take a minute and gigabytes for 14. */
const SLOW: Readonly<Partial<Record<PeerName, { readonly most: number }>>> = {
  networkx: { most: 13 },
  graphology: { most: 13 },
};

/**
 * Our own bench, with the arguments before and after the number of discs; without a command if
 * there is no such file.
 */
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

/** Refuses to run outside a clone of the repository, which holds the benches. */
export function requireClone(): void {
  const benches = inRoot('packages', 'kernels', 'bench');
  if (!existsSync(benches))
    throw new BadInput(`bench runs only in a clone of the repository (there is no ${benches})`);
}

/**
 * A peer for the stored graph of Hanoi on three pegs, compiled or found; without a command if it is
 * not installed.
 */
export async function peer(name: PeerName, watcher: Watcher): Promise<Contender> {
  const found = peerBy(name, await finders[name](watcher));
  return name === 'graphology' ? { ...found, folder: graphologyFolder() } : found;
}

/** A peer that is run by a command. */
const peerBy = (name: PeerName, command: Command): Contender => ({
  name,
  command,
  missing: command === null ? MISSING[name] : null,
  folder: inRoot(),
  ...SLOW[name],
});

/** The parts that a peer needs and that are missing. */
const MISSING: Readonly<Record<PeerName, string>> = {
  cpp: 'no g++',
  'igraph-c': 'no gcc, or no C library of igraph that pkg-config knows',
  igraph: 'no Python with igraph',
  networkx: 'no Python with networkx',
  graphology:
    'no graphology, graphology-components, graphology-traversal in the clone or in MANAUS_GRAPHOLOGY',
};

/**
 * The folder whose node_modules has graphology: never the current one, whose code may be anybody's.
 */
const graphologyFolder = () => process.env.MANAUS_GRAPHOLOGY ?? inRoot();

type Finder = (watcher: Watcher) => Promise<Command>;

const finders: Readonly<Record<PeerName, Finder>> = {
  cpp: (watcher) => compiled('explicit', watcher),
  'igraph-c': igraphCore,
  igraph: () => python('igraph'),
  networkx: () => python('networkx'),
  async graphology() {
    const found = await succeeds(process.execPath, ['-e', RESOLVE, graphologyFolder()]);
    return found ? [process.execPath, inRoot('tools', 'peers', 'graphology.mjs')] : null;
  },
};

/** A program that fails if a folder, its argument, has no graphology. */
const RESOLVE =
  "for (const name of ['', '-components', '-traversal']) require.resolve('graphology' + name, { paths: [process.argv[1]] })";

/** The command of a yardstick in C++, compiled here; `null` without a compiler. */
const compiled = (source: string, watcher: Watcher): Promise<Command> =>
  compiledBy('g++', ['-std=c++20', inRoot('tools', 'peers', `${source}.cpp`)], source, watcher);

async function compiledBy(
  compiler: string,
  args: readonly string[],
  name: string,
  { scratch, onChild }: Watcher,
): Promise<Command> {
  if (scratch === undefined) return null;
  const program = join(scratch, name);
  const flags = ['-O3', '-march=native', ...args, '-o', program];
  const done = await succeeds(compiler, flags, { onChild, env: { TMPDIR: scratch } });
  return done ? [program] : null;
}

/**
 * The command of the program on igraph's C core, compiled here; `null` without compiler or library.
 */
async function igraphCore(watcher: Watcher): Promise<Command> {
  const { status, stdout } = await runChild(
    'pkg-config',
    ['--cflags', '--libs', 'igraph'],
    watcher,
  );
  if (status !== 0) return null;
  const args = [inRoot('tools', 'peers', 'igraph_explicit.c'), ...stdout.trim().split(/\s+/)];
  return compiledBy('gcc', args, 'igraph', watcher);
}

/** A yardstick of tools/peers: the same work in C++. */
export async function yardstick(source: string, watcher: Watcher): Promise<Contender> {
  return peerBy('cpp', await compiled(source, watcher));
}

/** The Pythons: that of MANAUS_PYTHON, of the path, of the system. */
const pythons = (): string[] =>
  [process.env.MANAUS_PYTHON, 'python3', '/usr/bin/python3'].filter((name) => name !== undefined);

/** The command of the first Python with a module. */
async function python(module: string): Promise<Command> {
  for (const name of pythons())
    if (await succeeds(name, ['-c', `import ${module}`]))
      return [name, '-B', inRoot('tools', 'peers', `${module}_explicit.py`)];
  return null;
}

const succeeds = async (
  program: string,
  args: readonly string[],
  options?: ChildOptions,
): Promise<boolean> => (await runChild(program, args, options)).status === 0;
