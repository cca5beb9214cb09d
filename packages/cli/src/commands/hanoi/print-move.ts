import { answer } from '../../shell/answer.js';
import type { Io } from '../../shell/io.js';
import { twoColumns } from '../../tables/columns.js';

/** Prints the fields of a move. */
export function printMove(
  io: Io,
  json: boolean,
  move: Readonly<Record<string, string | number | null>>,
): void {
  const rows = Object.entries(move).map(
    ([name, value]) => [name, String(value ?? 'none')] as const,
  );
  answer(io, json, move, () => `${twoColumns(rows, io.color).join('\n')}\n`);
}
