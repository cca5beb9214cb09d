import { InputError } from '@manaus/core';
import type { HeapPlay, HeapPosition, Outcome } from '@manaus/games';
import type { HeapSetup } from './setup.js';

/** A heap game as the page plays it. */
export interface Table {
  readonly setup: HeapSetup;
  /** The game of the registry, for the parameters and the convention of the setup. */
  readonly rules: HeapPlay;
  readonly start: HeapPosition;
  label(position: HeapPosition): string;
  /** The position of a label. Throws an `InputError` if it cannot be left of the first heaps. */
  parse(label: string): HeapPosition;
  /** The amounts that may be taken from a heap, in order. */
  amounts(position: HeapPosition, place: number): readonly number[];
  /** The position after some amounts are taken; `null` if the rules forbid it. */
  after(position: HeapPosition, taken: readonly number[]): HeapPosition | null;
  outcome(position: HeapPosition): Outcome;
  /** The positions that win: each once, at most `MOST_WINNING`. */
  winning(position: HeapPosition): readonly HeapPosition[];
}

/** The most winning moves that are listed. */
export const MOST_WINNING = 200;
/** A table of all positions is made anew for every position: it must be quick. */
const MOST_OPTIONS = 1_000_000;

/** The table of a setup. Throws an `InputError` if it would take too long. */
export function tableOf(setup: HeapSetup): Table {
  const rules = setup.family.play(setup.parameters, setup.convention);
  const start = rules.notation.parse(setup.heaps.join());
  requireQuick(start, rules);
  const { amounts, outcome } = rules;
  return {
    setup,
    rules,
    start,
    label: rules.notation.format,
    parse: (text) => belowStart(rules.notation.parse(text), start, text),
    amounts,
    after: (position, taken) =>
      isLegal(rules, position, taken) ? rules.after(position, taken) : null,
    outcome,
    winning: (position) => firstOf(rules.winningMoves(position)),
  };
}

function isLegal(rules: HeapPlay, position: HeapPosition, taken: readonly number[]): boolean {
  const touched = taken.flatMap((amount, place) => (amount === 0 ? [] : [place]));
  return (
    touched.length >= 1 &&
    touched.length <= rules.heapsPerMove &&
    touched.every((place) => rules.amounts(position, place).includes(taken[place]))
  );
}

function firstOf(moves: Iterable<HeapPosition>): HeapPosition[] {
  const found: HeapPosition[] = [];
  for (const move of moves) if (found.push(move) === MOST_WINNING) break;
  return found;
}

function belowStart(position: HeapPosition, start: HeapPosition, text: string): HeapPosition {
  const below =
    position.heaps.length === start.heaps.length &&
    position.heaps.every((heap, place) => heap <= start.heaps[place]);
  if (!below || (position.limit ?? 0) > 2 * start.heaps[0])
    throw new InputError('play', 'position', 'leftOver', { got: text });
  return position;
}

function requireQuick(start: HeapPosition, { amounts, needsTable }: HeapPlay): void {
  const { heaps } = start;
  if (!needsTable(heaps)) return;
  const options = heaps.reduce((total, _, place) => total + amounts(start, place).length, 0);
  const needed = options * heaps.reduce((product, heap) => product * (heap + 1), 1);
  if (needed > MOST_OPTIONS)
    throw new InputError('play', 'heaps', 'heapTable', { most: MOST_OPTIONS, got: heaps });
}

/** The amounts that a move took from each heap. */
export const takenBetween = (before: HeapPosition, after: HeapPosition): number[] =>
  before.heaps.map((heap, place) => heap - after.heaps[place]);

/** True if no move is left. */
export const isOver = (table: Table, position: HeapPosition): boolean =>
  position.heaps.every((_, place) => table.amounts(position, place).length === 0);
