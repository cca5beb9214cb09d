import type { HeapPosition } from '@manaus/games';
import { current } from '../play/history.js';
import type { PlayState } from '../play/play-game.js';
import { type Draft, emptyDraft, withParts } from './draft.js';
import type { HeapsGame } from './heaps-game.js';
import { type Play, playMove } from './play.js';
import type { Move, Table } from './table.js';

/** The state of the view of a heap game. */
export interface HeapsState extends PlayState<HeapsGame> {
  /** The move being chosen. */
  readonly draft: Draft;
  /** True if the winning moves are listed. */
  readonly winning: boolean;
  readonly said: Said | null;
}

/** An announcement about the state that it stands in. */
export type Said =
  | { readonly kind: 'undo' | 'redo' | 'restart' | 'revisited' }
  | { readonly kind: 'refused' | 'chosen' | 'tooMany' | 'hint' }
  /** The moves since an entry of the play. */
  | { readonly kind: 'gained'; readonly since: number }
  | { readonly kind: 'may'; readonly place: number }
  | { readonly kind: 'noHeap'; readonly n: number };

/** The position shown. */
export const here = ({ game }: HeapsState): HeapPosition => current(game.history).position;

/** A draft without a choice, except where there is but one. */
export const draftFor = ({ table, history }: HeapsGame): Draft => {
  const { position } = current(history);
  return withWay(table, position, emptyDraft(position.heaps));
};

/** The draft with the first way to leave the rest, if it cannot be left as one heap. */
export function withWay(table: Table, position: HeapPosition, draft: Draft): Draft {
  if (draft.place === null || draft.parts !== null) return draft;
  const [way] = table.ways(position, draft.place, draft.taken[draft.place]);
  return way === undefined ? draft : withParts(draft, way);
}

/** The state after a move, or with the remark that it is illegal. */
export function take(state: HeapsState, move: Move): HeapsState {
  const { table, history } = state.game;
  const next = playMove(table, history, move);
  return next === null
    ? { ...state, said: { kind: 'refused' } }
    : withPlay(state, next, { kind: 'gained', since: history.at });
}

/** The state with another position shown and announced. */
export const withPlay = (state: HeapsState, history: Play, said: Said): HeapsState => ({
  ...withGame(state, { ...state.game, history }),
  said,
});

/** The state with another game or play, in which no move is chosen. */
export const withGame = (state: HeapsState, game: HeapsGame): HeapsState => ({
  ...state,
  game,
  draft: draftFor(game),
  fault: null,
});
