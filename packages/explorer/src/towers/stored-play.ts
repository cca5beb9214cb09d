import { current, type History } from '../play/history.js';
import { isRecord, stored } from '../shell/storage.js';
import { useKept } from '../shell/use-kept.js';
import { reduceTowers, type TowersState } from './reducer.js';
import { eventKinds, type RunEvent } from './run.js';
import { fieldsOf, type TowerGame } from './tower-game.js';
import type { World } from './world.js';

type StoredFields = Readonly<Record<string, unknown>>;

interface StoredPlay {
  readonly history: History<number>;
  readonly events: readonly RunEvent[];
}

/** The vertices of a play as the browser keeps them. */
export const writeVisits = ({ entries, at, helped }: History<number>) => ({
  visited: entries,
  at,
  helped,
});

/** The play that a stored value holds; `null` where it holds none of this tower and start. */
export function readStoredPlay(value: unknown, world: World, start: number): StoredPlay | null {
  if (!isRecord(value) || !isRecord(value.session) || !Array.isArray(value.events)) return null;
  const history = readVisits(value.session, world, start);
  const events = value.events.flatMap((event) => readEvent(event, world) ?? []);
  return history === null || events.length !== value.events.length ? null : { history, events };
}

function readVisits(
  { visited, at, helped }: StoredFields,
  world: World,
  start: number,
): History<number> | null {
  const isPath = Array.isArray(visited) && visited.every((vertex) => isVertex(vertex, world));
  if (!isPath || visited[0] !== start) return null;
  if (!Number.isInteger(at) || !(Number(at) in visited)) return null;
  const known = Array.isArray(helped) && helped.every(isCount) ? { helped } : {};
  return { entries: visited, at: Number(at), ...known };
}

/** The play that a stored value holds; `null` where it does not lead to the position of a game. */
export function readPlayTo(value: unknown, { world, history }: TowerGame): StoredPlay | null {
  const play = readStoredPlay(value, world, history.entries[0]);
  return play !== null && current(play.history) === current(history) ? play : null;
}

function readEvent(value: unknown, world: World): RunEvent | null {
  if (!isRecord(value)) return null;
  const { kind, time, disc, from, to, before, after } = value;
  const isEvent =
    eventKinds.some((each) => each === kind) &&
    isCount(time) &&
    [disc, from, to].every((each) => each === null || isCount(each)) &&
    [before, after].every((vertex) => isVertex(vertex, world));
  return isEvent ? ({ kind, time, disc, from, to, before, after } as RunEvent) : null;
}

const isVertex = (value: unknown, { graph }: World): boolean =>
  isCount(value) && Number(value) < graph.order;

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** The name under which the play of a game is kept. */
export function nameOf(game: TowerGame): string {
  const { at: _, ...rules } = fieldsOf(game);
  return `tower ${new URLSearchParams(rules)}`;
}

/** Keeps the way and the run of a play, so that they survive a reload and the menu. */
export const useKeptTower = ({ game, run: { events } }: TowersState): void =>
  useKept(
    nameOf(game),
    `${events.length + game.history.at} ${game.history.helped?.length}`,
    () => ({
      session: writeVisits(game.history),
      events,
    }),
  );

/** A game just opened, with the way that led to its position in an earlier visit. */
export function recall(state: TowersState, old: TowersState, clock: number): TowersState {
  const { game, fault } = state;
  if (fault !== null || game.history.entries === old.game.history.entries) return state;
  const play = readPlayTo(stored('tab', nameOf(game)), game);
  return play === null ? state : reduceTowers(state, { type: 'resume', ...play }, clock);
}
