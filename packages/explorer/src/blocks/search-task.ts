import { type Level, shortestSolution } from '@manaus/blocks';
import { type Fault, InputError } from '@manaus/core';
import { type Chart, chartOf } from './chart.js';

/** A task of a worker: all states of a level, or one shortest way from its start, within a time. */
export interface Task {
  readonly kind: 'chart' | 'way';
  readonly level: Level;
  readonly milliseconds: number;
}

/**
 * The progress or the end of a task. It is stopped by the clock, or by a fault such as more states
 * than a page holds.
 */
export type Report =
  | { readonly kind: 'progress'; readonly states: number }
  | { readonly kind: 'chart'; readonly chart: Chart }
  | { readonly kind: 'way'; readonly path: string | null }
  | { readonly kind: 'stopped'; readonly states: number; readonly fault?: Fault };

/** The facts known about all states of a level. */
export type Search = Exclude<Report, { kind: 'way' }>;
/** The facts known about one state. */
export type Way = Exclude<Report, { kind: 'chart' }>;

/** More states take more memory than a page should. */
const mostStates = 2 ** 22;
/** A larger board of On The Edge has too many states to list. */
const mostTrodden = 40;

/** Time between two reports, in milliseconds. */
const between = 200;

class OutOfTime extends Error {}

/** Does a task and reports; a level that is too large stops it without an error. */
export function runTask(task: Task, report: (report: Report) => void): void {
  const end = performance.now() + task.milliseconds;
  let found = 0;
  let reported = 0;
  const onProgress = (states: number | null) => {
    found = states ?? found;
    const now = performance.now();
    if (now > end) throw new OutOfTime();
    if (now < reported + between) return;
    reported = now;
    report({ kind: 'progress', states: found });
  };
  try {
    report(resultOf(task, onProgress));
  } catch (error) {
    report({ kind: 'stopped', states: found, ...faultOf(error) });
  }
}

function resultOf({ kind, level }: Task, onProgress: (states: number | null) => void): Report {
  const options = { mostStates, onProgress };
  if (kind === 'way') return { kind, path: shortestSolution(level, options).path };
  if (isTooWide(level)) return { kind: 'stopped', states: 0 };
  return { kind, chart: chartOf(level, options) };
}

/** The fault by which a task was stopped, if it was one; throws any error that stops none. */
function faultOf(error: unknown): { readonly fault?: Fault } {
  if (error instanceof InputError) return { fault: error.toJSON() };
  if (error instanceof OutOfTime || error instanceof RangeError) return {};
  throw error;
}

const isTooWide = (level: Level) =>
  level.game === 'on-the-edge' &&
  level.floor.filter((kind) => kind !== 'void').length > mostTrodden;
