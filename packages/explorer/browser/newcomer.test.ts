import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launch, openPage } from './open-page.js';

/** The most actions beside the moves themselves. */
const most = 12;

/** The places where a text alone is to be seen on the screen, the lowest last. */
const placesOf = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const places: { x: number; y: number }[] = [];
    while (walk.nextNode()) {
      if (walk.currentNode.textContent?.trim() !== wanted) continue;
      const range = document.createRange();
      range.selectNode(walk.currentNode);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isSeen = width > 2 && height > 2 && y > 0 && y + height < innerHeight;
      if (isSeen) places.push({ x: x + width / 2, y: y + height / 2 });
    }
    return places.sort((a, b) => a.y - b.y);
  }, text);

/** A click on a text that is to be seen. */
async function clickOn(page: Page, text: string, which: 'first' | 'last' = 'first') {
  const places = await placesOf(page, text);
  const place = which === 'first' ? places[0] : places[places.length - 1];
  if (place === undefined) throw new Error(`“${text}” is not on the screen`);
  await page.mouse.click(place.x, place.y);
}

describe.skipIf(chromiumPath === undefined)('a newcomer in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each([
    { width: 1366, height: 650 },
    { width: 360, height: 740 },
  ])('solves the first puzzle at $width pixels from what the page says', async (size) => {
    const { page } = await openPage(browser, '', size);
    let [actions, moves] = [0, 0];
    const said = () => page.locator('body').innerText();
    expect(await said()).toMatch(/Move all discs to peg p0\./);
    while (!/Solved with help/.test(await said())) {
      await clickOn(page, 'Hint');
      actions++;
      const [, from, to] = /Move disc \d from peg (p\d) to peg (p\d)/.exec(await said()) ?? [];
      // The names of the pegs stand below the discs.
      for (const peg of [from, to]) await clickOn(page, peg ?? '', 'last');
      moves++;
      expect(actions).toBeLessThan(most);
      await page.waitForTimeout(50);
    }
    expect(moves).toBe(5);
    await page.context().close();
  });
});
