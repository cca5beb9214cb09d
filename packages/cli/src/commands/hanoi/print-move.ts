import type { TowerMove } from '@manaus/core';
import { answer } from '../../shell/answer.js';
import type { Io } from '../../shell/io.js';
import { type Fact, twoColumns } from '../../tables/columns.js';
import { inLines } from '../../tables/text.js';

type Fields = Readonly<Record<string, string | number | null>>;

/** The fields of a move, `null` where nothing is to be moved. */
export function moveFields(move: TowerMove | null): Fields {
  if (move === null) return { disc: null, from: null, to: null };
  return { disc: move.disc, from: `p${move.from}`, to: `p${move.to}` };
}

/** Prints the fields of a move. */
export function printMove(io: Io, json: boolean, move: Fields): void {
  const rows = Object.entries(move).map(([name, value]): Fact => [name, String(value ?? 'none')]);
  answer(io, json, move, () => inLines(twoColumns(rows, io.color)));
}
