import { requireOneOf } from '@manaus/core/internals';
import { type HeapGameEntry, heapGames } from '@manaus/games';
import { current, showStep } from '../play/history.js';
import type { Fields } from '../shell/game-state.js';
import { begin, isSamePlace, isStop, type Place, type Play, type Side } from './play.js';
import { type HeapRow, rowOf } from './row.js';
import { readSetup, writeSetup } from './setup.js';
import { type Table, tableOf } from './table.js';

/** A heap game, what is known of its single heaps, and the play of it. */
export interface HeapsGame {
  readonly table: Table;
  readonly row: HeapRow | null;
  readonly history: Play;
}

/**
 * The game that the fields of an address name, the moves made kept where the old game came by the
 * position. Throws an `InputError` where they name none.
 */
export function openHeaps(
  fields: Fields,
  games: readonly HeapGameEntry[] = heapGames,
  old?: HeapsGame,
): HeapsGame {
  const table = tableOf(readSetup(fields, games));
  const turn = turnOf(fields.turn ?? 'first');
  const step = fields.at === undefined ? undefined : { position: table.parse(fields.at), turn };
  const isSame =
    JSON.stringify(old && writeSetup(old.table.setup)) === JSON.stringify(writeSetup(table.setup));
  const at = old === undefined || !isSame ? -1 : entryOf(old, step);
  if (old !== undefined && at >= 0)
    return at === old.history.at ? { ...old } : { ...old, history: showStep(old.history, at) };
  return { table, row: rowOf(table), history: begin(table, step) };
}

/** The entry of a play that shows a position, the first one by default; -1 without one. */
function entryOf({ table, history }: HeapsGame, step?: Place): number {
  if (step === undefined) return begin(table).at === 0 ? 0 : -1;
  return history.entries.findIndex((each) => isStop(table, each) && isSamePlace(table, each, step));
}

/** The side that is to move, by name. */
export function turnOf(text: string): Side {
  return requireOneOf('play', 'turn', ['first', 'second'], text) === 'first' ? 0 : 1;
}

/** The fields of the address of a game. */
export function fieldsOf({ table, history }: HeapsGame): Record<string, string> {
  const { position, turn } = current(history);
  const place = history.at > 0 && { at: table.label(position), turn: turnName(turn) };
  return { ...writeSetup(table.setup), ...place };
}

/** The name of the side that is to move. */
export const turnName = (turn: Side): 'first' | 'second' => (turn === 0 ? 'first' : 'second');
