import type { BlockState, Letter, Level } from '@manaus/blocks';
import { type GameState, guarded, type Open } from '../shell/game-state.js';
import type { Look } from './board.js';
import { type Outlook, outlookOf } from './outlook.js';
import {
  type BlockPlay,
  hasWon,
  here,
  moved,
  openPlay,
  played,
  redo,
  restart,
  showStep,
  undo,
  withHelp,
} from './play.js';
import type { Report, Search, Way } from './search-task.js';

/** The time in which a level is searched without a request, in milliseconds. */
export const patience = 2000;

/** The state of the view of a level. */
export interface BlocksState extends GameState {
  readonly game: BlockPlay;
  readonly look: Look;
  /** True if the moves are numbered on the board. */
  readonly numbered: boolean;
  /** True while the moves to the win are being replayed. */
  readonly playing: boolean;
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

/** An announcement: the note, or the position shown after an action. */
type Said =
  | { readonly kind: 'note' }
  | { readonly kind: 'shown'; readonly by: 'move' | 'undo' | 'redo' | 'restart' | 'path' | 'step' };

export type BlocksAction =
  | Open
  | { readonly type: 'move'; readonly letter: Letter }
  /** Plays a path from the start. */
  | { readonly type: 'path'; readonly path: string }
  | { readonly type: 'undo' | 'redo' | 'restart' | 'hint' | 'step' }
  | { readonly type: 'replay' | 'numbered' }
  /** Shows an entry of the moves made. */
  | { readonly type: 'showStep'; readonly at: number }
  /** The time for the next move of a replay has come. */
  | { readonly type: 'beat' }
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

const movesByHand: readonly BlocksAction['type'][] = ['move', 'path', 'step', 'redo'];

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
    case 'open':
      return guarded(state, action, () => opened(state, openPlay(action.fields, state.game)));
    case 'path':
      return shown(state, played(state.game, action.path), 'path');
    case 'showStep':
      return shown({ ...state, playing: false }, showStep(state.game, action.at), 'step');
    case 'beat':
      return outlookIn(state).kind === 'searching' ? state : stepped(state);
    case 'replay':
      return replayed(state);
    case 'numbered':
      return { ...(state.numbered ? state : helped(state)), numbered: !state.numbered };
    case 'look':
      return { ...state, look: action.look };
    case 'searchOn':
      return { ...state, search: begun, searchTime: Number.MAX_SAFE_INTEGER };
    case 'stopSearch':
      return stopped(state);
    case 'searched':
    case 'wayFound':
      return reported(state, action);
    default:
      return byHand({ ...state, playing: false }, action);
  }
}

/** The state with a play, and a word on it where that is the one on the page at another place. */
function opened(state: BlocksState, game: BlockPlay): BlocksState {
  const again = game.level === state.game.level && game.at !== state.game.at;
  return { ...withPlay(state, game), said: again ? { kind: 'shown', by: 'step' } : null };
}

/** The replay begun or ended; after a win it begins at the start. */
function replayed(state: BlocksState): BlocksState {
  const again =
    !state.playing && hasWon(state.game) ? shown(state, restart(state.game), 'restart') : state;
  return { ...again, playing: !state.playing };
}

function stopped(state: BlocksState): BlocksState {
  const { search } = state;
  const states = search.kind === 'progress' ? search.states : 0;
  return { ...state, search: { kind: 'stopped', states }, searchTime: 0 };
}

type ByHand = Extract<
  BlocksAction,
  { type: 'move' | 'undo' | 'redo' | 'restart' | 'hint' | 'step' }
>;

/** The state after an action that ends a replay. */
function byHand(state: BlocksState, action: ByHand): BlocksState {
  const { game } = state;
  switch (action.type) {
    case 'move':
      return tried(state, action.letter);
    case 'undo':
      return shown(state, undo(game), 'undo');
    case 'redo':
      return shown(state, redo(game), 'redo');
    case 'restart':
      return shown(state, restart(game), 'restart');
    case 'step':
      return stepped(state);
    case 'hint':
      return hinted(state);
  }
}

/** The state with the first move of a shortest way as a hint, or with a note that none is known. */
function hinted(state: BlocksState): BlocksState {
  const outlook = outlookIn(state);
  return outlook.kind === 'way'
    ? noted(helped(state), hintOf(outlook.way))
    : noted(state, { kind: 'outlook', outlook });
}

/** The state in which the way from the position is shown, if it is known. */
const helped = (state: BlocksState): BlocksState =>
  outlookIn(state).kind === 'way' ? { ...state, game: withHelp(state.game) } : state;

const hintOf = (way: string): Note => ({
  kind: 'hint',
  letter: way[0] as Letter,
  left: way.length - 1,
});

type Reported = Extract<BlocksAction, { type: 'searched' | 'wayFound' }>;

/** The state after a worker's report; one on another level or state is out of date. */
function reported(state: BlocksState, action: Reported): BlocksState {
  const { report } = action;
  if (action.type === 'searched')
    return report.kind === 'way' || action.level !== state.game.level
      ? state
      : { ...state, search: report };
  return report.kind === 'chart' ? state : { ...state, way: { from: action.from, report } };
}

/** The state after a move, or with a note that it is illegal. */
function tried(state: BlocksState, letter: Letter): BlocksState {
  const next = moved(state.game, letter);
  return next === null ? noted(state, { kind: 'illegal', letter }) : shown(state, next, 'move');
}

/** The state after the first move of a shortest way; a replay ends where no way is known. */
function stepped(state: BlocksState): BlocksState {
  const outlook = outlookIn(state);
  return outlook.kind === 'way'
    ? tried(helped(state), outlook.way[0] as Letter)
    : { ...noted(state, { kind: 'outlook', outlook }), playing: false };
}

const noted = (state: BlocksState, note: Note): BlocksState => ({
  ...state,
  noted: { state: here(state.game), note },
  said: { kind: 'note' },
});

const shown = (
  state: BlocksState,
  game: BlockPlay,
  by: (Said & { kind: 'shown' })['by'],
): BlocksState => ({ ...withPlay(state, game), said: { kind: 'shown', by } });

/** The state with another play; another level is searched anew. */
function withPlay(state: BlocksState, game: BlockPlay): BlocksState {
  const next = { ...state, game: { ...game }, fault: null };
  return game.level === state.game.level ? next : { ...next, search: begun, searchTime: patience };
}
