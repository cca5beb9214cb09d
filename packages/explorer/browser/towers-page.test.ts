import { readFileSync } from 'node:fs';
import { towerRegistry } from '@manaus/core';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optimalText } from '../src/shell/phrase.js';
import { rulesOf } from '../src/towers/setup.js';
import { worldOf } from '../src/towers/world.js';
import { languages, wordsOf } from '../src/words/words.js';
import { solve } from '../test/command-line.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const words = wordsOf('en');
const manaus = '#/towers?puzzle=manaus&discs=3&lang=en';
const at = (page: Page) => page.locator('.board').getAttribute('data-state');
const shows = (page: Page, label: string) =>
  page.locator(`.board[data-state="${label}"]`).waitFor();
/** Opens what is folded away. */
const unfold = (page: Page) =>
  page.locator('.tower-more, .tower-setup').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });
const visit = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The fields that the views read from an address, and those that they do not. */
const fieldNames = [
  ...[
    'puzzle',
    'discs',
    'pegs',
    'capacities',
    'moves',
    'goal',
    'start',
    'at',
    'card',
    'optimum',
    'lang',
  ],
  ...[
    'game',
    'heaps',
    'set',
    'k',
    'convention',
    'begins',
    'opponent',
    'turn',
    'level',
    'text',
    'path',
    'x',
    '__proto__',
  ],
];

/** Ways the page can stand when it is looked at, one after another. */
const stands: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'as it opens': async () => {},
  'with a path': async (page) => {
    await unfold(page);
    await page.locator('.tower-more form button[type=submit]').click();
  },
  'with a disc lifted': (page) => page.keyboard.press('0'),
  'with the board as text and a table of moves': async (page) => {
    await page.locator('.setup select').first().selectOption('own');
    await page.locator('.tower-text summary').click();
  },
  'with a fault': async (page) => {
    await visit(page, `${new URL(page.url()).hash}&at=9`);
    await page.getByRole('alert').waitFor();
  },
  'with the keys listed': async (page) => {
    await page.locator('.task').click();
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
  },
};

describe.skipIf(chromiumPath === undefined)('the towers in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const looks = Object.keys(languages).flatMap((language) =>
    [1280, 320].map((width) => [language, width] as const),
  );
  test.each(looks)(
    'in %s, %i px wide: accessible and nothing cut off, however it stands',
    async (language, width) => {
      const { page, strays } = await openPage(
        browser,
        `#/towers?puzzle=manaus&discs=3&lang=${language}`,
        { width, height: 640 },
      );
      for (const [name, stand] of Object.entries(stands)) {
        await stand(page);
        expect([name, await violations(page), Math.max(0, await sideways(page))]).toEqual([
          name,
          [],
          0,
        ]);
      }
      expect(strays).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    { forcedColors: 'active' },
    { reducedMotion: 'reduce' },
    { contrast: 'more' },
  ] as const)('accessible with %o', async (media) => {
    const { page } = await openPage(browser, manaus);
    await page.emulateMedia(media);
    await page.keyboard.press('0');
    expect(await violations(page)).toEqual([]);
    if ('reducedMotion' in media)
      expect(
        await page
          .locator('.position')
          .evaluate((element) => getComputedStyle(element).transitionDuration),
      ).toBe('0s');
    await page.context().close();
  });

  test.each(towerRegistry)(
    '$name: distance, optimal moves and solvability are those of the command line',
    async (tower) => {
      const puzzle = tower.name;
      const world = worldOf(rulesOf({ tower, discs: 3 }));
      const { page } = await openPage(browser, `#/towers?puzzle=${puzzle}&discs=3&lang=en`);
      await unfold(page);
      const picks = fc.sample(fc.nat({ max: world.graph.order - 1 }), 8);
      for (const vertex of picks) {
        const label = world.label(vertex);
        await visit(page, `#/towers?puzzle=${puzzle}&discs=3&at=${label}&lang=en`);
        await shows(page, label);
        const { moves } = await solve(puzzle, label);
        const next = await Promise.all(
          world
            .moves(vertex)
            .map(async (move) => (await solve(puzzle, world.label(move.next))).moves),
        );
        const optimal = next.filter((distance) => moves !== null && distance === moves - 1).length;
        const said = await page.locator('.facts').innerText();
        expect([label, said]).toEqual([
          label,
          expect.stringContaining(
            moves === null
              ? words('noWay')
              : moves === 0
                ? words('atGoal')
                : words('distance', { n: moves }),
          ),
        ]);
        if (moves !== null && moves > 0)
          expect(said).toContain(optimalText(optimal, next.length, words));
      }
      await page.context().close();
    },
  );

  test('graph, board and move list in step', async () => {
    const { page } = await openPage(browser, manaus);
    await unfold(page);
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    expect(await at(page)).toBe('3/12/');
    await page.locator('.moves button').first().click();
    expect(await at(page)).toBe('1/2/3');
    await page.keyboard.press('y');
    expect(await at(page)).toBe('/12/3');
    await page.locator('svg [data-vertex]', { hasText: '13//2' }).click();
    expect(await at(page)).toBe('13//2');
    await page.keyboard.press('ArrowRight');
    expect(await at(page)).toBe('13/2/');
    await page.keyboard.press('r');
    expect([await at(page), await page.locator('.moves li').count()]).toEqual(['1/2/3', 1]);
    await page.keyboard.press('h');
    expect(await page.locator('[role=status]').innerText()).toContain(
      'disc 1 from peg p0 to peg p1',
    );
    await page.locator('.tower-text summary').click();
    await page.locator('.tower-text button').first().click();
    expect(await at(page)).toBe('/12/3');
    await page.context().close();
  });

  test('a shortest path, and a drawing that is untangled', async () => {
    const { page } = await openPage(browser, manaus);
    await unfold(page);
    const vertex = page.locator('svg [data-vertex]', { hasText: '13//2' });
    await vertex.click({ modifiers: ['Shift'] });
    expect(await page.locator('.setup span').innerText()).toContain(
      words('path.length', { n: 4, from: '1/2/3', to: '13//2' }),
    );
    expect((await page.locator('polyline.path').getAttribute('points'))?.split(' ')).toHaveLength(
      5,
    );
    const before = await vertex.boundingBox();
    if (before === null) throw new Error('the state is not to be seen');
    await page.mouse.move(before.x + 9, before.y + 5);
    await page.mouse.down();
    await page.mouse.move(before.x - 51, before.y + 45, { steps: 4 });
    await page.mouse.up();
    const after = await vertex.boundingBox();
    expect(Math.abs((after?.x ?? 0) - before.x + 60)).toBeLessThan(20);
    await page.getByRole('button', { name: words('untangled') }).click();
    expect((await vertex.boundingBox())?.x).toBeCloseTo(before.x, 0);
    await page.context().close();
  });

  test('single keys act on the game only, and can be switched off', async () => {
    const { page } = await openPage(browser, manaus);
    await unfold(page);
    await page.locator('.setup input').first().fill('n');
    await page.keyboard.press('n');
    expect(await at(page)).toBe('1/2/3');
    await page.locator('.setup input').first().fill('3');
    await page.locator('h1').click();
    await page.keyboard.press('?');
    await page.keyboard.press('n');
    expect(await at(page)).toBe('1/2/3');
    await page.locator('dialog input').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    expect(await at(page)).toBe('1/2/3');
    await page.context().close();
  });

  test('a table of moves of one’s own', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&discs=2&lang=en');
    await unfold(page);
    await page.locator('.setup select').first().selectOption('own');
    await page.getByRole('checkbox', { name: 'from peg p0 to peg p2' }).uncheck();
    await page.waitForFunction(() => location.hash.includes('moves=0-1,1-0,1-2,2-0,2-1'));
    await page.keyboard.press('0');
    await page.keyboard.press('2');
    expect(await page.locator('[role=status]').innerText()).toContain(
      words('refused.arc', { from: 0, peg: 2 }),
    );
    await page.context().close();
  });

  test('what is saved: a picture, a drawing, a play that can be opened again', async () => {
    const { page, strays } = await openPage(browser, manaus);
    await unfold(page);
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    const saved = async (format: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `${words('save')} ${format}` }).click(),
      ]);
      return { name: download.suggestedFilename(), path: await download.path() };
    };
    const [svg, png, json] = [await saved('SVG'), await saved('PNG'), await saved('JSON')];
    expect([svg, png, json].map(({ name }) => name)).toEqual([
      'manaus-3.svg',
      'manaus-3.png',
      'manaus-3.json',
    ]);
    expect(readFileSync(svg.path, 'utf8')).toMatch(/^<svg.*3\/12\/.*<\/svg>\s*$/s);
    expect(readFileSync(png.path).subarray(1, 4).toString()).toBe('PNG');
    await visit(page, '#/towers?puzzle=london&discs=3&lang=en');
    await page.locator('.disc.balls').first().waitFor();
    await page.locator('input[type=file]').first().setInputFiles(json.path);
    await shows(page, '3/12/');
    expect(await page.locator('.moves li').count()).toBe(3);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'bad.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"puzzle": "babel"}'),
      });
    await page.getByRole('alert').waitFor();
    expect(await at(page)).toBe('3/12/');
    expect(strays).toEqual([]);
    await page.context().close();
  });

  test('no address blanks the page', async () => {
    const { page, strays } = await openPage(browser, manaus);
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '0',
        '1',
        '3',
        '-1',
        '1e9',
        '9999',
        '1/2/3',
        '3,2,1',
        'NaN',
        '🗼',
        '%',
        '__proto__',
        '/123/',
        '0-1',
      ),
    );
    const names = fc.constantFrom(...fieldNames);
    const fields = fc.array(fc.tuple(names, text), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('towers', 'heaps', 'blocks', 'x'),
        fields,
        fc.boolean(),
        async (view, pairs, encoded) => {
          const query = pairs
            .map(([name, value]) => `${name}=${encoded ? encodeURIComponent(value) : value}`)
            .join('&');
          await visit(page, `#/${view}?${query}`);
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
          expect((await page.locator('main').innerText()).length).toBeGreaterThanOrEqual(5);
          expect(strays).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
    await visit(page, manaus);
    await page.locator('.board').waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.context().close();
  });
});
