import { type NamedTower, towerRegistry } from '@manaus/core';
import { type Fields, type GameState, guarded, type Open } from '../shell/game-state.js';
import { phraseText } from '../shell/phrase.js';
import { distanceText } from '../towers/distance-text.js';
import {
  beginPlay,
  type PlayAction,
  reducePlay,
  type Said,
  type TowerPlay,
} from '../towers/play.js';
import { readPlay } from '../towers/play-file.js';
import { current, goTo } from '../towers/session.js';
import { openTower, type TowerGame } from '../towers/tower-game.js';
import type { Words } from '../words/words.js';
import { openPair, otherSide, type Pair, type Side, shownThere, sides, withGame } from './pair.js';

/** The state of the view of two towers. */
export interface PairState extends GameState {
  readonly game: Pair;
  readonly plays: readonly [TowerPlay, TowerPlay];
  /** True if both show the same state where both have it. */
  readonly together: boolean;
  /** The last announcement, and the side that it is about. */
  readonly said: (Said & { readonly side: Side }) | null;
}

export type PairAction =
  | Open
  | { readonly type: 'play'; readonly side: Side; readonly action: PlayAction }
  /** Other rules on one side. */
  | { readonly type: 'tower'; readonly side: Side; readonly fields: Fields }
  | { readonly type: 'file'; readonly side: Side; readonly text: string }
  | { readonly type: 'together'; readonly on: boolean };

/** The view of the first pair, at a time of the clock. */
export const firstPair = (clock: number, towers?: readonly NamedTower[]): PairState => ({
  ...withPair(openPair({}, undefined, towers), clock),
  together: true,
  said: null,
  fault: null,
});

/** The state after an action at a time of the clock, in milliseconds. */
export function reducePair(
  state: PairState,
  action: PairAction,
  clock: number,
  towers: readonly NamedTower[] = towerRegistry,
): PairState {
  const set = (side: Side, game: (old: TowerGame) => TowerGame) =>
    guarded(state, () => ({
      ...state,
      ...withPair(withGame(state.game, side, game(state.game[side])), clock),
    }));
  switch (action.type) {
    case 'open':
      return guarded(state, () => ({
        ...state,
        ...withPair(openPair(action.fields, state.game, towers), clock),
      }));
    case 'tower':
      return set(action.side, (old) => openTower(action.fields, old, towers));
    case 'file':
      return set(action.side, (old) => readPlay(action.text, old, towers));
    case 'together':
      return { ...state, together: action.on };
    case 'play':
      return played(state, action.side, action.action, clock);
  }
}

const withPair = (game: Pair, clock: number) => ({
  game,
  plays: [beginPlay(game[0], clock), beginPlay(game[1], clock)] as const,
});

/** The state after an action on one side, which the other follows. */
function played(state: PairState, side: Side, action: PlayAction, clock: number): PairState {
  const play = reducePlay(state.plays[side], action, clock);
  const moved = withGame(state.game, side, play.game);
  const there = state.together && play.game !== state.game[side] ? shownThere(moved, side) : null;
  const game = there === null ? moved : following(moved, otherSide(side), there);
  const kept = (each: Side) => ({
    ...(each === side ? play : state.plays[each]),
    game: game[each],
  });
  const said =
    play.said === state.plays[side].said || play.said === null
      ? state.said
      : { ...play.said, side };
  const same = sides.every((each) => game[each] === state.game[each]);
  return { ...state, game: same ? state.game : game, plays: [kept(0), kept(1)], said, fault: null };
}

function following(pair: Pair, side: Side, vertex: number): Pair {
  const { session } = pair[side];
  return current(session) === vertex
    ? pair
    : withGame(pair, side, { ...pair[side], session: goTo(session, vertex) });
}

/** The last announcement in words. */
export function pairSaid({ said, game }: PairState, words: Words): string {
  if (said === null) return '';
  const { world, session } = game[said.side];
  const text = phraseText(said.phrase, words);
  return said.shown ? `${text}: ${distanceText(world, current(session), words)}` : text;
}
