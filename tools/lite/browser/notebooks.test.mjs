// Every notebook in the browser's kernel: no error, and what it shows is what tslab showed when it
// was stored.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences } from '../../notebooks/compare.mjs';
import { committed, originalNames, readNotebook } from '../../notebooks/files.mjs';
import { mayRaise } from '../../notebooks/stored.mjs';
import { codeCells, runsInBrowser, sourceOf } from '../contents.mjs';
import { runCells } from './kernel.mjs';
import { missing, openSite } from './open.mjs';

/** A twin in Portuguese stands for the others: they differ in words. */
const names = [...originalNames().filter(runsInBrowser), 'start-here.pt-BR'];

let opened;
let page;

beforeAll(async () => {
  if (missing.length > 0) return;
  opened = await openSite();
  page = await opened.context.newPage();
  await page.goto(`${opened.url}jupyterlite.schema.v0.json`);
});
afterAll(() => opened?.close());

/** The texts of an output: pictures are stored, and drawings are shown, in one place only. */
function textsOf(output) {
  if (output.output_type !== 'display_data') return output;
  const texts = Object.entries(output.data).filter(([kind]) => kind.startsWith('text/'));
  const { shows } = output.metadata?.manaus ?? {};
  return { ...output, data: Object.fromEntries(texts), metadata: shows ? { shows } : {} };
}

const errorsOf = ({ error }) => (error ? [{ output_type: 'error', ...error }] : []);

const shownAs = (cells, outputsOf) => ({
  cells: cells.map((cell, i) => ({ id: cell.id, outputs: outputsOf(cell, i).map(textsOf) })),
});

test.skipIf(missing.length > 0).each(names)('%s', async (name) => {
  const cells = codeCells(readNotebook(committed(name)));
  const done = await runCells(page, opened.url, name, cells.map(sourceOf));
  const unasked = done.filter((_, i) => !mayRaise(cells[i]));
  expect(unasked.flatMap(({ error }) => error?.traceback ?? [])).toEqual([]);
  expect(done).toHaveLength(cells.length);
  const stored = shownAs(cells, ({ outputs }) => outputs);
  // An error that a cell is there to show is compared like any other output.
  const found = shownAs(cells, (_, i) => [...done[i].outputs, ...errorsOf(done[i])]);
  expect(differences(stored, found)).toEqual([]);
});

test.skipIf(missing.length > 0)('nothing was asked of another place', () => {
  expect(opened.strays).toEqual([]);
});
