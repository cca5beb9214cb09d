import { termsOf, towerSequence } from '@manaus/lab';
import { expect, test } from 'vitest';
import { plainTerm } from '../../src/submissions/plain-tower.js';
import { draftTerms, oeisDraft, sequenceDrafts } from '../../src/submissions/sequences.js';

const draft = {
  name: 'manaus-size',
  title: 'Size of the graph of Manaus M_3^n',
  offset: 2,
  terms: [1n, 22n, 96n],
  checkedTo: 4,
};

test.each(['manaus-order', 'manaus-good-order', 'london-radius', 'oxford-moves'])(
  'the plain graph counts the terms of %s',
  (name) => {
    const sequence = towerSequence(name);
    const terms = termsOf(sequence, sequence.offset + 1);
    expect(terms.map((_, i) => plainTerm(name, sequence.offset + i))).toEqual(terms);
  },
);

test('the plain graph does not tell what an algorithm does', () => {
  expect(plainTerm('oxford-excess', 3)).toBe(null);
});

test('a draft has the lines that the encyclopedia asks for', () => {
  const lines = oeisDraft(draft).trimEnd().split('\n');
  expect(lines.map((line) => line.slice(0, 2))).toEqual('%I %S %N %C %C %H %K %O'.split(' '));
  expect(lines[1]).toBe('%S A000000 1,22,96');
  expect(lines.at(-1)).toBe('%O A000000 2,2');
  expect(draftTerms(draft)).toBe('2 1\n3 22\n4 96\n');
});

test('no draft is published, and each was counted twice', () => {
  const drafts = sequenceDrafts();
  expect(drafts.length).toBeGreaterThan(3);
  for (const { name, offset, checkedTo } of drafts) {
    expect(towerSequence(name).published).toBe(undefined);
    expect(checkedTo).toBeGreaterThan(offset);
  }
});
