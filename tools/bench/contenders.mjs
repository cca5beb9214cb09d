import { join } from 'node:path';
import { inRoot, root } from '../run/paths.mjs';
import { runChild, runOnce } from './programs.mjs';

/** The names of the peers. */
export const peerNames = ['cpp', 'igraph-c', 'igraph', 'networkx', 'graphology'];

/** The most discs of the peers that take a minute and gigabytes for 14. */
const SLOW = {
  networkx: { most: 13 },
  graphology: { most: 13 },
};

/**
 * Our own bench, with the arguments before and after the number of discs.
 */
export function ours(file, before = [], after = [], name = 'manaus') {
  const bench = inRoot('tools', 'bench', 'ours', file);
  return {
    name,
    command: [process.execPath, bench, '--once', ...before],
    after,
    missing: null,
    folder: root,
  };
}

/**
 * A peer for the stored graph of Hanoi on three pegs, compiled or found; without a command if it is
 * not installed.
 */
export async function peer(name, watcher) {
  const found = peerBy(name, await finders[name](watcher));
  return name === 'graphology' ? { ...found, folder: graphologyFolder() } : found;
}

/** A peer that is run by a command. */
const peerBy = (name, command) => ({
  name,
  command,
  missing: command === null ? MISSING[name] : null,
  folder: root,
  ...SLOW[name],
});

/** The parts that a peer needs and that are missing. */
const MISSING = {
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
const graphologyFolder = () => process.env.MANAUS_GRAPHOLOGY ?? root;

const finders = {
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
const compiled = (source, watcher) =>
  compiledBy('g++', ['-std=c++20', inRoot('tools', 'peers', `${source}.cpp`)], source, watcher);

async function compiledBy(compiler, args, name, { scratch, onChild }) {
  if (scratch === undefined) return null;
  const program = join(scratch, name);
  const flags = ['-O3', '-march=native', ...args, '-o', program];
  const done = await succeeds(compiler, flags, { onChild, env: { TMPDIR: scratch } });
  return done ? [program] : null;
}

/**
 * The command of the program on igraph's C core, compiled here; `null` without compiler or library.
 */
async function igraphCore(watcher) {
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
export async function yardstick(source, watcher) {
  return peerBy('cpp', await compiled(source, watcher));
}

/** The Pythons: that of MANAUS_PYTHON, of the path, of the system. */
const pythons = () =>
  [process.env.MANAUS_PYTHON, 'python3', '/usr/bin/python3'].filter((name) => name !== undefined);

/** The command of the first Python with a module. */
async function python(module) {
  for (const name of pythons())
    if (await succeeds(name, ['-c', `import ${module}`]))
      return [name, '-B', inRoot('tools', 'peers', `${module}_explicit.py`)];
  return null;
}

const succeeds = async (program, args, options) =>
  (await runChild(program, args, options)).status === 0;

/** Each case in words, with its C++ yardstick and the first number of discs of `reach`. */
export const searchCases = {
  four: { work: 'all states of Hanoi on 4 pegs', yardstick: 'implicit', from: 13 },
  three: { work: 'all states of Hanoi on 3 pegs', yardstick: 'lists', from: 16 },
  oxford: { work: 'all states of Oxford', yardstick: 'lift', from: 7 },
};

/** The names of our own searches on one thread. */
export const singleThread = { ts: 'TypeScript, 1 thread', wasm: 'WebAssembly, 1 thread' };

/**
 * The programs for a tower: ours by default, ours on one thread per back end, the same algorithm in
 * C++.
 */
export async function searchContenders(name, withCpp, watcher) {
  const engines = ['ts', 'wasm'].map((engine) =>
    ours('implicit.mjs', [name], ['auto', engine, '1'], singleThread[engine]),
  );
  const cpp = withCpp ? [await yardstick(searchCases[name].yardstick, watcher)] : [];
  return [
    ours('implicit.mjs', [name]),
    ...(await Promise.all(engines.map((each) => checked(each, watcher)))),
    ...cpp,
  ];
}

/** The contender, without a command if it fails on a few discs. */
async function checked(contender, watcher) {
  if (contender.command === null || (await canRun(contender, watcher))) return contender;
  return { ...contender, command: null, missing: 'not for this tower' };
}

async function canRun(contender, { onChild }) {
  try {
    await runOnce(contender, 6, 60, onChild);
    return true;
  } catch {
    return false;
  }
}
