import { expect, test } from 'vitest';
import { changesOf, isNoticed, readers, valuesOf, watchPrinted } from '../attack/printed.mjs';
import { unjudgedAs } from '../attack/unjudged.mjs';

/** Tables whose own item is judged in milliseconds. */
const SAMPLE = [
  'carvalho2013/table-2.1',
  'carvalho2013/table-3.2',
  'carvalho2013/misere-nim-example',
  'martins2024/table-6.1',
  'martins2024/table-A.1',
  'martins2024/section-3.4/figure-3.6-path',
];

test('a changed value of the print is noticed by the item of its table; npm run attack changes all', async () => {
  watchPrinted();
  const own = new Set(SAMPLE.map((id) => id.replace('/table-A', '/appendix-A/table-A')));
  const items = await readers(({ id }) => own.has(id));
  const fields = [...items].flatMap(([name, found]) => (found.length > 0 ? valuesOf(name) : []));
  const seed = Date.now() % 100_000;
  const sample = fields.filter((_, i) => (i * 7919 + seed) % 8 === 0);
  expect(sample.length, `seed ${seed}`).toBeGreaterThan(20);
  const slipped = sample
    .filter((field) => unjudgedAs(field) === undefined)
    .flatMap((field) =>
      changesOf(field)
        .filter((value) => !isNoticed(field, value, items.get(field.name)))
        .map((value) => `${field.name}.csv:${field.line} ${field.column} -> ${value}`),
    );
  expect(slipped, `seed ${seed}`).toEqual([]);
});
