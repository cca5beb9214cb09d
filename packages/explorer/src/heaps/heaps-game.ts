import { requireOneOf } from '@manaus/core';
import { type HeapGameFamily, heapGames } from '@manaus/games';
import type { Fields } from '../shell/game-state.js';
import { begin, currentStep, type Play, type Side } from './play.js';
import { type HeapRow, rowOf } from './row.js';
import { readSetup, writeSetup } from './setup.js';
import { type Table, tableOf } from './table.js';

/** A heap game, what is known of its single heaps, and the play of it. */
export interface HeapsGame {
  readonly table: Table;
  readonly row: HeapRow | null;
  readonly play: Play;
}

/** The game that the fields of an address name; an `InputError` where they name none. */
export function openHeaps(fields: Fields, games: readonly HeapGameFamily[] = heapGames): HeapsGame {
  const table = tableOf(readSetup(fields, games));
  const turn = turnOf(fields.turn ?? 'first');
  const step = fields.at === undefined ? undefined : { position: table.parse(fields.at), turn };
  return { table, row: rowOf(table), play: begin(table, step) };
}

/** The side that is to move, by name. */
export function turnOf(text: string): Side {
  return requireOneOf('play', 'turn', ['first', 'second'], text) === 'first' ? 0 : 1;
}

/** The fields of the address of a game. */
export function fieldsOf({ table, play }: HeapsGame): Record<string, string> {
  const { position, turn } = currentStep(play);
  const fields = writeSetup(table.setup);
  return play.at === 0
    ? fields
    : { ...fields, at: table.label(position), turn: turn === 0 ? 'first' : 'second' };
}
