// The first paint of the front page in Chromium, from disk and from a loopback server: medians of
// several fresh starts, as JSON.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../tools/jupyter/environment.mjs';
import { serve } from '../../../tools/lite/serve.mjs';

const RUNS = 9;
const folder = fileURLToPath(new URL('../../../dist/report', import.meta.url));

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * The milliseconds from the start of the navigation to the first paint, in a browser without a
 * cache.
 */
async function firstPaint(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  const [time] = await page.evaluate(() =>
    performance.getEntriesByName('first-paint').map(({ startTime }) => startTime),
  );
  await context.close();
  return time;
}

async function measured(browser, url) {
  const times = [];
  for (let run = 0; run < RUNS; run++) times.push(await firstPaint(browser, url));
  return Math.round(median(times));
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const { origin, close } = await serve({ '/a/path/': folder });
const disk = await measured(browser, pathToFileURL(join(folder, 'index.html')).href);
const loopback = await measured(browser, `${origin}/a/path/index.html`);
await browser.close();
close();
console.log(JSON.stringify({ runs: RUNS, disk, loopback }));
