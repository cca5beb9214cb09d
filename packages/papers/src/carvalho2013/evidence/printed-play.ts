import { gameSolver, type Heaps, heapGame, nimSum, type Outcome } from '@manaus/games';
import type { PrintedCell, PrintedTable } from '../../check/index.js';
import { printed } from '../../printed.js';
import type { Words } from '../../words.js';
import { columnSums, digitRows } from './digits.js';
import { isOption, within } from './heap-positions.js';
import { isLowered, markedOutcomes } from './marked-outcomes.js';
import { withHeap } from './nim-strategies.js';

type Row = Readonly<Record<string, string>>;

/** The values computed at a move, by the column of the print. */
export type Computed = Readonly<Record<string, string>>;

/** A printed field of a move, or of a list of facts, which has but one. */
export interface PlayCell extends PrintedCell {
  readonly move: number;
  readonly what: string;
}

/** The columns that say what is played. */
const instructions = ['move', 'pile', 'taken'];

/** The value that a method computes for a field of the print; a missing one is a bug. */
const beside =
  (computed: () => readonly Computed[]) =>
  ({ move, what }: PlayCell): string => {
    const value = computed()[move]?.[what];
    if (value === undefined) throw new Error(`nothing is computed beside ${what}`);
    return value;
  };

/**
 * All facts of a table are found together, once per reading of the print: its methods share no
 * source that would have to be noted again.
 */
function once(rows: () => readonly Row[], facts: Facts): () => readonly Computed[] {
  let known: { readonly print: string; readonly facts: readonly Computed[] } | null = null;
  return () => {
    const read = rows();
    const print = JSON.stringify(read);
    if (known?.print !== print) known = { print, facts: facts(read) };
    return known.facts;
  };
}

type Facts = (rows: readonly Row[]) => readonly Computed[];

const besideAll = (rows: () => readonly Row[], methods: Readonly<Record<string, Facts>>) =>
  Object.fromEntries(
    Object.entries(methods).map(([name, facts]) => [name, beside(once(rows, facts))] as const),
  );

/** A printed table of moves: every field that the print has. */
export const playTable = (
  rows: () => readonly Row[],
  checked: Words,
  methods: Readonly<Record<string, Facts>>,
): PrintedTable<PlayCell> => ({
  checked,
  printed: () =>
    rows().flatMap((row, move) =>
      Object.keys(row)
        .filter((what) => !instructions.includes(what) && row[what] !== '-')
        .map((what) => ({ place: [`move ${row.move}`, what], printed: row[what], move, what })),
    ),
  methods: besideAll(rows, methods),
});

/** A printed list of facts. */
export const factTable = (
  name: string,
  checked: Words,
  methods: Readonly<Record<string, () => Computed>>,
): PrintedTable<PlayCell> => ({
  checked,
  printed: () =>
    printed(name).map(({ what, printed }) => ({ place: [what], printed, move: 0, what })),
  methods: besideAll(
    () => printed(name),
    Object.fromEntries(Object.entries(methods).map(([way, facts]) => [way, () => [facts()]])),
  ),
});

/** The players in turn. */
export const playerOf = (move: number): string => 'AB'[move % 2];

/** Heaps as the transcription writes them. */
export const heapsText = (heaps: Heaps): string => (heaps.length === 0 ? 'none' : heaps.join(' '));

/** The binary form of a number, by halving it. */
export const binary = (number: number): string =>
  number < 2 ? String(number) : `${binary(Math.floor(number / 2))}${number % 2}`;

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

/**
 * Plays the printed moves (`pile`, `taken`) from a position, by the options of the library; a heap
 * that is empty leaves the table.
 */
export function replay(start: Heaps, rows: readonly Row[]): Replayed[] {
  let heaps = start;
  return rows.map((row, move) => {
    const place = Number(row.pile) - 1;
    const moved = withHeap(heaps, place, heaps[place] - Number(row.taken));
    const legal = isOption(heapGame('nim'), heaps, moved);
    const step = { heaps, player: playerOf(move), next: moved.filter((heap) => heap > 0), legal };
    heaps = step.next;
    return step;
  });
}

/** The positions before each printed move and after the last, by taking the numbers away. */
export function takenAway(start: Heaps, rows: readonly Row[]): Heaps[] {
  const heaps = [...start];
  const positions: Heaps[] = [start];
  for (const { pile, taken } of rows) {
    const place = Number(pile) - 1;
    heaps[place] -= Number(taken);
    if (heaps[place] === 0) heaps.splice(place, 1);
    positions.push([...heaps]);
  }
  return positions;
}

/** The same play; legal is what lowers one heap. */
function playOnPaper(start: Heaps, rows: readonly Row[]): Replayed[] {
  const positions = takenAway(start, rows);
  return rows.map((_, move) => {
    const [heaps, next] = positions.slice(move, move + 2);
    const legal = next.every((heap) => heap > 0) && isLowered(heaps, next);
    return { heaps, player: move % 2 === 0 ? 'A' : 'B', next, legal };
  });
}

/** The methods that find the facts of a play. */
interface Means {
  readonly play: (start: Heaps, rows: readonly Row[]) => Replayed[];
  readonly outcome: (heaps: Heaps) => Outcome;
  readonly rows: (heaps: Heaps) => string;
  readonly sum: (heaps: Heaps) => string;
}

const widest = (heaps: Heaps): number => Math.max(1, ...heaps.map((heap) => binary(heap).length));

/** By the rules of the library, looking at all that can follow, with sums by bits. */
const byLibrary = (isMisere: boolean): Means => ({
  play: replay,
  outcome: gameSolver(isMisere ? heapGame('nim').misere : heapGame('nim')).outcome,
  rows: (heaps) => heaps.map((heap) => binary(heap).padStart(widest(heaps), '0')).join(' '),
  sum: (heaps) => binary(nimSum(heaps)).padStart(widest(heaps), '0'),
});

/** By plain rules and marking, with sums by columns. */
const onPaper = (start: Heaps, isMisere: boolean): Means => ({
  play: playOnPaper,
  outcome: markedOutcomes(within(start), { convention: isMisere ? 'misere' : 'normal' }),
  rows: rowsText,
  sum: sumText,
});

/**
 * The values computed at each move of a play of Nim; of each player only the first mistake counts.
 */
function factsBy(means: Means, start: Heaps, printed: readonly Row[], isMisere: boolean) {
  const { play, outcome } = means;
  const erred = new Set<string>();
  const isFirstMistake = ({ heaps, next, player }: Replayed) => {
    if (outcome(heaps) === 'P' || outcome(next) === 'P' || erred.has(player)) return false;
    erred.add(player);
    return true;
  };
  return play(start, printed).map((step) => factsAt(means, step, isFirstMistake(step), isMisere));
}

/** Players, positions, sums, outcomes and the winner at a move. */
function factsAt(
  { outcome, rows, sum }: Means,
  { heaps, player, next, legal }: Replayed,
  mistake: boolean,
  isMisere: boolean,
): Computed {
  const other = player === 'A' ? 'B' : 'A';
  return {
    player,
    'position named': heapsText(heaps),
    rows: rows(heaps),
    sum: sum(heaps),
    claim: outcome(heaps),
    to: legal ? heapsText(next) : 'no move',
    after: outcome(next),
    mistake: mistake ? player : 'none',
    winner: next.length > 0 ? 'none' : isMisere ? other : player,
  };
}

/** Both ways to find what is computed at each move of a play of Nim. */
export const nimFacts = (start: Heaps, isMisere = false) => ({
  'the rules of the library and all that can follow': (rows: readonly Row[]) =>
    factsBy(byLibrary(isMisere), start, rows, isMisere),
  'plain rules, marked positions and columns': (rows: readonly Row[]) =>
    factsBy(onPaper(start, isMisere), start, rows, isMisere),
});

/** All plays found again, in Portuguese. */
export const replayed =
  'Todas as jogadas impressas refeitas pelas regras; somas e formas binárias coluna a coluna, resultados pela busca de tudo o que pode vir a seguir.';
