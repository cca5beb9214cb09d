import { InputError, type TowerRules } from '@manaus/core';

import { analyze } from '../towers/analyze.js';
import { everyPeg } from '../towers/every-peg.js';
import { estimateMemory } from '../towers/memory.js';
import { MOST_STORED } from './estimate.js';
import type { SweepPoint } from './point.js';
import type { PointAnswer } from './point-answer.js';

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
  if (point.question === 'analyze') return analysisOf(rules);
  if (point.question === 'diameter') return diameterOf(rules);
  if (point.question === 'every-peg') return { ...everyPeg(rules) };
  throw new InputError('lab/sweep', 'question', 'oneOf', {
    names: plainQuestions,
    got: point.question,
  });
}

/** Leaves out fields that depend on the machine or repeat the parameters. */
function analysisOf(rules: TowerRules): PointAnswer {
  const explicit = estimateMemory(rules).space <= MOST_STORED || undefined;
  const { puzzle, parameters, method, engine, workers, ...found } = analyze(rules, { explicit });
  return found;
}

function diameterOf(rules: TowerRules): PointAnswer {
  const { order, size, directed, components, diameters } = analyze(rules, WHOLE);
  return { order, size, directed, components, diameters };
}

/** An analysis that leaves no diameter open. */
const WHOLE = { explicit: true, effort: Number.POSITIVE_INFINITY };
