import { parseLevel } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { levelTexts } from '../src/blocks/levels.js';
import { languages, wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const words = wordsOf('en');
const seesaw = solveLevel(parseLevel(levelTexts.get('seesaw') ?? '')).path ?? '';
const names = { R: 'Right', L: 'Left', U: 'Up', D: 'Down' } as const;
const keyOf = (letter: string) =>
  letter === '_' ? 'x' : `Arrow${names[letter as keyof typeof names]}`;
const seen = (page: Page, text: string) => page.locator('.block-outlook').getByText(text).waitFor();
const left = (page: Page, n: number) => seen(page, words('block.distance', { n }));

describe.skipIf(chromiumPath === undefined)('blocks in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('every level: the page knows the distance of the command line, and its keys win', async () => {
    for (const [name, text] of levelTexts) {
      const { page, strays } = await openPage(browser, `#/blocks?level=${name}&lang=en`);
      const { path, moves } = solveLevel(parseLevel(text));
      await left(page, moves ?? -1);
      for (const letter of path ?? '') await page.keyboard.press(keyOf(letter));
      await seen(page, words('block.won'));
      expect(decodeURIComponent(page.url())).toContain(`path=${path}`);
      expect(strays).toEqual([]);
      await page.close();
    }
  });

  test.each(['seesaw', 'ink-spot', 'lying-start'])(
    '%s is won by the arrows of the page, by drags of a mouse and by swipes',
    async (level) => {
      const path = solveLevel(parseLevel(levelTexts.get(level) ?? '')).path ?? '';
      const { page } = await openPage(browser, `#/blocks?level=${level}&lang=en`);
      await left(page, path.length);
      for (const letter of path) await page.locator(`.arrow-${letter}`).click();
      await seen(page, words('block.won'));
      await page.keyboard.press('r');
      await left(page, path.length);
      await page.locator('select:has(option[value=heat])').selectOption('above');
      for (const letter of path) await drag(page, letter);
      await seen(page, words('block.won'));
      await page.keyboard.press('r');
      await left(page, path.length);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      for (const letter of path) {
        const [from, to] = await ends(page, letter);
        await devtools.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [from],
        });
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
      await seen(page, words('block.won'));
      await page.close();
    },
  );

  test('hint, steps, undo and redo, the solution played and paused', async () => {
    const { page } = await openPage(browser, '#/blocks?lang=en');
    await left(page, seesaw.length);
    await page.keyboard.press('h');
    await page.locator(`.arrow-${seesaw[0]}[aria-current]`).waitFor();
    await page
      .locator('.block-note')
      .getByText(words('block.hintWhy', { n: seesaw.length - 1 }))
      .waitFor();
    await page.keyboard.press('n');
    await left(page, seesaw.length - 1);
    await page.keyboard.press('z');
    await left(page, seesaw.length);
    await page.keyboard.press('y');
    await left(page, seesaw.length - 1);
    await page.keyboard.press('p');
    await left(page, seesaw.length - 3);
    await page.keyboard.press('p');
    await page.getByRole('button', { name: words('block.play') }).waitFor();
    await page.close();
  });

  test('a level is written, a mistake is explained in the language of the page, and the last good level stays', async () => {
    const { page } = await openPage(browser, '#/blocks?lang=pt-BR');
    const own = wordsOf('pt-BR');
    await page.locator('.block-editor summary').click();
    const text = page.getByRole('textbox');
    await text.fill('game bloxorz\ngrid\nS##G\nend');
    await seen(page, own('block.distance', { n: 2 }));
    expect(page.url()).toContain('text=game');
    await text.fill('game bloxorz\ngrid\nS#xG\nend');
    await page
      .locator('#block-fault')
      .getByText(own('fault.place', { line: '3', column: '3' }))
      .waitFor();
    expect(await text.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: own('block.goThere') }).click();
    expect(
      await text.evaluate((box: HTMLTextAreaElement) =>
        box.value.slice(box.selectionStart, box.selectionEnd),
      ),
    ).toBe('x');
    // Keys that are written play nothing.
    await page.keyboard.type('n');
    await seen(page, own('block.distance', { n: 2 }));
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  test('a file with a level is opened', async () => {
    const { page } = await openPage(browser, '#/blocks?lang=en');
    await page.locator('input[type=file]').setInputFiles({
      name: 'own.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('game bobbin\r\ngrid\r\nS#G\r\nend\r\n'),
    });
    await left(page, 2);
    await page.close();
  });

  test('a level too long for the address survives a reload, with its moves', async () => {
    const { page } = await openPage(browser, '#/blocks?lang=en');
    const row = '#'.repeat(55);
    const long = ['game bloxorz', 'grid', `S${row}G`, ...Array(40).fill(`#${row}#`), 'end'];
    await page.locator('.block-editor summary').click();
    await page.getByRole('textbox').fill(long.join('\n'));
    await page.waitForFunction(() => !location.hash.includes('level='));
    await page.locator('.arrow-R').click();
    const moved = page.locator('.block-path').getByText(words('block.moves', { n: 1 }));
    await moved.waitFor();
    await page.reload();
    await moved.waitFor();
    await page.locator('.block-editor summary').click();
    expect((await page.getByRole('textbox').inputValue()).trim()).toBe(long.join('\n'));
    await page.close();
  });

  test('a level that is too large is played without hints; the page is never stuck, and a longer search can be stopped', async () => {
    const rows = Array.from({ length: 70 }, () => '#'.repeat(70));
    const large = [
      'game bloxorz',
      'grid',
      `S${rows[0].slice(2)}T`,
      ...rows,
      `${rows[0].slice(1)}G`,
      'end',
      'teleport T 1 1 60 30',
    ].join('\n');
    const { page } = await openPage(browser, '#/blocks?lang=en');
    await page.locator('.block-editor summary').click();
    await page.getByRole('textbox').fill(large);
    await page.getByRole('button', { name: words('block.stop') }).waitFor();
    await page.locator('.arrow-R').click();
    await page
      .locator('.block-path')
      .getByText(words('block.moves', { n: 1 }))
      .waitFor();
    await seen(page, words('block.unknown'));
    await page.getByRole('button', { name: words('block.searchOn') }).click();
    await page.getByRole('button', { name: words('block.stop') }).click();
    await seen(page, words('block.unknown'));
    await page.close();
  });

  test('a great board of On The Edge is searched position by position', async () => {
    const level = [
      'game on-the-edge',
      'grid',
      'S#######',
      ...Array.from({ length: 6 }, () => '########'),
      '#######G',
      'end',
      '',
    ]
      .join('\n')
      .replace('S#######', '#S######');
    const { moves, path } = solveLevel(parseLevel(level));
    const { page } = await openPage(browser, `#/blocks?lang=en&text=${encodeURIComponent(level)}`);
    if (moves === null) return seen(page, words('block.lost'));
    await left(page, moves);
    await page.keyboard.press(keyOf((path ?? '')[0]));
    await page.locator('.block-outlook strong').waitFor();
    await page.close();
  });

  test('a click on a state goes there', async () => {
    const { page } = await openPage(browser, '#/blocks?lang=en');
    await left(page, seesaw.length);
    // The last one lies over the others.
    const order = await page.locator('[data-vertex]').count();
    await page.locator(`[data-vertex="${order - 1}"]`).click();
    expect(new URLSearchParams(page.url().split('?')[1]).get('path')).not.toBeNull();
    await page.close();
  });

  test('a broken address says so and leaves what was there', async () => {
    const { page } = await openPage(browser, '#/blocks?level=latch&lang=es');
    await page.evaluate(() => {
      location.hash = '#/blocks?level=latch&path=RRRRRX&lang=es';
    });
    await page.getByRole('alert').waitFor();
    expect(await page.locator('.puzzles [aria-pressed=true]').innerText()).toBe(
      wordsOf('es')('level.latch'),
    );
    await page.close();
  });

  test.each(Object.keys(languages))(
    'in %s at 320 pixels: accessible with everything open, nothing beyond the edge',
    async (language) => {
      for (const level of ['twins', 'plus-and-minus', 'blue-moon']) {
        const { page, strays } = await openPage(
          browser,
          `#/blocks?level=${level}&lang=${language}`,
          { width: 320, height: 640 },
        );
        await page.locator('.block-outlook.way').waitFor();
        await page.locator('summary').first().click();
        for (const look of ['side', 'heat', 'above']) {
          await page.locator('select:has(option[value=heat])').selectOption(look);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(320);
        }
        expect(await violations(page)).toEqual([]);
        expect(strays).toEqual([]);
        await page.close();
      }
    },
  );
});

/** Where a drag on the board in the direction of a letter begins and ends. */
async function ends(page: Page, letter: string) {
  const [dx, dy] = { R: [60, 0], L: [-60, 0], U: [0, -60], D: [0, 60] }[letter] ?? [0, 0];
  const box = await page.locator('.block-board').boundingBox();
  if (box === null) throw new Error('there is a board');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return [from, { x: from.x + dx, y: from.y + dy }] as const;
}

async function drag(page: Page, letter: string): Promise<void> {
  const [from, to] = await ends(page, letter);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
