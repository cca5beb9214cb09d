import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { findPython } from '../jupyter/environment.mjs';
import { inRoot } from '../run/paths.mjs';

const COPIED = [
  'README.md',
  'README.pt-BR.md',
  'docs',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.mjs',
  'biome.json',
  '.gitignore',
  'packages',
  'python',
  'proofs',
  'tools',
  'notebooks',
  'levels',
];
const LEFT_OUT = new Set(['node_modules', '.cache', '.ipynb_checkpoints', '__pycache__']);

/**
 * Runs a block of TypeScript with what it imports, and checks its `// => value` comments; line 2 of
 * its arguments is its place.
 */
const RUN_BLOCK = `
import { readFileSync } from 'node:fs';
import { runExample } from './tools/examples/run.mjs';

const [file, line] = process.argv.slice(2);
const code = readFileSync(file, 'utf8');
const scope = {};
for (const [, names, from] of code.matchAll(/^import \\{(.*?)\\} from '(.*?)';$/gm)) {
  const module = await import(from);
  for (const name of names.split(',').map((part) => part.trim())) {
    if (!(name in module)) throw new Error(from + ' exports no ' + name);
    scope[name] = module[name];
  }
}
const problems = await runExample({ code, line: Number(line) }, scope);
for (const problem of problems) console.error('line ' + problem.line + ': ' + problem.message);
process.exit(problems.length === 0 ? 0 : 1);
`;

/**
 * A copy of the repository, built, in which a reader follows the documents: what they write and run
 * leaves no trace here.
 *
 * Installed packages are links to those of the repository, except that `@manaus/*` are the copy's
 * own.
 */
export function readersCopy() {
  const root = mkdtempSync(join(tmpdir(), 'manaus-reader-'));
  for (const name of COPIED.filter((entry) => existsSync(inRoot(entry))))
    cpSync(inRoot(name), join(root, name), {
      recursive: true,
      // What is built is newer than its sources there too.
      preserveTimestamps: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  linkModules(root);
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${text}\n`);
  };
  write('run-block.mjs', RUN_BLOCK);
  return {
    root,
    write,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    run: (command) => run(root, command),
    /** The path of the notebook with a name. */
    find: (name) =>
      readdirSync(join(root, 'notebooks'), { recursive: true })
        .map((file) => `notebooks/${file}`)
        .find((file) => basename(file) === name),
    /** Runs a block of TypeScript that stands in the file; a cell of a notebook runs as one. */
    runBlock: (file, line) =>
      /\bshow\(/.test(readFileSync(join(root, file), 'utf8'))
        ? runCell(root, write, file)
        : run(root, `node run-block.mjs ${file} ${line}`),
    /** Runs a session in Python that stands in the file, and compares what it shows. */
    runSession: (file) =>
      run(root, `${findPython()} -m doctest ${file}`, {
        MANAUS: join(root, 'packages', 'cli', 'bin', 'manaus.js'),
        PYTHONPATH: join(root, 'python', 'src'),
      }),
    /** Removes a file or a folder of the copy; the whole copy, when none is named. */
    remove: (name = '.') => rmSync(join(root, name), { recursive: true, force: true }),
  };
}

function linkModules(root) {
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@manaus'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@manaus' && name !== 'manaus' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(inRoot('node_modules', name), join(modules, name));
  symlinkSync(join('..', 'packages', 'manaus'), join(modules, 'manaus'));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join('..', '..', 'packages', name), join(modules, '@manaus', name));
}

function runCell(root, write, file) {
  const cell = {
    cell_type: 'code',
    execution_count: null,
    metadata: {},
    outputs: [],
    source: [readFileSync(join(root, file), 'utf8')],
  };
  write(
    `${file}.ipynb`,
    JSON.stringify({ cells: [cell], metadata: {}, nbformat: 4, nbformat_minor: 4 }),
  );
  return run(root, `node tools/notebooks/execute.cjs ${file}.ipynb`);
}

/**
 * A command as it is run: the copy's own `manaus`, which `.bin` would not find, and what `npx`
 * would find there, without the half second that npm takes to begin.
 */
const withoutNpx = (command) =>
  command
    .replace(/^npx (?:--no-install )?manaus\b/, `"${process.execPath}" packages/cli/bin/manaus.js`)
    .replace(/^npx (\w+)/, 'node_modules/.bin/$1');

/** The shell's word on a command: status and all it wrote. */
function run(root, command, variables = {}) {
  const here = withoutNpx(command);
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|npm_)/.test(name),
    ),
  );
  const { status, stdout, stderr } = spawnSync(here, {
    cwd: root,
    env: { ...env, NO_COLOR: '1', NODE_NO_WARNINGS: '1', ...variables },
    shell: true,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
