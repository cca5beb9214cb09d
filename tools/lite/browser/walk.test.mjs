// A lesson as a class would have it: a notebook behind a link, run, changed, misspelled, hovered
// over, and still there after a reload.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labPage } from './lab-page.mjs';
import { missing, openSite } from './open.mjs';

let opened;
let lab;

beforeAll(async () => {
  if (missing.length > 0) return;
  opened = await openSite();
  lab = await labPage(opened);
});
afterAll(() => opened?.close());

test.skipIf(missing.length > 0)('start-here is run, changed, misspelled and kept', async () => {
  const begun = Date.now();
  await lab.open('path=start-here.ipynb');
  await lab.runAll();
  await lab.page.locator('.js-plotly-plot .main-svg').first().waitFor({ timeout: 120_000 });
  console.log(`the first figure is there after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  await lab.page.waitForTimeout(500);
  await lab.idle();
  expect(await lab.page.locator('[data-mime-type="application/vnd.jupyter.error"]').count()).toBe(
    0,
  );
  expect(await lab.page.locator('.js-plotly-plot').count()).toBeGreaterThan(4);
  await lab.picture('run');

  const choices = lab.cell('const choices');
  await lab.rewrite(choices, (code) => code.replace('[4, 4, 2]', '[4, 1, 1]'));
  expect(await lab.shownBy(choices)).toContain('4, 1, 1');
  await lab.picture('capacity');

  await lab.rewrite(choices, (code) => code.replace('=> analyze', '=> analize'));
  expect(await lab.shownBy(choices)).toContain(
    "Cannot find name 'analize'. Did you mean 'analyze'?",
  );
  await lab.picture('typo');

  const figure = lab.cell('draw(rules, {').locator('.js-plotly-plot');
  await figure.scrollIntoViewIfNeeded();
  await lab.hover(figure, '123//');
  await figure.locator('.hovertext').first().waitFor();
  await lab.picture('figure');

  await lab.page.keyboard.press('Control+S');
  await lab.page.locator('.jp-mod-dirty').first().waitFor({ state: 'detached' });
  await lab.page.reload();
  await lab.settled();
  // Cells come into the page one after another.
  for (const kept of ['analize', '[4, 1, 1]'])
    await lab.cell(kept).waitFor({ state: 'attached', timeout: 30_000 });
  await lab.picture('reloaded');
  expect(opened.strays).toEqual([]);
});

test.skipIf(missing.length > 0)('cells that never end are interrupted', async () => {
  const cells = ['let kept = 1;', 'await new Promise(() => {})', 'for (;;);', 'kept + 1', ''];
  await lab.open(`cells=${encodeURIComponent(JSON.stringify(cells))}`);
  expect(lab.page.url()).not.toContain('cells=');
  const [first, waiting, endless, after, empty] = [0, 1, 2, 3, 4].map((at) =>
    lab.page.locator('.jp-Notebook:visible .jp-CodeCell').nth(at),
  );
  await lab.run(first);
  await lab.start(waiting);
  await lab.interrupt();
  expect(await lab.shownBy(waiting)).toBe('Interrupted');
  await lab.run(after);
  expect(await lab.shownBy(after)).toBe('2');

  await lab.start(endless);
  await lab.interrupt();
  expect(await lab.shownBy(endless)).toContain('the worker was ended, and all names with it');
  await lab.run(after);
  expect(await lab.shownBy(after)).toContain("Cannot find name 'kept'");
  await lab.picture('interrupted');

  await lab.write(empty, 'Math.hyp');
  await lab.page.keyboard.press('Tab');
  await lab.page.locator('.jp-Completer', { hasText: 'hypot' }).waitFor();
  await lab.page.keyboard.press('Enter');
  await empty.locator('.cm-content', { hasText: 'Math.hypot' }).waitFor();
  await lab.page.keyboard.press('Shift+Tab');
  await lab.page.locator('.jp-Tooltip', { hasText: 'hypot' }).waitFor();
  await lab.picture('inspected');
});

test.skipIf(missing.length > 0)('work is not lost without a word', async () => {
  const cells = encodeURIComponent(JSON.stringify(['const kept = 1;']));
  const writer = await labPage(await opened.another());
  await writer.open(`cells=${cells}`);
  const { page } = writer;
  const cell = page.locator('.jp-Notebook:visible .jp-CodeCell').first();

  await writer.write(cell, 'const written = 2;');
  const leaving = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const question = await leaving;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;

  const download = page.waitForEvent('download');
  await writer.menu('File', 'Download');
  const { cells: saved } = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(saved.map(({ source }) => source)).toEqual(['const written = 2;']);

  await writer.fillStorage();
  await writer.write(cell, 'const lost = 3;');
  await page.keyboard.press('Control+S');
  const dialog = page.locator('.jp-Dialog', { hasText: 'Error' });
  await dialog.waitFor({ timeout: 30_000 });
  await writer.picture('quota');
  await dialog.getByRole('button').first().click();
});

test.skipIf(missing.length > 0)('a private window says where work is kept', async () => {
  const visitor = await labPage(await opened.another());
  await visitor.open('path=start-here.ipynb');
  await visitor.page.getByText('a private window closed').waitFor();
  expect(await visitor.cell('analize').count()).toBe(0);
  await visitor.picture('first-visit');
});
