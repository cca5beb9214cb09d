import { moveBetween } from '@manaus/core';
import { current, type History, startOf } from '../play/history.js';
import type { TowerGame } from './tower-game.js';
import { isStep } from './world.js';

/** The kinds of events. An `illegal` move was tried and refused; the position stays. */
export const eventKinds = ['move', 'illegal', 'undo', 'redo', 'jump', 'restart'] as const;
export type EventKind = (typeof eventKinds)[number];

/** An event of a run. Disc and pegs are those of a move, `null` for other events. */
export interface RunEvent {
  readonly kind: EventKind;
  /** Milliseconds since the start of the run. */
  readonly time: number;
  readonly disc: number | null;
  readonly from: number | null;
  readonly to: number | null;
  /** The vertices before and after. */
  readonly before: number;
  readonly after: number;
}

/** The events since a tower was shown. */
export interface Run {
  readonly game: TowerGame;
  readonly start: number;
  /** The time of its beginning, by the clock of its events, in milliseconds. */
  readonly begun: number;
  readonly events: readonly RunEvent[];
}

export const beginRun = (game: TowerGame, clock: number): Run => ({
  game,
  start: current(game.history),
  begun: clock,
  events: [],
});

type Happened = Pick<RunEvent, 'kind' | 'disc' | 'from' | 'to'>;

/** The run after a change of the game; the run itself if the position stays. */
export function recordChange(run: Run, old: TowerGame, next: TowerGame, clock: number): Run {
  if (next.world !== old.world || startOf(next.history) !== startOf(old.history))
    return beginRun(next, clock);
  const happened = whatHappened(old, next);
  return happened === null
    ? run
    : withEvent(run, happened, current(old.history), current(next.history), clock);
}

/** The run after a refused move. */
export function recordRefusal(
  run: Run,
  game: TowerGame,
  from: number,
  to: number,
  clock: number,
): Run {
  const at = current(game.history);
  const [disc = null] = game.world.state(at)[from];
  return withEvent(run, { kind: 'illegal', disc, from, to }, at, at, clock);
}

function withEvent(
  run: Run,
  happened: Happened,
  before: number,
  after: number,
  clock: number,
): Run {
  const time = Math.max(0, Math.round(clock - run.begun));
  return { ...run, events: [...run.events, { ...happened, time, before, after }] };
}

/** True if a play was ended by a restart, or by several, and comes back. */
const isBefore = ({ entries }: History<number>, { before }: History<number>): boolean =>
  before !== undefined && (before.entries === entries || isBefore({ ...before, entries }, before));

function whatHappened(
  { history: old, world }: TowerGame,
  { history: next }: TowerGame,
): Happened | null {
  const simple = (kind: EventKind): Happened => ({ kind, disc: null, from: null, to: null });
  if (next.entries === old.entries) {
    const steps = next.at - old.at;
    return steps === 0 ? null : simple(steps === -1 ? 'undo' : steps === 1 ? 'redo' : 'jump');
  }
  if (isBefore(next, old)) return simple('undo');
  if (next.entries.length === 1) return old.entries.length === 1 ? null : simple('restart');
  const [before, after] = [current(old), current(next)];
  return isStep(world, before, after)
    ? { kind: 'move', ...moveBetween(world.rules, world.state(before), world.state(after)) }
    : simple('jump');
}
