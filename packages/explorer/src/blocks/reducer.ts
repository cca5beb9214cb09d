import type { BlockState, Letter, Level } from '@manaus/blocks';
import type { History } from '../play/history.js';
import {
  giveHelp,
  type PlayAction,
  type PlayGame,
  type PlayState,
  reduceGame,
  type Travel,
} from '../play/play-game.js';
import type { Look } from './board.js';
import { type Outlook, outlookOf } from './outlook.js';
import { type BlockPlay, hasWon, here, makeMove, openPlay, type Place, playPath } from './play.js';
import type { Report, Search, Way } from './search-task.js';

/** The time in which a level is searched without a request, in milliseconds. */
export const patience = 2000;

/** The state of the view of a level. */
export interface BlocksState extends PlayState<BlockPlay> {
  readonly look: Look;
  /** True if the moves are numbered on the board. */
  readonly numbered: boolean;
  readonly search: Search;
  /** The time for the search, in milliseconds; 0 once it was stopped. */
  readonly searchTime: number;
  /** The search from one state, where a level has too many states. */
  readonly way: { readonly from: BlockState; readonly report: Way };
  readonly noted: { readonly state: BlockState; readonly note: Note } | null;
  readonly said: Said | null;
}

/** A remark on a state of the level. */
export type Note =
  | { readonly kind: 'illegal'; readonly letter: Letter }
  | { readonly kind: 'hint'; readonly letter: Letter; readonly left: number }
  | { readonly kind: 'outlook'; readonly outlook: Outlook };

type Said =
  | { readonly kind: 'note' }
  | { readonly kind: 'shown'; readonly by: Travel | 'move' | 'path' };

export type BlocksAction =
  | PlayAction
  | { readonly type: 'move'; readonly letter: Letter }
  /** Plays a path from the start. */
  | { readonly type: 'path'; readonly path: string }
  /** Numbers the moves on the board, or not. */
  | { readonly type: 'numbered' }
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'searchOn' | 'stopSearch' }
  | { readonly type: 'searched'; readonly level: Level; readonly report: Report }
  | { readonly type: 'wayFound'; readonly from: BlockState; readonly report: Report };

const begun = { kind: 'progress', states: 0 } as const;

/** The view of the first level. */
export function firstBlocks(): BlocksState {
  const game = openPlay({});
  return {
    game,
    look: 'side',
    numbered: false,
    playing: false,
    search: begun,
    searchTime: patience,
    way: { from: here(game), report: begun },
    noted: null,
    said: null,
    fault: null,
  };
}

const movesByHand: readonly BlocksAction['type'][] = ['move', 'path', 'next', 'redo'];

/** True if an action makes a move by hand. */
export const isMove = ({ type }: BlocksAction): boolean => movesByHand.includes(type);

/** The facts known about the way from the position to the win. */
export const outlookIn = ({ game, search, way }: BlocksState): Outlook =>
  outlookOf(game, search, way.from === here(game) ? way.report : begun);

/** The note on the position; `null` without one. */
export const noteIn = ({ game, noted }: BlocksState): Note | null =>
  noted?.state === here(game) ? noted.note : null;

/** The state after an action. */
export function reduceBlocks(state: BlocksState, action: BlocksAction): BlocksState {
  switch (action.type) {
    case 'move':
      return move({ ...state, playing: false }, action.letter);
    case 'path': {
      const { history } = playPath(state.game, action.path);
      return withHistory(state, history, 'path');
    }
    case 'numbered': {
      const shows = !state.numbered && outlookIn(state).kind === 'way';
      return { ...(shows ? giveHelp(state) : state), numbered: !state.numbered };
    }
    case 'look':
      return { ...state, look: action.look };
    case 'searchOn':
      return { ...state, search: begun, searchTime: Number.MAX_SAFE_INTEGER };
    case 'stopSearch': {
      const states = state.search.kind === 'progress' ? state.search.states : 0;
      return { ...state, search: { kind: 'stopped', states }, searchTime: 0 };
    }
    // A report on another level or state is out of date.
    case 'searched': {
      const { level, report } = action;
      const isOld = report.kind === 'way' || level !== state.game.level;
      return isOld ? state : { ...state, search: report };
    }
    case 'wayFound': {
      const { from, report } = action;
      return report.kind === 'chart' ? state : { ...state, way: { from, report } };
    }
    default:
      return reduceGame(levels, state, action);
  }
}

/** The levels as the reducer plays them; a best move is the whole way to the win. */
const levels: PlayGame<Place, BlockPlay, BlocksState, string> = {
  open: openPlay,
  isSame: (game, old) => game.level === old.level,
  opened: (state, game) => ({ ...withGame(state, game), said: null }),
  shown: withHistory,
  isOver: hasWon,
  isSearching: (state) => outlookIn(state).kind === 'searching',
  best(state) {
    const outlook = outlookIn(state);
    return outlook.kind === 'way' ? outlook.way : null;
  },
  hinted: (state, way) =>
    withNote(
      state,
      way === null
        ? { kind: 'outlook', outlook: outlookIn(state) }
        : { kind: 'hint', letter: way[0] as Letter, left: way.length - 1 },
    ),
  made: (state, way) => (way === null ? levels.hinted(state, null) : move(state, way[0] as Letter)),
};

/** The state after a move, or with a note that it is illegal. */
function move(state: BlocksState, letter: Letter): BlocksState {
  const next = makeMove(state.game, letter);
  return next === null
    ? withNote(state, { kind: 'illegal', letter })
    : withHistory(state, next.history, 'move');
}

const withNote = (state: BlocksState, note: Note): BlocksState => ({
  ...state,
  noted: { state: here(state.game), note },
  said: { kind: 'note' },
});

/** The state with another place of the play shown and announced. */
function withHistory(
  state: BlocksState,
  history: History<Place>,
  by: Travel | 'move' | 'path',
): BlocksState {
  return { ...withGame(state, { ...state.game, history }), said: { kind: 'shown', by } };
}

/** The state with another play; another level is searched anew. */
function withGame(state: BlocksState, game: BlockPlay): BlocksState {
  const next = { ...state, game, fault: null };
  return game.level === state.game.level ? next : { ...next, search: begun, searchTime: patience };
}
