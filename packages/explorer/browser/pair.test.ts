import { lagoon } from '@manaus/testing/lagoon';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const pair = '#/towers?puzzle=hanoi&discs=3&start=123//&compare=puzzle%3Dhanoi%26moves%3Dstar';
const lagoonText = JSON.stringify(lagoon);
const states = (page: Page) =>
  page.locator('.board').evaluateAll((all) => all.map((board) => board.getAttribute('data-state')));
const shows = (page: Page, label: string) =>
  page.locator(`.board[data-state="${label}"]`).first().waitFor();

/** Drops a file with a text on the page. */
const drop = (page: Page, text: string, name: string) =>
  page.evaluate(
    ([text, name]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    [text, name] as const,
  );

describe.skipIf(chromiumPath === undefined)('two towers side by side in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const looks = Object.keys(languages).flatMap((language) =>
    [1280, 320].map((width) => [language as keyof typeof languages, width] as const),
  );
  test.each(looks)('in %s, %i px wide: accessible, nothing cut off', async (language, width) => {
    const size = { width, height: 800 };
    const { page, strays } = await openPage(browser, `${pair}&lang=${language}`, size);
    await page.getByRole('heading', { name: wordsOf(language)('pair.title') }).waitFor();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([await violations(page), Math.max(0, sideways), strays]).toEqual([[], 0, []]);
    const [a, b] = await page
      .locator('.side')
      .evaluateAll((all) => all.map((side) => side.getBoundingClientRect().top));
    expect(a === b).toBe(width > 800);
    await page.context().close();
  });

  test('a drag in one moves both, and the address is the pair; a link leads to one tower', async () => {
    const { page } = await openPage(browser, `${pair}&lang=en`);
    const peg = (side: number, peg: number) =>
      page.locator('.board').nth(side).locator('.peg').nth(peg);
    await peg(0, 0).click();
    await peg(0, 2).click();
    await shows(page, '23//1');
    expect(await states(page)).toEqual(['23//1', '23//1']);
    // A disc dropped on the other board goes nowhere.
    const [from, to] = [await peg(0, 0).boundingBox(), await peg(1, 1).boundingBox()];
    if (from === null || to === null) throw new Error('a peg is not to be seen');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height - 60);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await states(page)).toEqual(['23//1', '23//1']);
    await page.reload();
    await shows(page, '23//1');
    expect(await states(page)).toEqual(['23//1', '23//1']);
    await page.locator('.pair-head a').click();
    await page.locator('.side').first().waitFor({ state: 'detached' });
    expect(await states(page)).toEqual(['23//1']);
    await page.locator('.beside-another a').click();
    await page.locator('.side').first().waitFor();
    expect(await states(page)).toHaveLength(2);
    await page.context().close();
  });

  test('a document is dropped or pasted; a program is refused in one line', async () => {
    const { page, strays } = await openPage(browser, `${pair}&lang=en`);
    await drop(page, lagoonText, 'lagoon.json');
    await page.getByRole('heading', { name: 'B: Lagoon, 3 discs' }).waitFor();
    const first = page.locator('.side').first();
    await first.locator('.tower-setup summary').click();
    const rules = first.locator('textarea');
    await rules.focus();
    await page.keyboard.insertText(lagoonText);
    for (const keys of ['Control+A', 'Control+X', 'Control+V', 'Tab'])
      await page.keyboard.press(keys);
    await page.getByRole('heading', { name: 'A: Lagoon, 3 discs' }).waitFor();
    await drop(page, 'export default (heap) => [];', 'lily.js');
    const alert = await page.getByRole('alert').innerText();
    expect([alert.includes(wordsOf('en')('document.rules')), alert.includes('\n')]).toEqual([
      true,
      false,
    ]);
    expect(strays).toEqual([]);
    await page.context().close();
  });

  test.each(['towers', 'heaps'])(
    'on the page of %s too a dropped program is refused',
    async (view) => {
      const { page } = await openPage(browser, `#/${view}?lang=en`);
      await drop(page, 'export default (heap) => [];', 'lily.js');
      const alert = await page.getByRole('alert').innerText();
      expect(alert.includes('\n')).toBe(false);
      if (view === 'towers') {
        await drop(page, lagoonText, 'lagoon.json');
        await page.locator('.board .peg').nth(3).waitFor();
      }
      await page.context().close();
    },
  );
});
