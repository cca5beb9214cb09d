import { type HeapGameEntry, heapGames } from '@manaus/games';
import { guarded, type Open } from '../shell/game-state.js';
import { type Choosing, choosing } from './choosing.js';
import { moveOf } from './draft.js';
import { type HeapsGame, openHeaps } from './heaps-game.js';
import type { HeapsState } from './heaps-state.js';
import { begin, redo, restart, undo, withHelp } from './play.js';
import { readPlay } from './play-file.js';
import { isOver, type Move } from './table.js';
import { draftFor, here, shown, taking, withGame } from './taking.js';

export type HeapsAction =
  | Open
  | Choosing
  | { readonly type: 'file'; readonly text: string }
  | { readonly type: 'take' }
  /** Makes a whole move. */
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'step'; readonly at: number }
  | { readonly type: 'undo' | 'redo' | 'restart' | 'hint' | 'next' | 'winning' }
  /** Begins or ends the showing of winning moves. */
  | { readonly type: 'replay' }
  /** The time for the next of them has come. */
  | { readonly type: 'beat' };

const byHand: readonly HeapsAction['type'][] = ['take', 'click', 'move', 'next', 'redo'];

/** True if an action may make a move by hand. */
export const isMove = ({ type }: HeapsAction): boolean => byHand.includes(type);

/** The view of the first game of a registry. */
export const firstHeaps = (games: readonly HeapGameEntry[] = heapGames): HeapsState => {
  const game = openHeaps({}, games);
  return { game, draft: draftFor(game), winning: false, playing: false, fault: null, said: null };
};

/** The state after an action; one that is made by hand ends the showing of winning moves. */
export function reduceHeaps(
  state: HeapsState,
  action: HeapsAction,
  games: readonly HeapGameEntry[] = heapGames,
): HeapsState {
  if (action.type === 'replay') return replayed(state);
  if (action.type === 'beat') return beaten(state);
  return reduced(state.playing ? { ...state, playing: false } : state, action, games);
}

/** The showing of winning moves begun or ended; after the end of a play it begins at the start. */
function replayed(state: HeapsState): HeapsState {
  if (state.playing) return { ...state, playing: false };
  const isDone = isOver(state.game.table, here(state));
  return { ...(isDone ? restarted(state) : state), playing: true };
}

/** The state after the next winning move; without one the showing ends. */
function beaten(state: HeapsState): HeapsState {
  const next = takingBest(state);
  return { ...next, playing: next.game !== state.game && !isOver(next.game.table, here(next)) };
}

function reduced(
  state: HeapsState,
  action: Exclude<HeapsAction, { type: 'replay' | 'beat' }>,
  games: readonly HeapGameEntry[],
): HeapsState {
  const { table, play } = state.game;
  switch (action.type) {
    case 'open':
      return guarded(state, action, () =>
        opened(state, openHeaps(action.fields, games, state.game)),
      );
    case 'file':
      return guarded(state, {}, () => opened(state, readPlay(action.text, games)));
    case 'undo':
      return shown(state, undo(table, play), { kind: 'undo' });
    case 'redo':
      return shown(state, redo(table, play), { kind: 'redo' });
    case 'restart':
      return restarted(state);
    case 'step':
      return shown(state, { ...play, at: action.at }, { kind: 'revisited' });
    case 'hint':
      return hinted(state);
    case 'next':
      return takingBest(state);
    case 'winning':
      return { ...(state.winning ? state : helped(state)), winning: !state.winning };
    case 'move':
      return taking(state, action.move);
    case 'take':
      return taking(state, moveOf(state.draft));
    default:
      return choosing(state, action);
  }
}

/** The state with a game, and a word on it where that is the play on the page at another place. */
function opened(state: HeapsState, game: HeapsGame): HeapsState {
  const { play, table } = state.game;
  const again = game.table === table && game.play.at !== play.at;
  return { ...withGame(state, game), said: again ? { kind: 'revisited' } : null };
}

function restarted(state: HeapsState): HeapsState {
  const { table, play } = state.game;
  return {
    ...shown(state, restart(table, play), { kind: 'restart' }),
    draft: draftFor({ ...state.game, play: begin(table) }),
    fault: null,
  };
}

/** The state after a winning move; without one that is said. */
function takingBest(state: HeapsState): HeapsState {
  const { table } = state.game;
  const [best] = table.winning(here(state));
  if (best === undefined) return hinted(state);
  return taking(helped(state), table.moveTo(here(state), best));
}

function hinted(state: HeapsState): HeapsState {
  const wins = state.game.table.winning(here(state)).length > 0;
  return { ...(wins ? helped(state) : state), said: { kind: 'hint' } };
}

const helped = (state: HeapsState): HeapsState => ({
  ...state,
  game: { ...state.game, play: withHelp(state.game.play) },
});
