import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launch, openPage } from './open-page.js';

interface Spot {
  readonly vertex: number;
  readonly x: number;
  readonly y: number;
}

/** The centers of all vertices on the screen. */
const spots = (page: Page): Promise<Spot[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('.graph [data-vertex]')].map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return { vertex: Number(mark.dataset.vertex), x: x + width / 2, y: y + height / 2 };
    }),
  );

/** The heights of the texts in the graph that are to be seen, in pixels. */
const sizes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('.graph .frame > svg text')]
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const scale = (text.closest('svg') as SVGSVGElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
  );

/** The texts in the graph that are to be seen. */
const texts = (page: Page) => page.locator('.graph .frame > svg text:visible').allTextContents();

const state = (page: Page) => page.locator('.board').getAttribute('data-state');

describe.skipIf(chromiumPath === undefined)('the graph in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('a click within three pixels hits the nearest of 2,187 states, thirty times of thirty', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&discs=7&lang=en');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const all = await spots(page);
    expect(all).toHaveLength(3 ** 7);
    const labels = await page.evaluate(() =>
      [...document.querySelectorAll('.graph [data-vertex]')].map(
        (mark) => mark.querySelector('title')?.textContent?.split(':')[0] ?? '',
      ),
    );
    const hits = [];
    for (let i = 0; i < 30; i++) {
      const aim = all[(i * 73 + 11) % all.length];
      const [x, y] = [aim.x + 3 * Math.cos(i), aim.y + 3 * Math.sin(i)];
      const away = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
      const least = Math.min(...all.map(away));
      await page.mouse.click(x, y);
      const shown = all[labels.indexOf((await state(page)) ?? '')];
      hits.push(away(shown) < least + 0.05);
    }
    expect(hits).toEqual(Array.from({ length: 30 }, () => true));
    await page.context().close();
  });

  test.each([
    ['manaus', 3, 1366],
    ['manaus', 3, 360],
    ['manaus', 4, 768],
    ['oxford', 3, 1280],
    ['hanoi', 4, 360],
    ['hanoi', 7, 1280],
  ])(
    '%s with %i discs, %i px wide: labels are there, and at least 11 px',
    async (puzzle, discs, width) => {
      const { page } = await openPage(browser, `#/towers?puzzle=${puzzle}&discs=${discs}&lang=en`, {
        width,
        height: 740,
      });
      const label = (await state(page)) ?? '';
      await expect.poll(() => texts(page)).toContain(label);
      expect(Math.min(...(await sizes(page)))).toBeGreaterThanOrEqual(11);
      for (let i = 0; i < 6; i++) await page.locator('.zoom button').first().click();
      expect((await sizes(page)).length).toBeGreaterThanOrEqual(4);
      expect(Math.min(...(await sizes(page)))).toBeGreaterThanOrEqual(11);
      await page.context().close();
    },
  );

  test('a move touches as many elements after 5,000 moves as after 5', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&discs=5&lang=en');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('.tower-more summary').first().click();
    /** The elements that each of two moves, there and back, adds, removes or changes. */
    const touched = () =>
      page.evaluate(async () => {
        const drawn = () => new Promise((done) => setTimeout(done, 100));
        const elements = new Set<Node>();
        await drawn();
        const observer = new MutationObserver((records) => {
          for (const { target, addedNodes, removedNodes } of records)
            for (const node of [target, ...addedNodes, ...removedNodes]) elements.add(node);
        });
        const main = document.querySelector('main') as HTMLElement;
        observer.observe(main, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        for (const key of ['0', '1', '1', '0'])
          dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await drawn();
        observer.disconnect();
        return elements.size;
      });
    const walk = (pairs: number) =>
      page.evaluate((n) => {
        for (let i = 0; i < n; i++)
          for (const key of ['0', '1', '1', '0'])
            dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }, pairs);
    await walk(50);
    const few = await touched();
    await walk(2450);
    expect(Math.abs((await touched()) - few)).toBeLessThanOrEqual(2);
    expect(few).toBeGreaterThan(10);
    await page.context().close();
  });
});
