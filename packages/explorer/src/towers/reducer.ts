import { type NamedTower, towerRegistry } from '@manaus/core';
import type { Point } from '@manaus/plot';
import { current, type History, historyOf, startOf } from '../play/history.js';
import { type PlayAction, type PlayGame, type PlayState, reduceGame } from '../play/play-game.js';
import { tryInput } from '../shell/game-state.js';
import { type Phrase, phraseText } from '../shell/phrase.js';
import type { Words } from '../words/words.js';
import { neighborToward, type Scene } from './graph-scene.js';
import { distanceText, hintPhrase, movePhrase, refusal } from './phrases.js';
import { readPlay } from './play-file.js';
import { beginRun, type Run, recordChange, recordRefusal } from './run.js';
import { asComeBy, distanceHere, openTower, type TowerGame } from './tower-game.js';
import { goTo, makeMove } from './visits.js';
import { pathBetween, type Step } from './world.js';

/** The state of the view of a tower. */
export interface TowersState extends PlayState<TowerGame> {
  readonly run: Run;
  /** The peg whose top disc is lifted. */
  readonly lifted: number | null;
  /** The move of the last hint. */
  readonly hint: Step | null;
  readonly said: Said | null;
  /** A shortest path that was asked for, and the sentence about it. */
  readonly path: { readonly vertices: readonly number[]; readonly phrase: Phrase } | null;
}

/** An announcement; the one of a position shown is followed by what is known of that position. */
export interface Said {
  readonly phrase: Phrase;
  readonly shown: boolean;
}

/** An action on the board or the graph, whatever the input device. */
type BoardAction =
  | { readonly type: 'pick'; readonly peg: number }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'jump'; readonly vertex: number }
  /** Goes along the edge that points most in a direction of a drawing. */
  | { readonly type: 'walk'; readonly scene: Scene; readonly direction: Point };

export type TowersAction =
  | PlayAction
  | BoardAction
  | { readonly type: 'start'; readonly label: string }
  /** A path between two labels. */
  | { readonly type: 'path'; readonly from: string; readonly to: string }
  /** A path from the position to a vertex. */
  | { readonly type: 'pathTo'; readonly vertex: number }
  | { readonly type: 'clearPath' | 'newRun' }
  /** Goes back to a play that was stored. */
  | { readonly type: 'resume'; readonly history: History<number>; readonly events: Run['events'] };

/** The state of a game that has just been opened; `clock` is in milliseconds. */
export const beginPlay = (game: TowerGame, clock: number): TowersState => ({
  game,
  run: beginRun(game, clock),
  lifted: null,
  hint: null,
  said: null,
  path: null,
  playing: false,
  fault: null,
});

/** The view of the first game, at a time of the clock. */
export const firstTowers = (clock: number, towers?: readonly NamedTower[]): TowersState =>
  beginPlay(openTower({}, undefined, towers), clock);

/** The state after an action at a time of the clock, in milliseconds. */
export function reduceTowers(
  state: TowersState,
  action: TowersAction,
  clock: number,
  towers: readonly NamedTower[] = towerRegistry,
): TowersState {
  const { world, history } = state.game;
  const still = { ...state, playing: false };
  switch (action.type) {
    case 'pick':
      return pick(still, action.peg, clock);
    case 'move':
      return move(still, action.from, action.to, clock);
    case 'jump': {
      const label = world.label(action.vertex);
      return goingTo(still, action.vertex, { key: 'jumpSaid', values: { label } }, clock);
    }
    case 'walk': {
      const next = neighborToward(action.scene, current(history), action.direction);
      return next === null ? still : goingTo(still, next, world.label(next), clock);
    }
    case 'start':
      return tryInput(state, { field: 'start' }, () =>
        withHistory(state, historyOf([world.vertex(action.label)]), clock),
      );
    case 'path':
      return tryInput(state, { field: 'path' }, () =>
        withPath(state, world.vertex(action.from), world.vertex(action.to)),
      );
    case 'pathTo':
      return withPath(state, current(history), action.vertex);
    case 'clearPath':
      return { ...state, path: null };
    case 'newRun':
      return { ...state, run: beginRun(state.game, clock) };
    case 'resume': {
      const { events } = action;
      const game = { ...state.game, history: action.history };
      const run = beginRun(game, clock - (events.at(-1)?.time ?? 0));
      return { ...state, game, run: { ...run, start: startOf(action.history), events } };
    }
    default:
      return reduceGame(towersAt(clock, towers), state, action);
  }
}

const byHand: readonly TowersAction['type'][] = ['pick', 'move', 'next', 'jump', 'walk', 'redo'];

/** True if an action makes a move by hand. */
export const isMove = ({ type }: TowersAction): boolean => byHand.includes(type);

/** The towers of a registry as the reducer plays them, at a time of the clock. */
const towersAt = (
  clock: number,
  towers: readonly NamedTower[],
): PlayGame<number, TowerGame, TowersState, Step> => ({
  open(fields, old) {
    const game = openTower(fields, old, towers);
    return asComeBy(game, old) ?? game;
  },
  read: (text, old) => readPlay(text, old, towers),
  isSame: (game, old) => game.setup === old.setup,
  opened(state, game) {
    if (game === state.game) return { ...state, said: null, lifted: null };
    const path = game.world === state.game.world ? state.path : null;
    return { ...beginPlay(game, clock), path };
  },
  shown: (state, history, by) => withPosition(state, history, { key: by }, clock),
  isOver: (game) => distanceHere(game) === 0,
  best: ({ game: { world, history } }) =>
    world.moves(current(history)).find(({ optimal }) => optimal) ?? null,
  hinted: (state, hint) => ({ ...withWords(state, hintPhrase(state.game, hint)), hint }),
  made: (state, best) =>
    best === null
      ? { ...withWords(state, hintPhrase(state.game, null)), lifted: null }
      : goingTo(state, best.next, movePhrase(best), clock),
});

/** The state with another history, recorded in the run. */
export function withHistory(
  state: TowersState,
  history: History<number>,
  clock: number,
): TowersState {
  const game = { ...state.game, history };
  const run = recordChange(state.run, state.game, game, clock);
  return { ...state, game, run, lifted: null, hint: null };
}

/** The state with another position shown and announced; with the present one, no disc is lifted. */
export function withPosition(
  state: TowersState,
  history: History<number>,
  phrase: Phrase,
  clock: number,
): TowersState {
  if (history === state.game.history) return { ...state, lifted: null };
  return { ...withHistory(state, history, clock), said: { phrase, shown: true }, fault: null };
}

const goingTo = (state: TowersState, vertex: number, phrase: Phrase, clock: number): TowersState =>
  withPosition(state, goTo(state.game.history, vertex), phrase, clock);

const withWords = (state: TowersState, phrase: Phrase): TowersState => ({
  ...state,
  hint: null,
  said: { phrase, shown: false },
});

/** Lifts the top disc of a peg, puts it back, or moves the lifted disc there. */
function pick(state: TowersState, peg: number, clock: number): TowersState {
  const { lifted, game } = state;
  if (lifted === peg) return { ...state, lifted: null };
  if (lifted !== null) return move(state, lifted, peg, clock);
  const disc = topDisc(game, peg);
  if (disc === undefined) return withWords(state, nothingToLift(peg));
  return { ...withWords(state, { key: 'peg.lifted', values: { disc } }), lifted: peg };
}

/** Moves the top disc of a peg to another if the rules allow it. */
function move(state: TowersState, from: number, to: number, clock: number): TowersState {
  const { game, run } = state;
  const disc = topDisc(game, from);
  if (disc === undefined) return withWords(state, nothingToLift(from));
  const next = makeMove(game.world, game.history, from, to);
  if (next !== null) return withPosition(state, next, movePhrase({ disc, from, to }), clock);
  const why = refusal(game.world, current(game.history), from, to);
  return { ...withWords(state, why), lifted: null, run: recordRefusal(run, game, from, to, clock) };
}

const topDisc = ({ world, history }: TowerGame, peg: number): number | undefined =>
  world.state(current(history))[peg][0];

const nothingToLift = (peg: number): Phrase => ({ key: 'nothingToLift', values: { peg } });

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
export function saidAbout({ world, history }: TowerGame, said: Said, words: Words): string {
  const text = phraseText(said.phrase, words);
  return said.shown ? `${text}: ${distanceText(world, current(history), words)}` : text;
}
