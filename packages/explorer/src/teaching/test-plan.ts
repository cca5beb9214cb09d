import { InputError } from '@manaus/core';
import { wrongKind } from '../shell/bad-input.js';
import { isRecord } from '../shell/storage.js';

/**
 * The plan by which a set is run as a test: problems alone, in their order, without a word about
 * them.
 */
export interface TestPlan {
  /** The number of problems at the beginning that do not count. */
  readonly practice: number;
  /** The time for each problem; `null` without a limit. */
  readonly seconds: number | null;
}

const mostSeconds = 3600;

/**
 * The plan in a document of a number of cards; `null` without one. An `InputError` if it cannot be
 * read.
 */
export function readTestPlan(document: unknown, cards: number): TestPlan | null {
  const test = isRecord(document) ? document.test : undefined;
  if (test === undefined || test === null) return null;
  if (!isRecord(test)) throw wrongKind('test', 'object', test);
  const { practice = 0, seconds = null } = test;
  return {
    practice: whole('test.practice', practice, 0, cards - 1),
    seconds: seconds === null ? null : whole('test.seconds', seconds, 1, mostSeconds),
  };
}

function whole(parameter: string, value: unknown, least: number, most: number): number {
  if (isWhole(value, least, most)) return value;
  throw new InputError('play', parameter, 'between', { least, most, got: JSON.stringify(value) });
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The name of a trial of a test: practice trials are `p1`, `p2`, the others `1`, `2`. */
export const trialName = (card: number, { practice }: TestPlan): string =>
  card < practice ? `p${card + 1}` : `${card + 1 - practice}`;
