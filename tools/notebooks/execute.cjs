#!/usr/bin/env node
// node tools/notebooks/execute.cjs IN.ipynb [OUT.ipynb] [--timeout SECONDS] Executes a notebook on
// tslab's own engine: no Python, no ZeroMQ, no port. The cells run in a child process, so that a
// cell that never ends, exits or crashes is a failure with a name, and what ran before it is kept.
// A notebook in Python runs on the kernel of .venv; where that is missing, it stays as it is
// stored, and that is said.
'use strict';
const { fork, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { bindToOneCore } = require('./one-core.cjs');

const ENGINE = path.join(__dirname, 'engine.cjs');

function readArguments(args) {
  const at = args.indexOf('--timeout');
  const timeout = at < 0 ? 180 : Number(args[at + 1]);
  const [source, target = source] = args
    .filter((_, i) => at < 0 || (i !== at && i !== at + 1))
    .map((file) => path.resolve(file));
  if (source === undefined || !(timeout > 0))
    throw new Error(
      'usage: node tools/notebooks/execute.cjs IN.ipynb [OUT.ipynb] [--timeout SECONDS]',
    );
  return { source, target, timeout };
}

/** True for a cell that is there to show its error, as Jupyter's runners have it. */
const mayRaise = ({ metadata }) => metadata?.tags?.includes('raises-exception') ?? false;

/**
 * Runs all code cells in order; the first that fails, and is not tagged so, ends the run. Returns
 * what failed, or null.
 */
function execute(notebook, folder, seconds) {
  const cells = notebook.cells.filter((cell) => cell.cell_type === 'code');
  for (const cell of cells) Object.assign(cell, { outputs: [], execution_count: null });
  return new Promise((resolve) => {
    // Warnings carry process numbers, and colors depend on the terminal: outputs must not differ
    // between runs.
    const env = { ...process.env, NODE_NO_WARNINGS: '1', MANAUS_NOTEBOOK: 'stored' };
    for (const name of ['FORCE_COLOR', 'NO_COLOR', 'NODE_OPTIONS']) delete env[name];
    const child = fork(ENGINE, [folder], { cwd: folder, env, execArgv: [] });
    let running = 0;
    let timer;
    const fail = (ename, evalue, traceback = []) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      if (cells[running])
        cells[running].outputs.push({ output_type: 'error', ename, evalue, traceback });
      resolve(`cell ${running + 1}: ${ename}: ${evalue}`);
    };
    const next = () => {
      if (running === cells.length) return child.send({ end: true });
      timer = setTimeout(() => fail('Timeout', `no end after ${seconds} s`), seconds * 1000);
      child.send({ source: [].concat(cells[running].source).join('') });
    };
    /**
     * What the child says: that it can begin, what a cell gave, or that all is closed.
     * @param {{
     *   ready?: true,
     *   ended?: true,
     *   outputs: object[],
     *   error: { ename: string, evalue: string, traceback: string[] } | null,
     *   milliseconds: number,
     * }} message
     */
    const take = (message) => {
      if (message.ready) return next();
      if (message.ended) return resolve(null);
      clearTimeout(timer);
      Object.assign(cells[running], { outputs: message.outputs, execution_count: running + 1 });
      if (message.error && !mayRaise(cells[running]))
        return fail(message.error.ename, message.error.evalue, message.error.traceback);
      if (message.error) cells[running].outputs.push({ output_type: 'error', ...message.error });
      process.stderr.write(`  cell ${running + 1}: ${message.milliseconds} ms\n`);
      running++;
      next();
    };
    child.on('message', take);
    child.on('exit', (code, signal) => fail('Exit', `the process ended (${signal ?? code})`));
    child.on('error', (error) => fail(error.name, error.message));
  });
}

/** Runs a notebook in Python; returns what failed, or null. */
async function executePython(source, target) {
  const { hasJupyter, inVenv, jupyterEnvironment } = await import('../jupyter/environment.mjs');
  if (!hasJupyter()) {
    process.stderr.write('  skipped: .venv is missing (npm run lab -- --prepare makes it)\n');
    fs.copyFileSync(source, target);
    return null;
  }
  const script = path.join(__dirname, '..', 'jupyter', 'execute.py');
  const env = { ...jupyterEnvironment(), MPLBACKEND: 'module://matplotlib_inline.backend_inline' };
  const ran = spawnSync(inVenv('python'), [script, source, target], { env, encoding: 'utf8' });
  return ran.status === 0 ? JSON.parse(ran.stdout).error : ran.stderr;
}

async function main() {
  const { source, target, timeout } = readArguments(process.argv.slice(2));
  if (process.env.MANAUS_ONE_CORE && !(await bindToOneCore()))
    process.stderr.write('  there is no taskset here: all cores are used\n');
  const notebook = JSON.parse(fs.readFileSync(source, 'utf8'));
  if (notebook.metadata?.kernelspec?.language === 'python') {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    return end(source, await executePython(source, target));
  }
  const failure = await execute(notebook, path.dirname(source), timeout);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${JSON.stringify(notebook, null, 1)}\n`);
  end(source, failure);
}

function end(source, failure) {
  if (failure !== null)
    process.stderr.write(`${path.relative(process.cwd(), source)}: ${failure}\n`);
  process.exit(failure === null ? 0 : 1);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
});
