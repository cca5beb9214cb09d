import { type NamedTower, towerRegistry } from '@manaus/core';
import { current, type History, restart } from '../play/history.js';
import { type Fields, type GameState, type Open, tryInput } from '../shell/game-state.js';
import { readPlay } from '../towers/play-file.js';
import {
  beginPlay,
  isMove as isTowerMove,
  reduceTowers,
  type Said,
  saidAbout,
  type TowersAction,
  type TowersState,
  withHistory,
} from '../towers/reducer.js';
import { asComeBy } from '../towers/tower-game.js';
import { goTo } from '../towers/visits.js';
import type { Words } from '../words/words.js';
import {
  openBeside,
  openPair,
  otherSide,
  type Pair,
  type Side,
  shownThere,
  sides,
  withGame,
} from './pair.js';

/** The plays of both towers before a change, and before the changes that came earlier. */
interface Earlier {
  readonly game: Pair;
  readonly before: Earlier | null;
}

/** The state of the view of two towers. */
export interface PairState extends GameState {
  readonly game: Pair;
  readonly plays: readonly [TowersState, TowersState];
  /** True if both show the same state where both have it. */
  readonly together: boolean;
  /** The plays that an undo brings back; `null` where nothing was done. */
  readonly before: Earlier | null;
  /** The last announcement, and the side that it is about. */
  readonly said: (Said & { readonly side: Side }) | null;
}

type Histories = readonly [History<number>, History<number>];

export type PairAction =
  | Open
  | { readonly type: 'play'; readonly side: Side; readonly action: TowersAction }
  /** Other rules on one side. */
  | {
      readonly type: 'tower';
      readonly side: Side;
      readonly fields: Fields;
      readonly field?: string;
    }
  | { readonly type: 'file'; readonly side: Side; readonly text: string }
  | { readonly type: 'undo' | 'restart' }
  /** The plays that were stored, the first tower's first. */
  | { readonly type: 'resume'; readonly histories: Histories }
  | { readonly type: 'together'; readonly on: boolean };

/** True if an action makes a move by hand. */
export const isMove = (action: PairAction): boolean =>
  action.type === 'play' && isTowerMove(action.action);

/** The view of the first pair, at a time of the clock. */
export const firstPair = (clock: number, towers?: readonly NamedTower[]): PairState => ({
  ...withPair(openPair({}, undefined, towers), clock),
  together: true,
  fault: null,
});

/** The state after an action at a time of the clock, in milliseconds. */
export function reducePair(
  state: PairState,
  action: PairAction,
  clock: number,
  towers: readonly NamedTower[] = towerRegistry,
): PairState {
  switch (action.type) {
    case 'open':
    case 'tower':
    case 'file':
      return tryInput(state, action.type === 'file' ? {} : action, () => ({
        ...state,
        ...pairAfter(state, action, clock, towers),
      }));
    case 'undo': {
      if (state.before === null) return state;
      const { game, before } = state.before;
      const back = withHistories(state, [game[0].history, game[1].history], clock);
      return announce({ ...back, before }, { key: 'undo' });
    }
    case 'restart': {
      const [a, b] = state.game.map(({ history }) => restart(history));
      return announce(withHistories(withUndo(state), [a, b], clock), { key: 'restart' });
    }
    case 'resume':
      return withHistories(state, action.histories, clock);
    case 'together':
      return { ...state, together: action.on };
    case 'play':
      return playOn(state, action.side, action.action, clock);
  }
}

type Input = Extract<PairAction, { type: 'open' | 'tower' | 'file' }>;

/** The pair after an input, and its plays. Throws an `InputError` for a bad one. */
function pairAfter(
  state: PairState,
  action: Input,
  clock: number,
  towers: readonly NamedTower[],
): Partial<PairState> {
  if (action.type === 'open')
    return showPair(state, openPair(action.fields, state.game, towers), clock);
  const { side } = action;
  const old = state.game[side];
  const game =
    action.type === 'tower'
      ? openBeside(action.fields, state.game[otherSide(side)], old, towers)
      : readPlay(action.text, old, towers);
  return withPair(withGame(state.game, side, game), clock);
}

const withPair = (game: Pair, clock: number) => ({
  game,
  plays: [beginPlay(game[0], clock), beginPlay(game[1], clock)] as const,
  before: null,
  said: null,
});

const announce = (state: PairState, phrase: Said['phrase']): PairState => ({
  ...state,
  said: { phrase, shown: true, side: 0 },
});

/** The state with an undo that leads back to the present plays. */
const withUndo = (state: PairState): PairState => ({
  ...state,
  before: { game: state.game, before: state.before },
});

function withHistories(state: PairState, histories: Histories, clock: number): PairState {
  const [a, b] = sides.map((side) => withHistory(state.plays[side], histories[side], clock));
  return { ...state, plays: [a, b], game: [a.game, b.game] };
}

/**
 * The view of another pair; of the pair on the page, at positions that it has come by, the moves
 * stay.
 */
function showPair(state: PairState, pair: Pair, clock: number): Partial<PairState> {
  const at = sides.map((side) => current(pair[side].history));
  const [a, b] = sides.map((side) => asComeBy(pair[side], state.game[side])?.history ?? null);
  if (a === null || b === null) return withPair(pair, clock);
  const seen = (game: Pair) => sides.every((side) => current(game[side].history) === at[side]);
  let earlier = state.before;
  while (earlier !== null && !seen(earlier.game)) earlier = earlier.before;
  const { before } = earlier ?? withUndo(state);
  const said = seen(state.game)
    ? null
    : ({ phrase: { key: 'revisited' }, shown: true, side: 0 } as const);
  return { ...withHistories(state, [a, b], clock), before, said };
}

/** The state after an action on one side, which the other follows. */
function playOn(state: PairState, side: Side, action: TowersAction, clock: number): PairState {
  const play = reduceTowers(state.plays[side], action, clock);
  const moved = withGame(state.game, side, play.game);
  const there = state.together && play.game !== state.game[side] ? shownThere(moved, side) : null;
  const game = there === null ? moved : follow(moved, otherSide(side), there);
  const kept = (each: Side) => ({
    ...(each === side ? play : state.plays[each]),
    game: game[each],
  });
  const plays = [kept(0), kept(1)] as const;
  const said =
    play.said === state.plays[side].said || play.said === null
      ? state.said
      : { ...play.said, side };
  if (sides.every((each) => game[each] === state.game[each]))
    return { ...state, plays, said, fault: null };
  return { ...withUndo(state), game, plays, said, fault: null };
}

function follow(pair: Pair, side: Side, vertex: number): Pair {
  const { history } = pair[side];
  return current(history) === vertex
    ? pair
    : withGame(pair, side, { ...pair[side], history: goTo(history, vertex) });
}

/** The last announcement in words. */
export const pairSaid = ({ said, game }: PairState, words: Words): string =>
  said === null ? '' : saidAbout(game[said.side], said, words);
