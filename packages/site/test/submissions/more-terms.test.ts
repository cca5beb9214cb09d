import { createHash } from 'node:crypto';
import { published } from '@manaus/lab';
import { expect, test } from 'vitest';
import { type KeptSearch, keptSearch, readSearches } from '../../src/read/searches.js';
import { moreTerms, moreTermsDraft, moreTermsFile } from '../../src/submissions/more-terms.js';

/** All states of three discs, by their distance from a perfect state. */
const content = {
  command: 'npx manaus analyze hanoi --pegs 4 --discs 3 --json',
  date: '2026-11-23',
  machine: 'any',
  runs: [{ largeDiscs: 1 }, { largeDiscs: 2 }],
  eccentricity: 5,
  distances: [1, 3, 6, 12, 24, 18],
};
const sealOf = (kept: unknown) => createHash('sha256').update(JSON.stringify(kept)).digest('hex');
const fileOf = (kept: object) => JSON.stringify({ ...kept, seal: sealOf(kept) });
const three = { discs: 3, ...content };
const FIRST = published.A382111.terms.slice(0, 3);

test('a kept search is read as it was sealed, and counts all states', () => {
  expect(keptSearch(3, fileOf(content))).toEqual(three);
  const changed = fileOf(content).replace('24', '25');
  expect(() => keptSearch(3, changed)).toThrow(/changed after it was sealed/);
  for (const wrong of [
    { ...content, distances: [1, 3, 6, 12, 24, 17] },
    { ...content, eccentricity: 4 },
  ])
    expect(() => keptSearch(3, fileOf(wrong))).toThrow(/does not count all states/);
});

test('the stored searches agree with the published terms, and begin with 20 discs', () => {
  const searches = readSearches();
  expect(searches[0].discs).toBe(20);
  const known = published.A382111.terms.length;
  const twice = searches.filter(({ discs, runs = [] }) => discs >= known && runs.length > 1);
  expect(moreTerms(searches)?.searches ?? []).toEqual(twice);
});

test('a term past the published ones is drafted if two searches agree', () => {
  const draft = moreTerms([three], FIRST);
  if (draft === null) throw new Error('no draft');
  expect(draft).toMatchObject({ id: 'A382111', terms: [0, 1, 3, 5], known: 3 });
  expect(moreTermsDraft(draft).split('\n').slice(1)).toEqual([
    '%S A382111 0,1,3,5',
    '%C A382111 a(3) = 5 is reached by 18 of the 64 states.',
    '%C A382111 a(3) by breadth-first search of all states, one placement of the largest discs at a time, with the discs split 1+2 and 2+1: all sphere sizes agree (2026-11-23).',
    '%H A382111 <a href="b382111.txt">Table of n, a(n) for n = 0..3</a>',
    '%E A382111 a(3) from',
    '',
  ]);
  expect(moreTermsFile(draft)).toBe('0 0\n1 1\n2 3\n3 5\n');
});

test.each<[string, KeptSearch[]]>([
  ['found once', [{ ...three, runs: [{ largeDiscs: 1 }] }]],
  ['found twice in the same way', [{ ...three, runs: [{ largeDiscs: 1 }, { largeDiscs: 1 }] }]],
  ['after a gap', [{ ...three, discs: 4 }]],
])('none is drafted: %s', (_, searches) => expect(moreTerms(searches, FIRST)).toBe(null));

test('a search that contradicts a published term ends the build', () => {
  expect(() => moreTerms([{ ...three, eccentricity: 6 }])).toThrow(/term 3 is 5, and 6/);
});
