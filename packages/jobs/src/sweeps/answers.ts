import { InputError, type TowerRules } from '@manaus/core';
import { type HeapGameEntry, heapGames } from '@manaus/games';
import { codeEntry, type GrundyRow, isCode, subtractionEntry } from '@manaus/games/internals';
import { analyze, estimateMemory, everyPeg } from '@manaus/lab/towers';
import { MOST_STORED } from './estimate.js';
import type { HeapPoint, SweepPoint } from './point.js';

/** The answer at a point: fields that JSON can hold. */
export type PointAnswer = Readonly<Record<string, unknown>>;

/** The questions that {@link answerPoint} answers. */
export const plainQuestions: readonly string[] = ['analyze', 'diameter', 'every-peg'];

/** Answers the question of a point. */
export type AnswerPoint = (
  point: SweepPoint,
  rules: TowerRules,
) => PointAnswer | Promise<PointAnswer>;

/**
 * Answers the questions that need no work of the literature: `analyze`; `diameter`, which is exact
 * whatever it takes; and `every-peg`, which sets the goal on each peg in turn that holds all discs,
 * and needs none.
 *
 * The same point has the same answer on every machine.
 *
 * @example
 * ```ts
 * const [point] = gridPoints({ puzzles: ['manaus'], discs: [3], questions: ['diameter'] }).points;
 * answerPoint(point, manaus(3)).diameters; // => [5, 5]
 * ```
 */
export function answerPoint(point: SweepPoint, rules: TowerRules): PointAnswer {
  if (point.question === 'analyze') {
    // Without fields that depend on the machine or repeat the parameters.
    const explicit = estimateMemory(rules).space <= MOST_STORED || undefined;
    const { puzzle, parameters, method, engine, workers, ...found } = analyze(rules, { explicit });
    return found;
  }
  if (point.question === 'diameter') {
    const { order, size, directed, components, diameters } = analyze(rules, WHOLE);
    return { order, size, directed, components, diameters };
  }
  if (point.question === 'every-peg') return { ...everyPeg(rules) };
  throw new InputError('jobs/sweep', 'question', 'oneOf', {
    names: plainQuestions,
    got: point.question,
  });
}

/** An analysis that leaves no diameter open. */
const WHOLE = { explicit: true, effort: Number.POSITIVE_INFINITY };

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
  if (row === null) {
    const names = games.map(({ name }) => name);
    throw new InputError('jobs/sweep', 'game', 'oneOf', { names, got: game });
  }
  return row;
}
