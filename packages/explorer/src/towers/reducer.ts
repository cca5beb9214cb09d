import { type NamedTower, towerRegistry } from '@manaus/core';
import { type GameState, guarded, type Open, type Written } from '../shell/game-state.js';
import { type Phrase, phraseText } from '../shell/phrase.js';
import type { Words } from '../words/words.js';
import { distanceText } from './distance-text.js';
import {
  beginPlay,
  type PlayAction,
  reducePlay,
  type Said,
  type TowerPlay,
  withSession,
} from './play.js';
import { readPlay } from './play-file.js';
import { beginRun, type Run } from './run.js';
import { begin, current, revisited, type Session } from './session.js';
import { distanceHere, isSameGame, openTower, type TowerGame } from './tower-game.js';
import { pathBetween } from './world.js';

/** A shortest path that was asked for, and the sentence about it. */
interface AskedPath {
  readonly vertices: readonly number[];
  readonly phrase: Phrase;
}

/** The state of the view of a tower. */
export interface TowersState extends TowerPlay, GameState {
  readonly game: TowerGame;
  readonly said: Said | null;
  readonly path: AskedPath | null;
  /** True while a shortest way to the goal is shown, move by move. */
  readonly playing: boolean;
}

export type TowersAction =
  | Open
  | PlayAction
  | { readonly type: 'start'; readonly label: string }
  | { readonly type: 'file'; readonly text: string }
  /** A path between two labels. */
  | { readonly type: 'path'; readonly from: string; readonly to: string }
  /** A path from the position to a vertex. */
  | { readonly type: 'pathTo'; readonly vertex: number }
  | { readonly type: 'clearPath' | 'newRun' }
  /** Begins or ends the showing of a shortest way. */
  | { readonly type: 'replay' }
  /** The time for its next move has come. */
  | { readonly type: 'beat' }
  /** Goes back to a play that was stored. */
  | { readonly type: 'resume'; readonly session: Session; readonly events: Run['events'] };

/** The view of the first game, at a time of the clock. */
export const firstTowers = (
  clock: number,
  towers: readonly NamedTower[] = towerRegistry,
): TowersState => ({
  ...beginPlay(openTower({}, undefined, towers), clock),
  path: null,
  playing: false,
  fault: null,
});

/** The state after an action at a time of the clock, in milliseconds. */
export function reduceTowers(
  state: TowersState,
  action: TowersAction,
  clock: number,
  towers: readonly NamedTower[] = towerRegistry,
): TowersState {
  switch (action.type) {
    case 'open':
    case 'file':
    case 'start':
    case 'path':
      return guarded(state, writtenIn(action), () => afterInput(state, action, clock, towers));
    case 'pathTo':
      return withPath(state, current(state.game.session), action.vertex);
    case 'clearPath':
      return { ...state, path: null };
    case 'newRun':
      return { ...state, run: beginRun(state.game, clock) };
    case 'replay':
      return replayed(state, clock);
    case 'beat':
      return beaten(state, clock);
    case 'resume':
      return resumed(state, action, clock);
    default:
      return played(state, action, clock);
  }
}

const byHand: readonly TowersAction['type'][] = ['pick', 'move', 'next', 'jump', 'walk', 'redo'];

/** True if an action makes a move by hand. */
export const isMove = ({ type }: TowersAction): boolean => byHand.includes(type);

type Input = Extract<TowersAction, { type: 'open' | 'file' | 'start' | 'path' }>;

/** The field of a form that an input was written in. */
function writtenIn(action: Input): Partial<Written> {
  if (action.type === 'open') return action;
  return action.type === 'file' ? {} : { field: action.type };
}

/** The state after an input. Throws an `InputError` for a bad one. */
function afterInput(
  state: TowersState,
  action: Input,
  clock: number,
  towers: readonly NamedTower[],
): TowersState {
  const { game } = state;
  const { vertex } = game.world;
  switch (action.type) {
    case 'open':
      return opened(state, openTower(action.fields, game, towers), clock);
    case 'file':
      return begun(state, readPlay(action.text, game, towers), clock);
    case 'start':
      return withSession(state, begin(vertex(action.label)), clock);
    case 'path':
      return withPath(state, vertex(action.from), vertex(action.to));
  }
}

/** The state after an action on the board or the graph, which ends the showing of a way. */
function played(state: TowersState, action: PlayAction, clock: number): TowersState {
  const next = reducePlay({ ...state, playing: false }, action, clock);
  const isStill = current(next.game.session) === current(state.game.session);
  return isStill ? next : { ...next, fault: null };
}

/**
 * The view of another game; of the game on the page, the entry of the moves made that shows its
 * position.
 */
function opened(state: TowersState, game: TowerGame, clock: number): TowersState {
  const vertex = current(game.session);
  if (!isSameGame(state.game, game) || revisited(state.game.session, vertex) === null)
    return begun(state, game, clock);
  const still = { ...state, playing: false, said: null };
  if (vertex === current(state.game.session)) return { ...still, lifted: null };
  return reducePlay(still, { type: 'revisit', vertex }, clock);
}

function begun(state: TowersState, game: TowerGame, clock: number) {
  const path = game.world === state.game.world ? state.path : null;
  return { ...state, ...beginPlay(game, clock), path, playing: false };
}

/** The showing of a shortest way begun or ended; at the goal it begins at the start. */
function replayed(state: TowersState, clock: number): TowersState {
  if (state.playing) return { ...state, playing: false };
  const distance = distanceHere(state.game);
  if (distance < 0) return reducePlay(state, { type: 'next' }, clock);
  const from = distance === 0 ? reducePlay(state, { type: 'restart' }, clock) : state;
  return { ...from, playing: true };
}

/** The state after the next move of a way that is shown. */
function beaten(state: TowersState, clock: number): TowersState {
  const next = reducePlay(state, { type: 'next' }, clock);
  return { ...next, playing: state.playing && distanceHere(next.game) > 0 };
}

type Resume = Extract<TowersAction, { type: 'resume' }>;

/** The play with the way and the run of an earlier visit. */
function resumed(state: TowersState, { session, events }: Resume, clock: number): TowersState {
  const game = { ...state.game, session };
  const elapsed = events.at(-1)?.time ?? 0;
  const run = { ...beginRun(game, clock - elapsed), start: session.start, events };
  return { ...state, game, run };
}

function withPath(state: TowersState, from: number, to: number): TowersState {
  const { world } = state.game;
  const found = pathBetween(world, from, to);
  const ends = { from: world.label(from), to: world.label(to) };
  const phrase: Phrase =
    found === null
      ? { key: 'path.none', values: ends }
      : { key: 'path.length', values: { ...ends, n: found.length - 1 } };
  return { ...state, path: { vertices: found ?? [], phrase }, said: { phrase, shown: false } };
}

/** The last announcement in words. */
export const saidText = ({ said, game }: TowersState, words: Words): string =>
  said === null ? '' : saidAbout(game, said, words);

/** An announcement about a tower in words. */
export function saidAbout({ world, session }: TowerGame, said: Said, words: Words): string {
  const text = phraseText(said.phrase, words);
  return said.shown ? `${text}: ${distanceText(world, current(session), words)}` : text;
}
