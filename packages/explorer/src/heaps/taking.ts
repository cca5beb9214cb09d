import type { HeapPosition } from '@manaus/games';
import { type Draft, emptyDraft, withParts } from './draft.js';
import type { HeapsGame } from './heaps-game.js';
import type { HeapsState, Said } from './heaps-state.js';
import { currentStep, type Play, played } from './play.js';
import type { Move, Table } from './table.js';

/** The position shown. */
export const here = ({ game }: HeapsState): HeapPosition => currentStep(game.play).position;

/** A draft without a choice, except where there is but one. */
export const draftFor = ({ table, play }: HeapsGame): Draft => {
  const { position } = currentStep(play);
  return withWay(table, position, emptyDraft(position.heaps));
};

/** The draft with the first way to leave the rest, if it cannot be left as one heap. */
export function withWay(table: Table, position: HeapPosition, draft: Draft): Draft {
  if (draft.place === null || draft.parts !== null) return draft;
  const [way] = table.ways(position, draft.place, draft.taken[draft.place]);
  return way === undefined ? draft : withParts(draft, way);
}

/** The state after a move, or with the remark that it is illegal. */
export function taking(state: HeapsState, move: Move): HeapsState {
  const { table, play } = state.game;
  const next = played(table, play, move);
  if (next === null) return { ...state, said: { kind: 'refused' } };
  return shown(state, next, { kind: 'gained', since: play.at });
}

/** The state with another position shown and announced. */
export const shown = (state: HeapsState, play: Play, said: Said): HeapsState =>
  play === state.game.play ? state : { ...withGame(state, { ...state.game, play }), said };

/** The state with another game or play. */
export const withGame = (state: HeapsState, game: HeapsGame): HeapsState => ({
  ...state,
  game,
  draft: game.play === state.game.play ? state.draft : draftFor(game),
  fault: null,
});
