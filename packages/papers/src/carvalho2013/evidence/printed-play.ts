import type { Game, Heaps } from '@manaus/games';
import { gameSolver } from '@manaus/games';
import type { Cell } from '../../legacy/item.js';
import { columnSums, digitRows } from './digits.js';
import { withHeap } from './nim-strategies.js';

/** What is computed at a move, by the column of the print that it stands beside. */
export type Computed = Readonly<Record<string, string>>;

/** The columns that say what is played. */
const instructions = ['move', 'pile', 'taken'];

/** The cells of a printed table of moves: every field that the print has, beside what was computed. */
export function playCells(
  rows: readonly Readonly<Record<string, string>>[],
  computed: readonly Computed[],
): Cell[] {
  const forgotten = Object.keys(rows[0]).find(
    (what) => !instructions.includes(what) && computed[0][what] === undefined,
  );
  if (forgotten !== undefined) throw new Error(`nothing is computed beside ${forgotten}`);
  return rows.flatMap((row, i) =>
    Object.entries(computed[i])
      .filter(([what]) => row[what] !== undefined && row[what] !== '-')
      .map(([what, value]) => ({
        place: [`move ${row.move}`, what],
        printed: row[what],
        computed: value,
      })),
  );
}

/** The cells of a printed list of facts. */
export function factCells(
  rows: readonly Readonly<Record<string, string>>[],
  computed: Computed,
): Cell[] {
  return rows.map(({ what, printed }) => ({
    place: [what],
    printed,
    computed: computed[what] ?? 'nothing',
  }));
}

/** The players in turn. */
export const playerOf = (move: number): string => 'AB'[move % 2];

/** Heaps as the transcription writes them. */
export const heapsText = (heaps: Heaps): string => (heaps.length === 0 ? 'none' : heaps.join(' '));

/** The binary forms of some heaps, below each other, and their sum modulo 2. */
export const rowsText = (heaps: Heaps): string =>
  digitRows(heaps)
    .map((row) => row.join(''))
    .join(' ');
export const sumText = (heaps: Heaps, modulus = 2): string =>
  columnSums(digitRows(heaps), modulus).join('');

/** A position of a replayed play, with who is to move. */
export interface Replayed {
  readonly heaps: Heaps;
  readonly player: string;
  /** The position moved to, its empty heaps left out. */
  readonly next: Heaps;
  readonly legal: boolean;
}

/** Plays the printed moves (`pile`, `taken`) from a position; a heap that is empty leaves the table. */
export function replay(
  game: Game<Heaps>,
  start: Heaps,
  rows: readonly Readonly<Record<string, string>>[],
): Replayed[] {
  let heaps = start;
  return rows.map((row, move) => {
    const place = Number(row.pile) - 1;
    const moved = withHeap(heaps, place, heaps[place] - Number(row.taken));
    const legal = game.options(heaps).some((option) => option.join() === moved.join());
    const step = { heaps, player: playerOf(move), next: moved.filter((heap) => heap > 0), legal };
    heaps = step.next;
    return step;
  });
}

/** What is computed at each move of a play of Nim: players, positions, sums, outcomes by looking at all that can follow, the winner. */
export function nimFacts(game: Game<Heaps>, steps: readonly Replayed[]): Computed[] {
  const { outcome } = gameSolver(game);
  const erred = new Set<string>();
  return steps.map(({ heaps, player, next, legal }) => {
    const mistake = outcome(heaps) === 'N' && outcome(next) === 'N' && !erred.has(player);
    if (mistake) erred.add(player);
    const over = game.options(next).length === 0;
    const other = player === 'A' ? 'B' : 'A';
    const winner = game.convention === 'normal' ? player : other;
    return {
      player,
      'position named': heapsText(heaps),
      rows: rowsText(heaps),
      sum: sumText(heaps),
      claim: outcome(heaps),
      to: legal ? heapsText(next) : 'no move',
      after: outcome(next),
      mistake: mistake ? player : 'none',
      winner: over ? winner : 'none',
    };
  });
}
