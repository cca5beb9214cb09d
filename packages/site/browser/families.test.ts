import { readFileSync } from 'node:fs';
import { verifyTheorems } from '@manaus/theorems';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../explorer/browser/open-page.js';
import { canLook, fromDisk } from './built-site.js';
import { openSite } from './open-site.js';

describe.skipIf(!canLook)('the theorems of three-peg towers', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  const open = (path: string, look: object = {}) =>
    openSite(browser, path, { home: fromDisk, ...look });

  test.each([
    ['n-2, n, n-1  2^n - 3', 'n, n−1, n−2'],
    ['0->1 1->2 2->0 n,n,n', 'n, n, n'],
    ['ciclicos 3a(n−1) - 2a(n-3) n,n,n', 'n, n, n'],
    ['0↔1 adjacent 3^n - 1  n,n,n', 'n, n, n'],
  ])('%s is found, and leads to its family', async (typed, capacities) => {
    const { page, strays, close } = await open('theorems/index.html');
    await page.locator('form.families input[name="text"]').fill(typed);
    await expect.poll(() => page.locator('div.families tbody tr').count()).toBeLessThan(20);
    const link = page.locator('div.families tbody a').first();
    expect(await link.innerText()).toBe(capacities);
    await link.click();
    await page.locator('main h2').first().waitFor();
    expect(await page.locator('h1').innerText()).toContain(capacities);
    expect(strays).toEqual([]);
    await close();
  });

  test('what is looked for stands in the address, and more rows come when asked for', async () => {
    const { page, close } = await open('pt/theorems/index.html?text=n,n,n');
    const rows = page.locator('div.families tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(10);
    await page.locator('form.families input[name="text"]').fill('');
    await expect.poll(() => rows.count()).toBe(100);
    await page.locator('div.families button').click();
    await expect.poll(() => rows.count()).toBe(200);
    expect(page.url()).not.toContain('text=');
    await close();
  });

  test('the certificate of a family that is asked for is one that is accepted', async () => {
    const { page, strays, close } = await open('theorems/family.html');
    await page.locator('form.ask input[name="capacity"]').nth(1).fill('n-5');
    await page.locator('form.ask input[value="02"]').uncheck();
    await page.locator('form.ask button').click();
    await page.locator('a[download]').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[download]').click(),
    ]);
    const certificate: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(verifyTheorems(certificate)).toEqual({ accepted: true, reason: null });
    expect(certificate).toMatchObject({ family: { capacities: ['n', 'n-5', 'n'] } });
    expect(strays).toEqual([]);
    await close();
  });

  test('the tower of Manaus has its formulas, a published sequence and theorems of Coq', async () => {
    const { page, close } = await open('pt/games/manaus.html', { width: 390, isPhone: true });
    await page.locator('main a[href*="theorems/family.html"]').click();
    await page.locator('a[href="https://oeis.org/A036563"]').waitFor();
    expect(await page.locator('main').innerText()).toContain('manaus_worst_case_0');
    await close();
  });

  test('bad input is said in one line, and the form stays', async () => {
    const { page, strays, close } = await open('theorems/family.html?capacity=n&capacity=x');
    expect(await page.locator('.problems').innerText()).toContain('capacities must have 3 entries');
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(strays).toEqual([]);
    await close();
  });
});
