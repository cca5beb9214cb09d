import { expect, test } from 'vitest';
import { loadItems } from '../src/internals.js';
import type { Item } from '../src/item.js';

const items = await loadItems();

/** Words of a reading that say of a statement that it is true. */
const STANDS = new RegExp(
  [
    '(theorem|theorem itself|≤p [A-Z-]+) (stands|holds|is true)',
    'teorema em si (permanece|vale|é verdadeiro)',
    '≤p [A-Z-]+ (permanece|vale)',
  ].join('|'),
);

/** True for a theorem that is said to fail while its own reading says that it is true. */
const contradictsItself = ({ kind, judges, recorded, departs, erratum }: Stated): boolean =>
  ['corollary', 'lemma', 'proposition', 'theorem'].includes(kind) &&
  judges === 'sentence' &&
  recorded === 'fails' &&
  [departs, erratum?.sure].some((text) => STANDS.test(`${text?.en} ${text?.pt}`));

type Stated = Pick<Item, 'kind' | 'judges' | 'recorded' | 'departs' | 'erratum'>;

test('no theorem fails whose reading says that it stands', () => {
  expect(items.filter(contradictsItself).map(({ id }) => id)).toEqual([]);
});

test('one that does is found, and the proof of a theorem may fail', () => {
  const departs = {
    en: 'One bridge a literal: the theorem stands.',
    pt: 'O teorema em si permanece.',
  };
  const theorem = { kind: 'theorem', judges: 'sentence', recorded: 'fails', departs } as const;
  expect(contradictsItself(theorem)).toBe(true);
  expect(contradictsItself({ ...theorem, judges: 'proof' })).toBe(false);
  expect(contradictsItself({ ...theorem, recorded: 'unchecked' })).toBe(false);
});

test('the bare id of a theorem judges its sentence', () => {
  const bare = /^[^/]+\/(corollary|lemma|proposition|theorem)-[\d.]+$/;
  const others = items.filter(({ id, judges }) => bare.test(id) && judges !== 'sentence');
  expect(others.map(({ id }) => id)).toEqual([]);
});

test('an algorithm is judged as one', () => {
  for (const { id, kind, judges } of items)
    if (kind === 'algorithm') expect(judges, id).toBe('algorithm');
});
