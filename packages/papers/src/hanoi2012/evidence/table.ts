import {
  type Board,
  type Disc,
  hanoi,
  InputError,
  type Peg,
  type Play,
  runProgram,
} from '@manaus/core';
import { letter, lettersOf, pegsOf, stateOf } from './iterative.js';

/**
 * The table of two columns: one row per disc, its peg and the one it goes to; entry 0 is not used.
 */
export type Table = { is: Peg; goes: Peg }[];

/** The positions of the discs. */
interface Pegs {
  pegOf(disc: Disc): Peg;
}

export const emptyTable = (discs: number): Table =>
  Array.from({ length: discs + 1 }, () => ({ is: -1, goes: -1 }));

/**
 * Fills in the table from the row of a disc downwards, larger discs being above.
 *
 * While all larger discs are where they belong, a row takes the destination of its disc; else
 * the letter of the row above if its two agree, and the missing one if they do not.
 */
export function complete(
  table: Table,
  board: Pegs,
  from: Disc,
  destinations: readonly Peg[],
): void {
  const discs = table.length - 1;
  for (let disc = from; disc >= 1; disc--) {
    const row = table[disc];
    row.is = board.pegOf(disc);
    const above = table[disc + 1];
    // Its second letter stands: only what it depends on above could change it.
    if (disc === from && from < discs) continue;
    const placed = destinations.slice(disc).every((peg, i) => table[disc + 1 + i].is === peg);
    row.goes = placed
      ? destinations[disc - 1]
      : above.is === above.goes
        ? above.goes
        : 3 - above.is - above.goes;
  }
}

/** The lowest row whose letters differ: the disc that moves. */
export function firstUnequal(table: Table): Disc | undefined {
  const disc = table.findIndex(({ is, goes }, i) => i > 0 && is !== goes);
  return disc < 0 ? undefined : disc;
}

/**
 * The table of two columns before a move: the state, one row per disc from the largest, and the
 * move that it gives.
 */
export interface TableStep {
  readonly state: string;
  readonly rows: readonly { readonly disc: Disc; readonly is: string; readonly goes: string }[];
  /** `null` where nothing is left to do. */
  readonly move: { readonly disc: Disc; readonly from: string; readonly to: string } | null;
}

/**
 * The table of two columns from a state to another, move by move; both name the peg A, B or C of
 * disc 1, disc 2, and so on.
 *
 * To the goal C...C it is the optimal solution; to other goals it may be longer than needed. Time
 * O(discs) a move. Throws an `InputError` for other letters and for states of different length.
 * Source: [hanoi2012, tables 2 and 3].
 *
 * @example
 * ```ts
 * const [first] = tableSteps('BCAA', 'CCCC');
 * first.rows.map(({ is, goes }) => is + goes); // => ['AC', 'AB', 'CC', 'BC']
 * first.move; // => { disc: 1, from: 'B', to: 'C' }
 * ```
 */
export function tableSteps(from: string, to: string): TableStep[] {
  requireForm('from', from);
  requireForm('to', to);
  if (from.length !== to.length)
    throw new InputError('papers/table', 'to', 'exactly', { n: from.length, of: 'discs', got: to });
  const pegs = pegsOf(from);
  const table = emptyTable(pegs.length);
  const steps: TableStep[] = [];
  for (let changed = pegs.length; ; ) {
    complete(table, { pegOf: (disc) => pegs[disc - 1] }, changed, pegsOf(to));
    const disc = firstUnequal(table);
    steps.push(stepOf(pegs, table, disc));
    if (disc === undefined) return steps;
    pegs[disc - 1] = table[disc].goes;
    changed = disc;
  }
}

function requireForm(name: string, got: string): void {
  if (!/^[ABC]+$/.test(got))
    throw new InputError('papers/table', name, 'form', { form: 'ABC, a letter per disc', got });
}

function stepOf(pegs: readonly Peg[], table: Table, moving: Disc | undefined): TableStep {
  const rows = table
    .slice(1)
    .map(({ is, goes }, i) => ({ disc: i + 1, is: letter(is), goes: letter(goes) }));
  const row = moving === undefined ? null : rows[moving - 1];
  const move = row && { disc: row.disc, from: row.is, to: row.goes };
  return { state: lettersOf(pegs), rows: rows.reverse(), move };
}

/** All discs on C. */
export const allOnC = (discs: number): Peg[] => new Array<Peg>(discs).fill(2);

/** The table for the goal C at the start, without a move. */
export function filled(pegs: readonly Peg[]): Table {
  const table = emptyTable(pegs.length);
  complete(table, { pegOf: (disc: Disc) => pegs[disc - 1] }, pegs.length, allOnC(pegs.length));
  return table;
}

/**
 * The table filled once, then from the row of each move on downwards, until both columns agree;
 * with C...C as destinations it is the one of any start.
 */
export function byTable(board: Board, destinations: readonly Peg[]): void {
  const table = emptyTable(board.discs);
  complete(table, board, board.discs, destinations);
  for (;;) {
    board.loop();
    const disc = firstUnequal(table);
    if (disc === undefined) return;
    board.moveFrom(disc, table[disc].is, table[disc].goes);
    // A disc that comes to its destination changes what is due to those below it, and only to
    // those.
    complete(table, board, disc, destinations);
  }
}

/** The play of the table from a state to another. */
export const tablePlay = (from: readonly Peg[], to: readonly Peg[]): Play =>
  runProgram({ ...hanoi(to.length), goals: [stateOf(to)] }, stateOf(from), (board) =>
    byTable(board, to),
  );
