import { hanoi, manaus } from '@manaus/core';
import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { stateRows, storeTower } from '../../src/index.js';
import { moveRows, rowsParquet } from '../../src/internals.js';

/** The rows of a Parquet file; its integers are of 64 bits. */
async function read(file: Uint8Array) {
  const rows = await parquetReadObjects({ file: new Uint8Array(file).buffer });
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        typeof cell === 'bigint' ? Number(cell) : cell,
      ]),
    ),
  );
}

test.each([
  ['Manaus, with bad states', manaus(4)],
  ['one-way Hanoi', hanoi(3, { moves: 'cyclic' })],
])('%s: states and moves come back', async (_, rules) => {
  const tower = storeTower(rules);
  const states = stateRows(tower, { eccentricities: true });
  expect(await read(await rowsParquet(states))).toEqual(states);
  expect(await read(await rowsParquet(moveRows(tower)))).toEqual(moveRows(tower));
});
