import { representativeFamily } from '@manaus/theorems';
import { expect, test } from 'vitest';
import { provedByCoq } from '../../src/atlas/family-page.js';
import { countFamilies, TABLE_PATH, writeFamilies } from '../../src/atlas/table.js';
import { familyKey } from '../../src/atlas/words.js';

const files = new Map<string, string>();
const table = writeFamilies((path, content) => {
  files.set(path, String(content));
  return path;
});

test('all families are in the table, as many as it says', () => {
  expect(countFamilies(table)).toEqual({ families: 5728, withGoal: 1864 });
  expect(files.get(TABLE_PATH)?.split('\n')[0]).toBe(table.columns.join());
});

test('the script holds the rows of the file', () => {
  let read: (readonly (string | undefined)[])[] = [];
  const window = {
    manausFamilies: ({ cells, rows }: { cells: string[]; rows: number[][] }) => {
      read = rows.map((row) => row.map((place) => cells[place]));
    },
  };
  new Function('window', files.get('assets/family-table.js') ?? '')(window);
  expect(read).toEqual(table.rows);
});

test('theorems of Coq are found by the representative of their family', () => {
  const coq = provedByCoq();
  const bucharest = familyKey(representativeFamily({ moves: 'adjacent', goal: null }));
  expect(coq[bucharest]).toContain('bucharest_sizes');
  expect(bucharest).toBe('n n n, 01 02 10 20');
  const manaus = familyKey(representativeFamily({ capacities: ['n', 'n-1', 'n-2'], goal: null }));
  expect(coq[manaus]).toContain('manaus_worst_case_0');
});
