import { type HeapGameFamily, type HeapPosition, heapGames } from '@manaus/games';
import { type GameState, guarded, type Open } from '../shell/game-state.js';
import {
  type Draft,
  emptyDraft,
  moveOf,
  steppedAmount,
  withAmount,
  withDigit,
  withParts,
  withPlace,
} from './draft.js';
import { type HeapsGame, openHeaps } from './heaps-game.js';
import { begin, currentStep, type Play, played, redo, restart, undo } from './play.js';
import { readPlay } from './play-file.js';
import { isOver, type Move, type Table } from './table.js';

/** The state of the view of a heap game. */
export interface HeapsState extends GameState {
  readonly game: HeapsGame;
  /** The move being chosen. */
  readonly draft: Draft;
  /** True if the winning moves are listed. */
  readonly winning: boolean;
  /** True while winning moves are shown, one by one. */
  readonly playing: boolean;
  readonly said: Said | null;
}

/** An announcement about the state that it stands in. */
type Said =
  | { readonly kind: 'undo' | 'redo' | 'restart' | 'played' }
  | { readonly kind: 'refused' | 'chosen' | 'tooMany' | 'hint' }
  /** The moves since an entry of the play. */
  | { readonly kind: 'gained'; readonly since: number }
  | { readonly kind: 'may'; readonly place: number }
  | { readonly kind: 'noHeap'; readonly n: number };

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

/** A step of choosing a move; heaps are counted from 0. */
type Choosing =
  | { readonly type: 'place'; readonly place: number }
  | { readonly type: 'amount' | 'click'; readonly place: number; readonly amount: number }
  | { readonly type: 'digit'; readonly n: number }
  /** Leaves the rest of the chosen heap as these heaps. */
  | { readonly type: 'parts'; readonly parts: readonly number[] }
  /** Chooses the next heap to the right or to the left. */
  | { readonly type: 'around'; readonly way: 1 | -1 }
  | { readonly type: 'stepAmount'; readonly up: boolean }
  | { readonly type: 'anotherHeap' | 'clear' };

const byHand: readonly HeapsAction['type'][] = ['take', 'click', 'move', 'next', 'redo'];

/** True if an action may make a move by hand. */
export const isMove = ({ type }: HeapsAction): boolean => byHand.includes(type);

/** The view of the first game of a registry. */
export const firstHeaps = (games: readonly HeapGameFamily[] = heapGames): HeapsState => {
  const game = openHeaps({}, games);
  return { game, draft: draftFor(game), winning: false, playing: false, fault: null, said: null };
};

const here = ({ game }: HeapsState): HeapPosition => currentStep(game.play).position;
/** A draft without a choice, except where there is but one. */
const draftFor = ({ table, play }: HeapsGame): Draft => {
  const { position } = currentStep(play);
  return withWay(table, position, emptyDraft(position.heaps));
};

/** The state after an action; one that is made by hand ends the showing of winning moves. */
export function reduceHeaps(
  state: HeapsState,
  action: HeapsAction,
  games: readonly HeapGameFamily[] = heapGames,
): HeapsState {
  if (action.type === 'replay') return replayed(state);
  if (action.type === 'beat') return beaten(state);
  return reduced(state.playing ? { ...state, playing: false } : state, action, games);
}

/** The showing of winning moves begun or ended; after the end of a play it begins at the start. */
function replayed(state: HeapsState): HeapsState {
  if (state.playing) return { ...state, playing: false };
  const isDone = isOver(state.game.table, here(state));
  return { ...(isDone ? reduced(state, { type: 'restart' }) : state), playing: true };
}

/** The state after the next winning move; without one the showing ends. */
function beaten(state: HeapsState): HeapsState {
  const next = reduced(state, { type: 'next' });
  return { ...next, playing: next.game !== state.game && !isOver(next.game.table, here(next)) };
}

function reduced(
  state: HeapsState,
  action: Exclude<HeapsAction, { type: 'replay' | 'beat' }>,
  games: readonly HeapGameFamily[] = heapGames,
): HeapsState {
  const { game, draft } = state;
  const { table, play } = game;
  switch (action.type) {
    case 'open':
      return guarded(state, () => withGame(state, openHeaps(action.fields, games, game)));
    case 'file':
      return guarded(state, () => withGame(state, readPlay(action.text, games)));
    case 'undo':
      return shown(state, undo(table, play), { kind: 'undo' });
    case 'redo':
      return shown(state, redo(table, play), { kind: 'redo' });
    case 'restart':
      return {
        ...shown(state, restart(table, play), { kind: 'restart' }),
        draft: draftFor({ ...game, play: begin(table) }),
        fault: null,
      };
    case 'step':
      return shown(state, { ...play, at: action.at }, { kind: 'played' });
    case 'hint':
      return { ...state, said: { kind: 'hint' } };
    case 'next': {
      const [best] = table.winning(here(state));
      if (best === undefined) return { ...state, said: { kind: 'hint' } };
      return taking(state, table.moveTo(here(state), best));
    }
    case 'winning':
      return { ...state, winning: !state.winning };
    case 'move':
      return taking(state, action.move);
    case 'take':
      return taking(state, moveOf(draft));
    default:
      return choosing(state, action);
  }
}

/** The state after a step of choosing a move. */
function choosing(state: HeapsState, action: Choosing): HeapsState {
  const { draft, game } = state;
  const { heaps } = here(state);
  const most = game.table.rules.heapsPerMove;
  switch (action.type) {
    case 'place':
      return drafted(state, withPlace(draft, action.place));
    case 'around': {
      const from = draft.place ?? (action.way > 0 ? -1 : 0);
      return drafted(state, withPlace(draft, (from + action.way + heaps.length) % heaps.length));
    }
    case 'amount':
      return withAmountOf(state, action.place, action.amount);
    case 'click':
      return clicked(state, action.place, action.amount);
    case 'stepAmount': {
      const place = draft.place ?? 0;
      const amounts = game.table.amounts(here(state), place, draft.taken);
      return withAmountOf(state, place, steppedAmount(draft.taken[place], amounts, action.up));
    }
    case 'digit': {
      const { n } = action;
      const next = withDigit(draft, n, heaps, most);
      if (next !== null) return drafted(state, next);
      if (draft.place === null) return { ...state, said: { kind: 'noHeap', n } };
      return wrongAmount(state, draft.place, n);
    }
    case 'parts':
      return drafted(state, withParts({ ...draft, place: draft.place ?? 0 }, action.parts));
    case 'anotherHeap':
      return { ...state, draft: { ...draft, place: null } };
    case 'clear':
      return { ...state, draft: draftFor(game) };
  }
}

/** The draft with the first way to leave the rest, if it cannot be left as one heap. */
function withWay(table: Table, position: HeapPosition, draft: Draft): Draft {
  if (draft.place === null || draft.parts !== null) return draft;
  const [way] = table.ways(position, draft.place, draft.taken[draft.place]);
  return way === undefined ? draft : withParts(draft, way);
}

/** The state with another draft, and what it chooses or may choose announced. */
function drafted(state: HeapsState, chosen: Draft): HeapsState {
  const draft = withWay(state.game.table, here(state), chosen);
  const { place, taken, parts } = draft;
  if (parts !== null || taken.some((amount) => amount > 0))
    return { ...state, draft, said: { kind: 'chosen' } };
  return { ...state, draft, said: place === null ? state.said : { kind: 'may', place } };
}

function withAmountOf(state: HeapsState, place: number, amount: number): HeapsState {
  const most = state.game.table.rules.heapsPerMove;
  const next =
    amount > here(state).heaps[place] ? null : withAmount(state.draft, place, amount, most);
  return next === null ? wrongAmount(state, place, amount) : drafted(state, next);
}

const wrongAmount = (state: HeapsState, place: number, amount: number): HeapsState => ({
  ...state,
  said: amount > here(state).heaps[place] ? { kind: 'may', place } : { kind: 'tooMany' },
});

/**
 * An object clicked takes it and all after it, and from other heaps nothing where it may only be
 * taken alone; a second click makes the move.
 */
function clicked(state: HeapsState, place: number, amount: number): HeapsState {
  const { draft, game } = state;
  const { heaps } = here(state);
  const may = (taken: readonly number[]) =>
    game.table.amounts(here(state), place, taken).includes(amount);
  if (draft.taken[place] === amount) return taking(state, moveOf(draft));
  if (may(draft.taken)) return withAmountOf(state, place, amount);
  return may([])
    ? withAmountOf({ ...state, draft: emptyDraft(heaps) }, place, amount)
    : { ...state, said: { kind: 'may', place } };
}

function taking(state: HeapsState, move: Move): HeapsState {
  const { table, play } = state.game;
  const next = played(table, play, move);
  if (next === null) return { ...state, said: { kind: 'refused' } };
  return shown(state, next, { kind: 'gained', since: play.at });
}

const shown = (state: HeapsState, play: Play, said: Said): HeapsState =>
  play === state.game.play ? state : { ...withGame(state, { ...state.game, play }), said };

const withGame = (state: HeapsState, game: HeapsGame): HeapsState => ({
  ...state,
  game,
  draft: game.play === state.game.play ? state.draft : draftFor(game),
  fault: null,
});
