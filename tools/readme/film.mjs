#!/usr/bin/env node
// node tools/readme/film.mjs: the moving picture of the README, docs/play.gif. The play page solves
// the Tower of Manaus beside its graph in Chromium, one frame a move. Asks for the built page
// (npm start builds it).
import { writeFileSync } from 'node:fs';
import { decode } from 'fast-png';
import gifenc from 'gifenc';
import { chromium } from 'playwright-core';
import { findChromium } from '../jupyter/environment.mjs';
import { inRoot } from '../run/paths.mjs';

const START = '#/towers?puzzle=manaus&discs=4&start=2/1/34&lang=en';
const VIEW = { width: 1000, height: 620 };
/** How long a frame stands, and the first and the last one, in milliseconds. */
const DELAY = 600;
const REST = 2500;

const { applyPalette, GIFEncoder, quantize } = gifenc;
const executablePath = findChromium();
if (executablePath === null) throw new Error('there is no Chromium');
const browser = await chromium.launch({ executablePath });
const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce' });
await page.goto(`file://${inRoot('packages', 'explorer', 'dist', 'manaus.html')}${START}`);
await page.getByText('fewest possible: 13').waitFor();

// From the state farthest from the goal, the best move again and again.
const shots = [await page.screenshot({ clip: { x: 0, y: 0, ...VIEW } })];
for (let left = 13; left > 0; left--) {
  await page.keyboard.press('n');
  await page.waitForTimeout(300);
  shots.push(await page.screenshot({ clip: { x: 0, y: 0, ...VIEW } }));
}
await browser.close();

const gif = GIFEncoder();
shots
  .map((shot) => decode(shot))
  .forEach(({ data, width, height, channels }, i) => {
    const rgba = new Uint8ClampedArray(4 * width * height);
    for (let at = 0; at < width * height; at++)
      for (let k = 0; k < 4; k++) rgba[4 * at + k] = k < channels ? data[channels * at + k] : 255;
    const palette = quantize(rgba, 48);
    const delay = i === 0 || i === shots.length - 1 ? REST : DELAY;
    gif.writeFrame(applyPalette(rgba, palette), width, height, { palette, delay });
  });
gif.finish();
writeFileSync(inRoot('docs', 'play.gif'), gif.bytes());
console.log(`docs/play.gif: ${shots.length} frames, ${Math.round(gif.bytes().length / 1000)} kB`);
