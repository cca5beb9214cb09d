import type { TowerMove } from '@manaus/core';
import { answer } from '../../shell/answer.js';
import type { Io } from '../../shell/io.js';
import { type Fact, twoColumns } from '../../tables/columns.js';
import { inLines } from '../../tables/text.js';

type Fields = Readonly<Record<string, string | number | null>>;

/** The fields of a move. */
export const moveFields = ({ disc, from, to }: TowerMove) => ({
  disc,
  from: `p${from}`,
  to: `p${to}`,
});

/** The fields where nothing is to be moved. */
export const NO_MOVE = { disc: null, from: null, to: null };

/** Prints the fields of a move. */
export function printMove<Document extends Fields>(io: Io, json: boolean, move: Document): void {
  const rows = Object.entries(move).map(([name, value]): Fact => [name, String(value ?? 'none')]);
  answer<Document>(io, json, move, () => inLines(twoColumns(rows, io.color)));
}
