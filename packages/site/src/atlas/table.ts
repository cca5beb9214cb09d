import { readFileSync } from 'node:fs';
import { csvParseRows } from 'd3-dsv';
import type { Write } from '../page/write.js';
import { inRoot } from '../read/paths.js';

/** The file with the table, on the site. */
export const TABLE_PATH = 'data/three-peg-families.csv';

/** The stored table of all families, as `node tools/atlas/main.mjs` writes it. */
export interface FamilyTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Writes the table of all families, as a file and as the script of its page, and returns it. */
export function writeFamilies(write: Write): FamilyTable {
  const text = readFileSync(inRoot('docs', 'three-peg-families.csv'), 'utf8');
  const [columns = [], ...rows] = csvParseRows(text);
  write(TABLE_PATH, text);

  // A page opened from disk may not fetch: the table is a script, short because it has each
  // different cell once, and the rows as their places among these.
  const places = new Map<string, number>();
  const numbered = rows.map((row) =>
    row.map((cell) => {
      const place = places.get(cell) ?? places.size;
      places.set(cell, place);
      return place;
    }),
  );
  const data = JSON.stringify({ cells: [...places.keys()], rows: numbered });
  write('assets/family-table.js', `window.manausFamilies(${data});\n`);
  return { columns, rows };
}

/** How many families a table has, and how many of them have a goal. */
export function countFamilies({ rows }: FamilyTable): { families: number; withGoal: number } {
  const names = (of: FamilyTable['rows']) =>
    new Set(of.map(([capacities, moves]) => `${capacities}, ${moves}`)).size;
  return { families: names(rows), withGoal: names(rows.filter(([, , goal]) => goal !== '')) };
}
