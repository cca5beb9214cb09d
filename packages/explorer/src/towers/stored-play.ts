import { isRecord } from '../shell/storage.js';
import { eventKinds, type RunEvent } from './run.js';
import { current, type Session } from './session.js';
import type { TowerGame } from './tower-game.js';
import type { World } from './world.js';

/** A play as it is kept in the browser: vertices, and what happened. */
export interface StoredPlay {
  readonly session: Session;
  readonly events: readonly RunEvent[];
}

/** The play that a stored value holds; `null` where it holds none of this tower and start. */
export function readStoredPlay(value: unknown, world: World, start: number): StoredPlay | null {
  if (!isRecord(value) || !isRecord(value.session) || !Array.isArray(value.events)) return null;
  const { visited, at } = value.session;
  const isVertex = (each: unknown): each is number =>
    Number.isInteger(each) && (each as number) >= 0 && (each as number) < world.graph.order;
  if (!Array.isArray(visited) || !visited.every(isVertex) || visited[0] !== start) return null;
  if (!Number.isInteger(at) || !(Number(at) in visited)) return null;
  const events = value.events.flatMap((event) => readEvent(event, isVertex) ?? []);
  if (events.length !== value.events.length) return null;
  return { session: { start, visited, at: Number(at) }, events };
}

/** The play that a stored value holds; `null` where it does not lead to the position of a game. */
export function readPlayTo(value: unknown, { world, session }: TowerGame): StoredPlay | null {
  const play = readStoredPlay(value, world, session.start);
  return play !== null && current(play.session) === current(session) ? play : null;
}

/** An event of the run of a stored play; `null` for another value. */
function readEvent(value: unknown, isVertex: (each: unknown) => boolean): RunEvent | null {
  if (!isRecord(value)) return null;
  const { kind, time, disc, from, to, before, after } = value;
  const good =
    eventKinds.some((each) => each === kind) &&
    isCount(time) &&
    [disc, from, to].every((each) => each === null || isCount(each)) &&
    [before, after].every(isVertex);
  return good ? ({ kind, time, disc, from, to, before, after } as RunEvent) : null;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
