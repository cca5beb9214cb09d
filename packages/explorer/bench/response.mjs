// How long the built page takes from a key to the picture drawn, on the largest graphs that are
// drawn whole. Run `npm run build` first:
//   node bench/response.mjs [MOVES]
import { cpus } from 'node:os';
import { chromium } from 'playwright-core';

const moves = Number(process.argv[2] ?? 60);
const cases = [
  'puzzle=hanoi&discs=7',
  'puzzle=manaus&discs=7',
  'puzzle=london&discs=5',
  'puzzle=oxford&discs=5',
  'puzzle=hanoi&discs=5&pegs=4',
  'puzzle=hanoi&discs=12',
];

/** In the page: the time of each key, from its event to the first task after the next frame. */
async function timed(keys) {
  const times = [];
  for (const key of keys) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    const begun = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    // The state is set now, and drawn when the browser has laid the page out.
    await new Promise((resolve) => setTimeout(resolve, 0));
    document.body.getBoundingClientRect();
    const drawn = performance.now() - begun;
    const frame = await new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun), 0)),
    );
    times.push([drawn, frame]);
  }
  return times;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
console.log(`${cpus()[0].model}, Chromium ${browser.version()}, Node ${process.version}`);
console.log('tower\tstates\tmoves\tmedian ms\tworst ms\tto the frame: median ms\tworst ms');
for (const tower of cases) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(
    `${new URL('../dist/index.html', import.meta.url).href}#/towers?${tower}&lang=en`,
  );
  await page.waitForSelector('.graph svg');
  const states = (await page.locator('.graph figcaption').innerText()).match(/[\d,]+/)?.[0];
  const keys = Array.from({ length: moves }, (_, i) => ['n', 'n', 'n', 'z', 'y'][i % 5]);
  const times = await page.evaluate(timed, keys);
  const columns = [0, 1].map((i) => times.map((row) => row[i]).sort((a, b) => a - b));
  const cells = columns.flatMap((sorted) =>
    [sorted[sorted.length >> 1], sorted.at(-1)].map((time) => time.toFixed(1)),
  );
  console.log([tower, states, moves, ...cells].join('\t'));
  await page.close();
}
await browser.close();
