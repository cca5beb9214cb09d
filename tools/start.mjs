#!/usr/bin/env node
// npm start [-- --port N] [-- --no-open]: installs what is locked, builds the play page, opens it
// from a server on the loopback interface, and builds the command beside it. Until `install` has
// run, nothing but Node's own modules may be imported.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from './lite/serve.mjs';
import { install } from './run/install.mjs';
import { requireNode } from './run/node-version.mjs';
import { inRoot, root } from './run/paths.mjs';

/** @returns {never} */
function stop(message, code = 2) {
  console.error(`manaus: ${message}`);
  process.exit(code);
}

/** Reads the options; one line for an unknown one. */
function readOptions() {
  /** @satisfies {import('node:util').ParseArgsConfig['options']} */
  const options = {
    port: { type: 'string', default: '0' },
    'no-open': { type: 'boolean', default: false },
  };
  try {
    const { port, 'no-open': stays } = parseArgs({ options }).values;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
      stop(`--port must be an integer from 0 to 65535 (got ${port})`);
    return { port: Number(port), opens: !stays };
  } catch (error) {
    return stop(String(error instanceof Error ? error.message : error).split('\n')[0]);
  }
}

/** Builds the play page from the sources: seconds, and no other package has to be built. */
function buildPage() {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: inRoot('packages', 'explorer'),
    encoding: 'utf8',
  });
  if (status !== 0) stop(`the play page was not built\n${stdout}${stderr}`, 1);
}

/** Opens an address in the browser of the desktop, where there is one. */
function open(address) {
  const [program, ...args] = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }[process.platform] ?? ['xdg-open'];
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** Builds all packages, which the command and the notebooks run, while the page is served. */
function buildCommand() {
  const nx = inRoot('node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
  const child = spawn(
    process.execPath,
    [nx, 'run-many', '--targets=build', '--parallel=2', '--outputStyle=static'],
    { cwd: root, env, stdio: 'ignore' },
  );
  child.on('close', (status) =>
    console.log(
      status === 0
        ? 'manaus: the command is there too: npx manaus solve hanoi --discs 3'
        : 'manaus: the packages were not built; npm test says why',
    ),
  );
}

const { port, opens } = readOptions();
requireNode();
install();
console.log('manaus: building the play page');
buildPage();
// The page beside the report links to it; where there is no report, the page in one file does not.
const page = inRoot('packages', 'explorer', 'dist');
const report = inRoot('dist', 'report');
const hasReport = existsSync(inRoot('dist', 'report', 'index.html'));
const { origin } = await serve(
  hasReport ? { '/': report, '/play/': page } : { '/': page },
  port,
  false,
).catch((error) => stop(error.message, 1));
const address = hasReport ? `${origin}/play/` : `${origin}/manaus.html`;
console.log(`manaus: ${address}, the play page (end with Ctrl-C)`);
console.log(
  hasReport
    ? `manaus: ${origin}/, the report`
    : 'manaus: npm run reproduce checks the works and writes the report, which npm start shows then',
);
if (opens) open(address);
if (!existsSync(inRoot('packages', 'cli', 'dist', 'main.js'))) buildCommand();
