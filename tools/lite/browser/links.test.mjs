// The links into the laboratory: from a notebook's page of the report, and from the play page with what is played there.
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

test.skipIf(missing.length > 0)('the play page asks about its tower in code', async () => {
  const lab = await labPage(opened);
  await lab.page.goto(
    `${opened.url}play/index.html#/towers?puzzle=hanoi&discs=3&capacities=3,2,3&at=3/12/&lang=en`,
  );
  await lab.page.locator('summary', { hasText: 'More' }).first().click();
  await lab.page.getByText('Ask in code').click();
  await lab.settled();
  await lab.runAll();
  await lab.page.locator('.js-plotly-plot .main-svg').first().waitFor({ timeout: 120_000 });
  await lab.idle();
  expect(await lab.cell('findTower("hanoi").tower(3, {"capacities":[3,2,3]})').count()).toBe(1);
  expect(await lab.page.locator('[data-mime-type="application/vnd.jupyter.error"]').count()).toBe(
    0,
  );
  await lab.picture('asked');
  expect(opened.strays).toEqual([]);
});
