import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { views } from '../src/shell/address.js';
import { languages, wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

describe.skipIf(chromiumPath === undefined)('the page in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(
    Object.keys(languages).flatMap((language) => views.map((view) => [view, language] as const)),
  )('%s in %s: accessible, and asks for nothing outside', async (view, language) => {
    const { page, strays } = await openPage(browser, `#/${view}?lang=${language}`);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
    expect(await violations(page)).toEqual([]);
    expect(strays).toEqual([]);
    await page.close();
  });

  test('Manaus with three discs is solved by keyboard', async () => {
    const { page, strays } = await openPage(browser, '#/towers?puzzle=manaus&discs=3&lang=en');
    for (let left = 5; left > 0; left--) await page.keyboard.press('n');
    await page.getByText(wordsOf('en')('finish.helped', { n: 5 })).waitFor();
    expect(page.url()).toContain('at=123//');
    expect(strays).toEqual([]);
    await page.close();
  });

  test('a broken address says so and leaves what was there', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=london&discs=3&lang=pt-BR');
    await page.evaluate(() => {
      location.hash = '#/towers?puzzle=london&discs=many&lang=pt-BR';
    });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('Discos');
    expect(await page.locator('.peg').count()).toBe(3);
    await page.close();
  });
});
