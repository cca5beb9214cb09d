import { type HeapGameEntry, type HeapPosition, heapGames } from '@manaus/games';
import { current } from '../play/history.js';
import { giveHelp, type PlayAction, type PlayGame, reduceGame } from '../play/play-game.js';
import { type Choosing, choose } from './choosing.js';
import { moveOf } from './draft.js';
import { type HeapsGame, openHeaps } from './heaps-game.js';
import { draftFor, type HeapsState, here, take, withGame, withPlay } from './heaps-state.js';
import { begin, isPerson, type Step } from './play.js';
import { readPlay } from './play-file.js';
import { isOver, type Move } from './table.js';

export type HeapsAction =
  | PlayAction
  | Choosing
  | { readonly type: 'take' }
  /** Makes a whole move. */
  | { readonly type: 'move'; readonly move: Move }
  /** Lists the winning moves, or hides them. */
  | { readonly type: 'winning' };

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
  const still = { ...state, playing: false };
  switch (action.type) {
    case 'open':
    case 'file':
    case 'undo':
    case 'redo':
    case 'restart':
    case 'step':
    case 'hint':
    case 'next':
    case 'replay':
    case 'beat':
      return reduceGame(heapsOf(games), state, action);
    case 'winning':
      return { ...(state.winning ? still : giveHelp(still)), winning: !state.winning };
    case 'move':
      return take(still, action.move);
    case 'take':
      return take(still, moveOf(state.draft));
    default:
      return choose(still, action);
  }
}

const heapsOf = (
  games: readonly HeapGameEntry[],
): PlayGame<Step, HeapsGame, HeapsState, HeapPosition> => ({
  open: (fields, old) => openHeaps(fields, games, old),
  read: (text) => readPlay(text, games),
  isSame: (game, old) => game.table === old.table,
  first: ({ table }) => begin(table).entries,
  isStop: ({ table }, { turn }) => isPerson(table, turn),
  opened: (state, game) => ({ ...withGame(state, game), said: null }),
  shown(state, history, by) {
    if (history !== state.game.history) return withPlay(state, history, { kind: by });
    return by === 'restart' ? withGame(state, state.game) : state;
  },
  isOver: ({ table, history }) => isOver(table, current(history).position),
  best: (state) => state.game.table.winning(here(state))[0] ?? null,
  hinted: (state) => ({ ...state, said: { kind: 'hint' } }),
  made: (state, best) =>
    best === null
      ? { ...state, said: { kind: 'hint' } }
      : take(state, state.game.table.moveTo(here(state), best)),
});
