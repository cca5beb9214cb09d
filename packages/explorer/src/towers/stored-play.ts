import { isRecord } from '../shell/storage.js';
import { eventKinds, type RunEvent } from './run.js';
import { current, type Session } from './session.js';
import type { TowerGame } from './tower-game.js';
import type { World } from './world.js';

type StoredFields = Readonly<Record<string, unknown>>;

/** A play as it is kept in the browser: vertices, and what happened. */
export interface StoredPlay {
  readonly session: Session;
  readonly events: readonly RunEvent[];
}

/** The play that a stored value holds; `null` where it holds none of this tower and start. */
export function readStoredPlay(value: unknown, world: World, start: number): StoredPlay | null {
  if (!isRecord(value) || !isRecord(value.session) || !Array.isArray(value.events)) return null;
  const session = sessionIn(value.session, world, start);
  const events = value.events.flatMap((event) => readEvent(event, world) ?? []);
  return session === null || events.length !== value.events.length ? null : { session, events };
}

/** The session that a stored value holds; `null` for another value. */
function sessionIn(
  { visited, at, helped }: StoredFields,
  world: World,
  start: number,
): Session | null {
  const isPath = Array.isArray(visited) && visited.every((vertex) => isVertex(vertex, world));
  if (!isPath || visited[0] !== start) return null;
  if (!Number.isInteger(at) || !(Number(at) in visited)) return null;
  const known = Array.isArray(helped) && helped.every(isCount) ? { helped } : {};
  return { start, visited, at: Number(at), ...known };
}

/** The play that a stored value holds; `null` where it does not lead to the position of a game. */
export function readPlayTo(value: unknown, { world, session }: TowerGame): StoredPlay | null {
  const play = readStoredPlay(value, world, session.start);
  return play !== null && current(play.session) === current(session) ? play : null;
}

/** An event of the run of a stored play; `null` for another value. */
function readEvent(value: unknown, world: World): RunEvent | null {
  if (!isRecord(value) || !isEvent(value, world)) return null;
  const { kind, time, disc, from, to, before, after } = value;
  return { kind, time, disc, from, to, before, after } as RunEvent;
}

const isEvent = (
  { kind, time, disc, from, to, before, after }: StoredFields,
  world: World,
): boolean =>
  eventKinds.some((each) => each === kind) &&
  isCount(time) &&
  [disc, from, to].every((each) => each === null || isCount(each)) &&
  [before, after].every((vertex) => isVertex(vertex, world));

const isVertex = (value: unknown, { graph }: World): boolean =>
  isCount(value) && Number(value) < graph.order;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
