import { InputError } from '@manaus/core';
import { type HeapGameEntry, heapGames } from '@manaus/games';
import { codeEntry, type GrundyRow, isCode, subtractionEntry } from '@manaus/games/internals';
import type { PointAnswer } from './point-answer.js';

/** The largest heap of a sweep. */
export const MOST_SWEPT = 100_000;

/**
 * The parameters of one point of a sweep of heap games: a game, and how far its heaps are valued.
 */
export interface HeapPoint {
  /** The name of a game in the registry, or a code. */
  readonly game: string;
  /** The set of a subtraction game. */
  readonly subtract?: readonly number[] | undefined;
  /** The largest heap. */
  readonly upto: number;
  readonly question: 'grundy';
}

/** The name of a point of heaps in its manifest, such as `subtraction_s2-3_u50_grundy`. */
export function heapPointId({ game, subtract, upto, question }: HeapPoint): string {
  const set = subtract === undefined ? [] : [`s${subtract.join('-')}`];
  return [game, ...set, `u${upto}`, question].join('_');
}

/**
 * The Grundy values and outcomes of the heaps 0 to `upto` of a game, their proved periods, the
 * number of P-positions and the largest value.
 *
 * Throws an `InputError` for a game that is in no registry, or whose heaps have no values.
 *
 * @param games the registry of the games, ours by default
 */
export function answerHeaps(
  point: HeapPoint,
  games: readonly HeapGameEntry[] = heapGames,
): PointAnswer {
  const { values, outcomes, ...periods } = rowOf(point, games);
  const list = Array.from(values);
  return {
    ...periods,
    pPositions: list.filter((value) => value === 0).length,
    largest: list.reduce((most, value) => Math.max(most, value), 0),
    outcomes,
    values: list,
  };
}

function rowOf({ game, subtract, upto }: HeapPoint, games: readonly HeapGameEntry[]): GrundyRow {
  const own = subtract === undefined ? {} : { [subtractionEntry.parameters[0].name]: subtract };
  const entry = games.find(({ name }) => name === game) ?? (isCode(game) ? codeEntry(game) : null);
  const row = entry?.game(own).row(upto) ?? null;
  if (row === null) throw unknownGame(game, games);
  return row;
}

function unknownGame(got: string, games: readonly HeapGameEntry[]): InputError {
  const names = games.map(({ name }) => name);
  return new InputError('lab/sweep', 'game', 'oneOf', { names, got });
}
