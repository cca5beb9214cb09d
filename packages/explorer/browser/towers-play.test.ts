import { towerRegistry } from '@manaus/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesOf } from '../src/towers/setup.js';
import { worldOf } from '../src/towers/world.js';
import { wordsOf } from '../src/words/words.js';
import { solve } from '../test/command-line.js';
import { chromiumPath, launch, openPage } from './open-page.js';

type Way = (page: Page, from: number, to: number) => Promise<void>;
type Spot = { readonly x: number; readonly y: number };

/** The middle of the top disc of a peg, or of the peg. */
async function spot(page: Page, peg: number): Promise<Spot> {
  const disc = page.locator(`[data-peg="${peg}"] .disc`).first();
  const box = await ((await disc.count()) > 0
    ? disc
    : page.locator(`[data-peg="${peg}"]`)
  ).boundingBox();
  if (box === null) throw new Error(`peg ${peg} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by touch: the browser's own gesture, as a finger makes it. */
async function swipe(page: Page, from: Spot, to: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (const share of [0.2, 0.6, 1])
    await send('touchMove', [
      { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
    ]);
  await send('touchEnd', []);
  await session.detach();
}

const ways: Readonly<Record<string, Way>> = {
  'clicks of the mouse': async (page, from, to) => {
    for (const peg of [from, to]) await page.locator(`[data-peg="${peg}"]`).click();
  },
  'drags of the mouse': async (page, from, to) => {
    const [start, end] = [await spot(page, from), await spot(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, start.y - 30, { steps: 3 });
    expect(await page.locator('.disc.carried').count()).toBe(1);
    await page.mouse.move(end.x, end.y, { steps: 2 });
    await page.mouse.up();
  },
  'keys of pegs': async (page, from, to) => {
    for (const peg of [from, to]) await page.keyboard.press(String(peg));
  },
  'Tab and Enter': async (page, from, to) => {
    for (const peg of [from, to]) {
      await page.locator(`[data-peg="${peg}"]`).focus();
      await page.keyboard.press('Enter');
    }
  },
  'taps of a finger': async (page, from, to) => {
    for (const peg of [from, to]) await page.locator(`[data-peg="${peg}"]`).tap();
  },
  'drags of a finger': async (page, from, to) => {
    await page.locator('.board').scrollIntoViewIfNeeded();
    await swipe(page, await spot(page, from), await spot(page, to));
  },
};

/** The pegs between which the disc goes that stands elsewhere in the next state. */
function pegsOf(before: string, after: string): [number, number] {
  const [a, b] = [before.split('/'), after.split('/')];
  return [
    a.findIndex((peg, i) => peg.length > b[i].length),
    a.findIndex((peg, i) => peg.length < b[i].length),
  ];
}

const shows = (page: Page, label: string) =>
  page.locator(`.board[data-state="${label}"]`).waitFor({ timeout: 10_000 });

describe.skipIf(chromiumPath === undefined)('towers are played through', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(Object.keys(ways))('every tower by %s, as the command line solves it', async (way) => {
    const touch = way.includes('finger');
    const { page, strays } = await openPage(
      browser,
      '#/towers?lang=en',
      touch ? { width: 320, height: 640 } : undefined,
      touch,
    );
    // A drag begins where a disc stands, not where it slides.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const tower of towerRegistry) {
      const puzzle = tower.name;
      const world = worldOf(rulesOf({ tower, discs: puzzle === 'bucharest' ? 2 : 3 }));
      const start = world.label(world.worst);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/towers?puzzle=${puzzle}&discs=${world.rules.discs}&start=${start}&lang=en`);
      const { states } = await solve(puzzle, start);
      await shows(page, start);
      for (const [i, state] of states.slice(1).entries()) {
        await ways[way](page, ...pegsOf(states[i], state));
        await shows(page, state);
      }
      expect([puzzle, await page.locator('.finish').innerText()]).toEqual([
        puzzle,
        expect.stringContaining(wordsOf('en')('finish.best')),
      ]);
      expect([puzzle, await page.locator('.moves li').count()]).toEqual([puzzle, states.length]);
    }
    expect(strays).toEqual([]);
    await page.context().close();
  });
});
