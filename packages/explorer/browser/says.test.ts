import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleDocument } from '../src/towers/document.js';
import { wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage } from './open-page.js';

const words = wordsOf('en');
const laptop = { width: 1366, height: 650 };

describe.skipIf(chromiumPath === undefined)('what the page says', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const press = async (page: Page, ...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('a refused capacity stays, with the reason beside it, and the goal can move', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&discs=3&lang=en', laptop);
    await page.locator('.tower-setup summary').click();
    const field = page.getByLabel(words('capacities'));
    await field.fill('3,1,2');
    await field.press('Enter');
    const fault = page.locator('.field .fault');
    await fault.waitFor();
    expect(await fault.innerText()).toContain('p2');
    expect(await field.inputValue()).toBe('3,1,2');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.locator('main > .fault').count()).toBe(0);
    await page.getByRole('button', { name: words('setup.moveGoal', { peg: 0 }) }).click();
    await fault.waitFor({ state: 'detached' });
    expect(await page.locator('.peg-goal').count()).toBe(1);
    expect(await page.evaluate(() => location.hash)).toContain('goal=123//');
    expect(await field.inputValue()).toBe('3,1,2');
    await page.context().close();
  });

  test('refused rules as JSON stay as they were typed, and there is an example', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&discs=3&lang=en', laptop);
    await page.locator('.tower-setup summary').click();
    const field = page.getByLabel(words('rules.json'));
    const typed = '{\n  "name": "Mine",\n  "discs": 3\n}';
    await field.fill(typed);
    await field.blur();
    await page.locator('.field .fault').waitFor();
    expect(await field.inputValue()).toBe(typed);
    await page.getByRole('button', { name: words('rules.example') }).click();
    await page.locator('.field .fault').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(exampleDocument);
    await page.context().close();
  });

  test('of another game, a link or the tour no old message speaks', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=manaus&discs=3&lang=en');
    const status = page.getByRole('status');
    await press(page, '2', '0');
    expect(await status.innerText()).toContain('larger');
    await page.getByRole('button', { name: words('discs.more') }).click();
    await page.waitForFunction(() => location.hash.includes('discs=4'));
    expect((await status.innerText()).trim()).toBe('');
    await press(page, 'n');
    await page.goBack();
    await page.waitForFunction(() => !location.hash.includes('at='));
    expect(await status.innerText()).toContain(words('revisited'));
    await page.evaluate(() => {
      location.hash = '#/towers?puzzle=manaus&discs=3&tour=1&lang=en';
    });
    await page.locator('.tour').waitFor();
    expect((await status.innerText()).trim()).toBe('');
    await page.context().close();
  });

  test('moves of the page are no praise and no progress; one’s own are', async () => {
    const { page } = await openPage(browser, '#/lessons?lang=en');
    await page.getByText('Your first tower').click();
    await page.locator('.lesson small', { hasText: '1 of 5' }).waitFor();
    await press(page, 'n');
    await page.locator('.finish').waitFor();
    expect(await page.locator('.finish').innerText()).toContain('with help');
    expect(await page.locator('.finish.best').count()).toBe(0);
    const done = () => page.evaluate(() => JSON.stringify(Object.values({ ...localStorage })));
    expect(await done()).not.toContain('first-tower/1');
    await press(page, 'r', '0', '2');
    await page.locator('.finish.best').waitFor();
    expect(await done()).toContain('first-tower/1');
    await page.context().close();
  });
});
