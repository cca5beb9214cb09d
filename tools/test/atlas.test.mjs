// The table of all families of three-peg towers: a sample of what `node tools/atlas/main.mjs` does
// for all of them.
import { readFileSync } from 'node:fs';
import { threePegFamilies } from '@manaus/theorems';
import { csvParseRows } from 'd3-dsv';
import { describe, expect, test } from 'vitest';
import { byRules } from '../atlas/by-rules.mjs';
import { COLUMNS, lookAt } from '../atlas/family.mjs';
import { inRoot } from '../run/paths.mjs';

const [columns, ...rows] = csvParseRows(
  readFileSync(inRoot('docs/three-peg-families.csv'), 'utf8'),
);
const families = threePegFamilies();
const nameOf = ({ capacities, moves }) =>
  [capacities.join(' '), moves.map((pair) => pair.join('')).join(' ')].join();

test('the stored table has every family, and a row for each goal up to names of pegs', () => {
  expect(columns).toEqual(COLUMNS);
  const names = rows.map((row) => row.slice(0, 2).join());
  expect([...new Set(names)]).toEqual(families.map(nameOf));
  // By Burnside's lemma: 3,864 families without a goal, 2,080 with one of their goals.
  expect(rows.filter(([, , goal]) => goal === '')).toHaveLength(3864);
  expect(rows).toHaveLength(3864 + 2080);
});

test('a sample is proved, is as by the rules, and stands in the table', () => {
  for (const family of families.filter((_, i) => i % 331 === 5)) {
    const { open, wrong, compared, rows: found } = lookAt(family, 6);
    expect([nameOf(family), open, wrong]).toEqual([nameOf(family), null, []]);
    expect(compared).toBeGreaterThan(3);
    for (const row of found) expect(rows).toContainEqual(row.map(String));
  }
});

describe('the plain search', () => {
  const any = [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
  ];

  test('knows the tower of Manaus with four discs', () => {
    expect(byRules({ capacities: ['n', 'n-1', 'n-2'], moves: any }, 4)).toMatchObject({
      order: 71,
      components: 2,
      'reachable 0': 36,
      'eccentricity 0': 13,
      'farthest 0': 1,
    });
  });

  test('knows a stack that none can leave', () => {
    const found = byRules({ capacities: ['n', 'n', '1'], moves: [[2, 1]] }, 3);
    expect(found['reachable 0']).toBe(1);
    expect(found['distance p0 p1']).toBeUndefined();
  });
});
