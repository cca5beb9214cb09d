// The notebooks under real Jupyter: nbclient on the tslab kernel, and JupyterLab in a browser.
// Skipped where these are missing.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findChromium,
  hasJupyter,
  inVenv,
  isolatedEnvironment,
  quietLab,
} from '../jupyter/environment.mjs';
import { TWIN } from '../notebooks/files.mjs';
import { inRoot } from '../run/paths.mjs';

// A copy inside the repository: cells find its packages, and what JupyterLab saves stays away from
// the committed files.
const folder = inRoot('tools', '.cache', `lab-${process.pid}`);
const state = inRoot('tools', '.cache', `lab-state-${process.pid}`);
const artifacts = inRoot('dist', 'artifacts');
const committed = readdirSync(inRoot('notebooks'), { encoding: 'utf8', recursive: true }).filter(
  (name) => name.endsWith('.ipynb') && !name.includes('.ipynb_checkpoints'),
);
// Twins have the same cells but for the first. `npm run reproduce` runs every notebook, in the
// same kernel but without Jupyter: here the first of each folder stands for it, or all do.
const originals = committed.filter((name) => !name.endsWith(`${TWIN}.ipynb`)).sort();
const folderOf = (name) => name.split('/').slice(0, -1)[0];
const executed =
  process.env.MANAUS_EFFORT === 'full'
    ? originals
    : originals.filter((name, i) => i === 0 || folderOf(name) !== folderOf(originals[i - 1]));
const browser = findChromium();
const missing = [
  ...(hasJupyter() ? [] : ['.venv with Jupyter (npm run lab -- --prepare)']),
  ...(browser === null ? ['Chromium'] : []),
];
if (missing.length > 0)
  console.log(
    `SKIPPED, in part or whole: tests under real Jupyter; missing: ${missing.join(', ')}`,
  );

beforeAll(() => {
  forget();
  cpSync(inRoot('notebooks'), folder, {
    recursive: true,
    filter: (file) => !file.includes('.ipynb_checkpoints'),
  });
  cpSync(inRoot('tools', 'test', 'fixtures', 'figure.ipynb'), join(folder, 'figure.ipynb'));
  mkdirSync(artifacts, { recursive: true });
});
afterAll(forget);

function forget() {
  for (const old of [folder, state]) rmSync(old, { recursive: true, force: true });
}

test.skipIf(!hasJupyter()).each([...executed, 'figure.ipynb'])(
  'nbclient executes %s on its kernel',
  (name) => {
    expect(execute(join(folder, name), join(artifacts, 'nbclient', name))).toMatchObject({
      error: null,
    });
  },
);

/** What nbclient tells of a notebook that it executed. */
function execute(source, target) {
  const args = [inRoot('tools', 'jupyter', 'execute.py'), source, target];
  const { stdout, stderr } = spawnSync(inVenv('python'), args, {
    env: isolatedEnvironment(state),
    encoding: 'utf8',
  });
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout);
}

const cell = (source, tags = []) => ({
  cell_type: 'code',
  execution_count: null,
  id: `cell-${source.length}`,
  metadata: { tags },
  outputs: [],
  source,
});

/** Writes a notebook with these cells. */
function notebookOf(name, ...cells) {
  const file = join(folder, name);
  const kernelspec = { display_name: 'TypeScript', language: 'typescript', name: 'tslab' };
  const notebook = { cells, metadata: { kernelspec }, nbformat: 4, nbformat_minor: 5 };
  writeFileSync(file, JSON.stringify(notebook));
  return file;
}

const outputsOf = (file) =>
  JSON.parse(readFileSync(file, 'utf8')).cells.map((each) => each.outputs);
const shown = (text) => [{ name: 'stdout', output_type: 'stream', text: [`${text}\n`] }];
const thrown = [
  {
    ename: 'Error',
    evalue: 'x',
    output_type: 'error',
    traceback: ['Error: x', '    at cell 1'],
  },
];

test.skipIf(!hasJupyter())('the cells behind one that may raise an exception run', () => {
  const source = notebookOf(
    'raises.ipynb',
    cell("throw new Error('x')", ['raises-exception']),
    cell("'after'"),
    cell("'after 2'"),
  );
  const target = join(folder, 'raised.ipynb');
  expect(execute(source, target)).toMatchObject({ error: null, outputs: 3 });
  expect(outputsOf(target)).toEqual([thrown, shown('after'), shown('after 2')]);
});

test.skipIf(!hasJupyter())('nbconvert runs the cells behind an error where it is told to', () => {
  const source = notebookOf('allowed.ipynb', cell("throw new Error('x')"), cell("'after'"));
  const args = ['nbconvert', '--to=notebook', '--execute', '--allow-errors', '--inplace', source];
  const env = isolatedEnvironment(state);
  const { status, stderr } = spawnSync(inVenv('jupyter'), args, { env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(outputsOf(source)).toEqual([thrown, shown('after')]);
});

test.skipIf(!hasJupyter())('a cell that fails ends the run, and is told', () => {
  const source = notebookOf('fails.ipynb', cell("throw new Error('x')"), cell("'after'"));
  const target = join(folder, 'failed.ipynb');
  expect(execute(source, target).error).toContain('Error: x');
  expect(outputsOf(target)).toEqual([thrown, []]);
});

test.skipIf(!hasJupyter())("the kernel passes Jupyter's tests of kernels", () => {
  const { status, stderr } = spawnSync(
    inVenv('python'),
    [inRoot('tools', 'jupyter', 'conformance.py')],
    { env: isolatedEnvironment(state), encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const skipped = [...stderr.matchAll(/^(\w+) .* skipped/gm)].map(([, name]) => name);
  expect(skipped.sort(), 'the exceptions named in conformance.py').toEqual([
    'test_clear_output',
    'test_execute_result',
    'test_pager',
    'test_recv_iopub_welcome_msg',
  ]);
});

test.skipIf(!hasJupyter())("the kernel runs in a user's own Jupyter, and is removed", () => {
  const { JUPYTER_PATH: _, ...isolated } = isolatedEnvironment(state);
  const env = { ...isolated, JUPYTER_DATA_DIR: join(state, 'user') };
  const said = (command, ...args) =>
    spawnSync(command, args, { env, cwd: state, encoding: 'utf8' }).stdout;
  const kernel = (what) => said(process.execPath, inRoot('tools', 'kernel.mjs'), what);
  mkdirSync(state, { recursive: true });
  const run = () =>
    said(
      inVenv('python'),
      inRoot('tools', 'jupyter', 'execute.py'),
      join(folder, 'figure.ipynb'),
      join(state, 'figure.ipynb'),
    );
  expect(kernel('install')).toContain(join(state, 'user', 'kernels', 'tslab'));
  expect(JSON.parse(run())).toMatchObject({ error: null, figures: 1 });
  expect(kernel('remove')).toContain('no longer');
  expect(run()).toBe('');
});

test.skipIf(!hasJupyter())('Jupyter writes notebooks byte by byte as they are committed', () => {
  const files = committed.map((name) => join(folder, 'rewritten', name));
  cpSync(inRoot('notebooks'), join(folder, 'rewritten'), { recursive: true });
  const args = [inRoot('tools', 'jupyter', 'rewrite.py'), ...files];
  const { status, stderr } = spawnSync(inVenv('python'), args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  for (const name of committed)
    expect(readFileSync(join(folder, 'rewritten', name), 'utf8'), name).toBe(
      readFileSync(inRoot('notebooks', name), 'utf8'),
    );
});

describe.skipIf(missing.length > 0)('in JupyterLab', () => {
  let lab;
  let instance;
  beforeAll(async () => {
    lab = await startLab();
    instance = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await instance?.close();
    lab?.stop();
  });

  /** A page that shows a notebook. */
  async function open(name) {
    const page = await instance.newPage({ viewport: { width: 1280, height: 1000 } });
    await page.goto(lab.url(name));
    await page.locator('.jp-Notebook .jp-Cell').first().waitFor({ timeout: 90_000 });
    await idle(page);
    return page;
  }

  test('prints its address, and nothing else', async () => {
    const own = await startLab(null);
    const lines = own
      .printed()
      .split('\n')
      .map((line) => line.trim());
    own.stop();
    const known =
      /^(|\[C .*ServerApp\]|To access the server.*|Or copy and paste.*|file:.*|https?:.*)$/;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
  });

  test('a notebook opened and saved stays', async () => {
    const file = join(folder, 'saved', 'start-here.ipynb');
    cpSync(inRoot('notebooks', 'start-here.ipynb'), file);
    const before = statSync(file).mtimeMs;
    const page = await open('saved/start-here.ipynb');
    await save(page);
    await until(() => statSync(file).mtimeMs > before, 20_000);
    await page.waitForTimeout(2000); // nothing more is written
    await page.close();
    expect(readFileSync(file, 'utf8')).toBe(
      readFileSync(inRoot('notebooks', 'start-here.ipynb'), 'utf8'),
    );
  });

  test.each(
    committed.includes('start-here.ipynb')
      ? ['figure.ipynb', 'start-here.ipynb']
      : ['figure.ipynb'],
  )('%s runs and draws its Plotly figure', async (name) => {
    const page = await open(name);
    await seeFigure(page, join(artifacts, `lab-${name.replace('.ipynb', '')}.png`));
    await page.close();
  });
});

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** JupyterLab with a token, or, to see what it prints, with none of ours. */
/** @param {string | null} token */
async function startLab(token = 'manaus') {
  const port = await freePort();
  const args = [
    'lab',
    ...quietLab,
    '--no-browser',
    '--ip=127.0.0.1',
    `--port=${port}`,
    ...(token === null ? [] : [`--IdentityProvider.token=${token}`]),
    `--ServerApp.root_dir=${folder}`,
  ];
  const server = spawn(inVenv('jupyter'), args, {
    env: isolatedEnvironment(state),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/status?token=${token}`).then((answer) => answer.ok);
  await until(token === null ? async () => printed.includes('http://127') : answers, 60_000);
  return {
    url: (name) => `http://127.0.0.1:${port}/lab/tree/${name}?token=${token}&reset`,
    printed: () => printed,
    stop: () => server.kill('SIGTERM'),
  };
}

async function until(done, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!(await Promise.resolve(done()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`nothing within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function seeFigure(page, screenshot) {
  await choose(page, 'Run', 'Run All Cells');
  const figure = page.locator('.js-plotly-plot').first();
  await until(() => scrollTo(page, figure), 60_000).catch(async (error) => {
    await page.screenshot({ path: screenshot.replace('.png', '-failed.png') });
    throw error;
  });
  await figure.scrollIntoViewIfNeeded();
  await page.locator('.js-plotly-plot .plot-container svg.main-svg').first().waitFor();
  await page.waitForTimeout(500); // for the screenshot only: fonts and the scroll settle
  await page.screenshot({ path: screenshot });
  expect(
    await figure.locator('.cartesianlayer .trace, .shapelayer path, .layer-above path').count(),
  ).toBeGreaterThan(0);
}

const save = (page) => choose(page, 'File', /^Save Notebook(?! As)/);

/** Chooses an entry of a menu. */
async function choose(page, menu, entry) {
  await page.getByRole('menuitem', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Asked to run before the kernel is connected, JupyterLab opens a dialog instead. */
const idle = (page) =>
  page.locator('#jp-main-statusbar', { hasText: 'TypeScript | Idle' }).waitFor({ timeout: 90_000 });

/** JupyterLab attaches only the cells near the window: go down step by step, then begin again. */
async function scrollTo(page, figure) {
  if ((await figure.count()) > 0) return true;
  await page.evaluate(() => {
    const outer = document.querySelector('.jp-WindowedPanel-outer');
    if (outer !== null)
      outer.scrollTop =
        outer.scrollTop + outer.clientHeight + 2 < outer.scrollHeight
          ? outer.scrollTop + outer.clientHeight / 2
          : 0;
  });
  return false;
}
