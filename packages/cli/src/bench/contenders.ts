import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BadInput } from '../bad-input.js';

const execute = promisify(execFile);
const inRoot = (...parts: string[]) => fileURLToPath(new URL(`../../../../${parts.join('/')}`, import.meta.url));

/** A program that builds and searches the stored graph of Hanoi on three pegs: ours, or a peer. */
export interface Contender {
  readonly name: string;
  /** The command line without the number of discs; `null` where the program is not installed. */
  readonly command: readonly string[] | null;
  /** Why there is no command. */
  readonly missing: string | null;
  /** The folder in which it runs. */
  readonly folder: string;
}

/** The peers that can be asked for. */
export const peerNames = ['cpp', 'igraph', 'networkx', 'graphology'] as const;
export type PeerName = (typeof peerNames)[number];

/** Our own program; bad input outside a clone of the repository, where the benches are. */
export function ours(): Contender {
  const bench = inRoot('packages', 'graph', 'bench', 'explicit.mjs');
  if (!existsSync(bench)) throw new BadInput(`bench must be run in a clone of the repository (there is no ${bench})`);
  return { name: 'manaus', command: [process.execPath, bench, '--once'], missing: null, folder: inRoot() };
}

/** A peer, compiled or found; without a command where it is not installed. */
export async function peer(name: PeerName): Promise<Contender> {
  const command = await finders[name]();
  const missing: Record<PeerName, string> = {
    cpp: 'no g++',
    igraph: 'no Python with igraph',
    networkx: 'no Python with networkx',
    graphology: 'no graphology, graphology-components, graphology-traversal where this was called',
  };
  return { name, command, missing: command === null ? missing[name] : null, folder: name === 'graphology' ? process.cwd() : inRoot() };
}

const finders: Readonly<Record<PeerName, () => Promise<readonly string[] | null>>> = {
  async cpp() {
    const program = join(mkdtempSync(join(tmpdir(), 'manaus-bench-')), 'explicit');
    const flags = ['-O3', '-march=native', '-std=c++20', inRoot('tools', 'peers', 'explicit.cpp'), '-o', program];
    return (await succeeds('g++', flags)) ? [program] : null;
  },
  igraph: () => python('igraph'),
  networkx: () => python('networkx'),
  async graphology() {
    const resolve = "for (const name of ['', '-components', '-traversal']) require.resolve('graphology' + name)";
    return (await succeeds(process.execPath, ['-e', resolve])) ? [process.execPath, inRoot('tools', 'peers', 'graphology.mjs')] : null;
  },
};

/** The first Python that has a module: the one named by MANAUS_PYTHON, that of the path, that of the system. */
async function python(module: string): Promise<readonly string[] | null> {
  const known = [process.env.MANAUS_PYTHON, 'python3', '/usr/bin/python3'].filter((name) => name !== undefined);
  for (const name of known) if (await succeeds(name, ['-c', `import ${module}`])) return [name, '-B', inRoot('tools', 'peers', `${module}_explicit.py`)];
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

/** What a run prints. */
export interface Run {
  readonly order: number;
  readonly components: number;
  readonly degree2: number;
  readonly eccentricity: number;
  readonly sum: number;
  readonly seconds: number;
  readonly version?: string;
}

/** Runs a contender once, in a process of its own; `null` when it takes longer than so many seconds. */
export async function runOnce({ name, command, folder }: Contender, discs: number, most: number): Promise<Run | null> {
  const [program, ...args] = command ?? [];
  try {
    const { stdout } = await execute(program, [...args, String(discs)], { cwd: folder, timeout: 1000 * most, killSignal: 'SIGKILL' });
    return JSON.parse(stdout);
  } catch (error) {
    const { killed, stderr = '' } = error as { killed?: boolean; stderr?: string };
    if (killed) return null;
    const lines = stderr.trim().split('\n');
    throw new Error(`${name}: ${lines.find((line) => /^\w*Error\b/.test(line)) || lines.at(-1) || (error as Error).message}`);
  }
}
