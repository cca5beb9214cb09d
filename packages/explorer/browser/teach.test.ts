import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAddress } from '../src/shell/address.js';
import { readCard, writeCard } from '../src/teaching/card.js';
import { writeCards } from '../src/teaching/cards-file.js';
import { readCsv } from '../src/teaching/csv.js';
import { type Language, languages, wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const card = readCard({
  card: 'Build it',
  instruction: 'All on the left.',
  puzzle: 'manaus',
  discs: '3',
  start: '1/2/3',
  goal: '123//',
});
const link = (language: Language, optimum: 'hidden' | 'shown') =>
  writeAddress({
    view: 'towers',
    language,
    fields: writeCard({ ...card, title: optimum, optimum }),
  });
const words = wordsOf('en');
const json = (text: string) => ({
  name: 'cards.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const csv = (text: string) => ({
  name: 'moves.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const best = ['0', '1', '2', '0', '1', '2', '1', '0', '2', '0'];

/** A card takes keys from when its heading has the focus. */
const opened = (page: Page, title: string) =>
  page.locator('h2:focus', { hasText: title }).waitFor();

/** Picks pegs by their keys. */
async function press(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** The text of a file that a button saves. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

describe.skipIf(chromiumPath === undefined)('teaching and tests in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(Object.keys(languages) as Language[])(
    'in %s: cards and the part for teaching are accessible',
    async (language) => {
      const { page, strays } = await openPage(browser, `#/towers?puzzle=london&lang=${language}`);
      await page.locator('.teach summary').click();
      await press(page, ['0', '1', 'n', 'z']);
      await page.setInputFiles('input[accept*=csv]', csv('from,to\n0,1\n0,9\n'));
      await page.locator('.teach-bad').waitFor();
      expect(await violations(page)).toEqual([]);
      for (const optimum of ['hidden', 'shown'] as const) {
        await page.goto(`${page.url().split('#')[0]}${link(language, optimum)}`);
        await opened(page, optimum);
        expect([optimum, await page.locator('.graph').count()]).toEqual([
          optimum,
          optimum === 'shown' ? 1 : 0,
        ]);
        expect(await violations(page)).toEqual([]);
      }
      expect(strays).toEqual([]);
      await page.close();
    },
  );

  test('a card made on the page is opened by its link, and solved by keyboard', async () => {
    const { page } = await openPage(
      browser,
      '#/towers?puzzle=hanoi&discs=3&start=1/2/3&goal=123//&lang=en',
    );
    await page.locator('.teach summary').click();
    await page.getByRole('button', { name: words('card.add') }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(words('card.title')).fill('Build it');
    await page.getByLabel(words('card.instruction')).fill('All on the left.');
    await page.getByRole('link', { name: words('card.try') }).click();
    await opened(page, 'Build it');
    expect(await page.locator('main').innerText()).not.toContain(words('distance', { n: 5 }));
    await press(page, best);
    await page
      .getByText(`${words('card.solved', { n: 5 })} ${words('card.optimum', { n: 5 })}`)
      .first()
      .waitFor();
    expect(await page.locator('.graph').count()).toBe(1);
    await page.getByRole('link', { name: words('card.leave') }).click();
    await page.locator('.teach summary').waitFor();
    expect(page.url()).toContain('puzzle=hanoi&discs=3&goal=123//&start=1/2/3');
    await page.close();
  });

  test('a set of cards is gone through one after another, and what was played is kept', async () => {
    const { page } = await openPage(browser, '#/towers?lang=en');
    await page.locator('.teach summary').click();
    await page.setInputFiles(
      '.teach input[accept*=json]',
      json(writeCards([card, { ...card, title: 'And again', start: '12/3/' }])),
    );
    await opened(page, 'Build it');
    await press(page, best);
    await page.getByRole('button', { name: words('card.next') }).click();
    await opened(page, 'And again');
    await press(page, ['0', '2', 'z', '1', '0']);
    await page.getByRole('button', { name: words('card.finish') }).click();
    await opened(page, words('card.done'));
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('tbody tr').allInnerTexts()).toMatchObject([
      expect.stringMatching(/\t1\t1\/2\/3\t123\/\/\t5\t5\t0\t5\t/),
      expect.stringMatching(/\t2\t12\/3\/\t123\/\/\t1\t/),
    ]);
    await page.locator('.teach summary').click();
    const rows = readCsv(await saved(page, 'CSV')).rows.map(({ cells }) =>
      cells?.slice(1, 2).concat(cells.slice(8, 9)).join(' '),
    );
    expect(rows).toEqual([
      '1 move',
      '1 move',
      '1 move',
      '1 move',
      '1 move',
      '2 move',
      '2 undo',
      '2 illegal',
    ]);
    await page.close();
  });

  test('a run that was saved is scored as it was played', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=manaus&discs=3&start=1/2/3&lang=en');
    await press(page, best);
    await page.locator('.teach summary').click();
    await page.getByLabel(words('run.participant')).fill('Ana');
    const run = await saved(page, 'Save CSV');
    await page.setInputFiles('input[accept*=csv]', csv(run));
    const scores = page.getByRole('region', { name: words('score.table') });
    expect(await scores.locator('tbody tr').innerText()).toMatch(
      /^Ana\t1\t1\/2\/3\t123\/\/\t5\t5\t0\t5\t\d+\t\d+\t\d+\t0\t0\tyes$/,
    );
    await page.getByLabel(words('score.counted')).selectOption('1');
    expect(page.url()).toContain('counted=1');
    await page.close();
  });

  test('broken cards say so in the language of the page, and what was there stays', async () => {
    const { page, strays } = await openPage(browser, '#/towers?puzzle=london&discs=3&lang=pt-BR');
    await page.evaluate(() => {
      location.hash = '#/towers?card=x&puzzle=manaus&discs=3&start=/123/&goal=123//&lang=pt-BR';
    });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(
      /^Isto não pode ser mostrado: Rótulo/,
    );
    expect(await page.locator('.peg').count()).toBe(3);
    await page.locator('.teach summary').click();
    await page.setInputFiles(
      '.teach input[accept*=json]',
      json('{"cards":[{"start":"1/2/3","optimum":"x"}]}'),
    );
    await page.getByText('Cartão 1:').waitFor();
    await page.setInputFiles('input[accept*=csv]', csv('a,b\n1,2'));
    await page
      .getByText(wordsOf('pt-BR')('score.missing', { columns: 'do pino, para o pino' }))
      .waitFor();
    expect(strays).toEqual([]);
    await page.close();
  });
});
