import { expect, test } from 'vitest';
import { roCrate } from '../../src/submissions/ro-crate.js';

interface Entity {
  readonly '@id': string;
  readonly '@type': string;
  readonly hasPart?: readonly { readonly '@id': string }[];
}

const file = { path: 'data/ledger.csv', title: { en: 'The ledger', pt: 'O registro' } };
const crate = JSON.parse(roCrate([{ ...file, columns: ['id'], rows: 1 }], 'abc'));
const graph: readonly Entity[] = crate['@graph'];
const entity = (id: string) => graph.find((each) => each['@id'] === id);

test('a crate describes each of its parts once', () => {
  const ids = graph.map((each) => each['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  const parts = entity('./')?.hasPart?.map((part) => part['@id']) ?? [];
  expect(parts).toContain('data/ledger.csv');
  for (const part of parts) expect(entity(part)).toMatchObject({ '@type': 'File' });
});

test('what RO-Crate 1.1 requires is there, but for the date, which is not known', () => {
  expect(crate['@context']).toBe('https://w3id.org/ro/crate/1.1/context');
  expect(entity('ro-crate-metadata.json')).toMatchObject({
    conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
    about: { '@id': './' },
  });
  const missing = ['name', 'description', 'license', 'datePublished'].filter(
    (property) => !(property in (entity('./') ?? {})),
  );
  expect(missing).toEqual(['datePublished']);
});
