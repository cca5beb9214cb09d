import { describe, expect, test } from 'vitest';
import { inEnglish, inPortuguese, listedCells } from '../dist/errata/cells.js';
import { filled, valuesOf } from '../dist/errata/values.js';
import {
  type Cell,
  errata,
  errataWords,
  isTableItem,
  loadItems,
  runLedger,
} from '../dist/index.js';

const rows = await runLedger();
const wrong = rows.filter(({ verdict }) => verdict === 'fails' || verdict === 'misprint');
const all = await errata({ rows });

test('every item that is not as printed has an erratum, and no other', () => {
  expect(all.map(({ id }) => id).sort()).toEqual(wrong.map(({ id }) => id).sort());
  expect(new Set(errataWords.map(({ id }) => id)).size).toBe(errataWords.length);
  expect(errataWords.filter(({ id }) => !wrong.some((row) => row.id === id))).toEqual([]);
});

describe.each(all.map((erratum) => [erratum.id, erratum] as const))('%s', (id, erratum) => {
  const row = wrong.find((candidate) => candidate.id === id);
  const words = errataWords.find((candidate) => candidate.id === id);

  test('says everything in both languages', () => {
    for (const text of [erratum.en, erratum.pt])
      for (const field of ['where', 'printed', 'holds', 'counterexample', 'found', 'sure'] as const)
        expect(text[field], field).toMatch(/\S/);
    expect(erratum.pt.where).not.toBe(erratum.en.where);
  });

  test('takes its values from the finding, in Portuguese too', () => {
    const found = `${row?.counterexample}\n${row?.checked}`;
    const values = valuesOf(found, words?.takes ?? []);
    expect(values).not.toBeNull();
    for (const value of Object.values(values ?? {})) expect(found).toContain(value);
    for (const field of ['holds', 'counterexample', 'found'] as const) {
      const sentence = words?.pt[field] ?? '';
      const known = { ...values, differ: '', of: '' };
      expect(filled(sentence, known), field).not.toBeNull();
      expect(erratum.pt[field]).not.toMatch(/\{[a-z]+\}/);
      if (!sentence.includes('{differ}'))
        expect(erratum.pt[field]).toBe(filled(sentence, values ?? {}));
    }
  });

  test('takes them in English too', () => {
    const values = valuesOf(`${row?.counterexample}\n${row?.checked}`, words?.takes ?? []) ?? {};
    if (words?.en.found !== undefined)
      expect(erratum.en.found).toBe(filled(words.en.found, values, '.'));
    else expect(erratum.en.found.toLowerCase()).toContain(row?.checked.toLowerCase());
  });

  test('types no label of a state that its finding does not know', () => {
    const known = `${row?.statement} ${row?.counterexample} ${row?.checked} ${row?.departs} 123//, 23//1, 3/2/1, 3/12/, /12/3, 1/2/3, 1//3, //123`;
    const label = /(?<![\w/])\d*\/\d*\/\d*(?![\w/])/g;
    for (const text of Object.values(erratum.pt).filter((value) => typeof value === 'string'))
      for (const [found] of text.matchAll(label)) expect(known).toContain(found);
  });
});

test('the cells are those that the table says differ', async () => {
  for (const item of (await loadItems()).filter(isTableItem)) {
    const erratum = all.find(({ id }) => id === item.id);
    const counterexample = wrong.find(({ id }) => id === item.id)?.counterexample;
    if (erratum === undefined || listedCells(counterexample ?? '') === null) continue;
    const differing = item.cells().filter(({ printed, computed }) => printed !== computed);
    const values = (cells: readonly Cell[]) =>
      cells.map(({ printed, computed }) => [printed, computed]);
    expect(values(erratum.en.cells), item.id).toEqual(values(differing));
    expect(erratum.pt.cells.map(({ place }) => place.length)).toEqual(
      differing.map(({ place }) => place.length),
    );
    expect(erratum.en.counterexample).not.toMatch(/: printed .*, computed/);
  }
});

test('a list of cells is taken apart, anything else is not', () => {
  const listed = listedCells(
    '2 of 9 cells differ: 2 discs, order: printed 10, computed 4; 2 discs, connected: printed yes, computed no. With 2, 1: a; b',
  );
  expect(listed).toEqual({
    differ: 2,
    of: 9,
    cells: [
      { place: ['2 discs', 'order'], printed: '10', computed: '4' },
      { place: ['2 discs', 'connected'], printed: 'yes', computed: 'no' },
    ],
    rest: 'With 2, 1: a; b',
  });
  expect(listedCells('n = 2: printed 2, computed 3')).toBeNull();
});

test('sentences are filled from what is known only', () => {
  expect(filled('{a} de {b}', { a: '1.5', b: '2' })).toBe('1,5 de 2');
  expect(filled('{a}', {})).toBeNull();
  expect(valuesOf('n = 1 to 9', [/nothing/])).toBeNull();
  expect(valuesOf('n = 1 to 9', [])).toEqual({ from: '1', to: '9' });
  expect([inEnglish('london'), inEnglish('discs'), inEnglish('minDegree')]).toEqual([
    'London',
    'discs',
    'smallest degree',
  ]);
  expect([
    inPortuguese('3 discs'),
    inPortuguese('4 times'),
    inPortuguese('connected'),
    inPortuguese('M = 5'),
  ]).toEqual(['3 discos', '4 vezes', 'conexo', 'M = 5']);
});

test('where a finding has other words, they are shown instead', async () => {
  const changed = wrong.map((row) =>
    row.id === 'martins2024/theorem-11' ? { ...row, counterexample: 'other words' } : row,
  );
  expect(
    (await errata({ rows: changed })).find(({ id }) => id === 'martins2024/theorem-11')?.pt
      .counterexample,
  ).toBe('other words');
});
