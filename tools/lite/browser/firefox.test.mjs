// The kernel in Firefox: the first notebook, from top to bottom with its figures, and searches on
// threads.
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFirefox } from '../../jupyter/environment.mjs';
import { committed, readNotebook } from '../../notebooks/files.mjs';
import { codeCells } from '../contents.mjs';
import { artifacts, hasSite, serveSite } from './open.mjs';
import { ON_TWO_THREADS, searched } from './searches.mjs';

const firefox = findFirefox();
const isSkipped = firefox === null || !hasSite;
if (firefox === null) console.log('SKIPPED: the laboratory in Firefox; missing: Firefox');

/** Long enough for a machine that does other things too. */
const PATIENCE = { timeout: 180_000 };

let server;
let browser;

beforeAll(async () => {
  if (isSkipped) return;
  server = await serveSite();
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox });
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** True once the kernel is connected, and nothing runs. */
const isIdle = () =>
  document.querySelector('#jp-main-statusbar')?.textContent.includes('TypeScript | Idle') ?? false;

/** The last number at a code cell: how many cells were run. */
const lastRun = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')].map(({ textContent }) =>
      Number(/\d+/.exec(textContent)?.[0] ?? 0),
    ),
  );

test.skipIf(isSkipped)('start-here runs in Firefox', async () => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 1000 });
  await page.goto(`${server.url}lab/index.html?path=start-here.ipynb`);
  await page.waitForSelector('.jp-Notebook .jp-Cell', PATIENCE);
  await page.waitForFunction(isIdle, PATIENCE);
  await page.evaluate(() => globalThis.jupyterapp.commands.execute('notebook:run-all-cells'));
  await page.waitForSelector('.js-plotly-plot .main-svg', PATIENCE);
  const errors = '[data-mime-type="application/vnd.jupyter.error"]';
  expect(await page.$$eval(errors, (all) => all.map(({ textContent }) => textContent))).toEqual([]);
  expect(await page.evaluate(lastRun)).toBe(
    codeCells(readNotebook(committed('start-here'))).length,
  );
  expect((await page.$$('.js-plotly-plot')).length).toBeGreaterThan(4);
  await page.$eval('.js-plotly-plot', (figure) => figure.scrollIntoView());
  await page.screenshot({ path: join(artifacts, 'firefox.png') });
});

test.skipIf(isSkipped)('searches have two threads in Firefox', async () => {
  expect(await searched(await browser.newPage(), server.url)).toEqual(ON_TWO_THREADS);
});
