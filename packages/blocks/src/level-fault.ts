import type { FaultCode, Faults, InputError } from '@manaus/core';
import type { WordedFaults } from '@manaus/core/faults';
import { type Bounds, faultMaker, must, type Sentences, shown } from '@manaus/core/internals';

/** Faults of levels of block games. */
export interface LevelFaults {
  sign: { readonly signs: string; readonly got: unknown };
  signOrLetter: { readonly signs: string; readonly got: unknown };
  onlyOne: { readonly line: string };
  nothingAfter: { readonly after: string; readonly got: unknown };
  noGrid: object;
  noRows: object;
  noEnd: object;
  /** A second start or goal. */
  second: { readonly sign: string };
  /** No start or no goal. */
  none: { readonly sign: string };
  longName: { readonly got: unknown };
  freeCell: { readonly x: number; readonly y: number; readonly got: unknown };
  onlyName: { readonly x: number; readonly y: number; readonly got: unknown };
  nameOf: { readonly part: Part; readonly got: unknown };
  oneDirective: { readonly got: unknown };
  noDirectives: { readonly got: unknown };
  unexplained: { readonly got: unknown };
  starMoves: object;
  otherCell: { readonly got: unknown };
  /** A cell that a teleport leads to is void. */
  landing: { readonly x: number; readonly y: number; readonly got: unknown };
  blueCells: { readonly n: number };
  letterKey: { readonly got: unknown };
  /** An option that only levels of another game have. */
  otherGame: { readonly game: string; readonly got: unknown };
  oneCell: { readonly n: number; readonly got: unknown };
}

declare module '@manaus/core/faults' {
  interface Faults extends LevelFaults {}
}

/** The parts of a level that have names. */
export const parts = { bridge: 'a bridge', cell: 'a cell', key: 'a key' } as const;

type Part = keyof typeof parts;

/** The English of each code. */
const levelSentences: Sentences<LevelFaults> = {
  sign: must(({ signs }) => `be one of ${signs}`),
  signOrLetter: must(({ signs }) => `be one of ${signs} or a letter`),
  onlyOne: ({ line }, what) => `${what}: a second line ${line}`,
  nothingAfter: must(({ after }) => `be nothing after ${after}`),
  noGrid: (_, what) => `${what}: the level has no grid: the line grid, rows, the line end`,
  noRows: (_, what) => `${what}: the grid has no rows`,
  noEnd: (_, what) => `${what}: the line end is missing after the rows of the grid`,
  second: ({ sign }, what) => `${what}: the grid has a second ${sign}`,
  none: ({ sign }, what) => `${what}: the grid has no ${sign}`,
  longName: must(() => 'be a name of two characters or more'),
  freeCell: ({ x, y, got }, what) =>
    `${what}: the cell at ${x} ${y} has a name or part already (got ${shown(got)})`,
  onlyName: ({ x, y, got }, what) =>
    `${what}: the cell at ${x} ${y} has another name already (got ${shown(got)})`,
  nameOf: must(({ part }) => `be the name of ${parts[part]}`),
  oneDirective: must(() => 'be a name without another directive'),
  noDirectives: ({ got }, what) => `${what}: this game has no directives (got ${shown(got)})`,
  unexplained: must(() => 'be a cell whose name has a directive'),
  starMoves: (_, what) => `${what}: the sign * needs a line such as star * 3`,
  otherCell: must(() => 'be another cell than the first'),
  landing: ({ x, y, got }, what) =>
    `${what}: the teleport leads to ${x} ${y}, which is neither floor nor a bridge (got ${shown(got)})`,
  blueCells: ({ n }, what) => `${what}: a level has no or two blue cells, not ${n}`,
  letterKey: must(() => 'be a key whose name begins with a letter'),
  otherGame: ({ game, got }, what) => `${what} is for levels of ${game} only (got ${shown(got)})`,
  oneCell: must(({ n }) => `be the name of one cell, not of ${n}`),
};

/** The error of a level, and of what is done with it. */
export const levelFault = faultMaker(levelSentences);

type LevelCode = keyof LevelFaults | keyof WordedFaults;

/** A word of a directive and where it stands. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A fault of a level and its place: line and column, counted from 1. */
export function wrongAt<C extends LevelCode>(
  line: number,
  column: number,
  code: C,
  values: Faults[C],
): InputError<C> {
  return levelFault('blocks/level', { line, column }, code, values);
}

/** The bounds of a code as a parameter, where it has any. */
type BoundsOf<C extends FaultCode> = keyof Bounds<C> extends never ? [] : [Bounds<C>];

/** A fault of a word, which is the value that was refused. */
export function wrongWord<C extends LevelCode>(
  { text, line, column }: Word,
  code: C,
  ...[bounds]: BoundsOf<C>
): InputError<C> {
  return wrongAt(line, column, code, { ...bounds, got: text } as Faults[C]);
}
