// The Portuguese twins of notebooks: the same code but for the first cell, and a text for every
// text.
import { openWork } from '@manaus/papers';
import { catalogOf } from '@manaus/papers/internals';
import { describe, expect, test } from 'vitest';
import { englishIn, written } from '../notebooks/english.mjs';
import {
  committed,
  joined,
  notebookNames,
  originalNames,
  readNotebook,
  TWIN,
} from '../notebooks/files.mjs';
import { untranslated } from '../notebooks/untranslated.mjs';

const twins = notebookNames().filter((name) => name.endsWith(TWIN));

/** The differences between two notebooks, cell by cell. */
function outOfStep(english, portuguese) {
  const count = Math.max(english.cells.length, portuguese.cells.length);
  const code = english.cells.findIndex(({ cell_type }) => cell_type === 'code');
  return Array.from({ length: count }, (_, i) => [english.cells[i], portuguese.cells[i]]).flatMap(
    ([a, b], i) => {
      const place = `cell ${i + 1}`;
      if (a === undefined || b === undefined) return [`${place} has no twin`];
      if (a.cell_type !== b.cell_type) return [`${place} is ${b.cell_type}, not ${a.cell_type}`];
      const same = joined(a.source) === joined(b.source);
      if (a.cell_type === 'code') return same || i === code ? [] : [`${place} has other code`];
      return same && /\p{L}{4}/u.test(joined(a.source)) ? [`${place} is not translated`] : [];
    },
  );
}

const notebook = (...cells) => ({
  cells: cells.map(([cell_type, source]) => ({ cell_type, source })),
});

test('the first notebook and those of the dissertation and its paper have twins', () => {
  const wanted = originalNames().filter((name) => /^(start-here|martins2024)/.test(name));
  expect(twins).toEqual(wanted.map((name) => `${name}${TWIN}`));
});

describe('a twin', () => {
  const english = notebook(['markdown', 'Words'], ['code', "language('en')"], ['code', '1']);

  test('in step has other words and another first cell', () => {
    const other = notebook(['markdown', 'Palavras'], ['code', "language('pt-BR')"], ['code', '1']);
    expect(outOfStep(english, other)).toEqual([]);
  });

  test.each([
    [
      [
        ['markdown', 'Palavras'],
        ['code', 'x'],
        ['code', '2'],
      ],
      'cell 3 has other code',
    ],
    [
      [
        ['markdown', 'Palavras'],
        ['code', 'x'],
      ],
      'cell 3 has no twin',
    ],
    [
      [
        ['markdown', 'Words'],
        ['code', 'x'],
        ['code', '1'],
      ],
      'cell 1 is not translated',
    ],
    [
      [
        ['code', 'x'],
        ['code', 'x'],
        ['code', '1'],
      ],
      'cell 1 is code, not markdown',
    ],
  ])('out of step is found: %j', (cells, found) => {
    expect(outOfStep(english, notebook(...cells))).toContain(found);
  });
});

describe('English in what a twin shows', () => {
  const shown = (html) => ({
    cells: [
      { cell_type: 'markdown', source: 'O total' },
      {
        cell_type: 'code',
        source: "language('pt-BR', { 'worst case': 'pior caso' })",
        outputs: [{ output_type: 'display_data', data: { 'text/html': html } }],
      },
    ],
  });
  const english = shown('<th>total</th><th>worst case</th><td>H_3^n</td>');

  test('is a word of the English notebook that no Portuguese text has', () => {
    const portuguese = shown('<th>total</th><th>worst CASO</th><td>H_3^n</td>');
    expect(englishIn(english, portuguese, ['O total'])).toEqual(['worst']);
  });

  test('is found under the pointer of a drawing', () => {
    const drawn = (hovertext) => ({
      cells: [
        {
          outputs: [
            {
              output_type: 'display_data',
              data: { 'application/vnd.plotly.v1+json': { data: [{ hovertext, name: 'edges' }] } },
            },
          ],
        },
      ],
    });
    expect(englishIn(drawn(['1 move']), drawn(['1 move']), [])).toEqual(['move']);
  });
});

const works = ['martins2024', 'martins2024graft'];

/**
 * What is written in Portuguese: the prose of all twins, their words, and the texts of their works.
 */
async function portugueseTexts() {
  const opened = await Promise.all(works.map((work) => openWork(work)));
  return [
    ...works.flatMap((work) => Object.values(catalogOf(work))),
    ...twins.flatMap((name) => written(readNotebook(committed(name)))),
    ...opened.flatMap(({ items }) => items.map(({ statement }) => statement.pt)),
  ];
}

describe.each(twins)('%s', (name) => {
  test('shows no English', async () => {
    const english = readNotebook(committed(name.slice(0, -TWIN.length)));
    const portuguese = readNotebook(committed(name));
    expect(englishIn(english, portuguese, await portugueseTexts())).toEqual([]);
  });

  test('is in step with its English twin', () => {
    const english = readNotebook(committed(name.slice(0, -TWIN.length)));
    const portuguese = readNotebook(committed(name));
    expect(outOfStep(english, portuguese)).toEqual([]);
    expect(portuguese.cells.map(({ id }) => id)).toEqual(english.cells.map(({ id }) => id));
  });
});

test.each(works)(
  'every text of the figures and tables of %s has its Portuguese',
  async (work) => {
    expect(await untranslated(work), 'node tools/notebooks/untranslated.mjs').toEqual([]);
  },
  60_000,
);
