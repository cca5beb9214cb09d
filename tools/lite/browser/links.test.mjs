// The links into the laboratory: from a notebook's page of the report, and from the play page with
// what is played there.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../run/paths.mjs';
import { labPage } from './lab-page.mjs';
import { missing, openSite } from './open.mjs';

const folder = inRoot('tools', '.cache', `links-${process.pid}`);

/** A page of a notebook, as far as its script looks at it. */
const PAGE = `<!doctype html><html lang="en"><body data-root="../">
<p class="laboratory" data-notebook="martins2024/05-manaus.ipynb" hidden>Try it</p>
<script src="../assets/site.js"></script></body></html>`;

let opened;

beforeAll(async () => {
  if (missing.length > 0) return;
  mkdirSync(join(folder, 'notebooks'), { recursive: true });
  writeFileSync(join(folder, 'notebooks', 'page.html'), PAGE);
  cpSync(inRoot('packages', 'site', 'dist', 'client'), join(folder, 'assets'), { recursive: true });
  opened = await openSite({
    'lite/': inRoot('dist', 'lite'),
    'play/': inRoot('packages', 'explorer', 'dist'),
    'assets/': join(folder, 'assets'),
    'notebooks/': join(folder, 'notebooks'),
    'alone/': folder,
  });
});
afterAll(async () => {
  await opened?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(missing.length > 0)('a page of a notebook opens it, where it can', async () => {
  const page = await opened.context.newPage();
  const place = page.locator('.laboratory');
  await page.goto(`${opened.url}notebooks/page.html`);
  const link = await place.locator('a').getAttribute('href');
  expect(link).toBe('../lite/lab/index.html?path=martins2024%2F05-manaus.ipynb');
  await page.goto(`${opened.url}alone/notebooks/page.html`, { waitUntil: 'networkidle' });
  expect(await place.isHidden()).toBe(true);
  await page.goto(pathToFileURL(join(folder, 'notebooks', 'page.html')).href);
  expect(await place.innerText()).toBe('To run it in the browser: npm run lite -- --serve');
});

/** The plays of the page, and the code of the cells that are asked for each. */
const PLAYS = [
  {
    game: 'tower',
    state: 'towers?puzzle=hanoi&discs=3&capacities=3,2,3&at=3/12/',
    code: 'findTower("hanoi").tower(3, {"capacities":[3,2,3]})',
    shown: '.js-plotly-plot .main-svg',
    language: 'pt-BR',
    link: 'Perguntar em código',
  },
  {
    game: 'heaps',
    state: 'heaps?game=moore&heaps=2,7,11,14&k=2&opponent=none',
    code: 'const position = "2,7,11,14"',
    shown: '.jp-OutputArea-output',
    language: 'en',
    link: 'Ask in code',
  },
  {
    game: 'level',
    state: 'blocks?level=seesaw&rules=strict',
    code: 'withRules(parseLevel(text), "strict")',
    shown: '.jp-OutputArea-output svg, .jp-OutputArea-output img',
    language: 'es',
    link: 'Preguntar en código',
  },
];

test.skipIf(missing.length > 0).each(PLAYS)(
  'the play page asks about its $game in code, in $language',
  async ({ game, state, code, shown, language, link }) => {
    const lab = await labPage(await opened.another());
    await lab.page.goto(`${opened.url}play/index.html#/${state}&lang=${language}`);
    const asked = lab.page.getByText(link, { exact: true });
    if (game === 'tower') await lab.page.locator('.tower-more > summary').click();
    await asked.click();
    await lab.settled();
    await lab.runAll();
    await lab.page.locator(shown).first().waitFor({ timeout: 120_000 });
    await lab.page.waitForTimeout(500);
    await lab.idle();
    expect(await lab.cell(code).count()).toBe(1);
    const errors = lab.page.locator('[data-mime-type="application/vnd.jupyter.error"]');
    expect(await errors.allInnerTexts()).toEqual([]);
    await lab.picture(`asked-${game}`);
    await lab.page.close();
    expect(opened.strays).toEqual([]);
  },
);
