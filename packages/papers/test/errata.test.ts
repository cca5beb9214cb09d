import { describe, expect, test } from 'vitest';
import { errataOf } from '../src/errata.js';
import { isTableItem, loadItems } from '../src/index.js';
import { judge } from '../src/ledger.js';
import { rowOf } from '../src/row.js';

const items = await loadItems();
// The ledger's test shows that each recorded verdict is found; those that the print does not pass are enough here.
const judged = (
  await Promise.all(
    items
      .filter(({ recorded }) => ['fails', 'misprint'].includes(recorded))
      .map(({ id }) => judge({ id, cache: false })),
  )
).flat();
const all = errataOf(judged);

test('every item that is not as printed has an erratum, and no other', () => {
  expect(all.map(({ id }) => id)).toEqual(judged.map(({ item }) => item.id));
  for (const item of items)
    expect(item.erratum !== undefined, item.id).toBe(
      item.recorded === 'fails' || item.recorded === 'misprint',
    );
});

describe.each(judged.map(({ item, finding }) => [item.id, { item, finding }] as const))(
  '%s',
  (id, one) => {
    const erratum = all.find((candidate) => candidate.id === id);
    const row = rowOf({ ...one, proofs: [] });

    test('says everything in both languages', () => {
      for (const text of [erratum?.en, erratum?.pt]) {
        for (const field of ['where', 'printed', 'holds', 'counterexample', 'found'] as const)
          expect(text?.[field], field).toMatch(/\S/);
        expect(text?.sure).toMatch(/\S/);
        expect(JSON.stringify(text)).not.toMatch(/undefined|NaN|\[object|[{][a-z]\w*[}]/);
      }
      expect(erratum?.pt.where).not.toBe(erratum?.en.where);
    });

    test('types no label of a state that its finding does not know', () => {
      const known = `${row.statement} ${row.counterexample} ${row.checked} ${row.departs} 123//, 23//1, 3/2/1, 3/12/, /12/3, 1/2/3, 1//3, //123`;
      const label = /(?<![\w/])\d*\/\d*\/\d*(?![\w/])/g;
      for (const text of Object.values(erratum?.pt ?? {}).filter((v) => typeof v === 'string'))
        for (const [found] of text.matchAll(label)) expect(known).toContain(found);
    });
  },
);

test('the cells are those that the table says differ', () => {
  for (const item of items.filter(isTableItem)) {
    const erratum = all.find(({ id }) => id === item.id);
    if (erratum === undefined || erratum.en.cells.length === 0) continue;
    const differing = item.cells().filter(({ printed, computed }) => printed !== computed);
    for (const { cells } of [erratum.en, erratum.pt])
      expect(cells.map(({ place }) => place.length)).toEqual(
        differing.map(({ place }) => place.length),
      );
    expect(erratum.en.counterexample).not.toMatch(/: printed .*, computed/);
  }
});
