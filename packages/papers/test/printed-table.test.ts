import { language } from '@manaus/plot';
import { jupyterDisplay } from '@manaus/plot/internals';
import { afterEach, expect, test } from 'vitest';
import { openWork } from '../src/index.js';
import { titleOf } from '../src/notebook/titles.js';

afterEach(() => language('en'));

/** The texts of a table's cells, row by row. */
async function rowsOf(work: string, id: string): Promise<string[][]> {
  const html = String((await openWork(work)).table(id)[jupyterDisplay]()['text/html']);
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...String(row).matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text]) => String(text)),
  );
}

test('a long list of values is cut into bands of eleven', async () => {
  const rows = await rowsOf('carvalho2013', 'table-2.1');
  expect(rows.map((row) => row.length)).toEqual([12, 12, 12, 12]);
  expect(rows[0]?.slice(0, 3)).toEqual(['x', 'x = 0', 'x = 1']);
  expect(rows[3]?.slice(-2)).toEqual(['P', 'N']);
});

test('a table with more columns than a band has is cut as well, its names repeated', async () => {
  const rows = await rowsOf('carvalho2013', 'table-3.2');
  const band = ['where', 'table', 'options', 'worked line'];
  expect(rows.map(([name]) => name)).toEqual([...band, ...band]);
  expect(rows[7]?.[4]).toBe('3 ✗ 0');
  expect(rows[4]?.at(-1)).toBe('');
});

test('what is not checked is not called wrong', async () => {
  const rows = await rowsOf('ramos2014', 'table');
  expect(rows[3]).toEqual([
    'BLOXORZ',
    'NP-complete · not computable',
    'inapprox n<sup>1-e</sup> · not computable',
  ]);
});

test('a table that fits keeps its shape; its names follow the language', async () => {
  language('pt-BR');
  const rows = await rowsOf('martins2024', 'appendix-A/table-A.1');
  expect(rows[0]).toEqual(['jogada', 'disco 4', 'disco 3', 'disco 2', 'disco 1']);
  expect(rows).toHaveLength(16);
});

test.each([
  ['martins2024/appendix-A/table-A.1', 'Table A.1', 'Tabela A.1'],
  ['martins2024/appendix-E/tape-2', 'Appendix E, tape 2', 'Apêndice E, fita 2'],
  ['carvalho2013/figure-2.5-2.12', 'Figure 2.5–2.12', 'Figura 2.5–2.12'],
  ['ramos2014/table', 'Table', 'Tabela'],
])('the title of %s', (id, en, pt) => {
  expect(titleOf(id)).toEqual({ en, pt });
});
