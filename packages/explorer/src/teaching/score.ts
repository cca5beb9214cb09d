import type { EventKind, Run, RunEvent } from '../towers/run.js';
import { distanceOf, stepBetween, type World } from '../towers/world.js';

/** An attempt of a trial: a move from peg to peg, which the rules may forbid, or another change. */
export type Attempt =
  | {
      readonly kind: 'move' | 'illegal';
      readonly time: number | null;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'undo' | 'redo' | 'jump' | 'restart';
      readonly time: number | null;
      readonly after: number;
    };

/** The score of a trial. Nothing after the goal was first reached counts. */
export interface Score {
  readonly solved: boolean;
  /** Moves that the rules allow. */
  readonly moves: number;
  /** The least number of moves; `null` if the goal cannot be reached. */
  readonly optimum: number | null;
  /** Moves beyond the optimum, of a trial that was solved without jumps. */
  readonly excess: number | null;
  /** Moves that were on a shortest way. */
  readonly optimalMoves: number;
  readonly firstMoveTime: number | null;
  readonly time: number | null;
  readonly counts: Readonly<Record<Exclude<EventKind, 'move'>, number>>;
}

/** The time from the first move to the end; `null` where a time is not known. */
export const executionTime = ({ firstMoveTime, time }: Score): number | null =>
  firstMoveTime === null || time === null ? null : time - firstMoveTime;

const none = { illegal: 0, undo: 0, redo: 0, jump: 0, restart: 0 };

/** The score of a trial by exact distances and the rules, not by the kinds that a file states. */
export function scoreTrial(world: World, start: number, attempts: Iterable<Attempt>): Score {
  const { distances } = world;
  const counts = { ...none };
  let [at, moves, optimalMoves] = [start, 0, 0];
  let [firstMoveTime, time]: (number | null)[] = [null, null];
  for (const attempt of attempts) {
    if (distances[at] === 0) break;
    time = attempt.time ?? time;
    const step = stepOf(world, at, attempt);
    if (step === null) counts.illegal++;
    else if (step.kind !== 'move') counts[step.kind]++;
    else {
      if (moves === 0) firstMoveTime = attempt.time;
      moves++;
      optimalMoves += step.optimal ? 1 : 0;
    }
    at = step?.next ?? at;
  }
  const optimum = distanceOf(world, start);
  const solved = distances[at] === 0;
  const excess = solved && counts.jump === 0 && optimum !== null ? moves - optimum : null;
  return { solved, moves, optimum, excess, optimalMoves, firstMoveTime, time, counts };
}

interface Taken {
  readonly kind: Exclude<EventKind, 'illegal'>;
  readonly next: number;
  readonly optimal: boolean;
}

function stepOf(world: World, at: number, attempt: Attempt): Taken | null {
  if ('after' in attempt) return { kind: attempt.kind, next: attempt.after, optimal: false };
  const move = stepBetween(world, at, attempt.from, attempt.to);
  return move === undefined ? null : { kind: 'move', next: move.next, optimal: move.optimal };
}

/** The score of a run that was played here. */
export const scoreRun = ({ game: { world }, start, events }: Run): Score =>
  scoreTrial(world, start, events.map(attemptOf));

const attemptOf = ({ kind, time, from, to, after }: RunEvent): Attempt =>
  kind === 'move' || kind === 'illegal'
    ? { kind, time, from: from ?? -1, to: to ?? -1 }
    : { kind, time, after };
