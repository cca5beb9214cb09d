// A lesson as a class would have it: a notebook behind a link, run, changed, misspelled, hovered over, and still there after a reload.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artifacts, missing, openSite } from './open.mjs';

let opened;
let page;

beforeAll(async () => {
  if (missing.length > 0) return;
  opened = await openSite();
  page = await opened.context.newPage();
});
afterAll(() => opened?.close());

const cell = (text) => page.locator('.jp-CodeCell', { hasText: text });
const picture = (name) => page.screenshot({ path: join(artifacts, `${name}.png`) });

/** The kernel is connected, and nothing runs. */
const idle = () =>
  page
    .locator('#jp-main-statusbar', { hasText: 'TypeScript | Idle' })
    .waitFor({ timeout: 120_000 });

async function open(path) {
  await page.goto(`${opened.url}lab/index.html?path=${path}`);
  await page.locator('.jp-Notebook .jp-Cell').first().waitFor({ timeout: 90_000 });
  await idle();
}

async function runAll() {
  await page.getByRole('menuitem', { name: 'Run', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Run All Cells', exact: true }).click();
}

/** Replaces the text of a cell, runs it, and waits for its end. */
async function rewrite(found, change) {
  const editor = found.locator('.cm-content');
  const lines = await editor.locator('.cm-line').allInnerTexts();
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    change(lines.map((line) => line.replace('\u200b', '')).join('\n')),
  );
  await page.keyboard.press('Shift+Enter');
  await page.waitForTimeout(300);
  await idle();
}

test.skipIf(missing.length > 0)('start-here is run, changed, misspelled and kept', async () => {
  const begun = Date.now();
  await open('start-here.ipynb');
  await runAll();
  await page.locator('.js-plotly-plot .main-svg').first().waitFor({ timeout: 120_000 });
  console.log(`the first figure is there after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  await page.waitForTimeout(500);
  await idle();
  expect(await page.locator('[data-mime-type="application/vnd.jupyter.error"]').count()).toBe(0);
  expect(await page.locator('.js-plotly-plot').count()).toBeGreaterThan(4);
  await picture('run');

  const choices = cell('const choices');
  await rewrite(choices, (code) => code.replace('[4, 4, 2]', '[4, 1, 1]'));
  expect(await choices.locator('.jp-OutputArea-output').innerText()).toContain('4, 1, 1');
  await picture('capacity');

  await rewrite(choices, (code) => code.replace('=> analyze', '=> analize'));
  expect(await choices.locator('.jp-OutputArea-output').innerText()).toContain(
    "Cannot find name 'analize'. Did you mean 'analyze'?",
  );
  await picture('typo');

  const figure = cell('drawTower(tower, {').locator('.js-plotly-plot');
  await figure.scrollIntoViewIfNeeded();
  const box = await figure.boundingBox();
  const goal = figure.locator('text', { hasText: '123//' }).first();
  const place = await goal.boundingBox();
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 5 });
  await figure.locator('.hovertext').first().waitFor();
  await picture('figure');

  await page.keyboard.press('Control+S');
  await page.waitForTimeout(1000);
  await page.reload();
  await page.locator('.jp-Notebook .jp-Cell').first().waitFor({ timeout: 90_000 });
  await idle();
  expect(await cell('analize').count()).toBe(1);
  expect(await cell('[4, 1, 1]').count()).toBe(1);
  await picture('reloaded');
  expect(opened.strays).toEqual([]);
});
