import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examplesNotRun } from '../api/examples.mjs';
import { PACKAGES as PILLARS } from '../examples/packages.mjs';
import { findChromium } from '../jupyter/environment.mjs';
import { inRoot } from '../run/paths.mjs';

const folder = inRoot('dist', 'api');
const PACKAGES = [...PILLARS.filter((name) => name !== 'manaus'), 'cli'];
const pages = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
  name.endsWith('.html'),
);
const read = (page) => readFileSync(join(folder, page), 'utf8');

test('the first page leads to the packages in the order of imports', () => {
  const [, ...order] = read('index.html').split('<li>');
  expect(
    order.map((line) => /href="modules\/_manaus_(\w+)\.html"/.exec(line)?.[1]).filter(Boolean),
  ).toEqual(PACKAGES);
});

test('every link leads to a page that is there, and nothing is fetched from elsewhere', () => {
  const lost = pages.flatMap((page) => {
    const links = [...read(page).matchAll(/ (?:href|src)="([^"#]+)[^"]*"/g)].map(
      ([, link]) => link,
    );
    // A source that is named, and the report.
    const outside = (link) =>
      link === 'http://oeis.org' || join(dirname(page), link) === join('..', 'index.html');
    return links
      .filter((link) => !outside(link) && !existsSync(join(folder, dirname(page), link)))
      .map((link) => `${page}: ${link}`);
  });
  expect(lost).toEqual([]);
  expect(pages.length).toBeGreaterThan(400);
});

test('an example that is not run is found', () => {
  const shown = (kind, code) => ({
    kind,
    getFriendlyFullName: () => 'f',
    comment: { summary: [], blockTags: [{ content: [{ text: `\`\`\`ts\n${code}\n\`\`\`` }] }] },
  });
  const problems = (reflection) =>
    examplesNotRun(
      { reflections: { 1: reflection, 2: { ...shown(64, ''), comment: undefined } } },
      new Set(['run();']),
    );
  expect(problems(shown(64, 'run();'))).toEqual([]);
  expect(problems(shown(64, 'notRun();\nrun();'))).toEqual([
    'f shows an example that is not run: notRun();',
  ]);
});

const browser = findChromium();
if (browser === null) console.log('SKIPPED: the API reference in a browser; missing: Chromium');

describe.skipIf(browser === null)('in a browser, from disk', () => {
  let instance;
  beforeAll(async () => {
    instance = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
  });
  afterAll(() => instance?.close());

  async function open(file, width) {
    const page = await instance.newPage({ viewport: { width, height: 900 } });
    const problems = [];
    page.on(
      'request',
      (request) =>
        /^(file|data|blob):/.test(request.url()) || problems.push(`fetches ${request.url()}`),
    );
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(pathToFileURL(join(folder, file)).href);
    return { page, problems };
  }

  test('the search finds a function and leads to it', async () => {
    const { page, problems } = await open('index.html', 1280);
    await page.keyboard.press('/');
    await page.locator('#tsd-search-input').fill('hamiltonCy');
    await page.locator('#tsd-search-results a', { hasText: 'hamiltonCycle' }).first().click();
    await page.locator('h1', { hasText: 'hamiltonCycle' }).waitFor();
    expect(page.url()).toContain('functions/_manaus_graph.hamiltonCycle.html');
    expect(problems).toEqual([]);
  });

  test.each([
    'index.html',
    'modules/_manaus_graph.html',
    'functions/_manaus_core.hanoi.html',
    'interfaces/_manaus_lab.Analysis.html',
  ])('%s fits a narrow screen', async (file) => {
    const { page, problems } = await open(file, 390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(problems).toEqual([]);
  });
});
