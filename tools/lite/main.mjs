#!/usr/bin/env node
// npm run lite [-- --serve [--port N] | --test]: the laboratory as a site that runs in a browser,
// dist/lite.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasJupyter, inVenv } from '../jupyter/environment.mjs';
import { install } from '../run/install.mjs';
import { requireNode } from '../run/node-version.mjs';
import { silentNx } from '../run/nx.mjs';
import { inRoot, root } from '../run/paths.mjs';

/** @returns {never} */
function stop(message) {
  console.error(`manaus: ${message}`);
  process.exit(2);
}

/** Reads the options; one line for an unknown one. */
function readOptions() {
  /** @satisfies {import('node:util').ParseArgsConfig['options']} */
  const options = {
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '8000' },
    test: { type: 'boolean', default: false },
  };
  try {
    const { values } = parseArgs({ options });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      stop(`--port must be an integer from 0 to 65535 (got ${values.port})`);
    return { ...values, port };
  } catch (error) {
    return stop(String(error instanceof Error ? error.message : error).split('\n')[0]);
  }
}

async function build() {
  console.log('manaus: building the packages');
  if (!silentNx('run-many', '--targets=build', '--parallel=2')) return false;
  const { buildSite, bytesIn, site } = await import('./build.mjs');
  console.log('manaus: building dist/lite');
  const begun = Date.now();
  if (!(await buildSite())) return false;
  const size = (bytesIn(site) / 2 ** 20).toFixed(1);
  console.log(`manaus: dist/lite, ${size} MiB, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  return true;
}

/** Serves the site below the report, where there is one. */
async function serveSite(port) {
  const { serve } = await import('./serve.mjs');
  const { site } = await import('./build.mjs');
  const report = inRoot('dist', 'report');
  const hasReport = existsSync(join(report, 'index.html'));
  const folders = { '/lite/': site, ...(hasReport ? { '/': report } : {}) };
  const { origin } = await serve(folders, port).catch((error) => stop(error.message));
  if (hasReport) console.log(`manaus: ${origin}/index.html, the report`);
  console.log(`manaus: ${origin}/lite/lab/index.html?path=start-here.ipynb (end with Ctrl-C)`);
}

/** The tests in a browser, of the site that is there. */
function test() {
  const files = 'tools/lite/browser';
  const args = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'lite', files];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return status === 0;
}

const { serve, test: isTested, port } = readOptions();
requireNode();
install();
if (!hasJupyter() || !existsSync(inVenv('jupyter-lite')))
  stop('dist/lite is built with JupyterLite: npm run lab -- --prepare installs it');
if (!serve || !existsSync(inRoot('dist', 'lite', 'index.html')))
  if (!(await build())) process.exit(1);
if (isTested) process.exitCode = test() ? 0 : 1;
else if (serve) await serveSite(port);
