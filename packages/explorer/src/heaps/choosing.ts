import { current } from '../play/history.js';
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
import type { HeapsState, Said } from './heaps-state.js';
import { draftFor, here, take, withWay } from './heaps-state.js';

/** A step of choosing a move; heaps are counted from 0. */
export type Choosing =
  | { readonly type: 'place'; readonly place: number }
  | { readonly type: 'amount' | 'click'; readonly place: number; readonly amount: number }
  | { readonly type: 'digit'; readonly n: number }
  /** Leaves the rest of the chosen heap as these heaps. */
  | { readonly type: 'parts'; readonly parts: readonly number[] }
  /** Chooses the next heap to the right or to the left. */
  | { readonly type: 'around'; readonly way: 1 | -1 }
  | { readonly type: 'stepAmount'; readonly up: boolean }
  | { readonly type: 'anotherHeap' | 'clear' };

/** The state after a step of choosing a move. */
export function choose(state: HeapsState, action: Choosing): HeapsState {
  const { draft } = state;
  switch (action.type) {
    case 'place':
      return withDraft(state, withPlace(draft, action.place));
    case 'around': {
      const { length } = here(state).heaps;
      const from = draft.place ?? (action.way > 0 ? -1 : 0);
      return withDraft(state, withPlace(draft, (from + action.way + length) % length));
    }
    case 'amount':
      return withAmountOf(state, action.place, action.amount);
    case 'click':
      return click(state, action.place, action.amount);
    case 'stepAmount': {
      const { place, taken } = draft;
      const at = place ?? 0;
      const amounts = amountsAt(state, at, taken);
      return withAmountOf(state, at, steppedAmount(taken[at], amounts, action.up));
    }
    case 'digit': {
      const { n } = action;
      const next = withDigit(draft, n, here(state).heaps, state.game.table.rules.heapsPerMove);
      if (next !== null) return withDraft(state, next);
      return draft.place === null
        ? { ...state, said: { kind: 'noHeap', n } }
        : wrongAmount(state, draft.place, n);
    }
    case 'parts':
      return withDraft(state, withParts({ ...draft, place: draft.place ?? 0 }, action.parts));
    case 'anotherHeap':
      return { ...state, draft: { ...draft, place: null } };
    case 'clear':
      return { ...state, draft: draftFor(state.game) };
  }
}

/** The amounts of a heap that may be taken beside those of others. */
const amountsAt = ({ game }: HeapsState, place: number, taken: readonly number[]) =>
  game.table.amounts(current(game.history).position, place, taken);

/** The state with another draft, and what it chooses or may choose announced. */
function withDraft(state: HeapsState, chosen: Draft): HeapsState {
  const draft = withWay(state.game.table, here(state), chosen);
  return { ...state, draft, said: saidOf(draft) ?? state.said };
}

function saidOf({ place, taken, parts }: Draft): Said | null {
  if (parts !== null || taken.some((amount) => amount > 0)) return { kind: 'chosen' };
  return place === null ? null : { kind: 'may', place };
}

function withAmountOf(state: HeapsState, place: number, amount: number): HeapsState {
  const most = state.game.table.rules.heapsPerMove;
  const next =
    amount > here(state).heaps[place] ? null : withAmount(state.draft, place, amount, most);
  return next === null ? wrongAmount(state, place, amount) : withDraft(state, next);
}

const wrongAmount = (state: HeapsState, place: number, amount: number): HeapsState => ({
  ...state,
  said: amount > here(state).heaps[place] ? { kind: 'may', place } : { kind: 'tooMany' },
});

/**
 * An object clicked takes it and all after it, and from other heaps nothing where it may only be
 * taken alone; a second click makes the move.
 */
function click(state: HeapsState, place: number, amount: number): HeapsState {
  const { draft } = state;
  const { heaps } = here(state);
  const may = (taken: readonly number[]) => amountsAt(state, place, taken).includes(amount);
  if (draft.taken[place] === amount) return take(state, moveOf(draft));
  if (may(draft.taken)) return withAmountOf(state, place, amount);
  return may([])
    ? withAmountOf({ ...state, draft: emptyDraft(heaps) }, place, amount)
    : { ...state, said: { kind: 'may', place } };
}
